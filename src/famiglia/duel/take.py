"""Action 4: take a card from the Street, for free or for a pair, or pass."""

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.rulebook import Refusal, message, refusal

from .cards import MERCENARY, NO_CARD, Card, Pile, cards_in, count, family_of, name, names, one, value_of
from .edition import STRICT_MERCENARIES
from .move_codes import TAKE, Code, card_b, card_c, code
from .position import Position
from .street import refuse_absent


def list_takes(position: Position, moves: vec[i64]) -> vec[i64]:
    """Every card that may be taken, with every possible payment (D-50 to D-57)."""
    new: i64 = 1 if position.new else 0
    open_cards = position.new if new else position.old
    hand = position.hand()
    card: Card = 0
    while open_cards:
        lying = open_cards & 7
        if lying:
            lowered = position.lowered == card and position.lowered_new == new
            if lowered:
                moves = list_payments(position, hand, card, position.lowered_by, new, moves)
            if lying > 1 or not lowered:
                moves = list_payments(position, hand, card, 0, new, moves)
        open_cards >>= 3
        card += 1
    return moves


def list_payments(position: Position, hand: Pile, card: Card, lowered_by: i64, new: i64, moves: vec[i64]) -> vec[i64]:
    """Append each payment: none for a 0, else two cards of the next lower value, or one and a Mercenary (D-52, D-53, D-55)."""
    price = value_of(card) - lowered_by
    if price == 0:
        return append(moves, code(TAKE, card, NO_CARD, NO_CARD, new))
    natural = card - lowered_by - 1
    held = count(hand, natural)
    if held == 0:
        return moves
    if held > 1:
        moves = append(moves, code(TAKE, card, natural, natural, new))
    if not must_pay_pair(position, natural):
        wild = MERCENARY + price
        wilds = hand >> (3 * wild)  # all Mercenaries that are high enough, because they are the last kinds of a pile
        while wilds:
            if wilds & 7:
                moves = append(moves, code(TAKE, card, wild, natural, new))
                moves = append(moves, code(TAKE, card, natural, wild, new))
            wilds >>= 3
            wild += 1
    return moves


def must_pay_pair(position: Position, natural: Card) -> bool:
    """True if the house rule strict-mercenaries requires the pair that is in hand (DA-31, DA-55)."""
    return position.rules & STRICT_MERCENARIES != 0 and count(position.hand(), natural) > 1


def take(position: Position, card: Card, down: Card, new: i64) -> None:
    """Take the card into the hand; one payment card goes to the play area, the other back to the hand (D-54, D-58)."""
    if new:
        position.new -= one(card)
    else:
        position.old -= one(card)
    position.set_hand(position.hand() + one(card))
    if down != NO_CARD:
        position.lay(one(down))


def refuse_take(position: Position, card: Card, back: Card, down: Card, new: i64) -> Refusal | None:
    """Why this card cannot be taken for this payment now; None if it can."""
    absent = refuse_not_new(position, card, new) or refuse_absent("D-50", position, card, new)
    if absent is not None:
        return absent
    if position.lowered == card and position.lowered_new == new:
        refused = refuse_payment(position, card, value_of(card) - position.lowered_by, back, down)
        if refused is None or count(position.new if new else position.old, card) == 1:
            return refused
        return refuse_twin(position, card, back, down, new, refused)
    return refuse_payment(position, card, value_of(card), back, down)


def refuse_twin(position: Position, card: Card, back: Card, down: Card, new: i64, lowered: Refusal) -> Refusal | None:
    """Why another card of the kind of the lowered one cannot be taken either; None if it can.

    The refusal is about the card that is free, else about the one whose family and value the payment has, else about
    the one that the hand can pay for.
    """
    full = refuse_payment(position, card, value_of(card), back, down)
    if full is None or position.lowered_by == value_of(card):
        return None if full is None else lowered
    if back == card - 1 or down == card - 1:
        return full
    natural = card - position.lowered_by - 1
    if back == natural or down == natural:
        return lowered
    hand = position.hand()
    others = list_payments(position, hand, card, 0, new, vec[i64]())
    if len(others) == 0:
        return lowered
    ways = list_payments(position, hand, card, position.lowered_by, new, vec[i64]())
    if len(ways) == 0:
        return full
    remedy = message("remedy-pay-for-either", cards=payment(ways[0]), others=payment(others[0]))
    return Refusal(lowered.rule, lowered.fact, remedy)


