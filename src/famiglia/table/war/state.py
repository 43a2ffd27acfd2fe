"""The state of a war for one viewer: the view with the names of the pack, and the legal moves."""

from functools import lru_cache
from typing import Any, cast

from famiglia.game import Viewer
from famiglia.war import Event, Move, Pack, War
from famiglia.war.guidance_types import WarGuidance
from famiglia.war.text.descriptions import choice_message, depends_on_position, event_message, move_message, move_parts
from famiglia.war.view_types import AreaView, Decision, FamilyView, WarView

from ..sentences import GameEvent, says, says_if
from .messages import WarArguments, WarChoice, WarState

__all__ = ["laid_open", "merged", "war_state"]


def war_state(
    game: War,
    view: WarView,
    viewer: Viewer,
    seat: int | None,
    undoable: int,
    turn: int,
    guidance: WarGuidance | None = None,
) -> WarState:
    """The state of a war with this view; `seat` is the one that the viewer may move for, if any."""
    moves = game.moves(seat) if seat is not None and game.to_decide() else []
    result = game.result()
    return WarState(
        viewer=viewer,
        view={**view, "viewer": viewer},
        to_decide=list(game.to_decide()),
        moves=[choice(game, move) for move in moves],
        undoable=undoable,
        turn=turn,
        result=result.as_json() if result is not None else None,
        guidance=guidance,
    )


def choice(game: War, move: Move) -> WarChoice:
    """A legal move with its arguments and its sentence."""
    if not depends_on_position(move):
        return _choice(game.pack, move.text)
    verb, arguments = _parts(move.text)
    return WarChoice(move.text, verb, arguments, says(choice_message(game.position, move)))


@lru_cache(maxsize=20_000)
def _choice(pack: Pack, move: str) -> WarChoice:
    verb, arguments = _parts(move)
    return WarChoice(move, verb, arguments, says(move_message(pack, move)))


def event_data(pack: Pack, event: Event) -> GameEvent:
    """An event with its sentence, as the server sends it."""
    data = {**event.as_json(), "says": says_if(event_message(pack, event))}
    if event.kind == "played":
        data["verb"], data["arguments"] = _parts(data["move"])
    return cast(GameEvent, data)


@lru_cache(maxsize=20_000)
def _parts(move: str) -> tuple[Any, WarArguments]:
    verb, parts = move_parts(move)
    return verb, WarArguments(**parts)  # type: ignore[arg-type]


def laid_open(game: War) -> WarView:
    """The view of a finished war, with everything that either team knows."""
    one, other = (game.view(team).as_json() for team in dict.fromkeys(seat.team for seat in game.pack.seats))
    return merged(one, other)


def merged(one: WarView, other: WarView) -> WarView:
    """Merge the views of both teams, so that nothing stays hidden."""
    seats: list[FamilyView] = [
        ours if ours.get("money") is not None else theirs
        for ours, theirs in zip(one["seats"], other["seats"], strict=True)
    ]
    areas: dict[str, AreaView] = {}
    for id_, area in one["areas"].items():
        both = (area["orders"], other["areas"][id_]["orders"])
        orders = {order["order"]: order for visible in both for order in visible if order["order"]}
        areas[id_] = {**area, "orders": list(orders.values())}
    decision: Any = {
        key: other["decision"].get(key) if value == "?" else value for key, value in one["decision"].items()
    }
    known: Decision = decision
    return {**one, "viewer": None, "seats": seats, "areas": areas, "decision": known}
