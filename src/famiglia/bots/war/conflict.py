"""The decisions of a conflict. Those about cards are drawn at random from the mixed strategies of `conflict_odds`."""

from collections.abc import Sequence

from famiglia.dice import Chance
from famiglia.war.engine import fields, move_codes
from famiglia.war.moves import Move

from .conflict_odds import (
    MixedStrategies,
    brute_force_odds,
    finesse_odds,
    payoff,
    plans_of_attacker,
    plans_of_defender,
    reduced,
    solve_finesse,
    weighted_choice,
)
from .move_scores import best, verb
from .situation import Situation


def _sides(situation: Situation) -> tuple[int, int]:
    """The numbers of attackers and defenders in the current conflict."""
    return int(situation.table.get(fields.MOVE_SOLDATI)), situation.soldati[int(situation.table.get(fields.MOVE_TO))]


def _mix(situation: Situation) -> MixedStrategies:
    attackers, defenders, _ = reduced(*_sides(situation))
    return solve_finesse(attackers, defenders, situation.info.cards)


def style(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    attackers, defenders = _sides(situation)
    by_cards = finesse_odds(attackers, defenders, situation.info.cards)
    by_force = brute_force_odds(attackers, defenders, situation.info.brute_loss)
    force = payoff(by_force.attackers, by_force.defenders)
    cards = by_cards.win + 0.03 * (by_cards.attackers - by_cards.defenders)
    return best(moves, lambda move: force if verb(move) == move_codes.BRUTE else cards, dice)


def defender(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    return moves[dice.below(len(moves))]


def card(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    mix, cards = _mix(situation), situation.info.cards
    weights = [0.0] * len(cards)
    if int(situation.table.get(fields.SEAT)) == situation.seat:
        for attack, probability in zip(plans_of_attacker(cards), mix.attacker, strict=True):
            weights[attack[0]] += probability
    else:
        for defence, probability in zip(plans_of_defender(cards), mix.defender, strict=True):
            weights[defence[0]] += probability
    return moves[weighted_choice(weights, dice)]


def take_first(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    mix, own_card = _mix(situation), int(situation.table.get_optional(fields.CONFLICT_ATTACKERS_CARD))
    weights = [1e-6, 1e-6]
    for (chosen, take), probability in zip(plans_of_attacker(situation.info.cards), mix.attacker, strict=True):
        if chosen == own_card:
            weights[0 if take else 1] += probability
    return _take_or_leave(moves, weights, dice)


def take_second(situation: Situation, moves: Sequence[Move], dice: Chance) -> Move:
    mix, own_card = _mix(situation), int(situation.table.get_optional(fields.CONFLICT_DEFENDERS_CARD))
    taken = bool(situation.table.get(fields.CONFLICT_ATTACKER_TOOK))
    weights = [1e-6, 1e-6]
    for (chosen, if_taken, if_left), probability in zip(
        plans_of_defender(situation.info.cards), mix.defender, strict=True
    ):
        if chosen == own_card:
            weights[0 if (if_taken if taken else if_left) else 1] += probability
    return _take_or_leave(moves, weights, dice)


def _take_or_leave(moves: Sequence[Move], weights: Sequence[float], dice: Chance) -> Move:
    wanted = move_codes.TAKE if weighted_choice(weights, dice) == 0 else move_codes.LEAVE
    return best(moves, lambda move: float(verb(move) == wanted), dice)
