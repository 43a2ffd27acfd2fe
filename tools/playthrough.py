"""A whole duel per edition, written so that a person can follow every decision."""

from pathlib import Path

from famiglia import duel
from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.duel.notation import write_position
from famiglia.record import Record
from famiglia.terminal.log import sentence

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"
PLAYERS = ("Anna", "Bruno")


def text(edition: str) -> str:
    """The greedy bot against the random one, decision by decision."""
    record = Record.begin(edition, seats=PLAYERS, seed=Dice(f"playthrough {edition}").seed)
    bots = (bot("greedy"), bot("random"))
    dice = Dice("playthrough bots")
    memory = record.memory()
    parts = [
        f"# A duel, edition {edition}: Anna (greedy) against Bruno (random)\n",
        sentence("en", record.dealt, PLAYERS),
    ]
    while seats := record.game.to_decide():
        seat = seats[0]
        moves = record.game.moves(seat)
        chosen = bots[seat].choose(memory.recall(record.game.view(seat)), moves, dice)
        parts += ["", f"## {len(record.entries) + 1}. {PLAYERS[seat]}", write_position(record.game.position, True)]
        parts.append(f"{len(moves)} moves: " + "; ".join(str(move) for move in moves))
        parts.append(f"> {chosen}")
        for event in record.play(seat, chosen):
            memory.watch(event)
            parts.append(sentence("en", event, PLAYERS))
    parts += ["", str(record.game), f"record: {record.tip}"]
    return "\n".join(parts) + "\n"


def files() -> dict[Path, str]:
    return {FOLDER / f"duel-{edition}.txt": text(edition) for edition in duel.EDITIONS}
