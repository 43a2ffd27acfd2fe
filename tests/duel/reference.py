"""A second, slow and plain Famiglia for two, written from the rulebooks alone to check the real engine.

Cards are strings such as "F2", piles are lists of such strings, moves and positions are the text of
docs/notation.md. The numbers in the comments (R-.., A-..) are the rules and rulings of the duel facts.
"""

from collections.abc import Callable

FAMILIES = ["F", "A", "B", "M"]
VALUES = [0, 1, 2, 3, 4]
COPIES = [5, 4, 3, 2, 1]
OPTIONS = ["fair-pass-out", "full-strength", "strict-mercenaries"]

POINTS = {
    "F": [1, 3, 6, 10, 15],
    "A": [0, 1, 3, 6, 10],
    "B": [0, 1, 3, 6, 10],
    "M": [0, 1, 3, 6, 10],
}

START_HAND = ["F0", "A0", "B0", "M0"]


def family(card: str) -> str:
    """The family letter of a card; a new Street card such as "+A3" is understood too."""
    return card[-2]


def value(card: str) -> int:
    """The printed value of a card; a new Street card such as "+A3" is understood too."""
    return int(card[-1])


def points(card: str) -> int:
    """The victory points printed on a card."""
    return POINTS[family(card)][value(card)]


def in_order(cards: list[str]) -> list[str]:
    """The cards in card order: families F A B M, values rising."""
    return sorted(cards, key=lambda card: (FAMILIES.index(family(card)), value(card)))


def pile_text(cards: list[str]) -> str:
    """A pile as the notation writes it."""
    return "".join(in_order(cards)) or "-"


def all_cards() -> list[str]:
    """The sixty cards of the game (R-01)."""
    cards = []
    for letter in FAMILIES:
        for number in VALUES:
            cards += [letter + str(number)] * COPIES[number]
    return cards


