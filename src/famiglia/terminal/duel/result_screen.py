"""The end: who has won, why, with which cards, and where the record is."""

from textual.content import Content

from famiglia.duel import Result
from famiglia.duel.cards import FAMILIES
from famiglia.words import say

from ..common.result_screen import ResultScreen
from .card_faces import EMBLEMS, points_of
from .explanations import here
from .match import DuelMatch
from .scene import Scene

CELL = 5
"""The width of a number in the table."""
NAME = 13
"""The width of a family's name."""


class DuelResult(ResultScreen):
    """A finished duel."""

    def __init__(self, match: DuelMatch) -> None:
        super().__init__()
        self.match = match
        self.scene = match.scene()

    @property
    def result(self) -> Result:
        result = self.scene.view.result
        assert result is not None
        return result

    def title_text(self) -> str:
        return _headline(self.lang, self.result, self.scene)

    def reason_text(self) -> str:
        return _reasons(self.lang, self.result)

    def table_text(self) -> Content:
        return card_table(self.lang, self.scene)

    def explanation(self) -> tuple[str, list[str]]:
        return here(self.lang, self.scene.view)


def _headline(lang: str, result: Result, scene: Scene) -> str:
    points = say(lang, "result-points", first=result.points[scene.eyes], second=result.points[1 - scene.eyes])
    if result.winner is None:
        return f"{say(lang, 'result-shared')}  {points}"
    if result.winner == scene.you:
        return f"{say(lang, 'result-you')}  {points}"
    return f"{say(lang, 'result-other', name=scene.names[result.winner])}  {points}"


def _reasons(lang: str, result: Result) -> str:
    told = say(lang, f"result-reason-{result.reason}")
    if result.tie_break is None:
        return told
    if result.winner is None:
        return f"{told} {say(lang, 'result-tie-shared')}"
    best = sorted(result.tie_break, reverse=True)
    return f"{told} {say(lang, 'result-tie', first=best[0], second=best[1])}"


def card_table(lang: str, scene: Scene) -> Content:
    """How many of each kind both players own, in hand and play area, and what they are worth."""
    owned = [(*(scene.view.hands[seat] or ()), *scene.view.areas[seat]) for seat in (scene.eyes, 1 - scene.eyes)]
    wide = 6 * CELL
    names = [scene.name(lang, seat)[:wide] for seat in (scene.eyes, 1 - scene.eyes)]
    lines = [
        Content.assemble(" " * NAME, (f"{names[0]:^{wide}}  {names[1]:^{wide}}", "bold")),
        Content.styled(" " * NAME + "  ".join(_values() for _ in owned), "$muted"),
    ]
    for family in FAMILIES:
        name = f"{EMBLEMS[family]} {say(lang, f'family-{family}')}"
        lines.append(
            Content.assemble((f"{name:<{NAME}}", "bold"), "  ".join(_counts(family, cards) for cards in owned))
        )
    totals = "  ".join(f"{points_of(*cards):>{wide}}" for cards in owned)
    lines.append(Content.styled(f"{say(lang, 'result-total'):<{NAME}}{totals}", "bold $primary"))
    return Content("\n").join([Content.styled(say(lang, "result-table"), "$muted"), *lines])


def _values() -> str:
    return "".join(f"{value:>{CELL}}" for value in range(5)) + " " * CELL


def _counts(family: str, cards: tuple[str, ...]) -> str:
    cells, total = "", 0
    for value in range(5):
        kind = f"{family}{value}"
        number, worth = cards.count(kind), points_of(kind)
        total += number * worth
        cells += f"{f'{number}×{worth}' if number else '·':>{CELL}}"
    return f"{cells}{total:>{CELL}}"
