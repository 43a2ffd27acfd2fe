"""Play a war through the API, up to a position that a test or a picture needs."""

import random
import secrets
from collections.abc import Callable

from .gameplay import State, open_table, send, table_state
from .visitors import Visitor

FIRST_GAME = ["first-game", "quick-setup"]
TRADES = ("sell", "give")
"""The verbs of moves that are possible at any time and are no part of a turn."""


def open_war(visitor: Visitor, *seats: str, bot: str = "bot:greedy") -> str:
    """Open a war for these seats, with bots in all others, and return its id."""
    taken = [*seats, *[bot] * (4 - len(seats))]
    return open_table(visitor, *taken, game="war", options=FIRST_GAME)


def finished_war(visitor: Visitor) -> str:
    """A war that the visitor opened and left to the computer, and that is over."""
    table = open_war(visitor, "me")
    send(visitor, table, {"do": "leave", "seat": 0})
    play_war(table, visitor)
    return table


def play_war(
    table: str, *people: Visitor, found: Callable[[State], bool] = lambda state: False, course: int = 0
) -> State:
    """Let these people play until one of them has to decide in a state with this property, or the war is over.

    They make the same moves every time, and others for another `course`. Where bots decide at the same time, these are
    first, so that the course does not depend on who is faster.
    """
    attempt = 0
    while True:
        for person in people:
            state = table_state(person, table) | {"person": person}
            if state["about"]["status"] == "over":
                return state
            game = state["game"]
            # A seat that cannot pay for anything has to sell an order first.
            moves = [move for move in game["moves"] if move["verb"] not in TRADES] or game["moves"]
            if game["viewer"] not in game["to_decide"] or not moves or bots_decide(state):
                continue
            if found(state):
                return state
            rng = random.Random(f"{course} {state['numbers']['game']} {attempt}")
            attempt = 0 if _made(person, table, state, _chosen(moves, rng)) else attempt + 1


def bots_decide(state: State) -> bool:
    """Whether the game waits for a bot."""
    return any(state["seats"][seat]["kind"] == "bot" for seat in state["game"]["to_decide"])


def _chosen(moves: list[State], rng: random.Random) -> State:
    """A move with the largest number, which is no pass if there is another."""
    moves = [move for move in moves if move["verb"] != "pass"] or moves
    most = max(move["arguments"].get("number") or 0 for move in moves)
    return rng.choice([move for move in moves if (move["arguments"].get("number") or 0) == most])


def _made(person: Visitor, table: str, state: State, move: State) -> bool:
    """Make this move, unless somebody else has moved in the meantime; whether it was made."""
    deed = {"do": "play", "seat": state["game"]["viewer"], "move": move["move"]}
    command = {"id": secrets.token_urlsafe(12), "expected": state["numbers"]["game"], "deed": deed}
    answer = person.context.request.post(f"{person.server.address}/api/tables/{table}/commands", data=command)
    assert answer.status in (200, 409), answer.text()
    return bool(answer.status == 200)
