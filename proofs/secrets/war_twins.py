"""P9 and P10 of the war in the engine: two wars that differ only in what a viewer may not know."""

import random
from collections.abc import Callable, Sequence
from itertools import count, takewhile
from typing import TypeAlias

import msgspec

from famiglia import war
from famiglia.war.engine import fields, move_codes, step_kinds
from famiglia.war.engine.board import SEATS
from famiglia.war.engine.census import soldati_on_board
from famiglia.war.engine.position import ENCOUNTER, IN_HQ, OVER, SETUP
from famiglia.war.events import Event
from famiglia.war.guidance import guidance
from famiglia.war.notation.write import write_position
from famiglia.war.preview import conflict_for
from famiglia.war.view import Viewer

from ..engine.random_wars import pick, random_war
from ..result import ProofResult

Receive: TypeAlias = Callable[[war.War, Viewer, Sequence[str]], bytes]

VIEWERS: tuple[Viewer, ...] = (0, 1, 2, 3, "A", "B", None)
BASIC = 5
"""The number of orders that a family has from the beginning."""

SEALED_CARDS = (
    (fields.CONFLICT_ATTACKERS_CARD, fields.SEAT),
    (fields.CONFLICT_DEFENDERS_CARD, fields.CONFLICT_DEFENDER),
)
"""The fields with the cards of a conflict, each with the field of the seat that played it."""


def strangers(game: war.War, viewer: Viewer) -> list[int]:
    """The seats whose secrets the viewer may not know."""
    team = game.team(viewer) if isinstance(viewer, int) else viewer
    return [seat for seat in range(SEATS) if game.team(seat) != team]


def received(game: war.War, viewer: Viewer, questions: Sequence[str]) -> bytes:
    """All that this viewer can receive in a position; of a refusal its parts, from which all sentences are made."""
    parts: list[object] = [game.view(viewer).as_json(), conflict_for(game, viewer)]
    if isinstance(viewer, int):
        parts.append(guidance(game.view(viewer), viewer))
        moves = game.moves(viewer)
        parts.append([str(move) for move in moves])
        parts.append([game.preview(viewer, move) for move in moves[:4]])
        parts.append([repr(game.why_not(viewer, question)) for question in questions])
    return msgspec.json.encode(parts)


def with_other_orders(game: war.War, viewer: Viewer, rng: random.Random) -> war.War:
    """The same war, but strangers have other orders in their headquarters and on the board, and other sealed cards."""
    twin = war.War(game.position.copy(), war.Dice(rng.randbytes(32)), game.names)
    p = twin.position
    each = int(p.board.orders_each)
    for seat in strangers(game, viewer):
        if p.phase == ENCOUNTER:
            continue
        held = [
            slot
            for slot in range(seat * each, (seat + 1) * each)
            if p.order_place[slot] == IN_HQ or p.order_place[slot] >= 0
        ]
        lying = [(int(p.order_place[slot]), int(p.could_be[slot])) for slot in held if p.order_place[slot] >= 0]
        chosen = rng.sample(held, len(lying))
        if all(mask >> slot % each & 1 for slot, (_, mask) in zip(chosen, lying, strict=True)):
            for slot in held:
                p.order_place[slot], p.could_be[slot] = IN_HQ, 0
            for slot, (area, mask) in zip(chosen, lying, strict=True):
                p.order_place[slot], p.could_be[slot] = area, mask
    if p.phase not in (SETUP, OVER) and p.step() in (step_kinds.CARDS, step_kinds.TAKE_FIRST, step_kinds.TAKE_SECOND):
        for card, team_of in SEALED_CARDS:
            seat = int(p.get(team_of))
            if seat in strangers(game, viewer) and p.get(card):
                p.set(card, rng.randrange(3) + 1)
    return twin


def with_other_secrets(game: war.War, viewer: Viewer, rng: random.Random) -> war.War:
    """The same war, but strangers have other orders and cards, other money and other Soldati in their headquarters."""
    twin = with_other_orders(game, viewer, rng)
    p = twin.position
    for seat in strangers(game, viewer):
        if p.family[seat] >= 0 and p.phase != SETUP:
            free = int(p.board.all_soldati - soldati_on_board(p, seat))
            p.hq[seat] = rng.randrange(free + 1)
            p.supply[seat] = free - p.hq[seat]
            p.money[seat] = rng.randrange(15)
    return twin


