"""The two lines above the map: the state of the war, and the four families."""

from typing import Any

from textual.content import Content

from famiglia.war.text.descriptions import phase_name
from famiglia.words import say

from .family_colours import badge
from .screen_state import ScreenState

ENOUGH = 7
"""With less room for names, the corners are shown instead."""


def header(lang: str, state: ScreenState, width: int) -> Content:
    """Round, phase, the Mandamenti of both teams and the starting player; the title is left out if the line is too long."""
    facts = state.facts
    limits = state.pack.limits.game
    score = {seat["team"]: 0 for seat in facts["seats"]}
    for seat in facts["seats"]:
        score[seat["team"]] += seat.get("mandamenti", 0)
    (one, first), (other, second) = score.items()
    parts = [
        say(lang, "wt-round", round=max(1, facts["round"]), rounds=limits.rounds),
        phase_name(facts["phase"], lang),
        say(lang, "wt-score", one=one, first=first, other=other, second=second),
    ]
    stand = Content.styled(" · ".join(parts), "bold")
    title = Content.styled(f"{say(lang, 'wt-title')}  ", "bold $primary")
    if facts["starter"] < 0:
        return title + stand
    names = (state.names[facts["starter"]], facts["seats"][facts["starter"]]["id"])
    full, short = (stand + Content(f" · {say(lang, 'wt-starter', name=name)}") for name in names)
    return next((line for line in (title + full, full) if line.cell_length <= width), short)


def families(lang: str, state: ScreenState, width: int) -> Content:
    """Each family with its Mandamenti; those of the own team with money, Soldati and orders in headquarters."""
    seats = sorted(state.facts["seats"], key=lambda seat: (seat["team"], seat["seat"]))
    numbers = [_numbers(lang, seat) for seat in seats]
    names = [state.names[seat["seat"]] for seat in seats]
    teams = sum(len(team) for team in {seat["team"] for seat in seats})
    fixed = sum(len(number) for number in numbers) + teams + len("  ■A   ■A       ■A   ■A   ")
    room = max(3, (width - fixed) // len(seats))
    line = Content("")
    for at, (seat, name, number) in enumerate(zip(seats, names, numbers, strict=True)):
        if at % 2 == 0:
            line += Content.styled(f"{'   ' if at else ''}{seat['team']} ", "bold $primary")
        asked = seat["seat"] in state.facts["to_decide"]
        if seat["family"]:
            line += badge(state.pack, seat["family"])
        style = "bold underline" if asked else "bold"
        line += Content.assemble(
            " ", (name[:room] if room >= ENOUGH else seat["id"], style), (f" {number}  " if number else "  ", "$muted")
        )
    return line


def _numbers(lang: str, seat: dict[str, Any]) -> str:
    """The numbers of a family."""
    if not seat["family"]:
        return ""
    text = say(lang, "wt-family-open", mandamenti=seat["mandamenti"])
    if seat["money"] is None:
        return text
    orders = len(seat["orders"]["headquarters"])
    return f"{text} {say(lang, 'wt-family-secret', money=seat['money'], soldati=seat['headquarters'], orders=orders)}"
