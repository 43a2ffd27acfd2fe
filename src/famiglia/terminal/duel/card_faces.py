"""Draws a card in a few cells: letter, value, name and points on the colour of its family."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from textual.color import Color

from famiglia.duel.cards import NUMBERS
from famiglia.duel.score import POINTS
from famiglia.words import say

from .card_stacks import CardStack

EMBLEMS: Final = {"F": "✿", "A": "≡", "B": "∷", "M": "⌐"}
"""Rose, ledger, knuckles and revolver."""
IVORY: Final = Color.parse("#f8efdb")
INK: Final = Color.parse("#1d1608")
NIGHT: Final = Color.parse("#0b110e")
PAPER: Final = Color.parse("#f3ecdc")
PAINT: Final = {
    "F": (Color.parse("#7f1808"), IVORY),
    "A": (Color.parse("#0c3a99"), IVORY),
    "B": (Color.parse("#f7cc53"), INK),
    "M": (Color.parse("#2c7153"), IVORY),
}
"""By family: the background colour and the text colour."""
RAISED: Final = ("", "", "²", "³", "⁴", "⁵")
"""The number of cards of a kind, where there is room for one character only."""
DIMMED: Final = 0.64
"""How much the colours of a card without a use are blended into the background."""


@dataclass(frozen=True)
class Paint:
    """The text colour and the background colour of a card."""

    ink: Color
    ground: Color

    @property
    def style(self) -> str:
        return f"{self.ink.hex} on {self.ground.hex}"


@cache
def paint(family: str, state: str, dark: bool) -> Paint:
    """The colours of a card whose state is `open`, `dim` or `cursor`; the family "" is the back of a card."""
    table = NIGHT if dark else PAPER
    ground, ink = PAINT.get(family, (Color.parse("#3b4640") if dark else Color.parse("#8d8674"), IVORY))
    if state == "cursor":
        return Paint(ground if ground.brightness < 0.5 else INK, IVORY) if dark else Paint(IVORY, INK)
    if state == "open" or not family:
        return Paint(ink, ground)
    return Paint((IVORY if dark else INK).blend(table, 0.12), ground.blend(table, DIMMED))


def points_of(*cards: str) -> int:
    """The victory points of these cards."""
    return sum(POINTS[NUMBERS[card]] for card in cards)


def face(lang: str, stack: CardStack, mark: str, width: int, height: int) -> list[str]:
    """The lines of a card of this size."""
    if stack.card is None:
        several = f"×{stack.count}" if stack.count > 1 else ""
        return [(several if y == height // 2 else "").center(width, "░")[:width] for y in range(height)]
    code = _fitting(width, [f"{mark or ' '}{_code(stack)}", _code(stack), stack.card])
    several = f"×{stack.count}" if stack.count > 1 else ""
    if height == 1:
        raised = RAISED[stack.count]
        return [_fitting(width, [f"{text}{raised}" for text in (code, _code(stack), stack.card)]).ljust(width)[:width]]
    if width < 4:
        return [line.center(width)[:width] for line in (_code(stack)[:width], several, mark, "", "")][:height]
    emblem = EMBLEMS[stack.card[0]] if width >= 8 else ""
    name = _name(lang, stack.card, width - 1)
    points = points_of(stack.card)
    worth = _fitting(width - 1, [say(lang, "points-on-card", points=points), f"{points}", ""])
    if several and len(worth) + len(several) > width - 2:
        worth = ""
    lines = [_line(width, code, emblem), f" {name}", _line(width, f" {worth}", several)]
    if height >= 5:
        lines = [lines[0], "", lines[1], "", lines[2]]
    return [line.ljust(width)[:width] for line in lines][:height]


def _code(stack: CardStack) -> str:
    return f"{stack.card}→{stack.value}" if stack.lowered else str(stack.card)


def _name(lang: str, card: str, width: int) -> str:
    return _fitting(width, [say(lang, f"kin-{card[0]}"), say(lang, f"kin-short-{card[0]}"), ""])


def _fitting(width: int, texts: list[str]) -> str:
    """The first of these texts that fits."""
    return next((text for text in texts if len(text) <= width), texts[-1])


def _line(width: int, left: str, right: str) -> str:
    """A line with a text at either end; the right one is left out if both do not fit."""
    if not right or len(left) + len(right) > width:
        return left.ljust(width)[:width]
    space = width - len(left) - len(right)
    return left + " " * (space - 1 if space > 2 else space) + right + (" " if space > 2 else "")
