"""The refusals of the duel: one table and one move for each, with the rule, the fact and the remedy in English."""

from collections.abc import Callable
from dataclasses import dataclass

from famiglia.duel import Duel
from famiglia.rulebook import Refusal

from .builder import at, play, refusal


@dataclass(frozen=True)
class Case:
    """On this table this move is refused, in these words."""

    table: Callable[[str], Duel]
    move: str
    rule: str
    fact: str
    remedy: str | None
    seat: int | None = None
    edition: str | None = None
    """If the case is one of a single edition."""

    def refusal(self, edition: str) -> Refusal:
        return refusal(self.table(edition), self.move, self.seat)


def exchanging(edition: str) -> Duel:
    """An Accountant 3 at work that has brought up a Famiglia 1 for a Famiglia 0."""
    game = at(hand="A3F0B0B1", area="F1M1M2", edition=edition)
    play(game, "play A3", "fetch F1 lay F0")
    return game


def lowered(edition: str) -> Duel:
    """A Brute has lowered the Famiglia 3 to 1."""
    return at("F3A0", hand="F0A2B1", area="A1B2M0", step="take", lowered="F3-2", edition=edition)


LATER = "You have already gone on to a later action this turn."
NEXT = "It will be possible again in your next turn."
FIRST = "Begin your next turn with it."
IDLE = "No Accountant is exchanging cards now."
BUSY = "Your Accountant is still exchanging cards."

