"""A tiny game with all that is difficult for records: simultaneous moves, secrets of a team, dice after a move.

The dice put the seats into an order. All four seats seal a bid, which only their team knows. After the last bid all bids
are revealed, and the dice choose a lucky seat. Then the seats take turns, each of any number of steps. A seat that is not
to decide may wink at any time.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from famiglia.dice import Chance
from famiglia.game import Refusal, Refused, Seat, Viewer
from famiglia.record.hash_chain import FORMAT, Line
from famiglia.record.recorded_dice import Answer, RecordedDice, answers_in
from famiglia.rulebook import refusal

TEAMS = ("A", "A", "B", "B")


def knows(viewer: Viewer, seat: Seat) -> bool:
    """Whether the viewer belongs to this seat's team."""
    return (TEAMS[viewer] if isinstance(viewer, int) else viewer) == TEAMS[seat]


@dataclass(frozen=True)
class SealedMove:
    text: str

    def __str__(self) -> str:
        return self.text

    def hidden(self) -> "SealedMove":
        return SealedMove("bid ?") if self.text.startswith("bid") else self


@dataclass(frozen=True)
class Played:
    seat: Seat
    move: SealedMove
    reveals: ClassVar[bool] = False

    def seen_by(self, viewer: Viewer) -> "Played":
        return self if knows(viewer, self.seat) else replace(self, move=self.move.hidden())

    def as_json(self) -> dict[str, Any]:
        return {"kind": "played", "seat": self.seat, "move": str(self.move)}


@dataclass(frozen=True)
class PublicEvent:
    """An event without secrets."""

    kind: str
    numbers: tuple[int, ...]
    reveals: ClassVar[bool] = True

    def seen_by(self, viewer: Viewer) -> "PublicEvent":
        return self

    def as_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "numbers": list(self.numbers)}


@dataclass
class Position:
    order: bytes
    bids: tuple[int, ...] = (0, 0, 0, 0)
    steps: tuple[int, ...] = (0, 0, 0, 0)
    winks: int = 0
    turn: int = -1
    lucky: int = -1

    def copy(self) -> "Position":
        return replace(self)


@dataclass(frozen=True)
class PlainView:
    plain: dict[str, Any]

    def as_json(self) -> dict[str, Any]:
        return self.plain


@dataclass(frozen=True)
class Score:
    points: tuple[int, ...]

    def as_json(self) -> dict[str, Any]:
        return {"points": list(self.points)}


class Sealed:
    """The game, as `famiglia.game.Game` describes it."""

    def __init__(self, position: Position, dice: Chance) -> None:
        self.position = position
        self.dice = dice

    def to_decide(self) -> tuple[Seat, ...]:
        p = self.position
        if p.turn < 0:
            return tuple(seat for seat in range(4) if not p.bids[seat])
        return (p.order[p.turn],) if p.turn < 4 else ()

    def moves(self, seat: Seat) -> list[SealedMove]:
        texts = ["wink"]
        if seat in self.to_decide():
            texts = ["bid 1", "bid 2", "bid 3"] if self.position.turn < 0 else ["step", "end"]
        return [SealedMove(text) for text in texts if self.to_decide()]

    def move(self, text: str) -> SealedMove:
        return SealedMove(text)

    def play(self, seat: Seat, move: SealedMove | str) -> list[Played | PublicEvent]:
        refused = self.why_not(seat, move)
        if refused is not None:
            raise Refused(refused)
        p, verb = self.position, str(move).split()[0]
        events: list[Played | PublicEvent] = [Played(seat, SealedMove(str(move)))]
        if verb == "bid":
            p.bids = _with(p.bids, seat, int(str(move)[-1]))
            if all(p.bids):
                p.turn, p.lucky = 0, self.dice.below(4)
                events += [PublicEvent("shown", p.bids), PublicEvent("lucky", (p.lucky,))]
        elif verb == "step":
            p.steps = _with(p.steps, seat, p.steps[seat] + 1)
        elif verb == "end":
            p.turn += 1
        else:
            p.winks += 1
        return events

    def why_not(self, seat: Seat, move: SealedMove | str) -> Refusal | None:
        legal = [str(listed) for listed in self.moves(seat)]
        return None if str(move) in legal else refusal("D-10", "fact-not-your-turn", remedy="remedy-wait")

    def view(self, viewer: Viewer) -> PlainView:
        p = self.position
        bids = [bid if p.turn >= 0 or knows(viewer, seat) else bid > 0 for seat, bid in enumerate(p.bids)]
        return PlainView(
            {"order": list(p.order), "bids": bids, "steps": list(p.steps), "winks": p.winks, "turn": p.turn}
        )

    def result(self) -> Score | None:
        p = self.position
        return Score(tuple(map(sum, zip(p.bids, p.steps, strict=True)))) if p.turn == 4 else None

    def copy(self) -> "Sealed":
        return Sealed(self.position.copy(), self.dice.copy())


def _with(numbers: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*numbers[:place], number, *numbers[place + 1 :])


@dataclass(frozen=True)
class SealedHeader:
    """The header of its records, with all that is specific to this game."""

    game: ClassVar[str] = "sealed"
    rules: ClassVar[str] = "sealed-1"
    playable: ClassVar[tuple[str, ...]] = ("sealed-1",)

    seats: tuple[str, ...]
    commitment: str
    added: tuple[str, ...] = ()

    @classmethod
    def read(cls, line: Line, pack: object) -> "SealedHeader":
        return cls(tuple(line["seats"]), line["commitment"])

    def line(self) -> Line:
        header = {"famiglia": FORMAT, "game": self.game, "rules": self.rules}
        return header | {"seats": list(self.seats), "commitment": self.commitment}

    def deal(self, dice: Chance) -> Sealed:
        return Sealed(Position(dice.shuffle(bytes(range(4)))), dice)

    def opening(self, game: Sealed) -> PublicEvent:
        return PublicEvent("order", tuple(game.position.order))

    def move(self, game: Sealed, text: str) -> SealedMove:
        return SealedMove(text)

    def chance_fields(self, answers: Sequence[Answer]) -> Line:
        return {"chance": list(answers)} if answers else {}

    def fingerprint(self, game: Sealed) -> str:
        return json.dumps(game.view(None).as_json())

    def recorded_dice(self, lines: Sequence[Line]) -> Chance:
        return RecordedDice(answers_in(lines))
