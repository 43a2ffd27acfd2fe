"""Long messages of a socket are compressed, so a war needs little data on a phone."""

import random
from statistics import median
from typing import Any

from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory, PerMessageDeflate
from websockets.frames import Frame, Opcode

from famiglia.server.http.websocket_protocol import LONG

from .people import Person, State
from .server_process import RunningServer

MOST_IN_A_STATE = 12_000
MOST_IN_AN_UPDATE = 2_000


class Counted(ClientPerMessageDeflateFactory):
    """Compression that notes every message: its bytes before compression and on the wire, and whether it was compressed."""

    def __init__(self, **parameters: Any) -> None:
        super().__init__(compress_settings={"memLevel": 5}, **parameters)
        self.messages: list[tuple[int, int, bool]] = []

    def process_response_params(self, params: Any, accepted_extensions: Any) -> PerMessageDeflate:
        compression = super().process_response_params(params, accepted_extensions)
        decode = compression.decode

        def counted(frame: Frame, **limits: Any) -> Frame:
            decoded = decode(frame, **limits)
            if frame.opcode is Opcode.TEXT:
                self.messages.append((len(decoded.data), len(frame.data), frame.rsv1))
            return decoded

        compression.decode = counted  # type: ignore[method-assign]
        return compression


def choose(rng: random.Random) -> Any:
    """A chooser of moves that never sells or gives."""
    return lambda moves: rng.choice([move for move in moves if move["verb"] not in ("sell", "give")] or moves)


def play_if_asked(anna: Person, table: str, rng: random.Random) -> State:
    """Look at the table, make a move if it is Anna's turn, and return the state before it."""
    state = anna.look(table)
    if state["game"]["moves"] and 0 in state["game"]["to_decide"]:
        anna.play(state, choose(rng))
    return state


def play_rounds(anna: Person, table: str, rounds: int) -> None:
    """Play a war with bots until this round."""
    rng = random.Random(4)
    while play_if_asked(anna, table, rng)["game"]["turn"] < rounds:
        pass


def test_a_war_needs_few_bytes(server: RunningServer) -> None:
    """The whole state in the last round, and the median of the updates after it."""
    anna, rng = Person(server.address, "Anna"), random.Random(5)
    table = anna.open("war", ("me", "bot:random", "bot:random", "bot:random"))["about"]["id"]
    play_rounds(anna, table, 4)
    wire = Counted()
    with anna.socket(table, extensions=[wire]) as live:
        message = live.next()
        while len(wire.messages) < 40 and message["game"]["result"] is None:
            play_if_asked(anna, table, rng)
            message = live.until(lambda each: each.get("game"))
    assert len(wire.messages) >= 40
    assert all(compressed == (size >= LONG) for size, _, compressed in wire.messages)
    state, *updates = (sent for _, sent, _ in wire.messages)
    assert state < MOST_IN_A_STATE
    assert median(updates) < MOST_IN_AN_UPDATE
    anna.close()


def test_short_messages_are_not_compressed(server: RunningServer) -> None:
    anna, wire = Person(server.address, "Anna"), Counted()
    table = anna.open(seats=("me", "open"))["about"]["id"]
    with anna.socket(table, extensions=[wire]) as live:
        live.next()
        live.socket.send('{"kind":"ping"}')
        assert "pong" == live.until(lambda each: each["kind"] == "pong")["kind"]
    size, _, compressed = wire.messages[-1]
    assert size < LONG
    assert not compressed
    anna.close()


def test_compression_is_a_choice_of_the_client(server: RunningServer) -> None:
    """A client may do without it, and one that cannot remember former messages gets none."""
    anna = Person(server.address, "Anna")
    table = anna.open("war", ("me", "open", "open", "open"))["about"]["id"]
    forgetful = Counted(server_no_context_takeover=True)
    for options in ({"compression": None}, {"compression": None, "extensions": [forgetful]}):
        with anna.socket(table, **options) as live:
            assert [] == live.socket.protocol.extensions
            assert table == live.next()["about"]["id"]
    anna.close()
