"""What the net sees of a position: the numbers of the inputs that are on.

Every card of a place has an input, the first copy of a kind one, the second copy another; so the inputs count. A position is
seen from the seat that has just moved. Of the deck only the cards at its bottom that everyone knows are used, in addition
to what follows from the open cards.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from famiglia.duel.cards import MERCENARY, ZEROS, Pile, count, one, size
from famiglia.duel.position import NOT_YET, Position
from famiglia.duel.score import points_of

ALL_CARDS: Final = 0o12345_12345_12345_12345
"""All sixty cards as a pile."""

PLACE: Final = 60
"""The number of inputs for a place: as many as there are cards."""
MY_CHANCES: Final = 9 * PLACE
"""By kind of card in the Street: the seat could pay for it."""
THEIR_CHANCES: Final = MY_CHANCES + 20
DECK: Final = THEIR_CHANCES + 20
"""By number of cards: at least so many are in the deck."""
DECKS: Final = 44
LEAD: Final = DECK + DECKS
"""By number of points: the seat leads by more than that; the first input stands for a deficit of `MOST`."""
MOST: Final = 30
STATE: Final = LEAD + 2 * MOST
INPUTS: Final = STATE + 20
"""The number of inputs."""


def features(position: Position, seat: i64, draws: i64) -> vec[i64]:
    """The inputs that are on, in rising order. `draws` is the number of cards that the seat is about to draw in action 1."""
    mine = position.hand0 if seat == 0 else position.hand1
    theirs = position.hand1 if seat == 0 else position.hand0
    my_area = position.area0 if seat == 0 else position.area1
    their_area = position.area1 if seat == 0 else position.area0
    known = known_cards(position)
    on = vec[i64](capacity=160)
    on = place(on, 0, mine)
    on = place(on, PLACE, my_area)
    on = place(on, 2 * PLACE, theirs)
    on = place(on, 3 * PLACE, their_area)
    on = place(on, 4 * PLACE, position.old)
    on = place(on, 5 * PLACE, position.new)
    on = place(on, 6 * PLACE, position.discard)
    on = place(on, 7 * PLACE, known)
    on = place(on, 8 * PLACE, ALL_CARDS - position.in_sight() - known)
    street = position.street()
    on = chances(on, MY_CHANCES, street, mine)
    on = chances(on, THEIR_CHANCES, street, theirs)
    on = steps(on, DECK, DECKS, position.deck_size())
    lead = points_of(mine + my_area) - points_of(theirs + their_area)
    on = steps(on, LEAD, 2 * MOST, lead + MOST)
    return state(on, position, seat, draws)


def place(on: vec[i64], first: i64, pile: Pile) -> vec[i64]:
    """One input for each card of the pile."""
    copies: i64 = 5
    while pile:
        for each in range(pile & 7):
            on = append(on, first + each)
        first += copies
        copies = 5 if copies == 1 else copies - 1
        pile >>= 3
    return on


def steps(on: vec[i64], first: i64, most: i64, number: i64) -> vec[i64]:
    """As many inputs in a row as the number says, but no more than `most`."""
    for each in range(min(number, most)):
        on = append(on, first + each)
    return on


def chances(on: vec[i64], first: i64, street: Pile, hand: Pile) -> vec[i64]:
    """An input for each kind of card in the Street that the hand can pay for."""
    card: i64 = 0
    while street:
        price = card % 5
        if street & 7 and price:
            held = count(hand, card - 1)
            if held > 1 or (held == 1 and hand >> (3 * (MERCENARY + price)) != 0):
                on = append(on, first + card)
        street >>= 3
        card += 1
    return on


def state(on: vec[i64], position: Position, seat: i64, draws: i64) -> vec[i64]:
    """The inputs for phase, passes, ending, draws, refreshes and zeros in the Street."""
    if position.phase == 2:
        on = append(on, i64(STATE))
    if position.deck_size() & 1:
        on = append(on, i64(STATE + 1))
    if position.passes:
        on = append(on, i64(STATE + 2))
    if position.ending != NOT_YET:
        on = append(on, i64(STATE + 3) + min(position.turns_left, 2))
    if position.first == seat:
        on = append(on, i64(STATE + 6))
    if draws:
        on = append(on, i64(STATE + 7))
        if position.refreshes:
            on = append(on, i64(STATE + 8))
        on = steps(on, STATE + 9, 4, draws)
    zeros = size(position.street() & ZEROS)
    return steps(on, STATE + 13, 4, zeros)


def known_cards(position: Position) -> Pile:
    """The cards at the bottom of the deck that everyone knows."""
    pile: Pile = 0
    for at in range(len(position.deck) - position.known, len(position.deck)):
        pile += one(position.deck[at])
    return pile
