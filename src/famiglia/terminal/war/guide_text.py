"""The guide for newcomers: the war in a few lines."""

from textual.content import Content

from famiglia.war import Pack
from famiglia.words import say

from .table import TABS


def guide(lang: str, pack: Pack) -> Content:
    """The goal, a round, tokens, orders and the panels, with the numbers of the pack."""
    limits = pack.limits.game
    areas = max(len(mandamento.areas) for mandamento in pack.mandamenti)
    goal = say(
        lang,
        "wt-guide-goal",
        alone=limits.win_alone,
        team=limits.win_team,
        needed=limits.areas_to_control_mandamento,
        areas=areas,
    )
    look = say(lang, "wt-guide-look", sheets=TABS.index("sheets") + 1, orders=TABS.index("orders") + 1)
    lines = [goal, say(lang, "wt-guide-round", rounds=limits.rounds)]
    lines += [say(lang, "wt-guide-token"), say(lang, "wt-guide-order"), look]
    return Content("\n").join([_with_highlighted_lead(line) for line in lines])


def _with_highlighted_lead(line: str) -> Content:
    """A line whose words before the colon are highlighted."""
    lead, colon, rest = line.partition(":")
    return Content.assemble((lead + colon, "bold $primary"), rest)
