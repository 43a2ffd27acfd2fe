"""The drawing of a pack's map for clients, as short as possible."""

import json
import re
from typing import Any, Final

from famiglia.war.pack import files

NOT_DRAWN: Final = {"source", "frame", "radius", "token_radius", "pole", "pole_radius", "box"}
"""Parts of the file that only the program that made it needs."""
UNITS: Final = 10
"""Coordinates are rounded to a tenth."""

_pieces = re.compile(r"([MLZ])([^MLZ]*)").findall
_numbers = re.compile(r"-?\d+\.?\d*").findall


def map_drawing(name: str) -> Any:
    """Outlines, borders, and where pieces and names go; all lines are relative to the point before."""
    drawing = _shortened(json.loads(files.map_drawing(name)))
    for mandamento in drawing["mandamenti"].values():
        del mandamento["path"]  # its areas have the same outline
    return drawing


def _shortened(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _shortened(each) for name, each in part.items() if name not in NOT_DRAWN}
    if isinstance(part, list):
        return [_shortened(each) for each in part]
    return relative(part) if isinstance(part, str) and re.match(r"M-?\d", part) else part


def relative(path: str) -> str:
    """A path of `M`, `L` and `Z` with relative lines.

    >>> relative("M10 20L11.5 20L11.5 18.5Z")
    'M10 20l1.5 0 0-1.5Z'
    """
    commands, x, y = [], 0, 0
    for command, rest in _pieces(path):
        points = [round(float(number) * UNITS) for number in _numbers(rest)]
        for at in range(0, len(points), 2):
            here = points[at], points[at + 1]
            if command == "M" and at == 0:
                commands.append(f"M{_pair(*here)}")
            else:
                line = _pair(here[0] - x, here[1] - y)
                commands.append(f"l{line}" if commands[-1][0] == "M" else line if line[0] == "-" else f" {line}")
            x, y = here
        if command == "Z":
            commands.append("Z")
    return "".join(commands)


def _pair(x: int, y: int) -> str:
    return f"{_decimal(x)}{'' if y < 0 else ' '}{_decimal(y)}"


def _decimal(tenths: int) -> str:
    return f"{tenths / UNITS:g}"
