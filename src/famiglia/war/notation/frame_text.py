"""The written form of the pending decisions: one frame after the other, the uppermost last (`docs/notation.md`).

The car of an order is written as one number: its area + 1, 0 for none, `LOST_CAR` if it is lost. The frame of a movement
repeats that number until it has been decided whether a car goes along.
"""

import re
from collections.abc import Mapping
from typing import Final

from famiglia.game import NotationError

from ..engine import fields, step_kinds
from ..engine.board import SEATS
from ..engine.position import FRAME, Position

LETTERS: Final = "abcdn"
"""The seats in the order of the pack, and the neutrals."""
LOST_CAR: Final = 99
BEFORE_THE_CAR: Final = (step_kinds.BRIBERY, step_kinds.HOW_MANY, step_kinds.CAR_ALONG)
FIRST: Final = fields.SEAT + 1
"""The place of the first field after step and seat."""
NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,17}")


def frames(p: Position) -> list[list[int]]:
    """The stack as rows of numbers, the lowest first."""
    numbers = [int(number) for number in p.stack]
    return [numbers[at : at + int(FRAME)] for at in range(0, len(numbers), int(FRAME))]


def write_stack(p: Position) -> str:
    rows = frames(p)
    return ">".join(_write(frame, rows[depth - 1]) for depth, frame in enumerate(rows)) or "-"


def _write(frame: list[int], below: list[int]) -> str:
    values = frame[FIRST:]
    if frame[fields.STEP] == step_kinds.FIGHT:
        values[fields.FIGHT_CAR - FIRST] = _written_car(frame)
        values[fields.FIGHT_CAR_LOST - FIRST] = 0
    elif _repeats_the_car(frame, below):
        values[fields.MOVE_CAR - FIRST] = _written_car(below)
    while values and values[-1] == 0:
        values.pop()
    seat = frame[fields.SEAT]
    text = f"{step_kinds.NAMES[frame[fields.STEP]]}:{LETTERS[seat] if seat >= 0 else '-'}"
    return f"{text}:{','.join(str(value) for value in values)}" if values else text


def _written_car(fight: list[int]) -> int:
    return LOST_CAR if fight[fields.FIGHT_CAR_LOST] else fight[fields.FIGHT_CAR]


def _repeats_the_car(frame: list[int], below: list[int]) -> bool:
    return frame[fields.STEP] in BEFORE_THE_CAR and below[fields.STEP] == step_kinds.FIGHT


def read_stack(text: str) -> list[int]:
    """The numbers of all frames, one after the other."""
    steps = {name: number for number, name in enumerate(step_kinds.NAMES)}
    rows: list[list[int]] = []
    for frame in [] if text == "-" else text.split(">"):
        where = f"stack, frame {len(rows) + 1}"
        row = _read(where, frame, steps)
        _read_car(where, frame, row, rows[-1] if rows else row)
        rows.append(row)
    return [number for row in rows for number in row]


def _read(where: str, frame: str, steps: Mapping[str, int]) -> list[int]:
    step, colon, rest = frame.partition(":")
    seat, more, values = rest.partition(":")
    if step not in steps:
        raise NotationError(where, step, "one of " + ", ".join(steps))
    seats = {LETTERS[number]: number for number in range(SEATS)} | {"-": -1}
    if not colon or seat not in seats:
        raise NotationError(where, frame, "a step, a colon and a seat from a to d, or -")
    listed = values.split(",") if more else []
    if not all(NUMBER.fullmatch(value) for value in listed) or (listed and listed[-1] == "0"):
        raise NotationError(where, frame, "numbers with commas between them, the last one not 0")
    if len(listed) > FRAME - FIRST:
        raise NotationError(where, frame, f"at most {FRAME - FIRST} numbers")
    zeros = [0] * (int(FRAME) - FIRST - len(listed))
    return [steps[step], seats[seat], *(int(value) for value in listed), *zeros]


def _read_car(where: str, text: str, frame: list[int], below: list[int]) -> None:
    """Convert the written car of an order to the fields of the engine."""
    if frame[fields.STEP] == step_kinds.FIGHT:
        if frame[fields.FIGHT_CAR_LOST]:
            raise NotationError(where, text, f"number {fields.FIGHT_CAR_LOST - fields.SEAT} from 0 to 0")
        if frame[fields.FIGHT_CAR] == LOST_CAR:
            frame[fields.FIGHT_CAR] = 0
            frame[fields.FIGHT_CAR_LOST] = 1
    elif _repeats_the_car(frame, below):
        if frame[fields.MOVE_CAR] != _written_car(below):
            raise NotationError(where, text, f"number {fields.MOVE_CAR - fields.SEAT} as in the frame below")
        frame[fields.MOVE_CAR] = 0
