"""The decisions of a conflict. Those about cards are drawn at random from the mixed strategies of `conflict_odds`."""

from librt.vecs import vec
from mypy_extensions import i64

from famiglia.dice import Chance
from famiglia.war.engine import fields, move_codes
from famiglia.war.engine.move_codes import verb_of

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
from .decision import Decision
from .situation import Situation


def _attackers(s: Situation) -> int:
    return int(s.table.get(fields.MOVE_SOLDATI))


def _defenders(s: Situation) -> int:
    return int(s.soldati[s.table.get(fields.MOVE_TO)])


def _mix(s: Situation) -> MixedStrategies:
    attackers, defenders, _ = reduced(_attackers(s), _defenders(s))
    return solve_finesse(attackers, defenders, s.odds.cards, int(s.iterations))


class Style(Decision):
    """Choose the better of finesse and brute force."""

    def score(self, s: Situation, move: i64) -> float:
        attackers, defenders = _attackers(s), _defenders(s)
        if verb_of(move) == move_codes.BRUTE:
            by_force = brute_force_odds(attackers, defenders, s.odds.brute_loss)
            return payoff(by_force.attackers, by_force.defenders)
        by_cards = finesse_odds(attackers, defenders, s.odds.cards)
        return by_cards.win + 0.03 * (by_cards.attackers - by_cards.defenders)


class Card(Decision):
    """Draw a card from the strategy of the seat's side."""

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        if len(moves) == 1:
            return moves[0]
        mix, cards = _mix(s), s.odds.cards
        weights = [0.0] * len(cards)
        if s.table.get(fields.SEAT) == s.seat:
            for attack, probability in zip(plans_of_attacker(cards), mix.attacker, strict=True):
                weights[attack[0]] += probability
        else:
            for defence, probability in zip(plans_of_defender(cards), mix.defender, strict=True):
                weights[defence[0]] += probability
        return moves[weighted_choice(weights, dice)]


class TakeFirst(Decision):
    """Take or leave the defender's card, in proportion to the plans that begin with the card chosen."""

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        if len(moves) == 1:
            return moves[0]
        mix, own_card = _mix(s), int(s.table.get_optional(fields.CONFLICT_ATTACKERS_CARD))
        weights = [1e-6, 1e-6]
        for plan, probability in zip(plans_of_attacker(s.odds.cards), mix.attacker, strict=True):
            if plan[0] == own_card:
                weights[0 if plan[1] else 1] += probability
        return _take_or_leave(moves, weights, dice)


class TakeSecond(Decision):
    """Take or leave the attacker's card, knowing whether the attacker took."""

    def choose(self, s: Situation, moves: vec[i64], dice: Chance) -> i64:
        if len(moves) == 1:
            return moves[0]
        mix, own_card = _mix(s), int(s.table.get_optional(fields.CONFLICT_DEFENDERS_CARD))
        taken = s.table.get(fields.CONFLICT_ATTACKER_TOOK) != 0
        weights = [1e-6, 1e-6]
        for plan, probability in zip(plans_of_defender(s.odds.cards), mix.defender, strict=True):
            if plan[0] == own_card:
                weights[0 if (plan[1] if taken else plan[2]) else 1] += probability
        return _take_or_leave(moves, weights, dice)


def _take_or_leave(moves: vec[i64], weights: list[float], dice: Chance) -> i64:
    wanted = move_codes.TAKE if weighted_choice(weights, dice) == 0 else move_codes.LEAVE
    for move in moves:
        if verb_of(move) == wanted:
            return move
    return moves[0]
