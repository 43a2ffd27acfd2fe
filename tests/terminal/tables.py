"""Matches at any point of a game, made in a line or two."""

from famiglia import duel
from famiglia.dice import Dice
from famiglia.duel.cards import NUMBERS
from famiglia.record import Record
from famiglia.record.record import Header
from famiglia.terminal.match import Match
from famiglia.terminal.settings import Settings

SEED = b"an evening in May, about ten .. "
"""The seed of every game in these tests: 32 bytes."""


def pile(cards: str) -> list[str]:
    """`"A1 F0"` as sorted codes."""
    return sorted(cards.split(), key=NUMBERS.__getitem__)


def written(cards: str) -> str:
    return "".join(pile(cards)) or "-"


def position(
    hands: tuple[str, str] = ("F0 A0 B0 M0", "F0 A0 B0 M0"),
    areas: tuple[str, str] = ("", ""),
    street: str = "",
    new: str = "",
    *,
    step: str = "street",
    refreshes: str = "",
    lowered: str = "-",
    discard: str = "",
    under: str = "",
    deck: int | None = None,
    phase: int = 1,
    passes: int = 0,
    end: str = "-",
    edition: str = "revised",
    options: str = "-",
    seat: int = 0,
    first: int = 0,
) -> str:
    """A position in notation; all cards that are named nowhere lie in the deck, or the discard pile takes the rest."""
    on_table = [*pile(hands[0]), *pile(hands[1]), *pile(areas[0]), *pile(areas[1]), *pile(street), *pile(new)]
    hidden = 60 - len(on_table) - len(pile(discard)) - len(pile(under))
    if deck == 0:
        every = [name for name in NUMBERS for _ in range(5 - int(name[1]))]
        for card in on_table:
            every.remove(card)
        street, hidden = " ".join([*pile(street), *every]), 0
    covered = (f"?{hidden}" if hidden else "") + (f"|{under.replace(' ', '')}" if under else "")
    fresh = f"+{written(new)}" if new else ""
    left = refreshes or ("0" if step != "street" else "*" if phase == 1 else "1")
    return (
        f"duel/{edition} options={options} first={first} seat={seat} step={step} refreshes={left} "
        f"hands={written(hands[0])}/{written(hands[1])} areas={written(areas[0])}/{written(areas[1])} "
        f"street={written(street) if street or not new else ''}{fresh} lowered={lowered} discard={written(discard)} "
        f"deck={covered or '-'} phase={phase} passes={passes} end={end}"
    )


def match_at(text: str, settings: Settings | None = None) -> Match:
    """A match that goes on from a position."""
    chosen = settings or Settings(seed=SEED)
    game = duel.resume(text, Dice(SEED))
    header = Header(game.edition, game.options, chosen.seats(), 0, "-")
    view = game.view(None)
    return Match(chosen, Record(header, game, SEED, duel.Dealt(view.first, view.street)))


CROWDED = position(
    hands=("F0 F1 F1 A1 A1 A2 B1 B2 B3 M0 M1 M2 M3 A0", "F0 A0 B0 M0 F2"),
    areas=("F0 A0 A0 B0 B0 M0 A1 B1 M1 M1 F1 A2 B1 M2 M2 B2", "F1 B0 M0 A1"),
    street="F2 F2 F3 F4 A3 A3 A4 B4 B3 M3 M4 A2",
    new="B1 F3",
    phase=2,
    refreshes="0",
)
LOWERED = position(
    hands=("F2 F2 B1 A1 M2", "F0 A0 B0 M0"),
    areas=("B2 F0", "A0"),
    street="F2 F3 B3 A2",
    new="F4 A1 M0",
    step="take",
    lowered="+F4-1",
    discard="A4 B1",
    passes=1,
)
EXCHANGE = position(
    hands=("F0 M0 A1 B1", "F0 A0 B0 M0 A0"),
    areas=("A2 M2 B3 F1", "B0"),
    street="F2 A3 M1 B1",
    step="exchange(A2,1,M2,B0)".replace("M2,B0", "B1,F1"),
)
LAST = position(
    hands=("F0 F1 F1 M3", "F0 A0 B0 M0 A1 B1 B2"),
    areas=("A0 B0 F0 M1", "B0 A1 M1"),
    street="F2 F2 A4",
    deck=0,
    phase=2,
    refreshes="0",
    end="deck:0",
    seat=0,
    first=1,
)
