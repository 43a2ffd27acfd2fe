"""Nothing that leaves a table for a reader depends on what that reader may not know: every byte is compared."""

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

import msgspec
import pytest
from proofs.secrets import war_twins
from proofs.secrets.table_twins import twin_of

from famiglia import duel
from famiglia.game import Refused
from famiglia.table import Settings, Table, views
from famiglia.table.messages import Say
from famiglia.table.team_messages import Mark, Sketch, Suggest

from .tables import PEOPLE, QUICK, SECRET, a_war, act, awaited, moves, play, play_on, seated

Receive: TypeAlias = Callable[[Table, str | None], bytes]

PAIRS = 80


def everything(table: Table, player: str | None) -> bytes:
    """All that a person can request: state, updates, replay, export, reasons, previews."""
    viewer = table.viewer(player, None)
    since = {"game": max(0, table.numbers["game"] - 3), "seats": 0}
    parts: list[Any] = [views.state(table, player, "x", None, (0,), 1)]
    parts.append(views.update(table, player, None, since, (1,), 2, presence=True))
    total = views.step_count(table)
    parts += views.steps(table, viewer, 0, 2) + views.steps(table, viewer, total - 2, 2)
    parts += [*views.seen_record(table, viewer)]
    if isinstance(viewer, int):
        asked = ["pass", "take F0", "refresh M1"] if table.settings.game == "duel" else ["sell red_b1", "give", "pass"]
        parts += [answers(table, viewer, move) for move in (*asked, *moves(table, viewer)[:20])]
    return msgspec.json.encode(parts)


def answers(table: Table, seat: int, move: str) -> list[Any]:
    """The answers to questions about a move: the reason against it, and its preview."""
    refusal = views.why(table, seat, move)
    if refusal is None:
        return [views.preview(table, seat, move)]
    with pytest.raises(Refused) as refused:
        views.preview(table, seat, move)
    return [each.as_json("fr") for each in (refusal, refused.value.refusal)]


def duels() -> Iterator[tuple[Table, random.Random]]:
    for seed in range(10_000):
        rng = random.Random(seed)
        edition = rng.choice(duel.EDITIONS)
        table = Table.open("t", Settings("duel", edition, host="anna"), rng.randbytes(32), 1)
        yield seated(table, *PEOPLE[:2]), rng


def wars() -> Iterator[tuple[Table, random.Random]]:
    for seed in range(10_000):
        rng = random.Random(seed)
        table = Table.open("t", Settings("war", options=rng.choice([(), QUICK]), host="anna"), rng.randbytes(32), 1)
        yield seated(table, *PEOPLE), rng


def differing(tables: Iterator[tuple[Table, random.Random]], pairs: int, pace: int, receive: Receive) -> int:
    """Compare this many pairs of tables, and return in how many of them a reader could tell one from the other."""
    found = made = 0
    for table, rng in tables:
        while True:
            play_on(table, rng, rng.randint(1, pace))
            if table.status != "running":
                break
            player = rng.choice([*(occupant.player for occupant in table.seats), "eve", None])
            twin = twin_of(table, table.viewer(player, None), rng)
            found += receive(table, player) != receive(twin, player)
            made += 1
            if made == pairs:
                return found
    raise AssertionError("not enough tables")


@pytest.mark.rule("DA-44")
def test_nothing_a_reader_of_a_duel_gets_depends_on_what_is_hidden() -> None:
    assert 0 == differing(duels(), PAIRS, 12, everything)


