"""What a seat or a spectator may know, and what follows from it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from famiglia.dice import Chance

from .cards import NAMES, NO_CARD, NUMBERS, UNKNOWN, CardName, cards_in, full_set, names, one, pile_of, size, start_set
from .edition import edition_name, option_names, rules_in_force
from .events import Event, Played
from .moves import Exchange, PlayAccountant, PlayBrute, Take
from .notation.write import STEP_NAMES
from .position import DECK_END, EXCHANGE, NOT_YET, OVER, PASSED_OUT, UNLIMITED, Position
from .result import Result
from .score import result_of

Cards: TypeAlias = tuple[CardName, ...]

ENDINGS: Final = {NOT_YET: None, DECK_END: "deck", PASSED_OUT: "pass"}


@dataclass(frozen=True)
class Lowered:
    """The Street card that a Brute has lowered for this turn."""

    card: CardName
    new: bool
    """Whether it is one of the new cards."""
    amount: int
    """By how much."""


@dataclass(frozen=True)
class Exchanging:
    """An Accountant at work."""

    accountant: CardName
    left: int
    """How many exchanges are left."""
    fetched: Cards
    """What has come to the hand."""
    laid: Cards
    """What went to the play area."""


@dataclass(frozen=True)
class View:
    """Everything that one viewer may know of a duel; it has no access to the rest of the position."""

    viewer: int | None
    """A seat, or None for a spectator."""
    edition: str
    options: tuple[str, ...]
    """House rules."""
    first: int
    """The starting player."""
    seat: int
    """Whose turn it is."""
    step: str
    """What is next in this turn; `over` at the end."""
    refreshes: int | None
    """How often the Street may still be refreshed this turn; None without limit."""
    hands: tuple[Cards | None, Cards | None]
    """A hand that the viewer may not see is None."""
    hand_sizes: tuple[int, int]
    """By seat."""
    areas: tuple[Cards, Cards]
    """The play areas, by seat."""
    street: Cards
    """The Street without the new cards."""
    new: Cards
    """The new cards of the Street."""
    lowered: Lowered | None
    """The card that a Brute has lowered in this turn."""
    exchanging: Exchanging | None
    """The Accountant that is at work."""
    discard: Cards
    """The discard pile."""
    deck_size: int
    """How many cards are in the deck."""
    deck_known: Cards
    """The cards at the bottom of the deck that were put there openly, from top to bottom."""
    phase: int
    """1 with the first deck, 2 after the reshuffle."""
    passes: int
    """How many passes in a row there were."""
    ending: str | None
    """What will end the duel, once that is certain: `deck` or `pass`."""
    turns_left: int
    """Then: how many turns follow this one."""
    result: Result | None
    """None while the duel runs."""

    def as_json(self) -> dict[str, Any]:
        plain: dict[str, Any] = {}
        for name, value in vars(self).items():
            if isinstance(value, Result):
                value = value.as_json()
            elif isinstance(value, Lowered | Exchanging):
                value = {key: _plain(part) for key, part in vars(value).items()}
            plain[name] = _plain(value)
        return plain


def _plain(value: Any) -> Any:
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def see(position: Position, viewer: int | None, memory_aid: bool = False) -> View:
    """The view of a seat, or of a spectator (None).

    A hand is open to its owner; to everybody with the memory aid (DA-44) and at the end, when it is counted.
    """
    if viewer not in (None, 0, 1):
        raise ValueError(f"viewer {viewer!r}: expected 0, 1 or None for a spectator")
    hands = (position.hand0, position.hand1)
    open_to_all = memory_aid or position.step == OVER
    deck = position.deck_cards()
    return View(
        viewer=viewer,
        edition=edition_name(position.rules),
        options=option_names(position.rules),
        first=int(position.first),
        seat=int(position.seat),
        step=STEP_NAMES[position.step],
        refreshes=None if position.refreshes == UNLIMITED else int(position.refreshes),
        hands=(
            _cards(hands[0]) if open_to_all or viewer == 0 else None,
            _cards(hands[1]) if open_to_all or viewer == 1 else None,
        ),
        hand_sizes=(int(size(hands[0])), int(size(hands[1]))),
        areas=(_cards(position.area0), _cards(position.area1)),
        street=_cards(position.old),
        new=_cards(position.new),
        lowered=_lowered(position),
        exchanging=_exchanging(position),
        discard=_cards(position.discard),
        deck_size=len(deck),
        deck_known=names(deck[len(deck) - position.known :]),
        phase=int(position.phase),
        passes=int(position.passes),
        ending=ENDINGS[position.ending],
        turns_left=int(position.turns_left),
        result=result_of(position),
    )


def _cards(pile: int) -> Cards:
    return names(cards_in(pile))


def _lowered(position: Position) -> Lowered | None:
    if position.lowered == NO_CARD:
        return None
    return Lowered(NAMES[position.lowered], bool(position.lowered_new), int(position.lowered_by))


def _exchanging(position: Position) -> Exchanging | None:
    if position.step != EXCHANGE:
        return None
    left = int(position.exchanges_left)
    return Exchanging(NAMES[position.accountant], left, _cards(position.fetched), _cards(position.laid))


class Memory:
    """Both hands, derived from the public events, because every card enters and leaves a hand face up."""

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.hands = [start_set(), start_set()]
        for event in events:
            self.watch(event)

    def watch(self, event: Event) -> None:
        """Follow one more event."""
        if not isinstance(event, Played):
            return
        seat, move = event.seat, event.move
        if isinstance(move, PlayAccountant | PlayBrute):
            self.hands[seat] -= one(NUMBERS[move.card])
        elif isinstance(move, Exchange):
            self.hands[seat] += one(NUMBERS[move.fetch]) - one(NUMBERS[move.lay])
        elif isinstance(move, Take):
            self.hands[seat] += one(NUMBERS[move.card])
            if move.down is not None:
                self.hands[seat] -= one(NUMBERS[move.down])

    def recall(self, view: View) -> View:
        """The view with the hands filled in that an attentive player knows."""
        return replace(view, hands=(_cards(self.hands[0]), _cards(self.hands[1])))


def guess(view: View, dice: Chance) -> Position:
    """A position that agrees with everything in the view; the dice choose among the possible ones.

    A hidden hand is guessed too. A player who has followed the events knows it: pass `memory.recall(view)` then.
    """
    position = Position(rules_in_force(view.edition, view.options), view.first, b"")
    position.seat = view.seat
    position.step = {name: number for number, name in STEP_NAMES.items()}[view.step]
    position.refreshes = UNLIMITED if view.refreshes is None else view.refreshes
    position.area0, position.area1 = _pile(view.areas[0]), _pile(view.areas[1])
    position.old, position.new, position.discard = _pile(view.street), _pile(view.new), _pile(view.discard)
    position.phase, position.passes = view.phase, view.passes
    position.ending = {name: number for number, name in ENDINGS.items()}[view.ending]
    position.turns_left = view.turns_left
    position.known = len(view.deck_known)
    if view.lowered:
        position.lowered, position.lowered_by = NUMBERS[view.lowered.card], view.lowered.amount
        position.lowered_new = int(view.lowered.new)
    if view.exchanging:
        position.accountant, position.exchanges_left = NUMBERS[view.exchanging.accountant], view.exchanging.left
        position.fetched, position.laid = _pile(view.exchanging.fetched), _pile(view.exchanging.laid)
    position.deck = bytes(NUMBERS[card] for card in view.deck_known)
    position.hand0, position.hand1 = _pile(view.hands[0] or ()), _pile(view.hands[1] or ())
    _deal_unseen(position, view, dice)
    return position


def _deal_unseen(position: Position, view: View, dice: Chance) -> None:
    """Shuffle what the viewer has not seen into the hidden hands and on top of the known part of the deck."""
    unseen = dice.shuffle(unseen_cards(position))
    if view.phase == 2:  # no 0 is left in the deck (DA-18)
        unseen = bytes([card for card in unseen if card % 5 == 0] + [card for card in unseen if card % 5])
    in_hands = sum(size for size, hand in zip(view.hand_sizes, view.hands, strict=True) if hand is None)
    hidden = dice.shuffle(unseen[:in_hands])
    if view.hands[0] is None:
        position.hand0, hidden = pile_of(hidden[: view.hand_sizes[0]]), hidden[view.hand_sizes[0] :]
    if view.hands[1] is None:
        position.hand1 = pile_of(hidden)
    position.deck = unseen[in_hands:] + position.deck


def _pile(cards: Cards) -> int:
    return pile_of(bytes(NUMBERS[card] for card in cards))


def fill_deck(position: Position, dice: Chance) -> None:
    """Shuffle the unknown cards of a deck."""
    if UNKNOWN in position.deck:
        position.deck = dice.shuffle(unseen_cards(position)) + position.deck.replace(bytes([UNKNOWN]), b"")


def unseen_cards(position: Position) -> bytes:
    """The cards that are nowhere visible, which are the unknown part of the deck, in card order."""
    known = position.deck_cards().replace(bytes([UNKNOWN]), b"")
    return cards_in(full_set() - position.in_sight() - pile_of(known))
