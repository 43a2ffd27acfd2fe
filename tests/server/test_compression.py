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
    """Compression that counts the bytes of every message on the wire, and notes which messages were compressed."""

    def __init__(self, **parameters: Any) -> None:
        super().__init__(compress_settings={"memLevel": 5}, **parameters)
        self.messages: list[tuple[int, bool]] = []

    def process_response_params(self, params: Any, accepted_extensions: Any) -> PerMessageDeflate:
        compression = super().process_response_params(params, accepted_extensions)
        decode = compression.decode

        def counted(frame: Frame, **limits: Any) -> Frame:
            if frame.opcode is Opcode.TEXT:
                self.messages.append((len(frame.data), frame.rsv1))
            return decode(frame, **limits)

        compression.decode = counted  # type: ignore[method-assign]
        return compression


def choose(rng: random.Random) -> Any:
    """A chooser of moves that never sells or gives."""
    return lambda moves: rng.choice([move for move in moves if move["verb"] not in ("sell", "give")] or moves)


def play_rounds(anna: Person, table: str, rounds: int) -> State:
    """Play a war with bots until this round."""
    rng = random.Random(4)
    while (state := anna.look(table))["game"]["turn"] < rounds:
        if state["game"]["moves"] and 0 in state["game"]["to_decide"]:
            anna.play(state, choose(rng))
    return state


def test_a_war_needs_few_bytes(server: RunningServer) -> None:
    """The whole state in the last round, and the median of the updates after it."""
    anna, rng = Person(server.address, "Anna"), random.Random(5)
    table = anna.open("war", ("me", "bot:random", "bot:random", "bot:random"))["about"]["id"]
    play_rounds(anna, table, 4)
    wire = Counted()
    with anna.socket(table, extensions=[wire]) as live:
        message = live.next()
        while len(wire.messages) < 40 and message["game"]["result"] is None:
            if message["game"]["moves"] and 0 in message["game"]["to_decide"]:
                anna.play(anna.look(table), choose(rng))
            message = live.until(lambda each: each.get("game"))
    assert len(wire.messages) >= 40
    assert all(compressed for _, compressed in wire.messages)
    state, *updates = (size for size, _ in wire.messages)
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
    size, compressed = wire.messages[-1]
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
