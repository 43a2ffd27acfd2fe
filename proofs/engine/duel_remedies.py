"""One function for each remedy of the duel that does what the remedy says and checks that it works.

Each gets a copy of the game, the seat, the refused move and the refusal, and asserts that the remedy is true. Where
a remedy names cards that need not be in the hand, they are put there first.
"""

from collections.abc import Callable

from famiglia import duel
from famiglia.duel.cards import NUMBERS, cards_in, count, names, one
from famiglia.rulebook import Refusal

from .duel_courses import after, holding, legal, possible_in_this_turn, reached, reason

TARGET_FAULTS = {"fact-already-zero", "fact-brute-too-weak", "fact-below-zero", "fact-full-strength"}
"""Reasons that may still forbid a Brute whose target is in the Street."""


def cards_of(refusal: Refusal, argument: str) -> tuple[str, ...]:
    """The cards that the remedy names."""
    assert refusal.remedy is not None
    cards = dict(refusal.remedy.arguments)[argument]
    assert isinstance(cards, tuple)
    assert cards, "a remedy that names no card"
    return cards


def number(refusal: Refusal, argument: str) -> int:
    assert refusal.remedy is not None
    value = dict(refusal.remedy.arguments)[argument]
    assert isinstance(value, int)
    return value


def nothing(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    """A refusal without a remedy: nothing that is done in this turn makes the move legal."""
    assert not possible_in_this_turn(game, seat, move)


def lowers(game: duel.Duel, seat: int, brute: str) -> bool:
    """Can this Brute lower a card?"""
    return any(isinstance(way, duel.PlayBrute) and way.card == brute for way in game.moves(seat))


def next_turn(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.PlayAccountant | duel.PlayBrute)
    card, family = move.card, move.card[0]
    assert reached(
        game,
        seat,
        lambda later: lowers(later, seat, card) if family == "B" else legal(later, seat, duel.PlayAccountant(card)),
    )


def refreshes(game: duel.Duel) -> bool:
    return any(isinstance(way, duel.Refresh) for way in game.moves(game.to_decide()[0]))


def next_turn_first(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert reached(game, seat, refreshes)


def zeros_gone(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert reached(game, seat, refreshes, turns=20)


def take_a_zero(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert all(legal(game, seat, duel.Take(card, new=True)) for card in cards_of(refusal, "cards"))


def name_street_card(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    """The remedy names the whole Street; a Brute can lower at least one of its cards, and each can be taken or refreshed."""
    cards = cards_of(refusal, "cards")
    assert cards == names(cards_in(game.position.street()))
    assert not isinstance(move, duel.PlayBrute) or lowers(game, seat, move.card)
    for card in cards:
        can_be_named(game, seat, move, card, count(game.position.new, NUMBERS[card]) > 0)


def add_plus(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    (card,) = cards_of(refusal, "card")
    can_be_named(game, seat, move, card, new=True)


def drop_plus(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    (card,) = cards_of(refusal, "card")
    can_be_named(game, seat, move, card, new=False)


def can_be_named(game: duel.Duel, seat: int, move: duel.Move, card: str, new: bool) -> None:
    """The same move with this card is legal, but for the amount or the 0 of a Brute and the payment of a card that is taken."""
    if isinstance(move, duel.Refresh):
        assert legal(game, seat, duel.Refresh(card, new))
    elif isinstance(move, duel.PlayBrute):
        assert reason(game, seat, duel.PlayBrute(move.card, card, move.amount, new)) in {None, *TARGET_FAULTS}
    else:
        can_be_taken(game, seat, card, new)


def can_be_taken(game: duel.Duel, seat: int, card: str, new: bool) -> None:
    """This card of the Street can be taken if every pair of its family is in the hand."""
    pairs = [f"{card[0]}{value}" for value in range(int(card[1]))] * 2
    ways = holding(game, *pairs).moves(seat)
    assert any(isinstance(way, duel.Take) and way.card == card and way.new == new for way in ways)


def play_accountant(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    for value in "1234":
        accountant = f"A{value}"
        two_kinds(holding(game, accountant), seat, duel.PlayAccountant(accountant), refusal)


def play_accountant_first(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.Exchange)
    ways = [way for way in game.moves(seat) if isinstance(way, duel.PlayAccountant)]
    assert ways
    there = count(game.position.area(), NUMBERS[move.fetch]) and move.fetch != move.lay
    for way in ways:
        twin = after(game, way)
        assert reason(twin, seat, move) != refusal.fact.id
        assert legal(twin, seat, move) or not (there and count(twin.position.hand(), NUMBERS[move.lay]))


def play_brute(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    for value in "1234":
        assert lowers(holding(game, f"B{value}"), seat, f"B{value}")


def brute_target(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.PlayAccountant)
    assert lowers(game, seat, move.card)


def higher_value(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.PlayAccountant | duel.PlayBrute)
    play = play_brute if move.card[0] == "B" else play_accountant
    play(game, seat, move, refusal)


def name_hand_card(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert refusal.remedy is not None
    assert dict(refusal.remedy.arguments)["cards"] == names(cards_in(game.position.hand()))
    (missing,) = cards_of(refusal, "card")
    again = holding(game, missing).why_not(seat, move)
    assert again is None or again.fact != refusal.fact


def two_kinds(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    twin = holding(game, "F1")
    twin.position.set_area(twin.position.area() + one(NUMBERS["F2"]))
    assert legal(twin, seat, move)


def other_kind(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert any(isinstance(way, duel.Exchange) for way in game.moves(seat))


def fetch(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert set(cards_of(refusal, "cards")) == {way.fetch for way in game.moves(seat) if isinstance(way, duel.Exchange)}


def lay(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.Exchange)
    assert all(legal(game, seat, duel.Exchange(move.fetch, card)) for card in cards_of(refusal, "cards"))


def go_on(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert any(not isinstance(way, duel.Exchange | duel.Stop) for way in game.moves(seat))


def exchange_once(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    ways = [way for way in game.moves(seat) if isinstance(way, duel.Exchange)]
    assert ways
    for way in ways:
        twin = after(game, way)
        assert legal(twin, seat, duel.Stop()) or legal(twin, seat, duel.Pass())  # some Accountants stop by themselves


def exchange_first(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    exchange_once(game, seat, move, refusal)
    twin = after(game, next(way for way in game.moves(seat) if isinstance(way, duel.Exchange)))
    in_time(after(twin, duel.Stop()) if legal(twin, seat, duel.Stop()) else twin, seat, move)


def stop_first(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert any(isinstance(way, duel.Exchange) for way in game.moves(seat))
    in_time(after(game, duel.Stop()), seat, move)


def in_time(game: duel.Duel, seat: int, move: duel.Move) -> None:
    """The move may still name a wrong card, but its action is open."""
    assert reason(game, seat, move) not in {"fact-accountant-at-work", "fact-refresh-late", "fact-accountant-late"}


def take_card(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.PlayBrute)
    assert legal(game, seat, duel.Take(move.target, new=move.new))


def lower_another(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.PlayBrute)
    assert lowers(game, seat, move.card)
    take_card(game, seat, move, refusal)


def amount(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.PlayBrute)
    assert all(
        legal(game, seat, duel.PlayBrute(move.card, move.target, less, move.new))
        for less in range(1, number(refusal, "most") + 1)
    )


def amount_exactly(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.PlayBrute)
    assert legal(game, seat, duel.PlayBrute(move.card, move.target, number(refusal, "most"), move.new))


def take_new(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    for card in cards_of(refusal, "cards"):
        can_be_taken(game, seat, card, new=True)


def take_for_nothing(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    if isinstance(move, duel.PlayBrute):
        return take_card(game, seat, move, refusal)
    assert isinstance(move, duel.Take)
    assert legal(game, seat, duel.Take(move.card, new=move.new))


def pays(game: duel.Duel, seat: int, move: duel.Move, natural: str, least: int) -> None:
    """The pair pays for the card, and so does one card of it with each Mercenary of at least this value."""
    assert isinstance(move, duel.Take)
    assert legal(holding(game, natural, natural), seat, duel.Take(move.card, natural, natural, move.new))
    for wild in (f"M{value}" for value in range(least, 5)):
        assert legal(holding(game, natural, wild), seat, duel.Take(move.card, natural, wild, move.new))


def pair(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    pays(game, seat, move, cards_of(refusal, "cards")[0], number(refusal, "price"))


def twin_or_mercenary(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    pays(game, seat, move, cards_of(refusal, "twin")[0], number(refusal, "least"))


def one_natural(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    """The card that the remedy names pays together with either of the two cards of the move."""
    assert isinstance(move, duel.Take)
    (natural,) = cards_of(refusal, "card")
    for wild in (move.back, move.down):
        assert wild is not None
        assert legal(holding(game, natural, wild), seat, duel.Take(move.card, natural, wild, move.new))


def pay_pair(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert isinstance(move, duel.Take)
    natural, twin = cards_of(refusal, "cards")
    assert legal(game, seat, duel.Take(move.card, natural, twin, move.new))


def pay_for_either(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    """Each of the two payments that the remedy names is legal."""
    assert isinstance(move, duel.Take)
    for argument in ("cards", "others"):
        back, down = cards_of(refusal, argument)
        assert legal(game, seat, duel.Take(move.card, back, down, move.new))


def seats(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert seat not in (0, 1)
    assert refusal.fact.id not in {reason(game, 0, move), reason(game, 1, move)}


def wait(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    assert reached(game, seat, lambda later: True) or game.position.passes  # then a second pass may end the game


Follower = Callable[[duel.Duel, int, duel.Move, Refusal], None]

FOLLOWERS: dict[str | None, Follower] = {
    None: nothing,
    "remedy-next-turn": next_turn,
    "remedy-next-turn-first": next_turn_first,
    "remedy-take-a-zero": take_a_zero,
    "remedy-zeros-gone": zeros_gone,
    "remedy-name-street-card": name_street_card,
    "remedy-add-plus": add_plus,
    "remedy-drop-plus": drop_plus,
    "remedy-play-accountant": play_accountant,
    "remedy-play-accountant-first": play_accountant_first,
    "remedy-play-brute": play_brute,
    "remedy-brute-target": brute_target,
    "remedy-higher-value": higher_value,
    "remedy-name-hand-card": name_hand_card,
    "remedy-two-kinds": two_kinds,
    "remedy-other-kind": other_kind,
    "remedy-fetch": fetch,
    "remedy-lay": lay,
    "remedy-go-on": go_on,
    "remedy-exchange-once": exchange_once,
    "remedy-exchange-first": exchange_first,
    "remedy-stop-first": stop_first,
    "remedy-lower-another": lower_another,
    "remedy-amount": amount,
    "remedy-amount-exactly": amount_exactly,
    "remedy-take-new": take_new,
    "remedy-take-for-nothing": take_for_nothing,
    "remedy-pair": pair,
    "remedy-one-natural": one_natural,
    "remedy-twin-or-mercenary": twin_or_mercenary,
    "remedy-pay-pair": pay_pair,
    "remedy-pay-for-either": pay_for_either,
    "remedy-seat": seats,
    "remedy-wait": wait,
}


def follow(game: duel.Duel, seat: int, move: duel.Move, refusal: Refusal) -> None:
    """Do what the remedy says on a copy of the game; an assertion fails if it is not true."""
    FOLLOWERS[refusal.remedy.id if refusal.remedy else None](game.copy(), seat, move, refusal)
