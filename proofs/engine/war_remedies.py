"""One function for each remedy of the war that does what the remedy says and checks that it works.

Each gets a copy of the game, the seat, the refused move and the refusal, and asserts that the remedy is true.
"""

import random
from collections.abc import Callable

from famiglia import war
from famiglia.rulebook import Refusal
from famiglia.war.engine import move_codes
from famiglia.war.engine.board import SEATS
from famiglia.war.engine.effects import EQUIPMENT_BITS
from famiglia.war.engine.position import PLANNING, SETUP
from famiglia.war.phases.encounter import pending

from .random_wars import pick
from .war_targets import TARGETS, Fits

ANYTIME = {"sell", "give"}
SHORT = {"war-fact-money-short", "war-fact-price-short", "war-fact-allies-short", "war-fact-gift-short"}
LONGEST = 2000
"""Decisions; what a remedy promises is reached much sooner."""


def number(refusal: Refusal, argument: str) -> int:
    """A number that the remedy contains."""
    assert refusal.remedy is not None
    value = dict(refusal.remedy.arguments)[argument]
    assert isinstance(value, int)
    return value


def answers(game: war.War, seat: int) -> list[war.Move]:
    """The seat's moves for the current decision, without anytime options."""
    return [move for move in game.moves(seat) if move.verb not in ANYTIME]


def kinds(game: war.War, seat: int) -> set[str]:
    return {move.verb for move in game.moves(seat)}


def reason(game: war.War, seat: int, move: war.Move | str) -> str | None:
    refusal = game.why_not(seat, move)
    return refusal.fact.id if refusal else None


def legal(game: war.War, seat: int, text: str) -> bool:
    return reason(game, seat, text) is None


def with_last(move: war.Move, word: str) -> str:
    """The same move with another last argument."""
    return " ".join([*str(move).split()[:-1], word])


