"""The hidden parts of each game: how to make two tables that differ only in them, and when the rules reveal them."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

from famiglia.duel.cards import NAMES, TO_SHUFFLE
from famiglia.duel.events import Drawn, Reshuffled
from famiglia.table import Occupant, Settings, Table, Who
from famiglia.table.messages import Play, Sit
from famiglia.war.engine import step_kinds
from famiglia.war.engine.position import OVER, SETUP

from .controlled_sources import EVERYTHING, ControlledSources

FIRST_STREET = 6
"""Cards of a duel's deck that are seen at the beginning."""
LATER = (0, 0, 1, 2, 4, 8, 16, 54)
"""The number of further cards that are the same in both instances."""
RARE = ("pass", "stop", "give")
LONGEST = 300


def moves_of(table: Table, seat: int) -> list[str]:
    assert table.log is not None
    return [str(move) for move in table.log.game.moves(seat)]


def awaited(table: Table) -> Sequence[int]:
    assert table.log is not None
    seats: Sequence[int] = table.log.game.to_decide()
    return seats


def pick(moves: Iterable[str], rng: random.Random) -> str | None:
    """A random move, seldom a rare one; never one that sells an order, because that reveals it."""
    found = [move for move in moves if not move.startswith("sell")]
    keen = [move for move in found if not move.startswith(RARE)]
    if keen and rng.random() < 0.93:
        return rng.choice(keen)
    return rng.choice(found) if found else None


class DuelSecrets:
    """Of a duel the order of the unseen cards of the deck is hidden."""

    game = "duel"
    names = ("Anna", "Ben")
    teams: tuple[tuple[int, ...], ...] = ()

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.settings = Settings(
            "duel",
            edition=rng.choice(("revised", "classic")),
            first=rng.choice((None, 0, 1)),
            memory_aid=rng.random() < 0.3,
            visibility=rng.choice(("private", "listed")),
        )

    def plan(self, table: Table | None) -> tuple[int, ...]:
        """The number of cards of each shuffle that both instances have in common: all seen so far, and perhaps some more."""
        more = self.rng.choice(LATER)
        if table is None or table.log is None:
            return (FIRST_STREET + more,)
        position = table.log.game.position
        unseen = int(position.deck_size() - position.known)
        if position.phase == 1:
            return (len(TO_SHUFFLE) - unseen + more,)
        events = [event for entry in table.log.record.entries for event in entry.events]
        shuffled = next(event.cards for event in reversed(events) if isinstance(event, Reshuffled))
        return (EVERYTHING, shuffled - unseen + more)

    def is_good_start(self, table: Table) -> bool:
        """Is this a good position to begin with?"""
        return self.rng.random() < 0.03

    def other(self, one: Table, other: Table, seat: int, move: str, hidden: Sequence[int]) -> str | None:
        """The move in the other instance: the same."""
        return move

    def revealed(self, one: Table, other: Table, differ: bool) -> bool:
        """Has a different card been turned over, or one at another time? This is asked of the engine, not of a view."""
        assert one.log is not None
        assert other.log is not None
        if _turned_over(one) != _turned_over(other):
            return True
        return bool(_without_the_unseen(one.log.game.position) != _without_the_unseen(other.log.game.position))

    def questions(self, table: Table, seat: int) -> list[str]:
        cards = NAMES
        asked = [f"{self.rng.choice(('take', 'refresh', 'play'))} {self.rng.choice(cards)}" for _ in range(2)]
        return [*asked, "stop", f"fetch {self.rng.choice(cards)} lay {self.rng.choice(cards)}"]


def _turned_over(table: Table) -> list[Any]:
    """The cards that came from the deck, in the order in which they were turned over."""
    assert table.log is not None
    return [event.cards for entry in table.log.record.entries for event in entry.events if isinstance(event, Drawn)]


def _without_the_unseen(position: Any) -> Any:
    twin = position.copy()
    deck = twin.deck_cards()
    unseen = len(deck) - int(twin.known)
    twin.deck, twin.top = bytes(unseen) + deck[unseen:], 0
    return twin


