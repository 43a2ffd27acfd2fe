"""The planning phase: which space, which token, which column, and what lies under the tokens of the mat."""

from typing import Final

from famiglia.war.engine.board import COLUMNS, EMPTY, NEUTRAL, OWNERS, ROWS
from famiglia.war.engine.effects import (
    BECOME_STARTING_PLAYER,
    CHURCH,
    EQUIPMENT,
    EXERT,
    ISSUE_ORDER,
    LAUNDER,
    M_BASE,
    M_CAR,
    M_CAR_BASE,
    M_LAB,
    M_LAUNDER,
    M_MONEY,
    ONE_INSTITUTION,
    PLACE_BASE,
    POLICE,
    RALLY,
    RECRUIT_BASE,
    T_STACK_ORDERS,
)

from .orders import best_order, order_value, placing, recruiting
from .scene import Scene

NEW_ORDER: Final = 2.2
"""What an advanced order is worth that comes in the first round."""
STACK: Final = 0.5
"""What a second order in the same area is worth, beside the first."""
FRONTS: Final = 5
AGAINST_AN_ENEMY: Final = 1.4
"""Money paid to an enemy weighs more than money paid to the supply."""


def rounds_left(scene: Scene) -> float:
    """How much of the game can still use something lasting: 1 in the first round."""
    rounds = int(scene.board.rounds)
    return (rounds + 1 - scene.round) / rounds


def free_areas(scene: Scene) -> list[int]:
    """Own areas in which an order may be issued."""
    stacking = scene.tile(T_STACK_ORDERS)
    most = 2 if stacking else 1
    return [area for area in scene.own if len(scene.lying.get(area, ())) < most]


def issue_values(scene: Scene, extra: int) -> list[float]:
    """What the best order promises in each area that may take one, best first."""
    return sorted((best_order(scene, area, extra) for area in free_areas(scene)), reverse=True)


def issue_value(scene: Scene, n: int, stacked: bool) -> float:
    if not scene.in_hq:
        return 0.0
    key = ("issue", n, stacked)
    if key not in scene.fresh:
        found = issue_values(scene, 0)[:1] if stacked else issue_values(scene, 0)[: min(n, len(scene.in_hq))]
        scene.fresh[key] = sum(found) * (1 + STACK if stacked and len(scene.in_hq) > 1 else 1.0)
    return scene.fresh[key]


def place_value(scene: Scene, area: int, k: int) -> float:
    """So many Soldati from the headquarters in this area: what they protect, take, or prepare."""
    k = min(k, scene.hq)
    if k <= 0:
        return 0.0
    if scene.owner[area] == EMPTY:
        return 0.2 * k + scene.worth(area, scene.seat) * (1 - scene.danger(area, k))
    value = placing(scene, area, scene.soldati[area], k)
    waiting = [order for whose, order in scene.lying.get(area, ()) if whose == scene.seat and order is not None]
    if waiting:
        return value + sum(order_value(scene, o, area, k) - order_value(scene, o, area, 0) for o in waiting)
    if area not in fronts(scene):
        return value
    gain = best_order(scene, area, k) - best_order(scene, area, 0)
    return value + 0.75 * max(0.0, gain)


def fronts(scene: Scene) -> list[int]:
    """The own areas from which most can be taken: plans for reinforcements look no further."""
    if not scene.fronts:
        scene.fronts = sorted(scene.own, key=lambda area: -_outlook(scene, area))[:FRONTS]
    return scene.fronts


def _outlook(scene: Scene, area: int) -> float:
    return max((scene.prize(near) for near in scene.ground.near[area] if scene.hostile[near]), default=0.0)


def places(scene: Scene, own_only: bool) -> list[int]:
    return [
        area
        for area in scene.ground.areas
        if scene.owner[area] == scene.seat or (scene.owner[area] == EMPTY and not own_only)
    ]


def best_place(scene: Scene, k: int, own_only: bool) -> tuple[float, int]:
    key = ("place", k, own_only)
    if key not in scene.chosen:
        values = [(place_value(scene, area, k), area) for area in places(scene, own_only)]
        scene.chosen[key] = max(values, default=(0.0, 0))
    return scene.chosen[key]


def both_value(scene: Scene, k: int) -> float:
    """Place and issue together: in one area, the Soldati first, or each where it is best."""
    k = min(k, scene.hq)
    key = ("both", k)
    if key not in scene.fresh:
        together = max(
            (
                best_order(scene, a, k) + placing(scene, a, scene.soldati[a], k)
                for a in free_areas(scene)
                if a in fronts(scene)
            ),
            default=0.0,
        )
        scene.fresh[key] = max(together, issue_value(scene, 1, False) + 0.7 * best_place(scene, k, False)[0])
    return scene.fresh[key]


