"""Says in one sentence why the greedy bot made a move."""

from typing import Final

from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.board import EMPTY
from famiglia.war.engine.move_codes import first, second, verb_of
from famiglia.war.moves import Move
from famiglia.words import say

from .area_values import MANDAMENTO, danger, loss, prize, worth
from .situation import Situation

TOWARDS: Final = {move_codes.MOVE, move_codes.ALLIES, move_codes.STRIKE, move_codes.AGITATE}
"""Verbs whose second argument is the target area."""
AGAINST: Final = {move_codes.REMOVE, move_codes.DEFECT}
"""Verbs whose first argument is the target area."""
FROM: Final = {move_codes.ISSUE, move_codes.CAR, move_codes.SOLDATO, move_codes.GATHER}
"""Verbs whose argument is an area from which an attack is prepared."""
GROWING: Final = {move_codes.COLUMN_USE, move_codes.EXERT, move_codes.TILE_USE}
"""Verbs that strengthen the seat in the long run."""
MIXED: Final = {
    move_codes.FINESSE,
    move_codes.BRUTE,
    move_codes.DEFEND,
    move_codes.CHOOSE_CARD,
    move_codes.TAKE,
    move_codes.LEAVE,
}
IN_DANGER: Final = 0.15
"""The chance of losing an area above which it counts as being in danger."""


def explain_move(situation: Situation, move: Move, lang: str) -> str:
    """The main reason for this move."""
    kind = verb_of(move.code)
    if kind in TOWARDS:
        return _wanted(situation, second(move.code), lang)
    if kind in AGAINST:
        return _wanted(situation, first(move.code), lang)
    if kind == move_codes.INTO:
        return _placed(situation, first(move.code), lang)
    if kind in FROM:
        return _prepared(situation, first(move.code), lang)
    if kind == move_codes.CHOOSE_ORDER:
        return _prepared(situation, int(situation.table.get(fields.WHICH_ORDER_AREA)), lang)
    if kind in GROWING:
        return say(lang, "war-bot-grows")
    if kind in MIXED:
        return say(lang, "war-bot-mixes")
    if kind in (move_codes.RECRUIT, move_codes.LAB):
        return say(lang, "war-bot-collects")
    return say(lang, "war-bot-stuck" if kind == move_codes.SELL else "war-bot-weighs")


def _name(situation: Situation, area: int) -> str:
    return situation.board.pack.areas[area].name


def _wanted(situation: Situation, area: int, lang: str) -> str:
    if situation.owner[area] == situation.seat:
        return say(lang, "war-bot-keeps", area=_name(situation, area))
    if loss(situation, area) >= MANDAMENTO:
        return say(lang, "war-bot-breaks", area=_name(situation, area))
    if worth(situation, area, situation.seat) >= MANDAMENTO:
        return say(lang, "war-bot-completes", area=_name(situation, area))
    return say(lang, "war-bot-reaches", area=_name(situation, area))


def _placed(situation: Situation, area: int, lang: str) -> str:
    if situation.owner[area] == EMPTY:
        return _wanted(situation, area, lang)
    if danger(situation, area, situation.soldati[area]) > IN_DANGER:
        return say(lang, "war-bot-keeps", area=_name(situation, area))
    return _prepared(situation, area, lang)


def _prepared(situation: Situation, area: int, lang: str) -> str:
    near = int(situation.board.near[area])
    targets = [other for other in range(int(situation.board.areas)) if near >> other & 1 and situation.hostile[other]]
    if not targets:
        return say(lang, "war-bot-weighs")
    target = max(targets, key=lambda other: prize(situation, other))
    return say(lang, "war-bot-prepares", area=_name(situation, area), target=_name(situation, target))
