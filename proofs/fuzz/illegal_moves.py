"""P14: altered moves of random games; each is refused with a rule and a reason, and nothing changes."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from famiglia.duel import EDITIONS
from famiglia.rulebook import Refused
from famiglia.table import Settings, Table, TableError, Who
from famiglia.table.games import game_of
from famiglia.table.messages import Deed, Play, Sit, Undo

from ..result import ProofResult
from .altered_moves import altered

PER_POSITION = 30
STRANGER = Who("stranger", "Mario")
LANGUAGES = ("en", "de", "fr")
EXPECTED_CODES = {"stale", "not-your-seat", "no-such-seat", "bad-move", "nothing-to-undo", "over"}


def people(table: Table) -> list[Who]:
    """A player for each seat."""
    return [Who(f"player{seat}", f"Player {seat}") for seat in range(len(table.seats))]


def new_table(game: str, rng: random.Random) -> Table:
    """A table with all seats taken, in a random edition and with random house rules."""
    options = tuple(option for option in game_of(game).options if rng.random() < 0.2)
    edition = rng.choice(tuple(EDITIONS)) if game == "duel" else "revised"
    settings = Settings(game=game, edition=edition, options=options)
    table = Table.open("proof", settings, rng.randbytes(32), 0)
    for seat, who in enumerate(people(table)):
        table.do(who, Sit(seat), seat, 0)
    return table


def positions(game: str, rng: random.Random) -> Iterator[Table]:
    """Positions of random games, each a few moves after the one before."""
    while True:
        table = new_table(game, rng)
        assert table.log is not None
        while table.status == "running":
            yield table
            for _ in range(rng.randrange(1, 12)):
                waiting = table.log.game.to_decide()
                if not waiting:
                    break
                seat = rng.choice(waiting)
                moves = [str(move) for move in table.log.game.moves(seat)]
                keen = [move for move in moves if move not in ("pass", "stop")]
                move = rng.choice(keen if keen and rng.random() < 0.8 else moves)
                table.do(people(table)[seat], Play(seat, move), table.numbers["game"], 0)


def attempts(table: Table, seen: list[str], rng: random.Random) -> Iterator[tuple[Who, Deed, int]]:
    """Commands at this position that are not legal moves of the player's own seat."""
    assert table.log is not None
    number, everybody = table.numbers["game"], people(table)
    seat = rng.choice(table.log.game.to_decide())
    legal = [str(move) for move in table.log.game.moves(seat)]
    seen += rng.sample(legal, min(3, len(legal)))
    del seen[:-200]
    for _ in range(PER_POSITION):
        move = rng.choice(legal)
        yield everybody[seat], Play(seat, altered(move, seen, rng)), number
    move, other = rng.choice(legal), (seat + rng.randrange(1, len(everybody))) % len(everybody)
    yield everybody[other], Play(other, move), number
    yield everybody[other], Play(seat, move), number
    yield everybody[seat], Play(other, move), number
    yield STRANGER, Play(seat, move), number
    yield everybody[seat], Play(rng.choice((-1, 4, 99, 2**40)), move), number
    yield everybody[seat], Play(seat, move), rng.choice((0, number - 1, number + 1, 2**40))
    yield everybody[seat], Undo(seat, rng.choice((table.log.record.undoable(seat) + 1, 10**6))), number
    yield everybody[other], Undo(seat, 1), number


def seen_by_all(table: Table) -> list[Any]:
    """Everything that any viewer can see of the game: equal if nothing has changed."""
    assert table.log is not None
    game = table.log.game
    views = [game.view(seat).as_json() for seat in (*range(len(table.seats)), None)]
    return [table.numbers, table.log.record.written[-1], views]


def is_legal(table: Table, who: Who, deed: Deed, number: int) -> bool:
    """Is exactly this move in the list of legal moves?"""
    assert table.log is not None
    if not isinstance(deed, Play) or number != table.numbers["game"] or deed.seat not in range(len(table.seats)):
        return False
    mine = who == people(table)[deed.seat]
    return mine and deed.move in {str(move) for move in table.log.game.moves(deed.seat)}


def outcome(table: Table, who: Who, deed: Deed, number: int) -> tuple[str, str | None]:
    """The result of an attempt in a word, and what is wrong with it."""
    attempt = f"{table.settings.game}: {who.player} {deed!r}"
    try:
        table.do(who, deed, number, 0)
    except Refused as error:
        explained = [error.refusal.explain(lang) for lang in LANGUAGES]
        sound = error.rule and all(explained) and len(set(explained)) == len(LANGUAGES)
        return "refused by a rule", None if sound else f"{attempt}: rule {error.rule!r}, {explained}"
    except TableError as error:
        sentences = [error.message.text(lang) for lang in LANGUAGES]
        sound = error.code in EXPECTED_CODES and all(sentences)
        return error.code, None if sound else f"{attempt}: {error.code}"
    except Exception as error:  # a server would answer any other error with 500
        return "fault", f"{attempt}: {error!r}"
    return "accepted", None


def same_move_in_other_words(table: Table, legal: set[str]) -> bool:
    """Was the altered text another spelling of a legal move?"""
    assert table.log is not None
    return table.log.record.entries[-1].events[0].as_json()["move"] in legal


def illegal_moves(size: int, seed: int = 0) -> ProofResult:
    """Try `size` altered moves, half of them in duels and half in wars."""
    rng = random.Random(seed)
    counts: Counter[str] = Counter()
    wrong: list[str] = []
    for game in ("duel", "war"):
        seen: list[str] = ["pass"]
        tried = 0
        for table in positions(game, rng):
            if tried >= size // 2 or len(wrong) > 50:
                break
            found, broken = _at_a_position(table, seen, rng)
            counts.update(found)
            wrong += broken
            tried += found.total()
    summary = ", ".join(f"{count:,} {kind}" for kind, count in counts.most_common())
    return ProofResult("P14, illegal moves", f"{counts.total():,} altered moves: {summary}", counts.total(), wrong)


def _at_a_position(table: Table, seen: list[str], rng: random.Random) -> tuple[Counter[str], list[str]]:
    assert table.log is not None
    before = seen_by_all(table)
    counts: Counter[str] = Counter()
    for who, deed, number in attempts(table, seen, rng):
        if is_legal(table, who, deed, number):
            continue
        seat = deed.seat if isinstance(deed, Play | Undo) else 0
        known = seat in range(len(table.seats))
        legal = {str(move) for move in table.log.game.moves(seat)} if known else set()
        kind, broken = outcome(table, who, deed, number)
        if kind == "accepted":
            if not isinstance(deed, Play) or not same_move_in_other_words(table, legal):
                return counts, [f"{table.settings.game}: accepted {deed!r} by {who.player} at {number}"]
            counts["another spelling of a legal move"] += 1
            return counts, []
        counts[kind] += 1
        if broken:
            return counts, [broken]
        if table.numbers != before[0]:
            return counts, [f"{table.settings.game}: {deed!r} was refused and changed {before[0]} to {table.numbers}"]
    if seen_by_all(table) != before:
        return counts, [f"{table.settings.game}: something changed although everything was refused"]
    return counts, []