@pytest.mark.rule("W-008", "WA-62", "WA-81", "WA-82")
def test_nothing_a_reader_of_a_war_gets_depends_on_what_is_hidden() -> None:
    assert 0 == differing(wars(), PAIRS // 5, 90, everything)


def leaking_deck(table: Table, player: str | None) -> bytes:
    assert table.log is not None
    return everything(table, player) + str(table.log.game.position.deck_cards()).encode()


def leaking_secret(table: Table, player: str | None) -> bytes:
    return everything(table, player) + table.secret


def leaking_record(table: Table, player: str | None) -> bytes:
    assert table.log is not None
    return everything(table, player) + table.log.record.text.encode()


def leaking_numbers(table: Table, player: str | None) -> bytes:
    return everything(table, player) + json.dumps(table.numbers).encode()


def leaking_sketches(table: Table, player: str | None) -> bytes:
    return everything(table, player) + repr([plans.seen_by(0) for plans in table.plans.values()]).encode()


def leaking_money(table: Table, player: str | None) -> bytes:
    assert table.log is not None
    return everything(table, player) + str([*table.log.game.position.money]).encode()


@pytest.mark.parametrize(
    ("tables", "leak"),
    [
        (duels, leaking_deck), (duels, leaking_secret), (duels, leaking_numbers),
        (wars, leaking_record), (wars, leaking_money), (wars, leaking_numbers), (wars, leaking_sketches),
    ],
)  # fmt: skip
def test_a_planted_leak_is_caught(tables: Callable[[], Iterator[tuple[Table, random.Random]]], leak: Receive) -> None:
    assert differing(tables(), 8, 40, leak) > 0


@pytest.mark.rule("W-044", "WA-82")
@pytest.mark.parametrize("seed", range(6))
def test_the_stream_of_a_war_is_the_same_until_the_reveal_whatever_orders_the_others_choose(seed: int) -> None:
    """Two tables with the same public moves; at the second the other team issues other orders."""
    rng = random.Random(seed)
    table, twin = (a_war(*PEOPLE, options=("quick-setup",)) for _ in range(2))
    assert table.log is not None
    swapped = rng.sample(range(5), 5)
    viewer = rng.choice(["anna", "eve", None])
    seat = table.viewer(viewer, None)
    game, told = table.log.game, 0
    while True:
        acting = rng.choice(awaited(table))
        listed = [move for move in moves(table, acting) if not move.startswith("sell")]
        if not listed:
            break
        move = other = rng.choice(listed)
        if acting in war_twins.strangers(game, seat) and move.startswith("order "):
            basic = [order.id for order in game.pack.orders_of(game.pack.families[game.position.family[acting]].id)][:5]
            order = move.split()[1]
            other = f"order {basic[swapped[basic.index(order)]]}" if order in basic else move
        since = table.numbers
        play(table, acting, move)
        play(twin, acting, other)
        if any(event.reveals for event in table.log.record.entries[-1].events):
            break
        updates = [views.update(each, viewer, None, since, (), 0) for each in (table, twin)]
        assert msgspec.json.encode(updates[0]) == msgspec.json.encode(updates[1])
        told += 1
    assert told > 10


def test_a_bot_task_holds_no_secret_of_the_others() -> None:
    """The bot of a duel knows both hands from what all saw, and not the deck; that of a war knows its team's secrets."""
    for tables, pace in ((duels(), 10), (wars(), 80)):
        for (table, rng), _ in zip(tables, range(6), strict=False):
            play_on(table, rng, rng.randint(1, pace))
            if table.status != "running":
                continue
            seat = rng.choice(awaited(table))
            twin = twin_of(table, seat, rng)
            for each in (table, twin):
                each.seats[seat] = replace(each.seats[seat], kind="bot", bot="greedy")
            assert table.bot_task(seat) == twin.bot_task(seat)
            assert SECRET not in repr(table.bot_task(seat)).encode()


def test_team_talk_reaches_the_own_team_only() -> None:
    table = a_war(*PEOPLE)
    for who in PEOPLE:
        act(table, who, Say("team", f"from {who.name} alone"))
    for player, heard in (("anna", {"Anna", "Carla"}), ("ben", {"Ben", "Dino"}), ("eve", set()), (None, set())):
        sent = everything(table, player).decode()
        assert heard == {who.name for who in PEOPLE if f"from {who.name} alone" in sent}


def test_marks_and_suggestions_reach_the_own_team_only() -> None:
    table = a_war(*PEOPLE)
    for seat, who in enumerate(PEOPLE):
        act(table, who, Sketch(seat, [Mark("note", area="enna", text=f"marked by {who.name} alone")]))
        act(table, who, Suggest(seat, ["pass"], f"suggested by {who.name} alone"))
    for player, seen in (("anna", {"Anna", "Carla"}), ("ben", {"Ben", "Dino"}), ("eve", set()), (None, set())):
        sent = everything(table, player).decode()
        assert seen == {who.name for who in PEOPLE if f"marked by {who.name} alone" in sent}
        assert seen == {who.name for who in PEOPLE if f"suggested by {who.name} alone" in sent}