class Table:
    """The table with everything that lies on it, from the first turn to the end."""

    def __init__(
        self,
        edition: str,
        options: frozenset[str],
        first: int,
        deck: list[str],
        shuffle: Callable[[list[str]], list[str]],
    ) -> None:
        """Lay out a new game: both start hands, and the Street from the top of the deck (R-05 to R-08)."""
        if edition not in ("revised", "classic"):
            raise ValueError(f"no such edition: {edition}")
        if not options <= set(OPTIONS):
            raise ValueError(f"no such options: {sorted(options)}")
        if first not in (0, 1):
            raise ValueError(f"no such seat: {first}")
        if in_order(deck + START_HAND + START_HAND) != all_cards():
            raise ValueError("the deck does not consist of the 52 cards")

        self.edition = edition
        self.options = options
        self.first = first
        self.shuffle = shuffle

        self.hands = [list(START_HAND), list(START_HAND)]
        self.areas: list[list[str]] = [[], []]
        # The Street. In the revised edition a card that came by action 1 of this turn is written "+A3".
        self.street: list[str] = list(deck[:6])
        # The deck: first the cards nobody has seen, top first, below them those put there in phase 2.
        self.unseen: list[str] = list(deck[6:])
        self.put_under: list[str] = []
        self.discard: list[str] = []

        self.phase = 1
        self.passes = 0
        self.end = "-"
        self.seat = first

        # What belongs to one turn.
        self.step = "street"
        self.refreshes = "*"
        self.lowered = ""  # the Street card that a Brute lowered, and by how much
        self.lowered_by = 0
        self.accountant = ""  # the Accountant that is exchanging, and what it has done so far
        self.exchanges_left = 0
        self.fetched: list[str] = []
        self.laid: list[str] = []

    # ------------------------------------------------------------------ what may be done

    def legal(self) -> set[str]:
        """Every legal move of the seat to move."""
        if self.step == "over":
            return set()
        if self.step == "exchange":
            moves = self.exchange_moves()
            if self.exchanges_left < value(self.accountant):
                moves.add("stop")
            return moves
        moves = {"pass"}
        if self.step == "street":
            moves |= self.refresh_moves()
        if self.step in ("street", "accountant"):
            moves |= self.accountant_moves()
        if self.step in ("street", "accountant", "brute"):
            moves |= self.brute_moves()
        moves |= self.take_moves()
        return moves

    def refresh_moves(self) -> set[str]:
        """Action 1 (R-20, R-23, R-72, A-07): not with a 0 in the Street, nor with an empty deck (A-17)."""
        if self.refreshes == "0":
            return set()
        if not self.unseen and not self.put_under:
            return set()
        for card in self.street:
            if value(card) == 0:
                return set()
        return {f"refresh {card}" for card in self.street}

    def accountant_moves(self) -> set[str]:
        """Action 2 (R-30): only an Accountant that could exchange at least one card may be played (A-53)."""
        hand = self.hands[self.seat]
        area = self.areas[self.seat]
        moves = set()
        for card in hand:
            if family(card) != "A" or value(card) == 0:
                continue
            rest = list(hand)
            rest.remove(card)
            for there in area:
                for here in rest:
                    if there != here:
                        moves.add(f"play {card}")
        return moves

    def exchange_moves(self) -> set[str]:
        """The exchanges that the played Accountant can still make (R-31, R-32, A-41, A-42, A-53)."""
        if self.exchanges_left == 0:
            return set()
        area = list(self.areas[self.seat])
        area.remove(self.accountant)
        moves = set()
        for there in area:
            for here in self.hands[self.seat]:
                if there != here and there not in self.laid and here not in self.fetched:
                    moves.add(f"fetch {there} lay {here}")
        return moves

    def brute_moves(self) -> set[str]:
        """Action 3 (R-40 to R-42): any Street card of value 1 or more can be the target (A-34, A-52)."""
        moves = set()
        for brute in self.hands[self.seat]:
            if family(brute) != "B" or value(brute) == 0:
                continue
            for target in self.street:
                if value(target) == 0:
                    continue
                most = min(value(brute), value(target))
                least = most if "full-strength" in self.options else 1
                for amount in range(least, most + 1):
                    moves.add(f"play {brute} on {target} by {amount}")
        return moves

    def take_moves(self) -> set[str]:
        """Action 4 (R-50 to R-58): after a refresh in the revised edition only the new cards (R-51)."""
        new_cards = [card for card in self.street if card.startswith("+")]
        moves = set()
        for card in new_cards or self.street:
            for price in self.prices(card):
                if price == 0:
                    moves.add(f"take {card}")
                    continue
                for one, other in self.payments(family(card), price - 1):
                    moves.add(f"take {card} with {one} {other} down {one}")
                    moves.add(f"take {card} with {one} {other} down {other}")
        return moves

    def prices(self, card: str) -> list[int]:
        """The values at which a card of this kind lies in the Street: a Brute lowers one card only (A-35)."""
        if card != self.lowered:
            return [value(card)]
        if self.street.count(card) == 1:
            return [value(card) - self.lowered_by]
        return [value(card) - self.lowered_by, value(card)]

    def payments(self, letter: str, needed: int) -> list[tuple[str, str]]:
        """The pairs of hand cards that count as two cards of this family and value."""
        hand = self.hands[self.seat]
        natural = letter + str(needed)
        naturals = hand.count(natural)
        pairs = []
        if naturals >= 2:
            pairs.append((natural, natural))
        if naturals == 1 or (naturals >= 2 and "strict-mercenaries" not in self.options):
            for wild in ["M1", "M2", "M3", "M4"]:
                if wild in hand and value(wild) > needed:
                    pairs.append((natural, wild))
        return pairs

    # ------------------------------------------------------------------ doing it

    def play(self, move: str) -> None:
        """Carry out a legal move."""
        if move not in self.legal():
            raise ValueError(f"not a legal move: {move}")
        words = move.split(" ")
        if words[0] == "refresh":
            self.do_refresh(words[1])
        elif words[0] == "play" and len(words) == 2:
            self.do_accountant(words[1])
        elif words[0] == "fetch":
            self.do_exchange(words[1], words[3])
        elif words[0] == "stop":
            self.accountant_is_done()
        elif words[0] == "play":
            self.do_brute(words[1], words[3], int(words[5]))
        elif words[0] == "take" and len(words) == 2:
            self.do_take(words[1])
        elif words[0] == "take":
            self.do_take(words[1], words[6])
        else:
            self.end_turn(taken=False)

    def do_refresh(self, card: str) -> None:
        """Action 1: the card leaves the Street, as many cards as its value arrive (R-22, R-73, A-15)."""
        self.street.remove(card)
        if self.phase == 1:
            self.discard.append(card[-2:])
        else:
            self.put_under.append(card[-2:])
            self.refreshes = "0"
        phase_before = self.phase
        arrivals = self.draw(value(card))
        if self.phase != phase_before:
            self.refreshes = "1"
        for arrival in arrivals:
            self.street.append("+" + arrival if self.edition == "revised" else arrival)

    def do_accountant(self, card: str) -> None:
        """Action 2: the Accountant is laid down; its exchanges follow."""
        self.hands[self.seat].remove(card)
        self.areas[self.seat].append(card)
        self.step = "exchange"
        self.refreshes = "0"
        self.accountant = card
        self.exchanges_left = value(card)
        self.fetched = []
        self.laid = []

    def do_exchange(self, fetch: str, lay: str) -> None:
        """One card from the play area to the hand, one from the hand to the play area."""
        hand = self.hands[self.seat]
        area = self.areas[self.seat]
        area.remove(fetch)
        hand.append(fetch)
        hand.remove(lay)
        area.append(lay)
        if fetch not in self.fetched:
            self.fetched.append(fetch)
        if lay not in self.laid:
            self.laid.append(lay)
        self.exchanges_left -= 1
        if not self.exchange_moves():
            self.accountant_is_done()

    def accountant_is_done(self) -> None:
        """Action 2 is over."""
        self.step = "brute"
        self.accountant = ""
        self.exchanges_left = 0
        self.fetched = []
        self.laid = []

    def do_brute(self, brute: str, target: str, amount: int) -> None:
        """Action 3: the Brute is laid down and one Street card is cheaper until the turn ends."""
        self.hands[self.seat].remove(brute)
        self.areas[self.seat].append(brute)
        self.lowered = target
        self.lowered_by = amount
        self.step = "take"
        self.refreshes = "0"

    def do_take(self, card: str, down: str = "") -> None:
        """Action 4: the card joins the hand, one of the two payment cards goes to the play area."""
        self.street.remove(card)
        self.hands[self.seat].append(card[-2:])
        if down:
            self.hands[self.seat].remove(down)
            self.areas[self.seat].append(down)
        self.end_turn(taken=True)

    # ------------------------------------------------------------------ the deck

    def draw(self, number: int) -> list[str]:
        """Take up to this many cards from the deck; it has run out once its last card leaves it (A-09)."""
        drawn: list[str] = []
        while len(drawn) < number:
            if self.unseen:
                drawn.append(self.unseen.pop(0))
            elif self.put_under:
                drawn.append(self.put_under.pop(0))
            else:
                break
            if not self.unseen and not self.put_under:
                self.deck_ran_out()
        return drawn

    def deck_ran_out(self) -> None:
        """The first time the discards become the deck (R-71), the second time the end is near (R-80)."""
        if self.phase == 1:
            self.phase = 2
            if self.discard:
                waiting = in_order(self.discard)
                self.discard = []
                self.unseen = list(self.shuffle(list(waiting)))
                if in_order(self.unseen) != waiting:
                    raise ValueError("the shuffle changed the cards")
                return
        # All cards are in the game (also ). The second player has the last turn.
        if self.end == "-":
            self.end = "deck:1" if self.seat == self.first else "deck:0"

    # ------------------------------------------------------------------ the end of a turn

    def end_turn(self, taken: bool) -> None:
        """Close the turn; then the game is over or the other player begins."""
        self.street = [card[-2:] for card in self.street]
        self.lowered = ""
        self.lowered_by = 0
        passed_before = self.passes == 1
        self.passes = 0 if taken else 1

        if self.end == "deck:0":
            self.game_over("deck")
            return
        if self.end == "pass:0":
            self.game_over("pass")
            return
        if self.end == "deck:1":
            self.end = "deck:0"
        elif passed_before and not taken:  # R-81; a triggered deck end stands above it
            if "fair-pass-out" in self.options and self.seat == self.first:
                self.end = "pass:0"
            else:
                self.game_over("pass")
                return

        # The seat changes before the refill: what the refill triggers counts from the coming turn.
        self.seat = 1 - self.seat
        if not self.street:
            self.street = self.draw(6)
        self.step = "street"
        self.refreshes = "*" if self.phase == 1 else "1"

    def game_over(self, reason: str) -> None:
        """Nobody moves any more."""
        self.end = reason
        self.step = "over"
        self.refreshes = "0"

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.step == "over"

    def result(self) -> tuple[tuple[int, int], int | None, str]:
        """Points of seat 0 and seat 1, the winning seat (None: shared), and the reason "deck" or "pass"."""
        if not self.is_over():
            raise ValueError("the game is not over")
        all_of_0 = [points(card) for card in self.hands[0] + self.areas[0]]
        all_of_1 = [points(card) for card in self.hands[1] + self.areas[1]]
        totals = (sum(all_of_0), sum(all_of_1))
        winner: int | None = None
        if totals[0] != totals[1]:
            winner = 0 if totals[0] > totals[1] else 1
        elif max(all_of_0) != max(all_of_1):
            winner = 0 if max(all_of_0) > max(all_of_1) else 1
        return totals, winner, self.end

    # ------------------------------------------------------------------ writing it down

    def notation(self) -> str:
        """The position, with the order of the deck written out."""
        step = self.step
        if step == "exchange":
            kinds = f"{pile_text(self.fetched)},{pile_text(self.laid)}"
            step = f"exchange({self.accountant},{self.exchanges_left},{kinds})"

        old_cards = in_order([card for card in self.street if not card.startswith("+")])
        new_cards = in_order([card[-2:] for card in self.street if card.startswith("+")])
        street = "".join(old_cards)
        if new_cards:
            street += "+" + "".join(new_cards)

        deck = "".join(self.unseen)
        if self.put_under:
            deck += "|" + "".join(self.put_under)

        fields = [
            f"duel/{self.edition}",
            f"options={','.join(sorted(self.options)) or '-'}",
            f"first={self.first}",
            f"seat={self.seat}",
            f"step={step}",
            f"refreshes={self.refreshes}",
            f"hands={pile_text(self.hands[0])}/{pile_text(self.hands[1])}",
            f"areas={pile_text(self.areas[0])}/{pile_text(self.areas[1])}",
            f"street={street or '-'}",
            f"lowered={f'{self.lowered}-{self.lowered_by}' if self.lowered else '-'}",
            f"discard={pile_text(self.discard)}",
            f"deck={deck or '-'}",
            f"phase={self.phase}",
            f"passes={self.passes}",
            f"end={self.end}",
        ]
        return " ".join(fields)
