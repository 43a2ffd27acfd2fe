"""Generates the playthroughs in `tests/playthroughs`: whole games in readable form, a duel per edition and a war."""

from collections.abc import Iterable
from pathlib import Path

from famiglia import war
from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.duel.notation import write_position
from famiglia.record import Record
from famiglia.record.war.header import WarRecord
from famiglia.terminal.duel.log import sentence
from famiglia.war.text.descriptions import event_text, result_text, step_text

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"
PLAYERS = ("Anna", "Bruno")
FAMILY = ("Anna", "Bruno", "Carla", "Dario")


def text(edition: str) -> str:
    """A duel of the greedy bot against the random one, decision by decision."""
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
    parts += ["", str(record.game), f"record: {record.last_hash}"]
    return "\n".join(parts) + "\n"


def war_text() -> str:
    """A war of four greedy bots, decision by decision, in English."""
    record = Record.begin_war(options=("quick-setup",), seats=FAMILY, seed=Dice("playthrough war").seed)
    game, greedy, dice = record.game, bot("greedy", "war"), Dice("playthrough bots")
    parts = ["# A war: four greedy bots, quick setup\n", *_event_lines(record, record.dealt.events)]
    while seats := game.to_decide():
        seat = seats[0]
        moves = game.moves(seat)
        chosen = greedy.choose(game.view(seat), moves, dice)
        own = [str(move) for move in moves if move.verb not in ("sell", "give")]
        parts += ["", f"## {len(record.entries) + 1}. {FAMILY[seat]}: {step_text(game.view(seat).step, 'en')}"]
        parts += [f"{len(own)} moves: " + "; ".join(own[:12]) + ("; …" if len(own) > 12 else ""), f"> {chosen}"]
        parts += _event_lines(record, record.play(seat, chosen))
    result = game.result()
    assert result is not None
    parts += ["", result_text(game.pack, FAMILY, result, "en"), str(game), f"record: {record.last_hash}"]
    return "\n".join(parts) + "\n"


def _event_lines(record: WarRecord, events: Iterable[war.Event]) -> list[str]:
    lines = [event_text(record.game.pack, FAMILY, event, "en") for event in events]
    return [line for line in lines if line]
