"""The line protocol: each line is a JSON object, and so is each answer (`docs/protocol.md`)."""

import secrets
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import Annotated, Any, TypeAlias

import msgspec

from famiglia.bots import bot
from famiglia.dice import Dice, commitment, seed_from
from famiglia.game import NotationError, Refusal, Refused, Seat
from famiglia.words import LANGUAGES

from .game import SPECTATOR, ProtocolGame, RequestError
from .games import DEFAULT, GAMES, game_of

LONGEST = 65536
"""The greatest length of a line; a longer one is refused."""


SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Session:
    """The state of a session, which has one game at a time."""

    def __init__(self) -> None:
        self.kind: ProtocolGame = GAMES[DEFAULT]()
        self.game: Any = None
        self.seed: bytes | None = None
        self.lang = "en"

    def begin(self, kind: ProtocolGame, game: Any, seed: bytes) -> None:
        self.kind, self.game, self.seed = kind, game, seed

    def playing(self) -> Any:
        if self.game is None:
            raise RequestError("there is no game yet; begin with do=new or do=set")
        return self.game

    def seat(self, seat: Seat | None) -> Seat:
        """The seat in the request, or the seat whose turn it is."""
        game = self.playing()
        if seat is None:
            return self.kind.seat(game)
        if seat >= self.kind.seats:
            raise RequestError(f"seat {seat}: expected 0 to {self.kind.seats - 1}")
        return seat


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """The base class of requests; the answer repeats the id."""

    id: str | int | None = None


class New(Request, tag="new", kw_only=True):
    """Deal a new game."""

    game: str = "duel"
    options: list[str] = []
    seed: str | None = None
    lang: str = "en"
    edition: str | None = None
    first: Annotated[int, msgspec.Meta(ge=0, le=1)] | None = None
    pack: str | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        if self.game not in GAMES:
            raise RequestError(f"game {self.game!r}: expected {' or '.join(map(repr, GAMES))}")
        if self.lang not in LANGUAGES:
            raise RequestError(f"lang {self.lang!r}: expected one of {', '.join(LANGUAGES)}")
        kind, seed = GAMES[self.game](), _seed(self.seed)
        extra_fields = {"edition": self.edition, "first": self.first, "pack": self.pack}
        game = kind.new(
            Dice(seed), self.options, {field: value for field, value in extra_fields.items() if value is not None}
        )
        session.begin(kind, game, seed)
        session.lang = self.lang
        return {"commitment": commitment(seed, kind.rules()), "position": kind.written(game, complete=False)}


class SetPosition(Request, tag="set", kw_only=True):
    """Continue from a position, or a war from a scenario; the seed decides what is unknown."""

    position: str | dict[str, Any]
    seed: str | None = None
    pack: str | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        kind, seed = game_of(self.position), _seed(self.seed)
        extra_fields = {} if self.pack is None else {"pack": self.pack}
        session.begin(kind, kind.resume(self.position, Dice(seed), extra_fields), seed)
        return {"position": kind.written(session.game, complete=False)}


class Moves(Request, tag="moves", kw_only=True):
    """List the legal moves of a seat."""

    seat: SeatNumber | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        seat = session.seat(self.seat)
        return {"seat": seat, "moves": [str(move) for move in session.playing().moves(seat)]}


class PlayMove(Request, tag="play", kw_only=True):
    """Make a move."""

    move: str
    seat: SeatNumber | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        game = session.playing()
        events = game.play(session.seat(self.seat), self.move)
        return {"events": [event.as_json() for event in events], "to_decide": list(game.to_decide())}


class WhyNot(Request, tag="why_not", kw_only=True):
    """Ask why a move is not legal, without making it."""

    move: str
    seat: SeatNumber | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        refusal = session.playing().why_not(session.seat(self.seat), self.move)
        return {"legal": refusal is None, "refusal": refusal.as_json(session.lang) if refusal else None}


class Preview(Request, tag="preview", kw_only=True):
    """Show the consequences of a move, without making it."""

    move: str
    seat: SeatNumber | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        seat = session.seat(self.seat)
        return {"preview": session.kind.preview(session.playing(), seat, self.move)}


