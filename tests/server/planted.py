"""Servers with something planted in them: bots that take their time or are broken, limits that are soon met."""

from pathlib import Path

MAIN = """
if __name__ == "__main__":
    import sys

    from famiglia.__main__ import main

    sys.argv = ["famiglia", *(sys.argv[1:] or ["serve"])]
    main()
"""

BOTS = """
import sys, time, types
from famiglia.bots import BOTS

class SlowBot:
    name = "slow"

    def choose(self, view, moves, dice):
        time.sleep({seconds})
        return moves[0]

room = types.ModuleType("famiglia.bots.duel.slow_bot")
room.SlowBot = SlowBot
sys.modules[room.__name__] = room
BOTS["duel"]["slow"] = "slow_bot.SlowBot"
BOTS["duel"]["broken"] = "no_such_module.NoSuchBot"
"""


def bots(seconds: float = 3600) -> str:
    """Two more bots: `slow`, which thinks for so long, and `broken`."""
    return BOTS.format(seconds=seconds)


def planted(folder: Path, *code: str) -> tuple[str, ...]:
    """A program that does what `famiglia` does, or `famiglia serve`, with this code run first in each of its processes."""
    program = folder / "planted.py"
    program.write_text("\n".join((*code, MAIN)))
    return (str(program),)
