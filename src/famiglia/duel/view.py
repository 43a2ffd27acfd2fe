"""What a seat or a spectator may know, and what can be derived or guessed from it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
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
    """An Accountant during its exchanges."""

    accountant: CardName
    left: int
    """How many exchanges are left."""
    fetched: Cards
    """The cards that it has brought to the hand."""
    laid: Cards
    """The cards that it has laid in the play area."""


@dataclass(frozen=True)
class View:
    """Everything that one viewer may know of a duel, and nothing else."""

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
    """The next step of this turn; `over` at the end."""
    refreshes: int | None
    """How often the Street may still be refreshed this turn; None if there is no limit."""
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
    """The Accountant that is being used."""
    discard: Cards
    """The discard pile."""
    deck_size: int
    """How many cards are in the deck."""
    deck_known: Cards
    """The cards that everyone saw being put under the deck, from top to bottom."""
    phase: int
    """1 with the first deck, 2 after the reshuffle."""
    passes: int
    """How many passes in a row there were."""
    ending: str | None
    """What will end the duel, once that is certain: `deck` or `pass`."""
    turns_left: int
    """Once the end is certain: how many turns follow this one."""
    result: Result | None
    """None while the duel is running."""

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

    A seat sees its own hand. With the memory aid (DA-44) and at the end, everybody sees both hands.
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


@lru_cache(maxsize=20_000)
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
    """Knows both hands from the public events, because every card enters and leaves a hand face up."""

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
        """The same view with both hands filled in, as an attentive player knows them."""
        return replace(view, hands=(_cards(self.hands[0]), _cards(self.hands[1])))


def guess(view: View, dice: Chance) -> Position:
    """A random position among those that agree with everything in the view.

    A hidden hand is guessed as well. If the events are known, pass `memory.recall(view)`, which has both hands.
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
    """Deal the cards that the viewer has not seen to the hidden hands and on top of the known part of the deck, at random."""
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
    """Replace the unknown cards of a deck by the unseen cards in random order."""
    if UNKNOWN in position.deck:
        position.deck = dice.shuffle(unseen_cards(position)) + position.deck.replace(bytes([UNKNOWN]), b"")


def unseen_cards(position: Position) -> bytes:
    """The cards that are nowhere to be seen, in card order; the unknown part of the deck consists of them."""
    known = position.deck_cards().replace(bytes([UNKNOWN]), b"")
    return cards_in(full_set() - position.in_sight() - pile_of(known))