CASES = {
    "after two passes": Case(
        lambda e: at("F0", step="over", end="pass", edition=e), "take F0", "D-81", "The game is over.", None
    ),
    "after the deck's end": Case(
        lambda e: at("F0", step="over", deck="", phase=2, end="deck", edition=e), "pass", "D-80", "The game is over.", None
    ),
    "a third seat": Case(
        lambda e: at("F0", edition=e), "take F0", "D-04", "There is no such seat.", "The seats are 0 and 1.", seat=2
    ),
    "the other's turn": Case(
        lambda e: at("F0", edition=e), "take F0", "D-10",
        "It is the other player’s turn.", "Wait until the other player’s turn is over.", seat=1,
    ),
    # action 1
    "a refresh after an Accountant": Case(lambda e: at(step="brute", edition=e), "refresh F1", "D-11", LATER, FIRST),
    "a refresh after a Brute": Case(lowered, "refresh F3", "D-11", LATER, FIRST),
    "a refresh while an Accountant works": Case(
        exchanging, "refresh F1", "D-11", BUSY, "Exchange on, or say stop first."
    ),
    "a refresh after a 0 came up": Case(
        lambda e: at("F1+A0B0B0", edition=e), "refresh F1", "D-23",
        "Accountant 0, 2 × Brute 0 came up when you refreshed the Street.",
        "Take Accountant 0, 2 × Brute 0, or go on with action 2, 3 or 4.", edition="revised",
    ),
    "a refresh with a 0 in the Street": Case(
        lambda e: at("F1A0", edition=e), "refresh F1", "D-20",
        "In the Street lies a 0: Accountant 0.", "It becomes possible in a turn that begins without a 0 in the Street.",
    ),
    "a second refresh in phase 2": Case(
        lambda e: at("F1+A1" if e == "revised" else "F1A1", phase=2, refreshes="0", edition=e), "refresh F1", "D-72",
        "You have already had the one refresh that the second deck allows in this turn.", FIRST,
    ),
    "a refresh from an empty deck": Case(
        lambda e: at("F1A1", phase=2, deck="", edition=e), "refresh F1", "DA-17",
        "The deck is empty; the card would only come straight back.", None,
    ),
    "a refresh with a card that is not there": Case(
        lambda e: at("F1F1B2", edition=e), "refresh F2", "D-22",
        "Famiglia 2 does not lie in the Street.", "In the Street lie: 2 × Famiglia 1, Brute 2.",
    ),
    "a refresh with a card that is not there, in phase 2": Case(
        lambda e: at("F1B2", phase=2, edition=e), "refresh F2", "D-73",
        "Famiglia 2 does not lie in the Street.", "In the Street lie: Famiglia 1, Brute 2.",
    ),
    "a refresh after a 0 came up between the decks": Case(
        lambda e: at("F1+A0", phase=2, refreshes="1", edition=e), "refresh F1", "D-75",
        "Accountant 0 came up when you refreshed the Street.",
        "Take Accountant 0, or go on with action 2, 3 or 4.", edition="revised",
    ),
    "a refresh with a card that is not new": Case(
        lambda e: at("F1", edition=e), "refresh +F1", "D-22",
        "Famiglia 1 is not among the new cards of the Street.", "In the Street lie: Famiglia 1.",
    ),
    # action 2
    "a second Accountant": Case(
        lambda e: at(hand="A1F0", area="A2", step="brute", edition=e), "play A1", "D-12",
        "An Accountant has already worked this turn.", NEXT,
    ),
    "a second Accountant while one works": Case(
        exchanging, "play A3", "D-12", "An Accountant has already worked this turn.", None
    ),
    "an Accountant after a Brute": Case(lowered, "play A2", "D-11", LATER, NEXT),
    "another family as Accountant": Case(
        lambda e: at(hand="F2F0", area="M0", edition=e), "play F2", "D-30",
        "Famiglia 2 is not an Accountant.", "Action 2 takes an Accountant of value 1 to 4 from your hand.",
    ),
    "an Accountant 0": Case(
        lambda e: at(area="M1", edition=e), "play A0", "D-13",
        "Accountant 0 has value 0 and so no ability.", "A card of the same family with value 1 to 4 could do it.",
    ),
    "an Accountant that is not in hand": Case(
        lambda e: at(hand="F0F0M3", area="A1", edition=e), "play A1", "D-30",
        "Accountant 1 is not in your hand.", "You hold: 2 × Famiglia 0, Mercenary 3.",
    ),
    "an Accountant with nothing to do": Case(
        lambda e: at(hand="A1F0", area="F0", edition=e), "play A1", "DA-53",
        "With Accountant 1 down, hand and play area hold nothing that could change places.",
        "It takes a card in the play area and another kind of card in hand.",
    ),
    "an exchange without an Accountant": Case(
        lambda e: at(hand="A1F0", area="M1", edition=e), "fetch M1 lay F0", "D-31",
        IDLE, "Play an Accountant of value 1 to 4 from your hand first.",
    ),
    "to stop without an Accountant": Case(lambda e: at(edition=e), "stop", "D-31", IDLE, "Go on with another action."),
    "to stop before the first exchange": Case(
        lambda e: at(hand="F0", area="A1M1", step="exchange(A1,1,-,-)", edition=e), "stop", "DA-53",
        "Your Accountant has not exchanged anything yet.", "Exchange one card; after that you may stop.",
    ),
    "to pass before the first exchange": Case(
        lambda e: at(hand="F0", area="A1M1", step="exchange(A1,1,-,-)", edition=e), "pass", "D-11",
        BUSY, "Exchange at least one card first.",
    ),
    "to take a card while an Accountant works": Case(
        exchanging, "take F1", "D-11", BUSY, "Exchange on, or say stop first."
    ),
    "a Brute while an Accountant works": Case(
        exchanging, "play B1 on F1 by 1", "D-11", BUSY, "Exchange on, or say stop first."
    ),
    "a kind for itself": Case(
        exchanging, "fetch B0 lay B0", "DA-53",
        "Brute 0 for Brute 0 would change nothing.", "Exchange two different kinds.",
    ),
    "to bring up what was laid down": Case(
        exchanging, "fetch F0 lay B0", "DA-41",
        "Famiglia 0 was laid down by this same Accountant.", "It may take up: Mercenary 1, Mercenary 2.",
    ),
    "to lay down what was brought up": Case(
        exchanging, "fetch M1 lay F1", "DA-41",
        "Famiglia 1 was taken up by this same Accountant.", "You may lay down: Brute 0, Brute 1.",
    ),
    "to bring up the Accountant itself": Case(
        exchanging, "fetch A3 lay B0", "D-32",
        "Accountant 3 is the Accountant that has just been played.", "It may take up: Mercenary 1, Mercenary 2.",
    ),
    "to bring up what is not there": Case(
        exchanging, "fetch F4 lay B0", "D-31",
        "Famiglia 4 does not lie in your play area.", "It may take up: Mercenary 1, Mercenary 2.",
    ),
    "to lay down what is not held": Case(
        exchanging, "fetch M1 lay F4", "D-31",
        "Famiglia 4 is not in your hand.", "You may lay down: Brute 0, Brute 1.",
    ),
    "an exchange without an Accountant to play": Case(
        lambda e: at(area="M1", edition=e), "fetch M1 lay F0", "D-31", IDLE, "Go on with another action."
    ),
    "an exchange after the Accountant's time": Case(
        lambda e: at(hand="A1F0", area="A2M1", step="brute", edition=e), "fetch M1 lay F0", "D-31",
        IDLE, "Go on with another action.",
    ),
    "to bring up the only kind that is held": Case(
        lambda e: at(hand="F0", area="A2F0M1", step="exchange(A2,2,-,-)", edition=e), "fetch F0 lay F4", "D-31",
        "Famiglia 4 is not in your hand.", "It may take up: Mercenary 1.",
    ),
    "a card that is no Accountant after an Accountant": Case(
        lambda e: at(step="brute", area="A2", edition=e), "play F0", "D-30",
        "Famiglia 0 is not an Accountant.", "Action 2 takes an Accountant of value 1 to 4 from your hand.",
    ),
    "an Accountant 0 after an Accountant": Case(
        lambda e: at(step="brute", area="A2", edition=e), "play A0", "D-13",
        "Accountant 0 has value 0 and so no ability.", "A card of the same family with value 1 to 4 could do it.",
    ),
    "a second Accountant in the last turn": Case(
        lambda e: at(hand="A1F0", area="A2", step="brute", phase=2, deck="", seat=1, edition=e), "play A1", "D-12",
        "An Accountant has already worked this turn.", None,
    ),
    "a Brute without a target": Case(
        lambda e: at("F1", hand="B2", edition=e), "play B2", "D-41",
        "Brute 2 needs a card of the Street that it lowers.", "Say which card and by how much: play B2 on … by ….",
    ),
    # action 3
    "a card that is no Brute after a Brute": Case(
        lowered, "play F0 on F3 by 1", "D-40",
        "Famiglia 0 is not a Brute.", "Action 3 takes a Brute of value 1 to 4 from your hand.",
    ),
    "a second Brute": Case(
        lowered, "play B1 on F3 by 1", "D-12", "A Brute has already worked this turn.", NEXT
    ),
    "another family as Brute": Case(
        lambda e: at("F1", hand="M4", edition=e), "play M4 on F1 by 1", "D-40",
        "Mercenary 4 is not a Brute.", "Action 3 takes a Brute of value 1 to 4 from your hand.",
    ),
    "a Brute 0": Case(
        lambda e: at("F1", edition=e), "play B0 on F1 by 1", "D-13",
        "Brute 0 has value 0 and so no ability.", "A card of the same family with value 1 to 4 could do it.",
    ),
    "a Brute that is not in hand": Case(
        lambda e: at("F1", hand="", edition=e), "play B2 on F1 by 1", "D-40", "Brute 2 is not in your hand.", "You hold: none."
    ),
    "a Brute on a card that is not there": Case(
        lambda e: at("F1", hand="B1", edition=e), "play B1 on A1 by 1", "D-41",
        "Accountant 1 does not lie in the Street.", "In the Street lie: Famiglia 1.",
    ),
    "a Brute on a card that is not new": Case(
        lambda e: at("F1+A1", hand="B1", edition=e), "play B1 on +F1 by 1", "D-41",
        "Famiglia 1 is not among the new cards of the Street.", "In the Street lie: Famiglia 1, Accountant 1.", edition="revised",
    ),
    "a Brute on a 0": Case(
        lambda e: at("F0", hand="B1", edition=e), "play B1 on F0 by 1", "D-41",
        "Famiglia 0 has value 0 already.", "Choose a card of value 1 or more, or simply take this one.",
    ),
    "a Brute beyond its strength": Case(
        lambda e: at("F4", hand="B2", edition=e), "play B2 on F4 by 3", "D-42",
        "Brute 2 is not strong enough to lower a card by that much.", "It can be lowered by 1 to 2.",
    ),
    "a Brute 1 beyond its strength": Case(
        lambda e: at("F4", hand="B1", edition=e), "play B1 on F4 by 2", "D-42",
        "Brute 1 is not strong enough to lower a card by that much.", "It can be lowered by 1.",
    ),
    "a Brute below 0": Case(
        lambda e: at("F2", hand="B4", edition=e), "play B4 on F2 by 3", "D-41",
        "That would lower Famiglia 2 below 0.", "It can be lowered by 1 to 2.",
    ),
    "a Brute at half strength": Case(
        lambda e: at("F3", hand="B2", options="full-strength", edition=e), "play B2 on F3 by 1", "DA-54",
        "The house rule “full strength” is in force: Brute 2 lowers by all it can.", "Lower it by 2.",
    ),
    # action 4
    "an old card after a refresh": Case(
        lambda e: at("F1+A1B0", hand="F0F0", edition=e), "take F1 with F0 F0 down F0", "D-51",
        "You refreshed the Street this turn; Famiglia 1 lay there before.",
        "Of the new cards you may take: Accountant 1, Brute 0, if you can pay for them.", edition="revised",
    ),
    "a card that is not in the Street": Case(
        lambda e: at("F1", edition=e), "take A0", "D-50",
        "Accountant 0 does not lie in the Street.", "In the Street lie: Famiglia 1.",
    ),
    "a card that is not new": Case(
        lambda e: at("F1+A1", edition=e), "take +F1", "D-50",
        "Famiglia 1 is not among the new cards of the Street.", "In the Street lie: Famiglia 1, Accountant 1.", edition="revised",
    ),
    "a new card named as an old one": Case(
        lambda e: at("F1+A1", edition=e), "take A1", "D-50",
        "Accountant 1 lies in the Street only as a new card.", "In the Street lie: Famiglia 1, Accountant 1.", edition="revised",
    ),
    "to pay for a 0": Case(
        lambda e: at("F0", hand="F0F0", edition=e), "take F0 with F0 F0 down F0", "D-52",
        "Famiglia 0 is free.", "Take it without paying.",
    ),
    "to pay for a card lowered to 0": Case(
        lambda e: at("F2", hand="F1F1", area="B2", step="take", lowered="F2-2", edition=e), "take F2 with F1 F1 down F1", "D-52",
        "Famiglia 2 is free.", "Take it without paying.",
    ),
    "not to pay": Case(
        lambda e: at("F3", edition=e), "take F3", "D-53", "Famiglia 3 is not free; its value is 3 now.",
        "Pay with 2 × Famiglia 2, or with one of them and a Mercenary of value 3 or more.",
    ),
    "not to pay for a lowered card": Case(
        lowered, "take F3", "D-53", "Famiglia 3 is not free; its value is 1 now.",
        "Pay with 2 × Famiglia 0, or with one of them and a Mercenary of value 1 or more.",
    ),
    "not to pay for either of two, one lowered": Case(
        lambda e: at("F3F3", hand="F0F0", area="B2", step="take", lowered="F3-2", edition=e), "take F3", "D-53",
        "Famiglia 3 is not free; its value is 1 now.",
        "Pay with 2 × Famiglia 0, or with one of them and a Mercenary of value 1 or more.",
    ),
    "to pay wrongly for two, one lowered to 0": Case(
        lambda e: at("F1F1", hand="A0A0", area="B2", step="take", lowered="F1-1", edition=e), "take F1 with A0 A0 down A0",
        "D-52", "Famiglia 1 is free.", "Take it without paying.",
    ),
    "two Mercenaries 0": Case(
        lambda e: at("F1", hand="M0M0", edition=e), "take F1 with M0 M0 down M0", "D-53",
        "2 × Mercenary 0 do not pay for Famiglia 1, whose value is 1 now.",
        "Pay with 2 × Famiglia 0, or with one of them and a Mercenary of value 1 or more.",
    ),
    "two Mercenaries standing in": Case(
        lambda e: at("F2", hand="M2M3", edition=e), "take F2 with M2 M3 down M2", "D-57",
        "Mercenary 2, Mercenary 3 would be two Mercenaries standing in.", "At least one card must be Famiglia 1 itself.",
    ),
    "a wrong pair": Case(
        lambda e: at("F2", hand="A1A1", edition=e), "take F2 with A1 A1 down A1", "D-53",
        "2 × Accountant 1 do not pay for Famiglia 2, whose value is 2 now.",
        "Pay with 2 × Famiglia 1, or with one of them and a Mercenary of value 2 or more.",
    ),
    "half a pair": Case(
        lambda e: at("F2", hand="F1", edition=e), "take F2 with F1 F1 down F1", "D-53", "You hold only one Famiglia 1.",
        "Pay with 2 × Famiglia 1, or with one of them and a Mercenary of value 2 or more.",
    ),
    "a pair that is not in hand": Case(
        lambda e: at("F2", hand="M4", edition=e), "take F2 with F1 F1 down F1", "D-53",
        "Famiglia 1 is not in your hand.", "You hold: Mercenary 4.",
    ),
    "a Mercenary that is not in hand": Case(
        lambda e: at("F2", hand="F1", area="M2", edition=e), "take F2 with F1 M2 down M2", "D-53",
        "Mercenary 2 is not in your hand.", "You hold: Famiglia 1.",
    ),
    "another family standing in": Case(
        lambda e: at("F2", hand="F1B4", edition=e), "take F2 with F1 B4 down B4", "D-55",
        "Brute 4 cannot stand in for another card.", "Add a second Famiglia 1, or a Mercenary of value 2 or more.",
    ),
    "a Mercenary 0 standing in": Case(
        lambda e: at("F1", hand="F0M0", edition=e), "take F1 with F0 M0 down M0", "D-13",
        "Mercenary 0 has value 0 and so no ability.", "Add a second Famiglia 0, or a Mercenary of value 1 or more.",
    ),
    "a Mercenary too low to stand in": Case(
        lambda e: at("F3", hand="F2M2", edition=e), "take F3 with F2 M2 down F2", "D-56",
        "Mercenary 2 stands in only for values below its own.", "Add a second Famiglia 2, or a Mercenary of value 3 or more.",
    ),
    "a Mercenary beside a held pair": Case(
        lambda e: at("F2", hand="F1F1M2", options="strict-mercenaries", edition=e), "take F2 with F1 M2 down M2", "DA-55",
        "The house rule “strict Mercenaries” is in force, and you hold the pair itself.", "Pay with 2 × Famiglia 1.",
    ),
}  # fmt: skip
