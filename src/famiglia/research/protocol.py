"""The line protocol: one JSON object a line in, one a line out (`docs/protocol.md`)."""

import secrets
from collections.abc import Iterable, Iterator
from typing import Annotated, Any, TypeAlias

import msgspec

from famiglia import duel
from famiglia.bots import bot
from famiglia.dice import Dice, commitment, seed_from
from famiglia.duel.notation import write_position
from famiglia.game import NotationError, Refusal, Refused
from famiglia.words import LANGUAGES

LONGEST = 65536
"""A longer line is refused."""


SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1)]


class Complaint(Exception):
    """A request that makes no sense now, in words for whoever sent it."""


class Session:
    """The one game that a conversation is about."""

    def __init__(self) -> None:
        self.game: duel.Duel | None = None
        self.seed: bytes | None = None
        self.lang = "en"

    def playing(self) -> duel.Duel:
        if self.game is None:
            raise Complaint("there is no game yet; begin with do=new or do=set")
        return self.game

    def seat(self, seat: int | None) -> int:
        """The seat that was named, or else the one whose turn it is."""
        return seat if seat is not None else int(self.playing().position.seat)


class Request(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    """What every request may carry: an id that comes back with the answer."""

    id: str | int | None = None


class New(Request, tag="new", kw_only=True):
    """Deal a new game."""

    game: str = "duel"
    edition: str = "revised"
    options: list[str] = []
    seed: str | None = None
    first: SeatNumber | None = None
    lang: str = "en"

    def answer(self, session: Session) -> dict[str, Any]:
        if self.game != "duel":
            raise Complaint(f"game {self.game!r}: expected 'duel'")
        if self.lang not in LANGUAGES:
            raise Complaint(f"lang {self.lang!r}: expected one of {', '.join(LANGUAGES)}")
        seed = seed_from(self.seed) if self.seed is not None else secrets.token_bytes(32)
        game = duel.new(self.edition, self.options, Dice(seed), self.first)
        session.game, session.seed, session.lang = game, seed, self.lang
        return {"commitment": commitment(seed, duel.RULES_VERSION), "position": write_position(game.position, True)}


class SetPosition(Request, tag="set", kw_only=True):
    """Go on from a position; the seed orders what is unknown of its deck."""

    position: str
    seed: str | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        seed = seed_from(self.seed) if self.seed is not None else secrets.token_bytes(32)
        session.game, session.seed = duel.resume(self.position, Dice(seed)), seed
        return {"position": write_position(session.game.position, True)}


class Moves(Request, tag="moves", kw_only=True):
    """List the legal moves of a seat."""

    seat: SeatNumber | None = None

    def answer(self, session: Session) -> dict[str, Any]:
        seat = session.seat(self.seat)
        return {"seat": seat, "moves": [str(move) for move in session.playing().moves(seat)]}


class Play(Request, tag="play", kw_only=True):
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


class ShowView(Request, tag="view", kw_only=True):
    """Show what a viewer may know."""

    viewer: int | str
    memory_aid: bool = False

    def answer(self, session: Session) -> dict[str, Any]:
        if self.viewer not in (0, 1, "spectator"):
            raise Complaint(f"viewer {self.viewer!r}: expected 0, 1 or 'spectator'")
        viewer = None if self.viewer == "spectator" else int(self.viewer)
        return {"view": session.playing().view(viewer, self.memory_aid).as_json()}


class ShowPosition(Request, tag="position", kw_only=True):
    """Write the position down; `complete` tells the order of the deck as well."""

    complete: bool = False

    def answer(self, session: Session) -> dict[str, Any]:
        return {"position": write_position(session.playing().position, not self.complete)}


class ShowResult(Request, tag="result", kw_only=True):
    """Tell the result, and with it the seed; null while the game runs."""

    def answer(self, session: Session) -> dict[str, Any]:
        result = session.playing().result()
        if result is None:
            return {"result": None}
        return {"result": result.as_json(), "seed": session.seed.hex() if session.seed else None}


class Go(Request, tag="go", kw_only=True):
    """Ask a bot for a move; it is not played."""

    bot: str = "greedy"
    seconds: float = 1.0

    def answer(self, session: Session) -> dict[str, Any]:
        game = session.playing()
        if not game.to_decide():
            raise Complaint("the game is over; there is nothing to decide")
        if not 0 < self.seconds <= 3600:
            raise Complaint(f"seconds {self.seconds}: expected more than 0 and at most 3600")
        seat = game.to_decide()[0]
        # An attentive player knows both hands from what everybody saw, so the bot gets the view with the memory aid.
        view = game.view(seat, memory_aid=True)
        chosen = bot(self.bot).choose(view, game.moves(seat), Dice(secrets.token_bytes(32)))
        return {"seat": seat, "move": str(chosen)}


AnyRequest = New | SetPosition | Moves | Play | WhyNot | ShowView | ShowPosition | ShowResult | Go
_decoder = msgspec.json.Decoder(AnyRequest)
_KNOWN = "; `do` is one of new, set, moves, play, why_not, view, position, result, go"


def converse(lines: Iterable[bytes]) -> Iterator[str]:
    """Answer every line; whatever comes, the conversation goes on."""
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
        return head | {"ok": True} | request.answer(session)
    except Refused as refused:
        return head | {"ok": False, "error": {"kind": "refused"} | _refused(refused.refusal, session.lang)}
    except NotationError as error:
        return head | _error("notation", str(error))
    except (Complaint, ValueError) as error:
        return head | _error("request", str(error))
    except Exception as error:  # a fault of ours must not end somebody's conversation
        return head | _error("internal", f"{type(error).__name__}: {error}")


def _id_of(line: bytes) -> dict[str, Any]:
    """The id of a request that cannot be understood, if that much can be read."""
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
