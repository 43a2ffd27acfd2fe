"""The result of a duel, with the cards of both players."""

from textual.content import Content

from famiglia.duel import Result
from famiglia.duel.cards import FAMILIES
from famiglia.words import say

from ..common.result_screen import ResultScreen
from .card_faces import EMBLEMS, points_of
from .explanations import here
from .match import DuelMatch
from .screen_state import ScreenState

CELL = 5
"""The width of a number in the table."""
NAME = 13
"""The width of a family's name."""


class DuelResult(ResultScreen):
    """A finished duel."""

    def __init__(self, match: DuelMatch) -> None:
        super().__init__()
        self.match = match
        self.state = match.screen_state()

    @property
    def result(self) -> Result:
        result = self.state.view.result
        assert result is not None
        return result

    def title_text(self) -> str:
        return _headline(self.lang, self.result, self.state)

    def reason_text(self) -> str:
        return _reasons(self.lang, self.result)

    def table_text(self) -> Content:
        return card_table(self.lang, self.state)

    def explanation(self) -> tuple[str, list[str]]:
        return here(self.lang, self.state.view)


def _headline(lang: str, result: Result, state: ScreenState) -> str:
    points = say(lang, "result-points", first=result.points[state.viewer], second=result.points[1 - state.viewer])
    if result.winner is None:
        return f"{say(lang, 'result-shared')}  {points}"
    if result.winner == state.you:
        return f"{say(lang, 'result-you')}  {points}"
    return f"{say(lang, 'result-other', name=state.names[result.winner])}  {points}"


def _reasons(lang: str, result: Result) -> str:
    reason = say(lang, f"result-reason-{result.reason}")
    if result.tie_break is None:
        return reason
    if result.winner is None:
        return f"{reason} {say(lang, 'result-tie-shared')}"
    best = sorted(result.tie_break, reverse=True)
    return f"{reason} {say(lang, 'result-tie', first=best[0], second=best[1])}"


def card_table(lang: str, state: ScreenState) -> Content:
    """The number of cards of each kind that both players own, and their points."""
    owned = [(*(state.view.hands[seat] or ()), *state.view.areas[seat]) for seat in (state.viewer, 1 - state.viewer)]
    wide = 6 * CELL
    names = [state.name(lang, seat)[:wide] for seat in (state.viewer, 1 - state.viewer)]
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
