"""The four steps of a turn, each with its state."""

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from famiglia.duel import Move
from famiglia.duel.view import View
from famiglia.words import say

from .card_stacks import STEPS, step_of

SIGNS: Final = {"current": "▶", "open": "◆", "done": "✓", "closed": "·"}
STYLES: Final = {"current": "bold $primary", "open": "$primary", "done": "$success", "closed": "$muted"}


def states(view: View, moves: Sequence[Move], played: Sequence[Move]) -> dict[str, str]:
    """By step: its state, which is `current`, `open`, `done` or `closed`."""
    legal = {step_of(move) for move in moves}
    used = {step_of(move) for move in played}
    found: dict[str, str] = {}
    for step in STEPS:
        if step in legal:
            found[step] = "open" if "current" in found.values() else "current"
        else:
            found[step] = "done" if step in used else "closed"
    if view.exchanging:
        found["accountant"] = "current"
    return found


def steps_in_line(lang: str, found: dict[str, str]) -> Content:
    """The steps side by side."""
    parts = [
        Content.styled(f"{SIGNS[state]} {number} {say(lang, f'step-{step}')}", STYLES[state])
        for number, (step, state) in enumerate(found.items(), 1)
    ]
    return Content.styled("  ›  ", "$muted").join(parts)


def steps_in_column(lang: str, found: dict[str, str]) -> Content:
    """The steps one below the other, each with its state in words."""
    lines = []
    for number, (step, state) in enumerate(found.items(), 1):
        name = Content.styled(f"{SIGNS[state]} {number} {say(lang, f'step-{step}'):<12}", STYLES[state])
        lines.append(Content.assemble(name, (say(lang, f"step-{state}"), "$muted")))
    return Content("\n").join(lines)
