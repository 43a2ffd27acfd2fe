"""Builds any position of a duel from the cards that a test names, and short functions to play and inspect it."""

import pytest

from famiglia import duel
from famiglia.duel.cards import COPIES, FAMILIES, NAMES, NUMBERS
from famiglia.duel.notation import read_move
from famiglia.duel.view import View
from famiglia.rulebook import Refusal, Refused

EDITIONS = ["revised", "classic"]
SEATS = [0, 1]
START = "F0A0B0M0"

both_editions = pytest.mark.parametrize("edition", EDITIONS)
either_seat_first = pytest.mark.parametrize("first", SEATS)


class FixedDice:
    """Dice without chance: a shuffle puts the named cards on top and leaves the others in card order."""

    def __init__(self, order: str = "", number: int = 0) -> None:
        self.order = order
        self.number = number
        self.shuffled: list[str] = []
        """Every pile that was shuffled, in card order."""

    def below(self, sides: int) -> int:
        return self.number

    def shuffle(self, cards: bytes) -> bytes:
        rest = sorted(cards)
        self.shuffled.append("".join(NAMES[card] for card in rest))
        named = [NUMBERS[card] for card in _cards(self.order)]
        for card in named:
            rest.remove(card)
        return bytes(named + rest)

    def copy(self) -> "FixedDice":
        return FixedDice(self.order, self.number)


def at(
    street: str = "F1A1B1M1",
    hand: str = START,
    area: str = "",
    *,
    other: str | None = None,
    other_area: str = "",
    deck: str | None = None,
    top: str = "",
    discard: str = "",
    seat: int = 0,
    first: int = 0,
    edition: str = "revised",
    options: str = "",
    step: str = "street",
    refreshes: str | None = None,
    lowered: str = "",
    phase: int = 1,
    passes: int = 0,
    end: str | None = None,
    shuffled: str = "",
) -> duel.Duel:
    """A duel at a position with these cards; the rest of the sixty cards is distributed automatically.

    `hand` and `area` belong to the seat whose turn it is, `other` and `other_area` to the opponent, whose hand by default
    is what remains of a starting set. `deck` is the whole deck from the top; the remaining cards then lie in the opponent's
    play area. Without it they lie in the deck under the cards of `top`, but in phase 2 a 0 goes to the opponent's play area.
    `shuffled` is what a later reshuffle brings to the top. Piles may be written in any order.

    >>> game = at("B2F1+A1", hand="F0F0", deck="M1A3", discard="A2")
    >>> part(game, "street"), part(game, "hands"), part(game, "deck")
    ('F1B2+A1', 'F0F0/F0A0B0M0', 'M1A3')
    """
    old, _, new = street.partition("+")
    left = [card for card in NAMES for _ in range(COPIES[int(card[1])])]
    for named in (old, new, hand, area, other or "", other_area, discard, top, (deck or "").replace("|", "")):
        left = _without(left, named)
    if other is None:
        other = "".join(card for card in _cards(START) if card in left)
        left = _without(left, other)
    if deck is None:
        spent = [card for card in left if phase == 2 and card.endswith("0")]
        deck, left = top + "".join(_without(left, "".join(spent))), spent
    other_area += "".join(left)
    if refreshes is None:
        refreshes = "0" if step != "street" or (phase == 2 and new) else "*" if phase == 1 else "1"
    if end is None:
        end = "-" if deck else f"deck:{1 if seat == first else 0}"
    hands, areas = [_pile(hand), _pile(other)], [_pile(area), _pile(other_area)]
    if seat == 1:
        hands.reverse()
        areas.reverse()
    lying = (_pile(old) if old or not new else "") + ("+" + _pile(new) if new else "")
    return duel.resume(
        f"duel/{edition} options={options or '-'} first={first} seat={seat} step={step} refreshes={refreshes}"
        f" hands={'/'.join(hands)} areas={'/'.join(areas)} street={lying} lowered={lowered or '-'}"
        f" discard={_pile(discard)} deck={deck or '-'} phase={phase} passes={passes} end={end}",
        FixedDice(shuffled),
    )


def _cards(text: str) -> list[str]:
    return [text[start : start + 2] for start in range(0, len(text), 2)]


def _pile(text: str) -> str:
    return "".join(sorted(_cards(text), key=lambda card: (FAMILIES.index(card[0]), card[1]))) or "-"


def _without(cards: list[str], taken: str) -> list[str]:
    rest = list(cards)
    for card in _cards(taken):
        if card in rest:  # a card named too often is left for the notation to report
            rest.remove(card)
    return rest


# Playing and inspecting


def plus(edition: str) -> str:
    """The mark of a card that a refresh has added: a plus, but only in the revised edition."""
    return "+" if edition == "revised" else ""


def texts(game: duel.Duel, beginning: str = "") -> set[str]:
    """The legal moves of the seat whose turn it is; only those with this beginning."""
    (seat,) = game.to_decide()
    return {str(move) for move in game.moves(seat) if str(move).startswith(beginning)}


def play(game: duel.Duel, *moves: str) -> list[duel.Event]:
    """Make moves of the seat whose turn it is, each of which must be legal, and return the events."""
    events: list[duel.Event] = []
    for move in moves:
        (seat,) = game.to_decide()
        assert read_move(move) in game.moves(seat), f"{move} is not listed: {game}"
        events += game.play(seat, move)
        assert duel.resume(str(game), FixedDice()).position == game.position, (
            "the notation does not contain the whole position"
        )
    return events


def part(game: duel.Duel, field: str) -> str:
    """One field of the position's notation: `part(game, "street") == "F1+A2"`."""
    return dict(text.split("=") for text in str(game).split(" ")[1:])[field]


def hand(game: duel.Duel, seat: int) -> str:
    return part(game, "hands").split("/")[seat]


def area(game: duel.Duel, seat: int) -> str:
    return part(game, "areas").split("/")[seat]


def dice(game: duel.Duel) -> FixedDice:
    assert isinstance(game.dice, FixedDice)
    return game.dice


def cards_seen(view: View) -> int:
    """How many cards a viewer can account for, hidden ones included."""
    return sum(map(len, (*view.areas, view.street, view.new, view.discard))) + sum(view.hand_sizes) + view.deck_size


def outcome(game: duel.Duel) -> duel.Result:
    result = game.result()
    assert result is not None, f"the duel is not over: {game}"
    return result


def refusal(game: duel.Duel, move: str, seat: int | None = None) -> Refusal:
    """Assert that `why_not` and `play` refuse a move alike and change nothing, and return the refusal."""
    seat = int(game.position.seat) if seat is None else seat
    before = str(game), dice(game).shuffled.copy(), game.position.copy()
    expected = game.why_not(seat, move)
    assert expected is not None, f"{move} is legal: {game}"
    with pytest.raises(Refused) as raised:
        game.play(seat, move)
    assert expected == raised.value.refusal
    assert expected.rule == raised.value.rule
    assert before == (str(game), dice(game).shuffled, game.position)
    assert move not in {str(legal) for legal in game.moves(seat)}
    return expected
