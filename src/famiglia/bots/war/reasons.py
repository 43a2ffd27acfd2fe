"""Why the greedy bot made a move, in one sentence."""

from typing import Final

from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.board import EMPTY
from famiglia.war.moves import Move
from famiglia.words import say

from .move_scores import first, second, verb
from .scene import MANDAMENTO, Scene

TOWARDS: Final = {move_codes.MOVE, move_codes.ALLIES, move_codes.STRIKE, move_codes.AGITATE}
"""Verbs whose second argument is the area they are about."""
AGAINST: Final = {move_codes.REMOVE, move_codes.DEFECT}
FROM: Final = {move_codes.ISSUE, move_codes.CAR, move_codes.SOLDATO, move_codes.GATHER}
GROWING: Final = {move_codes.COLUMN_USE, move_codes.EXERT, move_codes.TILE_USE}
MIXED: Final = {
    move_codes.FINESSE,
    move_codes.BRUTE,
    move_codes.DEFEND,
    move_codes.CHOOSE_CARD,
    move_codes.TAKE,
    move_codes.LEAVE,
}
IN_DANGER: Final = 0.15


def reason(scene: Scene, move: Move, lang: str) -> str:
    """What spoke for this move most of all."""
    what = verb(move)
    if what in TOWARDS:
        return _wanted(scene, second(move), lang)
    if what in AGAINST:
        return _wanted(scene, first(move), lang)
    if what == move_codes.INTO:
        return _placed(scene, first(move), lang)
    if what in FROM:
        return _prepared(scene, first(move), lang)
    if what == move_codes.CHOOSE_ORDER:
        return _prepared(scene, int(scene.table.get(fields.WHICH_ORDER_AREA)), lang)
    if what in GROWING:
        return say(lang, "war-bot-grows")
    if what in MIXED:
        return say(lang, "war-bot-mixes")
    if what in (move_codes.RECRUIT, move_codes.LAB):
        return say(lang, "war-bot-collects")
    return say(lang, "war-bot-stuck" if what == move_codes.SELL else "war-bot-weighs")


def _name(scene: Scene, area: int) -> str:
    return scene.board.pack.areas[area].name


def _wanted(scene: Scene, area: int, lang: str) -> str:
    if scene.owner[area] == scene.seat:
        return say(lang, "war-bot-keeps", area=_name(scene, area))
    if scene.loss(area) >= MANDAMENTO:
        return say(lang, "war-bot-breaks", area=_name(scene, area))
    if scene.worth(area, scene.seat) >= MANDAMENTO:
        return say(lang, "war-bot-completes", area=_name(scene, area))
    return say(lang, "war-bot-reaches", area=_name(scene, area))


def _placed(scene: Scene, area: int, lang: str) -> str:
    if scene.owner[area] == EMPTY:
        return _wanted(scene, area, lang)
    if scene.danger(area, scene.soldati[area]) > IN_DANGER:
        return say(lang, "war-bot-keeps", area=_name(scene, area))
    return _prepared(scene, area, lang)


def _prepared(scene: Scene, area: int, lang: str) -> str:
    targets = [near for near in scene.ground.near[area] if scene.hostile[near]]
    if not targets:
        return say(lang, "war-bot-weighs")
    target = max(targets, key=scene.prize)
    return say(lang, "war-bot-prepares", area=_name(scene, area), target=_name(scene, target))