class WarSecrets:
    """Of a war the other team's orders, sealed cards, money and Soldati in the headquarters are hidden."""

    game = "war"
    names = ("Anna", "Ben", "Carla", "Dino")
    teams = ((0, 2), (1, 3))

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        options = rng.choice(((), ("quick-setup",), ("first-game", "quick-setup")))
        self.settings = Settings("war", options=options, visibility=rng.choice(("private", "listed")))
        self.swapped = rng.sample(range(5), 5)
        self.goal = rng.choice(("cards", "cards", "orders", "anywhere"))
        self.looked_at = 0
        self.shown = False

    def plan(self, table: Table | None) -> tuple[int, ...]:
        """The dice of a war are all the same, because their results are seen at once; only the secret itself differs."""
        return (EVERYTHING,) * 20

    def is_good_start(self, table: Table) -> bool:
        """Is this a good position to begin with: before conflict cards are chosen, where orders are issued, or any?"""
        assert table.log is not None
        position = table.log.game.position
        if self.goal == "anywhere" or position.phase in (SETUP, OVER):
            return self.rng.random() < 0.004
        if self.goal == "cards":
            return position.step() == step_kinds.CARDS and self.rng.random() < 0.5
        return any(move.startswith("order ") for seat in awaited(table) for move in moves_of(table, seat))

    def other(self, one: Table, other: Table, seat: int, move: str, hidden: Sequence[int]) -> str | None:
        """A move of this seat in the other instance that looks the same to all others; None if there is none."""
        legal = moves_of(other, seat)
        verb, _, rest = move.partition(" ")
        if seat in hidden and verb == "card":
            return self.rng.choice([card for card in legal if card.startswith("card ")] or [""]) or None
        if seat in hidden and verb == "order":
            move = f"order {self._swapped(one, seat, rest)}"
        return move if move in legal else None

    def _swapped(self, table: Table, seat: int, order: str) -> str:
        assert table.log is not None
        game = table.log.game
        basic = [found.id for found in game.pack.orders_of(game.pack.families[game.position.family[seat]].id)][:5]
        return basic[self.swapped[basic.index(order)]] if order in basic else order

    def revealed(self, one: Table, other: Table, differ: bool) -> bool:
        """Has something secret been revealed since the instances differ? This is asked of the engine's complete events."""
        assert one.log is not None
        assert other.log is not None
        entries = [one.log.record.entries, other.log.record.entries]
        # A bot may have made several moves since the last time.
        fresh = [event for each in entries for entry in each[self.looked_at :] for event in entry.events]
        self.looked_at = min(map(len, entries))
        self.shown = self.shown or (differ and any(event.reveals for event in fresh))
        return self.shown

    def questions(self, table: Table, seat: int) -> list[str]:
        assert table.log is not None
        game = table.log.game
        orders = [order.id for order in game.pack.orders]
        cards = [card.id for card in game.pack.conflict_cards]
        asked = [
            f"order {self.rng.choice(orders)}",
            f"sell {self.rng.choice(orders)}",
            f"card {self.rng.choice(cards)}",
        ]
        asked += ["give", "take", "pass", "buy 1", "place 2", f"issue {self.rng.choice(game.pack.areas).id}"]
        return self.rng.sample(asked, 4)


Secrets = DuelSecrets | WarSecrets


def played(
    secrets: Secrets, people: Sequence[Occupant], instances: Sequence[bytes], id_: str, sources: ControlledSources
) -> list[Table]:
    """The same table for both instances, played up to a good position; the second one has the twin dice."""
    one = _seated(secrets, people, instances[0], id_, sources.clock)
    done: list[tuple[int, str]] = []
    for _ in range(LONGEST):
        seat = secrets.rng.choice(awaited(one)) if one.status == "running" else 0
        move = pick(moves_of(one, seat), secrets.rng) if one.status == "running" else None
        if move is None or secrets.is_good_start(one):
            break
        _move(one, seat, move, sources.clock)
        done.append((seat, move))
        if one.status == "over":
            # At the end everything is revealed: begin a little earlier.
            back = secrets.rng.randint(1, 6)
            done = done[:-back]
            one = _seated(secrets, people, instances[0], id_, sources.clock)
            for seat, move in done:
                _move(one, seat, move, sources.clock)
            break
    sources.twin_deal(instances[0], instances[1], tuple(occupant.seed for occupant in people), secrets.plan(one))
    other = _seated(secrets, people, instances[1], id_, sources.clock)
    for seat, move in done:
        _move(other, seat, move, sources.clock)
    return [one, other]


def _seated(secrets: Secrets, people: Sequence[Occupant], secret: bytes, id_: str, at: int) -> Table:
    table = Table.open(id_, secrets.settings, secret, at)
    for seat, occupant in enumerate(people):
        table.do(Who(occupant.player, occupant.name), Sit(seat, occupant.seed), seat, at)
    return table


def _move(table: Table, seat: int, move: str, at: int) -> None:
    table.do(Who(table.seats[seat].player, ""), Play(seat, move), table.numbers["game"], at)
