"""Action 3: a Brute lowers one card of the Street for this turn."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.rulebook import Refusal, refusal

from .cards import BRUTE, NAMES, ZEROS, Card, Pile, cards_in, count, family_of, name, names, one, value_of
from .edition import FULL_STRENGTH
from .move_codes import BRUTE as BRUTE_MOVE
from .move_codes import code
from .position import BRUTES, TAKE, Position
from .street import refuse_absent


def least_amount(position: Position, brute: Card, target: Card) -> i64:
    """The least amount to lower the target by: 1, or the most possible with the house rule full-strength (D-42, DA-33, DA-54)."""
    return most_amount(brute, target) if position.rules & FULL_STRENGTH else 1


def most_amount(brute: Card, target: Card) -> i64:
    """The greatest amount to lower the target by: the value of the Brute, but no more than that of the target (D-41)."""
    return min(value_of(brute), value_of(target))


def list_brutes(position: Position, moves: vec[i64]) -> vec[i64]:
    if position.step > BRUTES:
        return moves
    hand = position.hand()
    for brute in range(i64(11), i64(15)):
        if count(hand, brute):
            moves = list_targets(position, brute, position.old, 0, moves)
            moves = list_targets(position, brute, position.new, 1, moves)
    return moves


def list_targets(position: Position, brute: Card, pile: Pile, new: i64, moves: vec[i64]) -> vec[i64]:
    """Append a move for each card of value 1 or more in this pile and each amount (D-41, DA-34, DA-52)."""
    target: Card = 0
    while pile:
        if pile & 7 and value_of(target):
            for amount in range(least_amount(position, brute, target), most_amount(brute, target) + 1):
                moves = append(moves, code(BRUTE_MOVE, brute, target, amount, new))
        pile >>= 3
        target += 1
    return moves


def play_brute(position: Position, brute: Card, target: Card, new: i64, amount: i64) -> None:
    position.lay(one(brute))
    position.refreshes = 0
    position.step = TAKE
    position.lowered = target
    position.lowered_by = amount
    position.lowered_new = new


def refuse_card(position: Position, brute: Card) -> Refusal | None:
    """Why this card cannot be played as a Brute now, whatever the target; None if it can."""
    useful = position.step <= BRUTES and position.street() & ~ZEROS != 0
    if family_of(brute) != BRUTE:
        return refusal("D-40", "fact-no-brute", remedy="remedy-play-brute" if useful else None, card=name(brute))
    if value_of(brute) == 0:
        higher = "remedy-higher-value" if useful else None
        return refusal("D-13", "fact-zero-no-ability", remedy=higher, card=name(brute))
    if position.step > BRUTES:
        again = position.next_turn() and count(position.hand(), brute) > 0
        return refusal("D-12", "fact-brute-done", remedy="remedy-next-turn" if again else None)
    if count(position.hand(), brute) == 0:
        held = names(cards_in(position.hand()))
        return refusal("D-40", "fact-not-in-hand", remedy="remedy-name-hand-card", card=name(brute), cards=held)
    return None


def refuse_without_target(position: Position, brute: Card) -> Refusal:
    """Why this card cannot be played without a target: any other reason first, else that a Brute needs one (D-41, DA-52)."""
    refused = refuse_card(position, brute)
    if refused is not None:
        return refused
    rule, remedy = ("D-41", "remedy-brute-target") if position.street() & ~ZEROS else ("DA-52", None)
    return refusal(rule, "fact-brute-needs-target", remedy=remedy, card=name(brute), code=NAMES[brute])


def refuse_brute(position: Position, brute: Card, target: Card, new: i64, amount: i64) -> Refusal | None:
    """Why this Brute cannot lower that card by that amount now; None if it can."""
    refused = refuse_card(position, brute)
    if refused is not None:
        return refused
    useful = position.street() & ~ZEROS != 0
    absent = refuse_absent("D-41", position, target, new, "remedy-name-street-card" if useful else None)
    if absent is not None:
        return absent
    if value_of(target) == 0:
        remedy = "remedy-lower-another" if useful else "remedy-take-for-nothing"
        return refusal("DA-52", "fact-already-zero", remedy=remedy, card=name(target))
    most = most_amount(brute, target)
    full = position.rules & FULL_STRENGTH != 0
    remedy = "remedy-amount-exactly" if full else "remedy-amount"
    if amount > value_of(brute):
        return refusal("DA-54" if full else "D-42", "fact-brute-too-weak", remedy=remedy, card=name(brute), most=most)
    if amount > value_of(target):
        return refusal("D-41", "fact-below-zero", remedy=remedy, card=name(target), most=most)
    if amount < least_amount(position, brute, target):
        return refusal("DA-54", "fact-full-strength", remedy=remedy, card=name(brute), most=most)
    return None