def _questions(game: war.War, rng: random.Random) -> list[str]:
    words = game.names.words
    orders, areas, spaces = words[move_codes.ORDER], words[move_codes.AREA], words[move_codes.SPACE]
    asked = [f"order {rng.choice(orders)}", f"sell {rng.choice(orders)}", "give", "take", "pass"]
    asked += [f"issue {rng.choice(areas)}", f"space {rng.choice(spaces)}", "buy 1", "place 2"]
    return rng.sample(asked, 3)


def war_pairs(size: int, seed: int = 0, receive: Receive = received) -> ProofResult:
    """Compare `size` pairs of positions after the setup, in which nothing is hidden, each as one viewer sees it."""
    wrong: list[str] = []
    made = 0
    for number in count(seed * size):
        game, rng = random_war(number)
        while game.to_decide():
            if game.position.phase != SETUP and rng.random() < 0.2:
                viewer = rng.choice(VIEWERS)
                twin, questions = with_other_secrets(game, viewer, rng), _questions(game, rng)
                if receive(game, viewer, questions) != receive(twin, viewer, questions):
                    wrong.append(f"war {number}: {write_position(game.position)} is told apart by {viewer}")
                made += 1
                if made == size:
                    return ProofResult("P9, engine, war", f"{made:,} pairs of positions", made, wrong)
            seat = rng.choice(game.to_decide())
            game.play(seat, game.names.write(pick(rng, game.position, seat)))
    raise AssertionError("there is always another war")


def war_engine_streams(size: int, seed: int = 0, receive: Receive = received) -> ProofResult:
    """Compare `size` pairs of wars with the same public moves; in the second one strangers issue as many other orders."""
    wrong: list[str] = []
    made = moves = 0
    for number in count(seed * size * 2):
        game, rng = random_war(number)
        viewer = rng.choice(VIEWERS)
        while game.position.phase == SETUP:
            seat = rng.choice(game.to_decide())
            game.play(seat, rng.choice(game.moves(seat)))
        twin, swapped = game.copy(), rng.sample(range(BASIC), BASIC)
        hidden, differ = strangers(game, viewer), False
        while game.position.phase != ENCOUNTER:
            seat = rng.choice(game.to_decide())
            listed = [move for move in game.moves(seat) if move.verb != "sell"]
            if not listed:  # only a sale is left, and that reveals the order
                break
            move = rng.choice(listed)
            other = _other(game, seat, move, swapped) if seat in hidden else move
            differ = differ or str(other) != str(move)
            events, others = game.play(seat, move), twin.play(seat, other)
            moves += 1
            if _received_events(events, viewer) != _received_events(others, viewer):
                wrong.append(f"war {number}: {move} is told apart by {viewer}")
                break
            if any(event.reveals for event in (*events, *others)):
                break
            # Compare everything when the wars have just become different, and now and then.
            if str(other) != str(move) or rng.random() < 0.2:
                questions = _questions(game, rng)
                if receive(game, viewer, questions) != receive(twin, viewer, questions):
                    wrong.append(f"war {number}: after {move} the tables are told apart by {viewer}")
                    break
        made += differ
        if made == size:
            return ProofResult(
                "P10, engine, war", f"{made:,} pairs of wars, {moves:,} moves until the reveal", made, wrong
            )
    raise AssertionError("there is always another war")


def _other(game: war.War, seat: int, move: war.Move, swapped: Sequence[int]) -> war.Move | str:
    """A move that looks the same in public, but with another order."""
    if not move.secret:
        return move
    family = game.pack.families[game.position.family[seat]].id
    basic = [order.id for order in game.pack.orders_of(family)][:BASIC]
    order = move.arguments[0]
    return f"order {basic[swapped[basic.index(order)]]}" if order in basic else move


def _received_events(events: Sequence[Event], viewer: Viewer) -> list[object]:
    """The events that a viewer receives before something is revealed to all."""
    return [event.seen_by(viewer).as_json() for event in takewhile(lambda event: not event.reveals, events)]
