"""Builds planning phases of the war, and short functions to play and inspect them.

Red (NW) and green (NE) play against blue (SW) and yellow (SE); the order of play is red, blue, green, yellow.
"""

from typing import Any

import pytest

from famiglia import war
from famiglia.war.engine import fields, step_kinds
from famiglia.war.engine.board import NEUTRAL, OWNERS, ROWS, SEATS
from famiglia.war.engine.census import tokens_on_mat, tokens_on_sheets
from famiglia.war.engine.position import IN_HQ, ON_MAT, OUT, OVER

from .builder import boats, cars, family, hq, labs, money, supply, table, tokens
from .builder import deciding as awaited
from .builder import seat as seat_of
from .builder import table as at
from .encounter_builder import census
from .encounter_builder import there as in_area


class FixedDice:
    """Dice without chance: a shuffle puts the given numbers first and the others after them in ascending order."""

    def __init__(self, *shuffles: list[int], number: int = 0) -> None:
        self.shuffles = list(shuffles)
        self.number = number

    def below(self, sides: int) -> int:
        return self.number % sides

    def shuffle(self, cards: bytes) -> bytes:
        first = [card for card in (self.shuffles.pop(0) if self.shuffles else []) if card in cards]
        return bytes(first + [card for card in sorted(cards) if card not in first])

    def copy(self) -> "FixedDice":
        return FixedDice(*self.shuffles, number=self.number)


def turn_of_red(sheet: int = 1, behind: dict[str, Any] | None = None, **scenario: Any) -> war.War:
    """Red's turn with this bottom sheet and two gray tokens on the top sheet; `behind` is red's headquarters."""
    scenario.setdefault("sheets", {"top": sheet - 1, "top_tokens": {"c1r1": "neutral", "c2r1": "neutral"}})
    scenario.setdefault("headquarters", {"red": behind or {}})
    return table(round=sheet, **scenario)


def use(space: str, behind: dict[str, Any] | None = None, **scenario: Any) -> war.War:
    """Red has put a gray token on this space and is about to carry out its action."""
    game = turn_of_red(int(space[1]), behind, **scenario)
    play(game, "token c1r1 neutral", f"space {space}")
    return game


def all_taken(sheet: int, *but: str) -> dict[str, str]:
    """A token on every space of a bottom sheet that has room for only one, except these."""
    spaces = [space.id for space in war.board_of().pack.spaces if space.sheet == sheet and not space.infinite]
    owners = ["yellow"] * 7 + ["green"] * 6 + ["neutral"] * 6
    return dict(zip([space for space in spaces if space not in but], owners, strict=False))


# Playing


def _seat(game: war.War, who: str | int | None) -> int:
    if who is None:
        (only,) = game.to_decide()
        return only
    return who if isinstance(who, int) else seat_of(game, who)


def texts(game: war.War, beginning: str = "", who: str | int | None = None) -> set[str]:
    """The legal moves of the seat to decide (or of `who`) with this beginning; by default all but the anytime options."""
    found = {str(move) for move in game.moves(_seat(game, who))}
    return {
        text for text in found if text.startswith(beginning) and (beginning or text.split()[0] not in ("sell", "give"))
    }


def play(game: war.War, *moves: str, who: str | int | None = None) -> list[war.Event]:
    """Make moves of the seat to decide (or of `who`), each of which must be legal."""
    events: list[war.Event] = []
    for move in moves:
        seat = _seat(game, who)
        listed = game.moves(seat)
        assert move in {str(legal) for legal in listed}, f"{move} is not listed: {sorted(map(str, listed))}"
        assert [] == [str(legal) for legal in listed if game.why_not(seat, legal)]
        before = pieces(game)
        events += game.play(seat, move)
        assert before in ([], pieces(game)), f"{move}: pieces came from nowhere or were lost"
    return events


def pieces(game: war.War) -> list[int]:
    """The total numbers of all pieces; empty before the families are chosen and the lineup is placed."""
    p = game.position
    if game.view(None).step == "families":
        return []
    influence = [
        int(p.token_supply[seat] + p.token_box[seat] + p.marked(seat))
        + tokens_on_mat(p, seat)
        + tokens_on_sheets(p, seat)
        for seat in range(SEATS)
    ]
    if p.phase != OVER and p.step() == step_kinds.ONTO:
        influence[int(p.get(fields.SEAT))] += 1
    return [*census(game), *influence]


def refused(game: war.War, move: str, who: str | int | None = None) -> str:
    """Assert that `why_not` and `play` refuse a move alike and change nothing, and return the rule."""
    seat = _seat(game, who)
    before = game.position.copy()
    refusal = game.why_not(seat, move)
    assert refusal is not None, f"{move} is legal"
    with pytest.raises(war.Refused) as raised:
        game.play(seat, move)
    assert refusal == raised.value.refusal
    assert before == game.position
    assert move not in {str(legal) for legal in game.moves(seat)}
    return refusal.rule


# Inspecting, in addition to the functions of `builder`


def mat(game: war.War, name: str) -> tuple[int, ...]:
    """How many tokens have left each row: Justice, Police, Economy, Church."""
    seat = seat_of(game, name)
    return tuple(int(n) for n in list(game.position.off_mat)[seat * ROWS : (seat + 1) * ROWS])


def where(game: war.War, order: str) -> str:
    """Where an order is: mat, hq, out, or its area."""
    number = [found.id for found in game.position.board.orders].index(order)
    place = int(game.position.order_place[game.position.order_slot(number)])
    return {ON_MAT: "mat", IN_HQ: "hq", OUT: "out"}.get(place) or game.pack.areas[place].id


def name_of(game: war.War, owner: int) -> str:
    return "neutral" if owner == NEUTRAL else family(game, owner) if owner >= 0 else ""


def top(game: war.War) -> dict[str, list[str]]:
    """The tokens on the top sheet by place."""
    return _on_sheet(game, list(game.position.top), "")


def bottom(game: war.War) -> dict[str, list[str]]:
    """The tokens on the bottom sheet by space."""
    return _on_sheet(game, list(game.position.bottom), f"s{game.position.bottom_sheet()}")


def _on_sheet(game: war.War, sheet: list[int], name: str) -> dict[str, list[str]]:
    depth = int(game.position.board.depth)
    found: dict[str, list[str]] = {}
    for at_, n in enumerate(sheet):
        for _ in range(n):
            place = at_ // OWNERS
            found.setdefault(f"{name}c{place // depth + 1}r{place % depth + 1}", []).append(name_of(game, at_ % OWNERS))
    return found


def marks(game: war.War, team: str) -> dict[str, str]:
    """The marked tiles of a team, each with the owner of the token on it."""
    p = game.position
    first = "AB".index(team) * int(p.board.tiles_used)
    return {
        game.pack.tiles[int(tile)].id: name_of(game, int(p.marks[first + i]))
        for i, tile in enumerate(p.tiles)
        if p.marks[first + i] >= 0
    }


def face_up(game: war.War) -> dict[str, str]:
    """The control tokens that lie face up, by Mandamento."""
    owners = {place.id: name_of(game, int(game.position.face_up[place.index])) for place in game.pack.mandamenti}
    return {place: name for place, name in owners.items() if name}


def outcome(game: war.War) -> war.Result:
    result = game.result()
    assert result is not None, "the war is not over"
    return result


__all__ = [
    "FixedDice", "all_taken", "at", "awaited", "boats", "bottom", "cars", "face_up", "hq", "in_area", "labs", "marks", "mat",
    "money", "name_of", "outcome", "play", "refused", "seat_of", "supply", "texts", "tokens", "top", "turn_of_red", "use",
    "where",
]  # fmt: skip
