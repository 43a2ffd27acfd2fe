"""Estimates values in the planning phase: of spaces, columns and tokens, and of what the tokens on the mat cover."""

from typing import Final

from mypy_extensions import i64

from famiglia.war.engine.board import COLUMNS, NEUTRAL, OWNERS, ROWS
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
)

from .order_values import recruiting
from .placement_values import best_place, best_placing, both_value, issue_value
from .situation import Situation

NEW_ORDER: Final = 2.2
"""The value of an advanced order gained in the first round."""
PAID_TO_ENEMY: Final = 1.4
"""The factor for Money paid to an enemy instead of the supply."""
NONE: Final = -1
"""The place of a part that a space does not have."""


def rounds_left(s: Situation) -> float:
    """The share of the rounds that is left, the current one included: 1 in the first round."""
    return float(s.board.rounds + 1 - s.round) / float(s.board.rounds)


def row_value(s: Situation, row: i64, ahead: i64 = 0) -> float:
    """The value of what the leftmost token of a row covers, or the token `ahead` places to its right."""
    if s.tokens_left(row) <= ahead:
        return 0.0
    board = s.board
    space = board.row_first[s.family[s.seat] * ROWS + row] + s.off_mat[s.seat * ROWS + row] + ahead
    left = rounds_left(s)
    value = NEW_ORDER * left if board.mat_order[space] >= 0 else 0.0
    kind, n = board.mat_kind[space], board.mat_n[space]
    if kind == M_BASE or kind == M_CAR_BASE:
        if n > s.base(row):
            value += (1.0 if row == POLICE else 0.8 if row == CHURCH else 0.5) * left
    elif kind == M_CAR:
        value += 0.9 * left
    elif kind == M_MONEY:
        value += float(n) * s.money_value()
    elif kind == M_LAB:
        value += 1.1 * left
    elif kind == M_LAUNDER:
        value += float(s.own_labs) * s.money_value()
    return value


def best_row(s: Situation) -> float:
    best = row_value(s, 0)
    for row in range(1, ROWS):
        best = max(best, row_value(s, row))
    return best


def best_two_rows(s: Situation) -> float:
    """The value of the two best rows together."""
    best, second = 0.0, 0.0
    for row in range(ROWS):
        value = row_value(s, row)
        if value > best:
            best, second = value, best
        else:
            second = max(second, value)
    return best + second


def equip_value(s: Situation) -> float:
    """The average value of a car, a boat or a lab."""
    return 0.5 + 0.9 * rounds_left(s)


def part_value_of_space(s: Situation, part: i64) -> float:
    """The value of one part of a space by itself."""
    board = s.board
    verb, n, flag = board.part_verb[part], board.part_n[part], board.part_flag[part] != 0
    if verb == RECRUIT_BASE:
        return recruiting(s, s.recruit_base + n) * (0.6 if s.late else 1.0)
    if verb == PLACE_BASE:
        return best_place(s, s.place_base + n, flag)
    if verb == ISSUE_ORDER:
        return issue_value(s, n, flag)
    if verb == EQUIPMENT:
        return equip_value(s) * float(n)
    if verb == LAUNDER:
        return float(s.own_labs) * s.money_value()
    if verb == EXERT:
        return _same_row(s, n) if flag else best_row(s) + 0.3 * float(board.part_to[part])
    return 0.8 if verb == RALLY else 1.2


def _same_row(s: Situation, n: i64) -> float:
    """The value of the n leftmost tokens of the best row."""
    best = 0.0
    for row in range(ROWS):
        value = 0.0
        for ahead in range(n):
            value += row_value(s, row, ahead)
        best = max(best, value)
    return best


def space_value(s: Situation, space: i64) -> float:
    """The value of an action space, its cost or income included."""
    if s.spaces.has(space, s.stamp):
        return s.spaces.numbers[space]
    board = s.board
    recruit = _part_with(s, space, RECRUIT_BASE)
    place = _part_with(s, space, PLACE_BASE)
    if board.one_of[space]:
        total = _sum_or_best(s, space, True)
    elif place != NONE and _part_with(s, space, ISSUE_ORDER) != NONE and len(s.in_hq):
        total = both_value(s, s.place_base + board.part_n[place])
    elif recruit != NONE and place != NONE:
        total = _recruit_and_place(s, recruit, place)
    else:
        total = _sum_or_best(s, space, False)
    return s.spaces.keep(space, s.stamp, total + float(board.space_money[space]) * s.money_value())


def _part_with(s: Situation, space: i64, verb: i64) -> i64:
    """The first part of a space with this verb, or NONE."""
    first = s.board.part_first[space]
    for part in range(first, first + s.board.part_count[space]):
        if s.board.part_verb[part] == verb:
            return part
    return NONE


def _sum_or_best(s: Situation, space: i64, only_one: bool) -> float:
    first = s.board.part_first[space]
    total = best = part_value_of_space(s, first)
    for part in range(first + 1, first + s.board.part_count[space]):
        value = part_value_of_space(s, part)
        total += value
        best = max(best, value)
    return best if only_one else total


def _recruit_and_place(s: Situation, recruit: i64, place: i64) -> float:
    """The value of a space that recruits and places: the recruits can be placed at once."""
    recruits = min(s.supply, s.recruit_base + s.board.part_n[recruit])
    k = s.place_base + s.board.part_n[place]
    if s.hq >= k:
        return part_value_of_space(s, recruit) + part_value_of_space(s, place)
    before = s.hq
    s.hq = before + recruits
    value = best_placing(s, k, s.board.part_flag[place] != 0)
    s.hq = before
    return value + 0.4 * float(max(0, recruits - k))


def best_open_space(s: Situation, money: i64) -> float:
    """The value of the best available space of the bottom sheet that this much Money pays for."""
    board, table = s.board, s.table
    first = table.bottom_sheet() * board.circles
    best = -1.0
    none = True
    for place in range(board.circles):
        space = board.space_at[first + place]
        if space < 0 or money + min(0, board.space_money[space]) < 0:
            continue
        if board.infinite[space] or table.on_bottom(place) == 0:
            value = space_value(s, space)
            if none or value > best:
                none, best = False, value
    return best


def fee(s: Situation, owner: i64) -> float:
    """The value lost by the fee for a token of this owner."""
    if owner == NEUTRAL or owner == s.seat:
        return 0.0
    return s.money_value() * (0.6 if owner == s.mate else PAID_TO_ENEMY)


def column_value(s: Situation, column: i64) -> float:
    """The value of gaining influence with a column: its action and an order, less its price."""
    board, table = s.board, s.table
    price = board.cost[table.top_sheet * COLUMNS + column]
    cost = 0.0
    for owner in range(OWNERS):
        tokens = table.in_column(column, owner)
        price += tokens
        cost += float(tokens) * fee(s, owner)
    cost += float(price) * s.money_value()
    action = board.column_action[column]
    if action == BECOME_STARTING_PLAYER:
        gain = equip_value(s) + 0.3
    elif action == ONE_INSTITUTION:
        row = board.column_row[column]
        gain = row_value(s, row) + row_value(s, row, 1)
    else:
        gain = best_two_rows(s) + 0.3
    return gain + issue_value(s, 1, False) - cost
