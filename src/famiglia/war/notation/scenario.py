"""Readable scenarios: a position as a table of names that lists only what differs from a fresh setup.

>>> from famiglia.war.notation.scenario import read_scenario
>>> p = read_scenario({"soldati": {"licata": "red 3"}, "headquarters": {"red": {"money": 5}}})
>>> int(p.money[0])
5
"""

from typing import Any, Final

from mypy_extensions import i64

from famiglia.game import NotationError

from ..engine import step_kinds
from ..engine.board import SEATS, Board
from ..engine.empty_table import empty_table
from ..engine.engine import run
from ..engine.options import OPTIONS, rules_in_force
from ..engine.position import ENCOUNTER, OVER, PLANNING, SETUP, Position
from ..events import REASONS
from ..names import Names, names_of
from ..phases import rounds
from .scenario_reader import ScenarioReader
from .scenario_values import keys, number, one_of, table, wrong

PLAIN_KEYS: Final = ("families", "options", "round", "phase", "starter", "turn", "next_starter", "result")
TABLE_KEYS: Final = (
    "soldati", "labs", "cars", "boats", "mat", "orders", "executed", "removed_orders", "could_be", "headquarters",
    "sheets", "tiles", "marks", "busts", "box", "characters", "control", "dealt",
)  # fmt: skip
KEYS: Final = PLAIN_KEYS + TABLE_KEYS
PHASES: Final = ("tiles", "planning", "encounter", "over")
DEFAULT_FAMILIES: Final = ("red", "blue", "green", "yellow")


class NoChance:
    """Dice for steps without chance; any use is an error."""

    def below(self, sides: int) -> int:
        raise AssertionError("nothing is left to chance here")

    def shuffle(self, cards: bytes) -> bytes:
        raise AssertionError("nothing is left to chance here")

    def copy(self) -> "NoChance":
        return self


def read_scenario(data: dict[str, Any], board: Board | None = None) -> Position:
    """The position that a scenario describes, up to its first decision."""
    if board is None:
        from .. import board_of

        board = board_of()
    found = keys("scenario", data, KEYS)
    p = empty_table(board, _rules(found))
    names = names_of(board)
    _read_families(p, found.get("families", {}))
    _read_round(p, found)
    _read_seats(p, found)
    ScenarioReader(p, names, found).put_all_pieces()
    _begin(p, found, names)
    run(p, NoChance())
    return p


def write_scenario(position: Position) -> dict[str, Any]:
    """A scenario for a position at a planning turn or at the start of an order; raises `NotationError` for any other."""
    from .scenario_writer import describe

    step = "the end" if position.phase == OVER else step_kinds.NAMES[position.step()]
    written: dict[str, Any] = {}
    same = False
    if position.phase != SETUP:
        written = describe(position)
        try:
            same = read_scenario(written, position.board) == position
        except NotationError:
            same = False
    if not same:
        raise NotationError("position", step, "a planning turn or the start of an order (use the compact form)")
    return written


def _rules(found: dict[str, Any]) -> int:
    options = found.get("options", [])
    if not isinstance(options, list | tuple):
        raise wrong("options", options, "a list of options")
    for name in options:
        if name not in OPTIONS:
            raise wrong("options", name, "one of " + ", ".join(OPTIONS))
    return rules_in_force(options)


def _seats(p: Position) -> dict[str, int]:
    return {seat.id: seat.index for seat in p.board.pack.seats}


def _read_families(p: Position, value: object) -> None:
    """Set the family of each seat; a seat that is not named gets its default family, or a free one if that is taken."""
    seats = _seats(p)
    families = {family.id: family.index for family in p.board.pack.families}
    named = keys("families", value, tuple(seats))
    for name, family in named.items():
        at = f"families.{name}"
        number_of = one_of(at, family, families)
        if p.seat_of(number_of) >= 0:
            raise wrong(at, family, "a family that no other seat has")
        p.family[seats[name]] = number_of
    rest = [families[name] for name in (*DEFAULT_FAMILIES, *families) if name in families]
    for seat in range(SEATS):
        preferred = rest[seat]
        if p.family[seat] < 0:
            free = [other for other in rest if p.seat_of(other) < 0]
            p.family[seat] = preferred if preferred in free else free[0]


def _read_round(p: Position, found: dict[str, Any]) -> None:
    """Read the round and the top sheet, whose number is lower than that of the round."""
    pack = p.board.pack
    last = sum(1 for sheet in pack.sheets if sheet.top) - 1
    sheets = keys("sheets", found.get("sheets", {}), ("top", "top_tokens", "bottom_tokens"))
    p.top_sheet = number("sheets.top", sheets.get("top", 0), 0, last)
    p.round = number("round", found.get("round", int(p.top_sheet) + 1), 1, int(p.board.rounds))
    if p.top_sheet >= p.round:
        raise wrong("sheets.top", int(p.top_sheet), f"at most {int(p.round) - 1} in round {int(p.round)}")


def _read_seats(p: Position, found: dict[str, Any]) -> None:
    seats = _seats(p)
    phase = found.get("phase", "planning")
    if phase not in PHASES:
        raise wrong("phase", phase, "one of " + ", ".join(PHASES))
    p.phase = {"encounter": ENCOUNTER, "over": OVER}.get(phase, PLANNING)
    p.starter = one_of("starter", found.get("starter", "NW"), seats)
    p.next_starter = p.starter
    if "next_starter" in found:
        p.next_starter = one_of("next_starter", found["next_starter"], seats)
    if p.phase != PLANNING:
        if "turn" in found:
            raise wrong("turn", found["turn"], "nothing outside the planning phase")
        if p.next_starter != p.starter:
            raise wrong("next_starter", found["next_starter"], "the starter, outside the planning phase")


def _begin(p: Position, found: dict[str, Any], names: Names) -> None:
    """Push the frame for the point of the round at which the scenario begins."""
    if "result" in found and p.phase != OVER:
        raise wrong("result", found["result"], "nothing before the end")
    if p.phase == OVER:
        _read_result(p, found.get("result"), names)
        return
    turn: i64 = p.starter
    if "turn" in found:
        turn = one_of("turn", found["turn"], _seats(p))
    if p.phase == ENCOUNTER:
        p.push(step_kinds.ROUND, -1, rounds.ORDERS, p.starter, 0)
    elif found.get("phase") == "tiles":
        before: i64 = 0
        seat = p.starter
        while seat != turn:
            seat = p.next_of(seat)
            before += 1
        p.push(step_kinds.ROUND, -1, rounds.TILES, turn, before)
    else:
        p.push(step_kinds.ROUND, -1, rounds.TURNS, turn, 0)


def _read_result(p: Position, value: object, names: Names) -> None:
    if value is None:
        raise wrong("result", "", "a winner and a reason when the phase is over")
    result = keys("result", table("result", value), ("winner", "reason"))
    reasons = {word: number for number, word in REASONS.items()}
    p.ending = one_of("result.reason", result.get("reason"), reasons)
    if "winner" in result:
        teams = {names.team(team): team for team in range(2)}
        p.winner = one_of("result.winner", result["winner"], teams)
    if (p.winner < 0) != (result["reason"] == "draw"):
        raise wrong("result.winner", result.get("winner", ""), "a team, and none for a draw")
