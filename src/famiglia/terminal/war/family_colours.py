"""A letter, a shape and a colour for each family, so that families can be recognized without colours."""

from functools import cache
from typing import Final

from textual.content import Content

from famiglia.war import Pack

NOBODY: Final = "-"
NEUTRAL: Final = "neutral"
SHAPES: Final = {
    "black": "◆", "blue": "■", "green": "▲", "red": "●", "white": "+", "yellow": "★", NEUTRAL: "○",
}  # fmt: skip
IVORY, INK = "#fbf8ee", "#14120c"
COLOURS: Final = {
    "black": (IVORY, "#2b2e35"),
    "blue": (INK, "#5b91e6"),
    "green": (IVORY, "#2c6a4c"),
    "red": (IVORY, "#840702"),
    "white": (INK, "#fbf8ee"),
    "yellow": (INK, "#f2c92f"),
    NEUTRAL: (INK, "#a19a94"),
}
"""By family: the text colour and the background colour."""


def letters(pack: Pack) -> dict[str, str]:
    """A letter for every family, the first of its name that is still free; neutral Soldati have none."""
    return _letters(tuple((family.id, family.name) for family in pack.families))


@cache
def _letters(families: tuple[tuple[str, str], ...]) -> dict[str, str]:
    found = {NEUTRAL: "·"}
    for id_, name in families:
        signs = f"{name}{id_}".upper() + "0123456789"
        found[id_] = next(sign for sign in signs if sign.isalnum() and sign not in found.values())
    return found


def ink(family: str) -> str:
    """The style of a family's chip."""
    front, ground = COLOURS.get(family, (INK, "#a19a94"))
    return f"bold {front} on {ground}"


def shape(family: str) -> str:
    return SHAPES.get(family, "?")


def letter(pack: Pack, family: str) -> str:
    return letters(pack).get(family, NOBODY)


def chip(pack: Pack, family: str, number: int | None = None, width: int = 2) -> Content:
    """A family's letter on its colour, with a number if there is one."""
    if not family:
        return Content.styled(f" {'':>{width if number is not None else 0}}", "$muted")
    shown = "" if number is None else f"{number:>{width}}"
    return Content.styled(f"{letter(pack, family)}{shown}", ink(family))


def badge(pack: Pack, family: str) -> Content:
    """Shape and letter, for lists."""
    return Content.styled(f"{shape(family)}{letter(pack, family)}", ink(family))
