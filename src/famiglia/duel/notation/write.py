"""Writes a position as one line of text (`docs/notation.md`)."""

from typing import Final

from ..cards import NAMES, NO_CARD, UNKNOWN, cards_in, names
from ..edition import edition_name, option_names
from ..position import BRUTES, DECK_END, EXCHANGE, NOT_YET, OVER, STREET, TAKE, UNLIMITED, Position

STEPS: Final = {"street": STREET, "brute": BRUTES, "take": TAKE, "over": OVER}
STEP_NAMES: Final = {number: name for name, number in STEPS.items()} | {EXCHANGE: "exchange"}
FIELDS: Final = (
    "options", "first", "seat", "step", "refreshes", "hands", "areas", "street", "lowered", "discard", "deck", "phase",
    "passes", "end",
)  # fmt: skip


def write_position(position: Position, known_only: bool = False) -> str:
    """Write the complete position; `known_only` leaves out the secret order of the deck."""
    options = ",".join(option_names(position.rules)) or "-"
    fields = (
        f"duel/{edition_name(position.rules)}",
        f"options={options}",
        f"first={position.first}",
        f"seat={position.seat}",
        f"step={_write_step(position)}",
        f"refreshes={'*' if position.refreshes == UNLIMITED else position.refreshes}",
        f"hands={write_pile(position.hand0)}/{write_pile(position.hand1)}",
        f"areas={write_pile(position.area0)}/{write_pile(position.area1)}",
        f"street={_write_street(position)}",
        f"lowered={_write_lowered(position)}",
        f"discard={write_pile(position.discard)}",
        f"deck={_write_deck(position, known_only)}",
        f"phase={position.phase}",
        f"passes={position.passes}",
        f"end={_write_end(position)}",
    )
    return " ".join(fields)


def write_pile(pile: int) -> str:
    return "".join(names(cards_in(pile))) or "-"


def _write_step(position: Position) -> str:
    if position.step != EXCHANGE:
        return STEP_NAMES[position.step]
    done = f"{write_pile(position.fetched)},{write_pile(position.laid)}"
    return f"exchange({NAMES[position.accountant]},{position.exchanges_left},{done})"


def _write_street(position: Position) -> str:
    old = write_pile(position.old) if position.old or not position.new else ""
    return old + ("+" + write_pile(position.new) if position.new else "")


def _write_lowered(position: Position) -> str:
    if position.lowered == NO_CARD:
        return "-"
    return f"{'+' if position.lowered_new else ''}{NAMES[position.lowered]}-{position.lowered_by}"


def _write_deck(position: Position, known_only: bool) -> str:
    deck = position.deck_cards()
    covered, known = deck[: len(deck) - position.known], deck[len(deck) - position.known :]
    if covered and (known_only or UNKNOWN in covered):
        text = f"?{len(covered)}"
    else:
        text = "".join(names(covered))
    if known:
        text += "|" + "".join(names(known))
    return text or "-"


def _write_end(position: Position) -> str:
    if position.ending == NOT_YET:
        return "-"
    reason = "deck" if position.ending == DECK_END else "pass"
    return reason if position.step == OVER else f"{reason}:{position.turns_left}"
