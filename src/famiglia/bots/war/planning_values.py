"""Estimates values in the planning phase: of spaces, columns and tokens, and of what the tokens on the mat cover."""

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

from .order_values import best_order, order_value, placing, recruiting
from .situation import Situation

NEW_ORDER: Final = 2.2
"""The value of an advanced order gained in the first round."""
STACK: Final = 0.5
"""The value of a second order in the same area, as a share of the first."""
FRONTS: Final = 5
"""How many areas of the seat are considered for reinforcements."""
PAID_TO_ENEMY: Final = 1.4
"""The factor for Money paid to an enemy instead of the supply."""


def rounds_left(situation: Situation) -> float:
    """The share of the rounds that is left, the current one included: 1 in the first round."""
    rounds = int(situation.board.rounds)
    return (rounds + 1 - situation.round) / rounds


def free_areas(situation: Situation) -> list[int]:
    """The seat's areas in which an order may be issued."""
    stacking = situation.tile(T_STACK_ORDERS)
    most = 2 if stacking else 1
    return [area for area in situation.own if len(situation.orders_on_board.get(area, ())) < most]


def issue_values(situation: Situation, extra: int) -> list[float]:
    """The value of the best order in each area that may take one, the highest first."""
    return sorted((best_order(situation, area, extra) for area in free_areas(situation)), reverse=True)


def issue_value(situation: Situation, n: int, stacked: bool) -> float:
    if not situation.in_hq:
        return 0.0
    key = ("issue", n, stacked)
    if key not in situation.value_cache:
        found = (
            issue_values(situation, 0)[:1] if stacked else issue_values(situation, 0)[: min(n, len(situation.in_hq))]
        )
        situation.value_cache[key] = sum(found) * (1 + STACK if stacked and len(situation.in_hq) > 1 else 1.0)
    return situation.value_cache[key]


def place_value(situation: Situation, area: int, k: int) -> float:
    """The value of placing k Soldati in this area: what they protect, the area itself, and the attacks that they support."""
    k = min(k, situation.hq)
    if k <= 0:
        return 0.0
    if situation.owner[area] == EMPTY:
        return 0.2 * k + situation.worth(area, situation.seat) * (1 - situation.danger(area, k))
    value = placing(situation, area, situation.soldati[area], k)
    waiting = [
        order
        for whose, order in situation.orders_on_board.get(area, ())
        if whose == situation.seat and order is not None
    ]
    if waiting:
        return value + sum(order_value(situation, o, area, k) - order_value(situation, o, area, 0) for o in waiting)
    if area not in fronts(situation):
        return value
    gain = best_order(situation, area, k) - best_order(situation, area, 0)
    return value + 0.75 * max(0.0, gain)


def fronts(situation: Situation) -> list[int]:
    """The seat's areas with the most valuable hostile neighbours; only these are considered for reinforcements."""
    if not situation.fronts:
        situation.fronts = sorted(situation.own, key=lambda area: -_best_prize(situation, area))[:FRONTS]
    return situation.fronts


def _best_prize(situation: Situation, area: int) -> float:
    return max((situation.prize(near) for near in situation.info.near[area] if situation.hostile[near]), default=0.0)


def places(situation: Situation, own_only: bool) -> list[int]:
    return [
        area
        for area in situation.info.areas
        if situation.owner[area] == situation.seat or (situation.owner[area] == EMPTY and not own_only)
    ]


def best_place(situation: Situation, k: int, own_only: bool) -> tuple[float, int]:
    key = ("place", k, own_only)
    if key not in situation.choice_cache:
        values = [(place_value(situation, area, k), area) for area in places(situation, own_only)]
        situation.choice_cache[key] = max(values, default=(0.0, 0))
    return situation.choice_cache[key]


def both_value(situation: Situation, k: int) -> float:
    """The value of a space that places Soldati and issues an order: both in one area, or each in its best area."""
    k = min(k, situation.hq)
    key = ("both", k)
    if key not in situation.value_cache:
        together = max(
            (
                best_order(situation, a, k) + placing(situation, a, situation.soldati[a], k)
                for a in free_areas(situation)
                if a in fronts(situation)
            ),
            default=0.0,
        )
        situation.value_cache[key] = max(
            together, issue_value(situation, 1, False) + 0.7 * best_place(situation, k, False)[0]
        )
    return situation.value_cache[key]


def row_value(situation: Situation, row: int, ahead: int = 0) -> float:
    """The value of what the leftmost token of a row covers, or the token `ahead` places to its right."""
    if situation.tokens_left(row) <= ahead:
        return 0.0
    board, table = situation.board, situation.table
    space = int(board.row_first[int(table.family[situation.seat]) * ROWS + row])
    space += int(table.off_mat[situation.seat * ROWS + row]) + ahead
    left = rounds_left(situation)
    value = NEW_ORDER * left if board.mat_order[space] >= 0 else 0.0
    kind, n = int(board.mat_kind[space]), int(board.mat_n[space])
    if kind in (M_BASE, M_CAR_BASE):
        better = n > situation.base(row)
        weight = 1.0 if row == POLICE else 0.8 if row == CHURCH else 0.5
        value += weight * left * better
    elif kind == M_CAR:
        value += 0.9 * left
    elif kind == M_MONEY:
        value += n * situation.money_value()
    elif kind == M_LAB:
        value += 1.1 * left
    elif kind == M_LAUNDER:
        value += int(table.labs_of(situation.seat)) * situation.money_value()
    return value