def payment(move: Code) -> tuple[str, ...]:
    """The two cards with which this move pays, the lower one first."""
    return name(min(card_b(move), card_c(move))) + name(max(card_b(move), card_c(move)))


def refuse_not_new(position: Position, card: Card, new: i64) -> Refusal | None:
    """Why an old card cannot be taken while there are new ones from a refresh; None if the card is not refused (D-51)."""
    old = count(position.old, card)
    if position.new == 0 or (count(position.new, card) and (new or old == 0)):
        return None
    rule, fact = ("D-51", "fact-old-card") if old else ("D-50", "fact-not-in-street")
    new_cards = names(cards_in(position.new))
    return refusal(rule, fact, remedy="remedy-take-new", card=name(card), cards=new_cards)


def refuse_payment(position: Position, card: Card, price: i64, back: Card, down: Card) -> Refusal | None:
    """Why these cards do not pay for a card at this price; None if they do."""
    if price == 0:
        if down == NO_CARD:
            return None
        return refusal("D-52", "fact-card-is-free", remedy="remedy-take-for-nothing", card=name(card))
    natural = family_of(card) + price - 1
    if down == NO_CARD or (back != natural and down != natural):
        return refuse_wrong_payment(position, card, price, back, down)
    other = back if down == natural else down
    if count(position.hand(), natural) == 0:
        return refuse_not_held(position, natural)
    if count(position.hand(), other) == 0:
        return refuse_not_held(position, other)
    if other != natural:
        return refuse_wild(position, natural, other, price)
    if count(position.hand(), natural) > 1:
        return None
    pair = name(natural) + name(natural)
    return refusal("D-53", "fact-only-one", remedy="remedy-pair", card=name(natural), price=price, cards=pair)


def refuse_wrong_payment(position: Position, card: Card, price: i64, back: Card, down: Card) -> Refusal:
    """The refusal if neither payment card has the family and value required, or nothing is paid."""
    natural = family_of(card) + price - 1
    pair = name(natural) + name(natural)
    held = must_pay_pair(position, natural)
    remedy = "remedy-pay-pair" if held else "remedy-pair"
    if down == NO_CARD:
        return refusal("D-53", "fact-not-free", remedy=remedy, card=name(card), price=price, cards=pair)
    paid = name(min(back, down)) + name(max(back, down))
    least = MERCENARY + price  # one Mercenary of at least this value may replace a card, but not two
    if back >= least and down >= least:
        remedy = "remedy-pay-pair" if held else "remedy-one-natural"
        return refusal("D-57", "fact-two-wilds", remedy=remedy, paid=paid, card=name(natural), cards=pair)
    rule = "D-57" if back >= least or down >= least else "D-53"
    return refusal(rule, "fact-wrong-pair", remedy=remedy, card=name(card), price=price, paid=paid, cards=pair)


def refuse_not_held(position: Position, card: Card) -> Refusal:
    held = names(cards_in(position.hand()))
    return refusal("D-53", "fact-not-in-hand", remedy="remedy-name-hand-card", card=name(card), cards=held)


def refuse_wild(position: Position, natural: Card, wild: Card, price: i64) -> Refusal | None:
    """Why this card cannot replace the second card of the pair; None if it can."""
    held = must_pay_pair(position, natural)
    rule, fact = "DA-55", "fact-twin-held"
    if family_of(wild) != MERCENARY:
        rule, fact = "D-55", "fact-no-mercenary"
    elif value_of(wild) == 0:
        rule, fact = "D-13", "fact-zero-no-ability"
    elif value_of(wild) < price:
        rule, fact = "D-56", "fact-mercenary-too-low"
    elif not held:
        return None
    remedy = "remedy-pay-pair" if held else "remedy-twin-or-mercenary"
    twin = name(natural)
    return refusal(rule, fact, remedy=remedy, card=name(wild), twin=twin, cards=twin + twin, least=price)
