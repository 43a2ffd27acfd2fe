"""The decisions of a conflict, mixed as the odds demand."""

from collections.abc import Sequence

from famiglia.dice import Chance
from famiglia.war.engine import fields, move_codes
from famiglia.war.moves import Move

from .move_scores import best, verb
from .odds import Mix, brute, draw, finesse, merit, plans_of_attacker, plans_of_defender, reduced, solve
from .scene import Scene


def _sides(scene: Scene) -> tuple[int, int]:
    """Attackers and defenders of the conflict that is being fought."""
    return int(scene.table.get(fields.MOVE_SOLDATI)), scene.soldati[int(scene.table.get(fields.MOVE_TO))]


def _mix(scene: Scene) -> Mix:
    attackers, defenders, _ = reduced(*_sides(scene))
    return solve(attackers, defenders, scene.ground.cards)


def style(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    attackers, defenders = _sides(scene)
    by_cards = finesse(attackers, defenders, scene.ground.cards)
    by_force = brute(attackers, defenders, scene.ground.brute_loss)
    force = merit(by_force.attackers, by_force.defenders)
    cards = by_cards.win + 0.03 * (by_cards.attackers - by_cards.defenders)
    return best(moves, lambda move: force if verb(move) == move_codes.BRUTE else cards, dice)


def defender(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    return moves[dice.below(len(moves))]


def card(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    mix, cards = _mix(scene), scene.ground.cards
    weights = [0.0] * len(cards)
    if int(scene.table.get(fields.SEAT)) == scene.seat:
        for attack, often in zip(plans_of_attacker(cards), mix.attacker, strict=True):
            weights[attack[0]] += often
    else:
        for defence, often in zip(plans_of_defender(cards), mix.defender, strict=True):
            weights[defence[0]] += often
    return moves[draw(weights, dice)]


def take_first(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    mix, mine = _mix(scene), int(scene.table.get_optional(fields.CONFLICT_ATTACKERS_CARD))
    weights = [1e-6, 1e-6]
    for (chosen, take), often in zip(plans_of_attacker(scene.ground.cards), mix.attacker, strict=True):
        if chosen == mine:
            weights[0 if take else 1] += often
    return _take_or_leave(moves, weights, dice)


def take_second(scene: Scene, moves: Sequence[Move], dice: Chance) -> Move:
    mix, mine = _mix(scene), int(scene.table.get_optional(fields.CONFLICT_DEFENDERS_CARD))
    taken = bool(scene.table.get(fields.CONFLICT_ATTACKER_TOOK))
    weights = [1e-6, 1e-6]
    for (chosen, one, two), often in zip(plans_of_defender(scene.ground.cards), mix.defender, strict=True):
        if chosen == mine:
            weights[0 if (one if taken else two) else 1] += often
    return _take_or_leave(moves, weights, dice)


def _take_or_leave(moves: Sequence[Move], weights: Sequence[float], dice: Chance) -> Move:
    wanted = move_codes.TAKE if draw(weights, dice) == 0 else move_codes.LEAVE
    return best(moves, lambda move: float(verb(move) == wanted), dice)