def best_rows(situation: Situation) -> list[float]:
    return sorted((row_value(situation, row) for row in range(ROWS)), reverse=True)


def equip_value(situation: Situation) -> float:
    """The average value of a car, a boat or a lab."""
    return 0.5 + 0.9 * rounds_left(situation)


def part_value_of_space(situation: Situation, part: int) -> float:
    """The value of one part of a space by itself."""
    board = situation.board
    verb, n, flag = int(board.part_verb[part]), int(board.part_n[part]), bool(board.part_flag[part])
    if verb == RECRUIT_BASE:
        return recruiting(situation, situation.base(CHURCH) + n) * (0.6 if situation.late else 1.0)
    if verb == PLACE_BASE:
        return best_place(situation, situation.base(POLICE) + n, flag)[0]
    if verb == ISSUE_ORDER:
        return issue_value(situation, n, flag)
    if verb == EQUIPMENT:
        return equip_value(situation) * n
    if verb == LAUNDER:
        return int(situation.table.labs_of(situation.seat)) * situation.money_value()
    if verb == EXERT:
        if flag:
            return max(sum(row_value(situation, row, i) for i in range(n)) for row in range(ROWS))
        return best_rows(situation)[0] + 0.3 * int(board.part_to[part])
    return 0.8 if verb == RALLY else 1.2


def space_value(situation: Situation, space: int) -> float:
    """The value of an action space, its cost or income included."""
    board = situation.board
    first, count = int(board.part_first[space]), int(board.part_count[space])
    money = int(board.space_money[space])
    values = [part_value_of_space(situation, part) for part in range(first, first + count)]
    verbs = [int(board.part_verb[part]) for part in range(first, first + count)]
    if board.one_of[space]:
        total = max(values)
    elif ISSUE_ORDER in verbs and PLACE_BASE in verbs and situation.in_hq:
        k = situation.base(POLICE) + int(board.part_n[first + verbs.index(PLACE_BASE)])
        total = both_value(situation, k)
    elif RECRUIT_BASE in verbs and PLACE_BASE in verbs:
        total = _recruit_and_place(situation, first + verbs.index(RECRUIT_BASE), first + verbs.index(PLACE_BASE))
    else:
        total = sum(values)
    return total + money * situation.money_value()


def _recruit_and_place(situation: Situation, recruit: int, place: int) -> float:
    """The value of a space that recruits and places: the recruits can be placed at once."""
    board = situation.board
    recruits = min(situation.supply, situation.base(CHURCH) + int(board.part_n[recruit]))
    k = situation.base(POLICE) + int(board.part_n[place])
    if situation.hq >= k:
        return part_value_of_space(situation, recruit) + part_value_of_space(situation, place)
    before = situation.hq
    situation.hq = before + recruits
    value = max((place_value(situation, a, k) for a in places(situation, bool(board.part_flag[place]))), default=0.0)
    situation.hq = before
    return value + 0.4 * max(0, recruits - k)


def open_spaces(situation: Situation, money: int) -> list[int]:
    """The available spaces of the bottom sheet that this much Money pays for."""
    board, table = situation.board, situation.table
    sheet = int(table.bottom_sheet())
    found = []
    for place in range(int(board.circles)):
        space = int(board.space_at[sheet * int(board.circles) + place])
        if space >= 0 and money + min(0, int(board.space_money[space])) >= 0:
            taken = any(table.bottom[place * OWNERS + owner] for owner in range(OWNERS))
            if board.infinite[space] or not taken:
                found.append(space)
    return found


def fee(situation: Situation, owner: int) -> float:
    """The value lost by the fee for a token of this owner."""
    if owner in (NEUTRAL, situation.seat):
        return 0.0
    return situation.money_value() * (0.6 if owner == situation.mate else PAID_TO_ENEMY)


def column_value(situation: Situation, column: int) -> float:
    """The value of gaining influence with a column: its action and an order, less its price."""
    board, table = situation.board, situation.table
    price = int(board.cost[int(table.top_sheet) * COLUMNS + column])
    cost = 0.0
    for owner in range(OWNERS):
        tokens = int(table.in_column(column, owner))
        price += tokens
        cost += tokens * fee(situation, owner)
    cost += price * situation.money_value()
    action = int(board.column_action[column])
    if action == BECOME_STARTING_PLAYER:
        gain = equip_value(situation) + 0.3
    elif action == ONE_INSTITUTION:
        row = int(board.column_row[column])
        gain = row_value(situation, row) + row_value(situation, row, 1)
    else:
        gain = sum(best_rows(situation)[:2]) + 0.3
    return gain + issue_value(situation, 1, False) - cost