def some(*verbs: str) -> "Follower":
    """For a remedy that names a move of one of these kinds."""

    def follow_it(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
        assert set(verbs) & kinds(game, seat)

    return follow_it


def named(fits: Fits) -> "Follower":
    """For a remedy that describes a move of the refused kind (for a pass: of any kind); one that fits is legal."""

    def follow_it(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
        ways = [way for way in game.moves(seat) if move.verb in ("pass", way.verb)]
        assert any(fits(game, seat, move, way) for way in ways)

    return follow_it


def up_to(argument: str) -> "Follower":
    """For a remedy that contains a number: it and every smaller one are legal."""

    def follow_it(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
        most = number(refusal, argument)
        for n in range(min(1, most), most + 1):
            assert legal(game, seat, with_last(move, str(n))), n

    return follow_it


def exactly(argument: str, may_pass: bool = True) -> "Follower":
    """For a remedy that contains a number: it is legal; `may_pass` is whether a pass may be legal as well."""

    def follow_it(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
        assert legal(game, seat, with_last(move, str(number(refusal, argument))))
        assert may_pass or not legal(game, seat, "pass")

    return follow_it


def no_such_seat(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert seat not in range(SEATS)
    assert refusal.fact.id not in {reason(game, place, move) for place in range(SEATS)}


def answer(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert answers(game, seat)


def act(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert {"pass"} < {"pass", *(way.verb for way in answers(game, seat))}


def nothing(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """The war is over."""
    assert not any(game.moves(place) for place in range(SEATS))


def only_anytime(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert kinds(game, seat) <= ANYTIME
    assert game.position.phase != SETUP


def go_on(game: war.War, reached: Callable[[], bool]) -> bool:
    """Play random moves until something is reached."""
    rng = random.Random(str(game))
    for _ in range(LONGEST):
        if reached():
            return True
        if not (seats := game.to_decide()):
            return False
        seat = rng.choice(seats)
        game.play(seat, game.names.write(pick(rng, game.position, seat)))
    return False


def wait(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert go_on(game, lambda: seat in game.to_decide())


def first_planning(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert go_on(game, lambda: game.position.phase == PLANNING)
    assert reason(game, seat, move) != refusal.fact.id


def sell_until(game: war.War, seat: int, enough: Callable[[], bool]) -> None:
    """Sell orders of this seat until there is enough money."""
    for order in [way for way in game.moves(seat) if way.verb == "sell"]:
        if not enough():
            game.play(seat, order)


def raise_money(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    sell_until(game, seat, lambda: bool(answers(game, seat)))
    assert answers(game, seat)


def cheaper_or_raise(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert {"pass"} < {"pass", *(way.verb for way in answers(game, seat))}, "nothing is cheaper"
    raise_price(game, seat, move, refusal)


def raise_price(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """The seat sells its own orders, then the teammate gives what is missing."""

    def enough() -> bool:
        return reason(game, seat, move) not in SHORT

    mate = int(game.position.board.mate[seat])
    sell_until(game, seat, enough)
    while not enough() and ({"sell", "give"} & kinds(game, mate)):
        sell_until(game, mate, lambda: "give" in kinds(game, mate))
        if "give" not in kinds(game, mate):
            break
        game.play(mate, "give")
    assert enough()


def raise_gift(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    sell_until(game, seat, lambda: legal(game, seat, "give"))
    assert legal(game, seat, "give")


def out_of_reach(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    sell_until(game, seat, lambda: False)
    assert not legal(game, seat, "give")


def nothing_to_sell(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert "sell" not in kinds(game, seat)


def column_action(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    game.play(seat, "part 1")
    assert go_on(game, lambda: game.view(None).step != "exert" and reason(game, seat, "pass") != refusal.fact.id)


def destination(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert refusal.remedy is not None
    sentence = dict(refusal.remedy.arguments)["destination"]
    named = [word for word in ("supply", "sheet", "box") if f"id='war-destination-{word}'" in repr(sentence)]
    assert 1 == len(named)
    assert legal(game, seat, with_last(move, named[0]))


def equipment(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """The kinds of equipment that the remedy names can be placed, and no others."""
    bits = number(refusal, "kinds")
    assert kinds(game, seat) & {"car", "boat", "lab"} <= {word for word, bit in EQUIPMENT_BITS.items() if bits & bit}
    act(game, seat, move, refusal)


def supply_or_sheet(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert all(legal(game, seat, with_last(move, word)) for word in ("supply", "sheet"))


def to_supply(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert legal(game, seat, with_last(move, "supply"))


def by_land(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert legal(game, seat, f"move {' '.join(str(move).split()[1:3])} land")


def boats(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """With a boat in every sea the move is legal if and only if both areas are on a coast."""
    board = game.position.board
    for place in range(len(game.position.boats)):
        game.position.boats[place] = 1
    coasts = [int(board.area_seas[at]) for at in (move_codes.first(move.code), move_codes.second(move.code))]
    assert legal(game, seat, str(move)) == all(coasts)


def without_car(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert legal(game, seat, with_last(move, "bomb"))


def with_car(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert legal(game, seat, with_last(move, "car"))


def target_within(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """The same kind of Strike from the same area reaches another target."""
    board = game.position.board
    _, start, _, bomb = str(move).split()
    ways = [way for way in answers(game, seat) if str(way).split()[:2] == ["strike", start] and str(way).endswith(bomb)]
    distances = [
        int(board.distance[move_codes.first(way.code) * board.areas + move_codes.second(way.code)]) for way in ways
    ]
    assert distances
    assert min(distances) <= number(refusal, "need")


def movement_first(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """Right after Rally the Movement is open, and after it the refused part is no longer refused for this reason."""
    game.play(seat, f"part {number(refusal, 'need')}")
    game.play(seat, "pass")
    if game.to_decide() == (seat,) and game.view(None).step == "order":
        assert reason(game, seat, move) != refusal.fact.id


def movement_with(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """One of the open parts is a Movement; after its target, number and car the refused part is the next decision."""
    for part in answers(game, seat):
        twin = game.copy()
        twin.play(seat, part)
        ways = [way for way in answers(twin, seat) if way.verb == "move"]
        against = [way for way in ways if twin.position.hostile(move_codes.second(way.code), seat)]
        if not ways or not against:
            assert part.verb == "pass" or ways or twin.view(None).step != "fight"
            continue
        twin.play(seat, against[0])
        while twin.view(None).step in ("bribery", "how-many", "car-along"):
            twin.play(seat, answers(twin, seat)[-1])
        assert twin.view(None).step in ("replace", "buy")
        return


def first_of_its_kind(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """The orders that may be named are of the kind in the remedy, and no other of this kind has a lower Initiative."""
    p, board = game.position, game.position.board
    attack = number(refusal, "attack")
    slots = range(seat * board.orders_each, (seat + 1) * board.orders_each)
    waiting = [int(p.order_number(slot)) for slot in slots if pending(p, slot)]
    least = min(board.initiative[order] for order in waiting if board.attack[order] == attack)
    due = {order for order in waiting if board.attack[order] == attack and board.initiative[order] == least}
    assert due == {int(move_codes.first(way.code)) for way in answers(game, seat)}


def something_else(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    act(game, seat, move, refusal)
    assert not legal(game, seat, "pass")


def only_pass(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    assert ["pass"] == [str(way) for way in answers(game, seat)]


Follower = Callable[[war.War, int, war.Move, Refusal], None]

FOLLOWERS: dict[str, Follower] = {
    "no-such-seat": no_such_seat,
    "other-decision": answer,
    "game-over": nothing,
    "not-awaited": only_anytime,
    "wait": wait,
    "something-else": something_else,
    "something-else-or-pass": act,
    "only-pass": only_pass,
    "must-act": act,
    "not-begun": first_planning,
    "raise-money": raise_money,
    "money-short": cheaper_or_raise,
    "price-short": raise_price,
    "allies-short": raise_price,
    "gift-short": raise_gift,
    "out-of-reach": out_of_reach,
    "nothing-to-sell": nothing_to_sell,
    "too-few": exactly("need", may_pass=False),
    "too-few-or-pass": exactly("need"),
    "too-many": up_to("need"),
    "supply-short": up_to("have"),
    "hq-short": up_to("have"),
    "recruit-limit": up_to("need"),
    "place-limit": up_to("need"),
    "order-place-limit": up_to("need"),
    "lab-place-limit": up_to("need"),
    "spread-place-limit": up_to("need"),
    "order-recruit-limit": up_to("need"),
    "pentito-limit": exactly("need"),
    "all-or-nothing": exactly("need"),
    "unit-not-on-card": some("soldato", "car", "boat"),
    "not-this-equipment": equipment,
    "no-pass": some("token", "column"),
    "action-first": column_action,
    "token-goes-elsewhere": destination,
    "one-each": supply_or_sheet,
    "only-row-to-supply": to_supply,
    "after-rally": movement_first,
    "part-of-movement": movement_with,
    "allies-tile": some("move"),
    "allies-not-needed": by_land,
    "no-boats-there": boats,
    "no-strike-left": some("move", "allies"),
    "no-movement-left": some("strike"),
    "no-car-there": without_car,
    "strike-with-car": with_car,
    "not-its-turn": first_of_its_kind,
    "strike-too-far": target_within,
    "car-bomb-too-far": target_within,
    **{name: named(fits) for name, fits in TARGETS.items()},
}  # fmt: skip
"""By remedy, without `war-remedy-`: the function that follows it."""

LATER = {"action-first"}
"""Remedies that mention a pass that is legal later."""


def follow(game: war.War, seat: int, move: war.Move, refusal: Refusal) -> None:
    """Do what the remedy says on a copy of the game."""
    assert refusal.remedy is not None
    name = refusal.remedy.id.removeprefix("war-remedy-")
    FOLLOWERS[name](game.copy(), seat, move, refusal)
    if name not in LATER and "pass" in refusal.remedy.text("en").lower().replace(",", " ").replace(".", " ").split():
        assert legal(game, seat, "pass"), "it may not be passed"
