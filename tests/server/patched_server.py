"""Programs that run some code of a test and then start the server, for example to add slow bots or lower limits."""

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
BOTS["duel"]["broken"] = "no_such_module.NoSuchBot"
BOTS["duel"]["slow"] = "slow_bot.SlowBot"
"""


def extra_bots(seconds: float = 3600) -> str:
    """Code that adds two bots: `slow`, which thinks for so many seconds, and `broken`, which cannot be imported."""
    return BOTS.format(seconds=seconds)


def patched_program(folder: Path, *code: str) -> tuple[str, ...]:
    """Write a program that runs this code in each of its processes and then does what `famiglia` (by default `serve`) does."""
    program = folder / "patched_program.py"
    program.write_text("\n".join((*code, MAIN)))
    return (str(program),)
