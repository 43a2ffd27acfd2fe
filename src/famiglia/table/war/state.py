"""A war as one reader may know it: the view in names of the pack, and what may be done."""

from typing import Any

from famiglia.game import Viewer
from famiglia.war import War
from famiglia.war.text.descriptions import choice_text, event_text

from ..messages import Choice, GameState

__all__ = ["event_text", "laid_open", "merged", "war_state"]


def war_state(
    game: War, viewer: Viewer, seat: int | None, undoable: int, turn: int, lang: str | None, all_open: bool
) -> GameState:
    """The state as a viewer may know it; the seat is the one that the reader may move for."""
    view = laid_open(game) if all_open else game.view(viewer).as_json()
    moves = game.moves(seat) if seat is not None and game.to_decide() else []
    result = game.result()
    return GameState(
        viewer=viewer,
        view=view | {"viewer": viewer},
        to_decide=list(game.to_decide()),
        moves=[Choice(str(move), text=choice_text(game.position, move, lang) if lang else None) for move in moves],
        whys=[],
        shut={},
        undoable=undoable,
        points=[],
        prices={},
        turn=turn,
        result=result.as_json() if result is not None else None,
    )


def laid_open(game: War) -> dict[str, Any]:
    """What both teams know together: the table of a finished war."""
    one, other = (game.view(team).as_json() for team in dict.fromkeys(seat.team for seat in game.pack.seats))
    return merged(one, other)


def merged(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """Two views of the same table put together, so that nothing stays hidden."""
    pairs = zip(one["seats"], other["seats"], strict=True)
    seats = [ours if ours.get("money") is not None else theirs for ours, theirs in pairs]
    areas = {}
    for id_, area in one["areas"].items():
        both = (area["orders"], other["areas"][id_]["orders"])
        orders = {order["order"]: order for found in both for order in found if order["order"]}
        areas[id_] = area | {"orders": list(orders.values())}
    decision = {key: other["decision"].get(key) if value == "?" else value for key, value in one["decision"].items()}
    return one | {"viewer": None, "seats": seats, "areas": areas, "decision": decision}
