"""Warnings about mats, orders, characters and cards that look unusual although the rulebook does not forbid them."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from .components import COLOURS, Character, ConflictCard, Effect, MatRow, Order
from .limits import GameLimits
from .parsed_pack import ParsedPack, warning
from .problem import WARNING, Problem, listed
from .rulebook_facts import AREAS_OF_A_LINEUP
from .verbs import ATTACK_VERBS, SKULL_VERBS, SPECIAL_VERBS

WORTH = {"money": 1.0, "headquarters_soldati": 0.8, "board_soldati": 1.2, "cars": 1.8, "boats": 1.6, "labs": 2.0}
"""Our estimate of what a piece on a character card is worth, in Money."""

USUAL_CARDS = (("coward", 1), ("coward", 2), ("turncoat", 1))


def family_warnings(parsed: ParsedPack) -> Iterator[Problem]:
    """Everything that looks unusual in families.toml and orders.toml."""
    for row in parsed.all(MatRow):
        yield from _growth(row)
    if parsed.complete(MatRow):
        for colour in COLOURS:
            sizes = [len(group.spaces) for row in parsed.all(MatRow) if row.family == colour for group in row.groups]
            if sizes.count(2) * 2 <= len(sizes):
                what = f"its groups have {listed(sizes)} tokens; we expected 2 in most (rulebook p.10)"
                yield Problem("families.toml", f"family '{colour}'", what, WARNING)
    for order in parsed.all(Order):
        yield from _order(order)
    yield from _initiatives(parsed)


def _growth(row: MatRow) -> Iterator[Problem]:
    values = [_value(space) for space in (row.start, *row.spaces) if space and space.verb in ("base", "car_base")]
    for left, right in pairwise(values):
        if left == right or any(before > after for before, after in zip(left, right, strict=False)):
            words = listed("/".join(map(str, value)) for value in values)
            yield warning(row, f"its base values run {words}; we expected them to grow")
            return


def _value(space: Effect) -> tuple[int, ...]:
    names = ("attack", "strike") if space.verb == "car_base" else ("value",)
    return tuple(space.number(name) for name in names)


def _order(order: Order) -> Iterator[Problem]:
    verbs = set(order.verbs)
    if len(verbs) < len(order.verbs):
        yield warning(order, "the same effect stands twice; we expected different ones")
    if order.type == "attack" and not verbs & ATTACK_VERBS:
        yield warning(order, "an attack order without an attack; we expected a supply order")
    if order.skull and not verbs & SKULL_VERBS:
        yield warning(order, f"skull is {order.skull}, but no effect uses it; we expected 0")
    special = verbs & SPECIAL_VERBS
    if special and order.row != "church":
        where = f"in {order.row}" if order.row else "on a basic order"
        yield warning(order, f"{listed(sorted(special))} stands {where}; we expected the special orders in church")


def _initiatives(parsed: ParsedPack) -> Iterator[Problem]:
    for type_ in ("supply", "attack"):
        numbers = Counter(order.initiative for order in parsed.all(Order) if order.type == type_)
        sharing = sum(times for times in numbers.values() if times > 1)
        if sharing:
            what = f"{sharing} {type_} orders share an Initiative; that is fine, the order of play decides"
            yield Problem("orders.toml", "", f"{what} (rulebook p.14)", WARNING)


def card_warnings(parsed: ParsedPack) -> Iterator[Problem]:
    """Everything that looks unusual in characters.toml and conflict_cards.toml."""
    characters = parsed.all(Character)
    for game in parsed.all(GameLimits):
        for character in characters:
            room = game.max_labs_per_area * AREAS_OF_A_LINEUP
            if character.labs > room:
                yield warning(character, f"{character.labs} labs, but the lineup has room for {room}")
            if character.money < game.starting_player_gift:
                what = f"{character.money} Money; the starting player gives {game.starting_player_gift} away"
                yield warning(character, what)
    if parsed.complete(Character):
        worth = {character.id: _worth(character) for character in characters}
        if max(worth.values()) - min(worth.values()) > 1:
            words = listed(f"{name} {value:.1f}" for name, value in worth.items())
            what = f"the cards differ by more than 1 Money in our estimate: {words}"
            yield Problem("characters.toml", "", what, WARNING)
    cards = parsed.all(ConflictCard)
    found = sorted((card.effect.verb, card.effect.number("n")) for card in cards for _ in range(card.copies))
    if parsed.complete(ConflictCard) and found != list(USUAL_CARDS):
        words = listed(f"{verb} {number}" for verb, number in found[:6])
        what = f"the cards are {words}; we expected one Turncoat, one Coward and two Cowards"
        yield Problem("conflict_cards.toml", "", what, WARNING)


def _worth(character: Character) -> float:
    return sum(worth * float(getattr(character, name)) for name, worth in WORTH.items())