def row_value(scene: Scene, row: int, ahead: int = 0) -> float:
    """What the leftmost token of a row hides, or the one that lies so many behind it."""
    if scene.tokens_left(row) <= ahead:
        return 0.0
    board, table = scene.board, scene.table
    space = int(board.row_first[int(table.family[scene.seat]) * ROWS + row])
    space += int(table.off_mat[scene.seat * ROWS + row]) + ahead
    left = rounds_left(scene)
    value = NEW_ORDER * left if board.mat_order[space] >= 0 else 0.0
    kind, n = int(board.mat_kind[space]), int(board.mat_n[space])
    if kind in (M_BASE, M_CAR_BASE):
        better = n > scene.base(row)
        weight = 1.0 if row == POLICE else 0.8 if row == CHURCH else 0.5
        value += weight * left * better
    elif kind == M_CAR:
        value += 0.9 * left
    elif kind == M_MONEY:
        value += n * scene.coin()
    elif kind == M_LAB:
        value += 1.1 * left
    elif kind == M_LAUNDER:
        value += int(table.labs_of(scene.seat)) * scene.coin()
    return value


def best_rows(scene: Scene) -> list[float]:
    return sorted((row_value(scene, row) for row in range(ROWS)), reverse=True)


def equip_value(scene: Scene) -> float:
    """A car, a boat or a lab: labs bring money round after round, and protect."""
    return 0.5 + 0.9 * rounds_left(scene)


def part_of_space(scene: Scene, part: int) -> float:
    """What one part of a space is worth by itself."""
    board = scene.board
    verb, n, flag = int(board.part_verb[part]), int(board.part_n[part]), bool(board.part_flag[part])
    if verb == RECRUIT_BASE:
        return recruiting(scene, scene.base(CHURCH) + n) * (0.6 if scene.late else 1.0)
    if verb == PLACE_BASE:
        return best_place(scene, scene.base(POLICE) + n, flag)[0]
    if verb == ISSUE_ORDER:
        return issue_value(scene, n, flag)
    if verb == EQUIPMENT:
        return equip_value(scene) * n
    if verb == LAUNDER:
        return int(scene.table.labs_of(scene.seat)) * scene.coin()
    if verb == EXERT:
        if flag:
            return max(sum(row_value(scene, row, i) for i in range(n)) for row in range(ROWS))
        return best_rows(scene)[0] + 0.3 * int(board.part_to[part])
    return 0.8 if verb == RALLY else 1.2


def space_value(scene: Scene, space: int) -> float:
    """What an action space is worth, its money included."""
    board = scene.board
    first, count = int(board.part_first[space]), int(board.part_count[space])
    money = int(board.space_money[space])
    values = [part_of_space(scene, part) for part in range(first, first + count)]
    verbs = [int(board.part_verb[part]) for part in range(first, first + count)]
    if board.one_of[space]:
        total = max(values)
    elif ISSUE_ORDER in verbs and PLACE_BASE in verbs and scene.in_hq:
        k = scene.base(POLICE) + int(board.part_n[first + verbs.index(PLACE_BASE)])
        total = both_value(scene, k)
    elif RECRUIT_BASE in verbs and PLACE_BASE in verbs:
        total = _recruit_and_place(scene, first + verbs.index(RECRUIT_BASE), first + verbs.index(PLACE_BASE))
    else:
        total = sum(values)
    return total + money * scene.coin()


def _recruit_and_place(scene: Scene, recruit: int, place: int) -> float:
    """What is recruited can be placed at once."""
    board = scene.board
    recruits = min(scene.supply, scene.base(CHURCH) + int(board.part_n[recruit]))
    k = scene.base(POLICE) + int(board.part_n[place])
    if scene.hq >= k:
        return part_of_space(scene, recruit) + part_of_space(scene, place)
    before = scene.hq
    scene.hq = before + recruits
    value = max((place_value(scene, a, k) for a in places(scene, bool(board.part_flag[place]))), default=0.0)
    scene.hq = before
    return value + 0.4 * max(0, recruits - k)


def open_spaces(scene: Scene, money: int) -> list[int]:
    """Empty spaces of the bottom sheet that so much money pays for."""
    board, table = scene.board, scene.table
    sheet = int(table.bottom_sheet())
    found = []
    for place in range(int(board.circles)):
        space = int(board.space_at[sheet * int(board.circles) + place])
        if space >= 0 and money + min(0, int(board.space_money[space])) >= 0:
            taken = any(table.bottom[place * OWNERS + owner] for owner in range(OWNERS))
            if board.infinite[space] or not taken:
                found.append(space)
    return found


def fee(scene: Scene, owner: int) -> float:
    """What using a token of this owner costs, as value."""
    if owner in (NEUTRAL, scene.seat):
        return 0.0
    return scene.coin() * (0.6 if owner == scene.mate else AGAINST_AN_ENEMY)


def column_value(scene: Scene, column: int) -> float:
    """What the action above a column is worth, with its order and its price."""
    board, table = scene.board, scene.table
    price = int(board.cost[int(table.top_sheet) * COLUMNS + column])
    cost = 0.0
    for owner in range(OWNERS):
        tokens = int(table.in_column(column, owner))
        price += tokens
        cost += tokens * fee(scene, owner)
    cost += price * scene.coin()
    action = int(board.column_action[column])
    if action == BECOME_STARTING_PLAYER:
        gain = equip_value(scene) + 0.3
    elif action == ONE_INSTITUTION:
        row = int(board.column_row[column])
        gain = row_value(scene, row) + row_value(scene, row, 1)
    else:
        gain = sum(best_rows(scene)[:2]) + 0.3
    return gain + issue_value(scene, 1, False) - cost
