"""Functions that decide which legal moves fit a remedy of the war that describes an area, a space or a row.

Each function gets the game, the seat, the refused move and a legal one, and says whether the remedy describes the legal one.
"""

from collections.abc import Callable

from famiglia import war
from famiglia.war.engine import move_codes
from famiglia.war.engine.board import NEUTRAL
from famiglia.war.phases.influence import tokens_in_row
from famiglia.war.phases.spaces import space_cost, useful

Fits = Callable[[war.War, int, war.Move, war.Move], bool]


def same_start(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    same_target = move_codes.second(way.code) == move_codes.second(move.code)
    return move_codes.first(way.code) == move_codes.first(move.code) and not same_target


def same_but_target(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return same_start(game, seat, move, way) and move_codes.third(way.code) == move_codes.third(move.code)


def other_start(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return move_codes.first(way.code) != move_codes.first(move.code)


def another_area(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    """Another target from the same start, or another area if the move names only one."""
    fits = same_start if move.verb in ("move", "allies") else other_start
    return fits(game, seat, move, way)


def hostile_target(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return same_but_target(game, seat, move, way) and bool(game.position.hostile(move_codes.second(way.code), seat))


def neighbor(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    """A target next to the area that the refused move starts from, by land."""
    at = int(move_codes.first(move.code))
    return same_but_target(game, seat, move, way) and bool(
        game.position.board.near[at] >> move_codes.second(way.code) & 1
    )


def neutral_start(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return bool(game.position.owner[move_codes.first(way.code)] == NEUTRAL)


def own_area(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return bool(game.position.owner[move_codes.first(way.code)] == seat)


def team_area(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return bool(game.position.same_team(game.position.owner[move_codes.first(way.code)], seat))


def hostile_area(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return bool(game.position.hostile(move_codes.first(way.code), seat))


def without_orders(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return own_area(game, seat, move, way) and game.position.orders_in(move_codes.first(way.code)) == 0


def fewer_orders(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    here, there = (game.position.orders_in(move_codes.first(one.code)) for one in (move, way))
    return own_area(game, seat, move, way) and bool(there < here)


def fewer_labs(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    here, there = (game.position.labs[move_codes.first(one.code)] for one in (move, way))
    return own_area(game, seat, move, way) and bool(there < here)


def row_with_tokens(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return bool(tokens_in_row(game.position, seat, move_codes.first(way.code)))


def empty_or_endless(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    p, space = game.position, move_codes.first(way.code)
    below = p.board.space_sheet[space] == p.bottom_sheet()
    return bool(below and (p.board.infinite[space] or not p.on_bottom(p.board.space_place[space])))


def without_cost(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return empty_or_endless(game, seat, move, way) and space_cost(game.position, move_codes.first(way.code)) == 0


def doing_something(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    final = int(game.view(None).step == "ultima")
    return bool(useful(game.position, seat, move_codes.first(way.code), final))


def larger_removal(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    """More Soldati from the same area, or an area that has more."""
    here, there = (game.position.soldati[move_codes.first(one.code)] for one in (move, way))
    return move.verb == "pass" or bool(there > here or move_codes.second(way.code) > move_codes.second(move.code))


def any_of_this_kind(game: war.War, seat: int, move: war.Move, way: war.Move) -> bool:
    return True


TARGETS: dict[str, Fits] = {
    **dict.fromkeys(("allies-path", "agitate-own-team", "beside-itself"), same_but_target),
    **dict.fromkeys(("no-soldati-to-move", "move-start", "strike-start", "agitate-too-far", "same-row"), other_start),
    "same-area": same_start,
    "mates-area": another_area,
    **dict.fromkeys(("unit-needs-own-area", "setup-lab-needs-own-area", "place-own-only", "order-needs-soldato"), own_area),
    **dict.fromkeys(("order-other-area", "gather-own-only", "nobody-to-gather", "car-needs-soldato"), own_area),
    **dict.fromkeys(("lab-needs-soldato", "rally-not-adjacent", "rally-own-only", "rally-once"), own_area),
    **dict.fromkeys(("spread-not-adjacent", "spread-team-only", "spread-once"), team_area),
    **dict.fromkeys(("hostile-only", "pentito-other-area"), hostile_area),
    "pentito-strict": larger_removal,
    **dict.fromkeys(("not-bottom-sheet", "space-taken", "ultima-same-space"), empty_or_endless),
    **dict.fromkeys(("row-empty", "other-row"), row_with_tokens),
    "strike-target": hostile_target,
    "not-adjacent": neighbor,
    "agitate-neutrals": neutral_start,
    "order-in-area": without_orders,
    "order-limit": fewer_orders,
    "lab-limit": fewer_labs,
    "deadlock-free-space": without_cost,
    "space-useless": doing_something,
    **dict.fromkeys(
        (
            "family-not-dealt", "family-taken", "unit-needs-own-coast", "no-such-column", "column-full", "sea-not-adjacent",
            "sea-too-far", "same-sea", "no-boat-there", "no-such-place", "place-taken", "column-without-token",
            "column-empty", "no-token-there", "no-such-part", "place-occupied", "not-your-order",
            "order-on-mat", "order-gone", "order-on-board", "sea-not-at-order", "defender-of-team",
            "tile-marked", "not-your-mark",
        ),
        any_of_this_kind,
    ),
}  # fmt: skip
"""By remedy, without `war-remedy-`: which legal moves of the refused kind it describes."""
