"""Counts the different positions that can be reached from fixed deals after n decisions of a duel (perft)."""

import json
from pathlib import Path

from famiglia import duel

FILE = Path(__file__).parents[1] / "tests" / "duel" / "perft.json"
DEALS = ("one", "two", "three", "four")
DEPTH = 8


def positions_after(edition: str, deal: str, depth: int) -> list[int]:
    """The number of different positions after 0, 1, 2 … decisions."""
    level = {str(game): game for game in [duel.new(edition, dice=duel.Dice(f"perft {deal}"), first=0)]}
    counts = [1]
    for _ in range(depth):
        following: dict[str, duel.Duel] = {}
        for game in level.values():
            for seat in game.to_decide():
                for move in game.moves(seat):
                    after = game.copy()
                    after.play(seat, move)
                    following[str(after)] = after
        level = following
        counts.append(len(level))
    return counts


def text() -> str:
    counts = {edition: {deal: positions_after(edition, deal, DEPTH) for deal in DEALS} for edition in duel.EDITIONS}
    lines = [
        f'  "{edition}": {{\n'
        + ",\n".join(f'    "{deal}": {json.dumps(numbers)}' for deal, numbers in deals.items())
        + "\n  }"
        for edition, deals in counts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"