class ShowView(Request, tag="view", kw_only=True):
    """Show what a viewer may know."""

    viewer: int | str
    memory_aid: bool = False

    def answer(self, session: Session) -> dict[str, Any]:
        game = session.playing()
        viewers = session.kind.viewers(game)
        if self.viewer not in viewers:
            raise RequestError(f"viewer {self.viewer!r}: expected one of {', '.join(map(str, viewers))}")
        viewer = None if self.viewer == SPECTATOR else self.viewer
        return {"view": session.kind.view(game, viewer, self.memory_aid).as_json()}


class ShowPosition(Request, tag="position", kw_only=True):
    """Show the position in notation; `complete` includes the order of a duel's deck."""

    complete: bool = False

    def answer(self, session: Session) -> dict[str, Any]:
        return {"position": session.kind.written(session.playing(), self.complete)}


class ShowResult(Request, tag="result", kw_only=True):
    """Show the result and the seed; null while the game runs."""

    def answer(self, session: Session) -> dict[str, Any]:
        result = session.playing().result()
        if result is None:
            return {"result": None}
        return {"result": result.as_json(), "seed": session.seed.hex() if session.seed else None}


class Go(Request, tag="go", kw_only=True):
    """Ask a bot for a move; it is not played. `seconds` is checked; a bot that searches has a time limit of its own."""

    bot: str = "greedy"
    seconds: float = 1.0
    seat: SeatNumber | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        game = session.playing()
        awaited: tuple[Seat, ...] = game.to_decide()
        if not awaited:
            raise RequestError("the game is over; there is nothing to decide")
        if not 0 < self.seconds <= 3600:
            raise RequestError(f"seconds {self.seconds}: expected more than 0 and at most 3600")
        seat = awaited[0] if self.seat is None else self.seat
        if seat not in awaited:
            raise RequestError(f"seat {seat}: expected one that is to decide, {' or '.join(map(str, awaited))}")
        # Both hands follow from the public events, so the bot gets the view with the memory aid.
        view = session.kind.view(game, seat, memory_aid=True)
        chosen = bot(self.bot, session.kind.name, monotonic).choose(
            view, game.moves(seat), Dice(secrets.token_bytes(32))
        )
        return {"seat": seat, "move": str(chosen)}


AnyRequest = New | SetPosition | Moves | PlayMove | WhyNot | Preview | ShowView | ShowPosition | ShowResult | Go
_decoder = msgspec.json.Decoder(AnyRequest)
_KNOWN = "; `do` is one of new, set, moves, play, why_not, preview, view, position, result, go"


def _seed(text: str | None) -> bytes:
    return seed_from(text) if text is not None else secrets.token_bytes(32)


def converse(lines: Iterable[bytes]) -> Iterator[str]:
    """Yield the answer to each line; the answer to an invalid line is an error."""
    session = Session()
    for line in lines:
        if line.strip():
            yield msgspec.json.encode(respond(session, line)).decode()


def respond(session: Session, line: bytes) -> dict[str, Any]:
    """The answer to one line."""
    if len(line) > LONGEST:
        return _error("request", f"the line has {len(line)} bytes; expected at most {LONGEST}")
    try:
        request: AnyRequest = _decoder.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        return _id_of(line) | _error("request", f"{error}{_KNOWN if 'do`' in str(error) else ''}")
    head: dict[str, Any] = {"id": request.id} if request.id is not None else {}
    try:
        return head | _answer(session, request)
    except Exception as error:  # an error in the program must not end the session
        return head | _error("internal", f"{type(error).__name__}: {error}")


def _answer(session: Session, request: AnyRequest) -> dict[str, Any]:
    try:
        return {"ok": True} | request.answer(session)
    except Refused as refused:
        return {"ok": False, "error": {"kind": "refused"} | _refused(refused.refusal, session.lang)}
    except NotationError as error:
        return _error("notation", str(error))
    except (RequestError, ValueError) as error:
        return _error("request", str(error))


def _id_of(line: bytes) -> dict[str, Any]:
    """The id of an invalid request, if it can be read."""
    try:
        found = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return {}
    id_ = found.get("id") if isinstance(found, dict) else None
    return {"id": id_} if isinstance(id_, str | int) else {}


def _refused(refusal: Refusal, lang: str) -> dict[str, Any]:
    return {"message": refusal.explain(lang)} | refusal.as_json(lang)


def _error(kind: str, message: str) -> dict[str, Any]:
    return {"ok": False, "error": {"kind": kind, "message": message}}
