"""Refused moves of the duel: Accountants and Brutes."""

from famiglia.duel import Duel

from .builder import at, play
from .refusal_case import BUSY, IDLE, LATER, NEXT, Case, exchanging, lowered


def alone_in_hand(edition: str) -> Duel:
    """An Accountant 2 has fetched an Accountant 1, which is now the only card in the hand."""
    game = at("F1M1", hand="A2B0", area="F0A0A1M0", other="F0F0A0B0", edition=edition)
    play(game, "play A2", "fetch A1 lay B0")
    return game


ABILITIES = {
    "a second Accountant": Case(
        lambda e: at(hand="A1F0", area="A2", step="brute", edition=e), "play A1", "D-12",
        "An Accountant has already worked this turn.", NEXT,
    ),
    "a second Accountant while one works": Case(
        exchanging, "play A3", "D-12", "An Accountant has already worked this turn.", None
    ),
    "a second Accountant that is the only card in hand": Case(
        alone_in_hand, "play A1", "D-12", "An Accountant has already worked this turn.", None
    ),
    "a second Accountant that the first one must lay down": Case(
        lambda e: at(hand="A1F0", area="A2F0", step="exchange(A2,2,-,-)", edition=e), "play A1", "D-12",
        "An Accountant has already worked this turn.", None,
    ),
    "a second Accountant that the first one may keep": Case(
        lambda e: at(hand="A1F0", area="A2M0", step="exchange(A2,2,-,-)", edition=e), "play A1", "D-12",
        "An Accountant has already worked this turn.", NEXT,
    ),
    "an Accountant after a Brute, with nothing to exchange": Case(
        lambda e: at("F3A1", hand="A1B2", area="B2", step="take", lowered="F3-2", edition=e), "play A1", "D-11", LATER, None
    ),
    "an Accountant after a Brute": Case(lowered, "play A2", "D-11", LATER, NEXT),
    "an Accountant after a Brute in the last turn": Case(
        lambda e: at("F3A0", hand="A2", area="B2", step="take", lowered="F3-2", phase=2, deck="", seat=1, edition=e),
        "play A2", "D-11", LATER, None,
    ),
    "another family as Accountant": Case(
        lambda e: at(hand="F2F0", area="M0", edition=e), "play F2", "D-30",
        "Famiglia 2 is not an Accountant.", "Action 2 needs an Accountant of value 1 to 4 in your hand.",
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
        "There must be two cards that differ in family or value: "
        "one in the play area, another in your hand besides the Accountant.",
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
        exchanging, "take F1", "D-11", BUSY, "Go on exchanging, or stop the exchange first."
    ),
    "a Brute while an Accountant works": Case(
        exchanging, "play B1 on F1 by 1", "D-11", BUSY, "Go on exchanging, or stop the exchange first."
    ),
    "a kind for itself": Case(
        exchanging, "fetch B0 lay B0", "DA-53",
        "Brute 0 for Brute 0 would change nothing.", "Exchange two cards that differ in family or value.",
    ),
    "to bring up what was laid down": Case(
        exchanging, "fetch F0 lay B0", "DA-41",
        "Famiglia 0 was laid down by this same Accountant.", "The Accountant may pick up: Mercenary 1, Mercenary 2.",
    ),
    "to lay down what was brought up": Case(
        exchanging, "fetch M1 lay F1", "DA-41",
        "Famiglia 1 was picked up by this same Accountant.", "You may lay down: Brute 0, Brute 1.",
    ),
    "to lay down what was brought up, for the only other kind that is held": Case(
        lambda e: at(hand="M0M2", area="A0A2F0M0", step="exchange(A2,1,M2,A0)", edition=e), "fetch M0 lay M2", "DA-41",
        "Mercenary 2 was picked up by this same Accountant.", "The Accountant may pick up: Famiglia 0.",
    ),
    "to bring up the Accountant itself": Case(
        exchanging, "fetch A3 lay B0", "D-32",
        "Accountant 3 is the Accountant that has just been played.", "The Accountant may pick up: Mercenary 1, Mercenary 2.",
    ),
    "to bring up what is not there": Case(
        exchanging, "fetch F4 lay B0", "D-31",
        "Famiglia 4 is not in your play area.", "The Accountant may pick up: Mercenary 1, Mercenary 2.",
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
        "Famiglia 4 is not in your hand.", "The Accountant may pick up: Mercenary 1.",
    ),
    "a card that is no Accountant after an Accountant": Case(
        lambda e: at(step="brute", area="A2", edition=e), "play F0", "D-30",
        "Famiglia 0 is not an Accountant.", None,
    ),
    "an Accountant 0 after an Accountant": Case(
        lambda e: at(step="brute", area="A2", edition=e), "play A0", "D-13",
        "Accountant 0 has value 0 and so no ability.", None,
    ),
    "a second Accountant in the last turn": Case(
        lambda e: at(hand="A1F0", area="A2", step="brute", phase=2, deck="", seat=1, edition=e), "play A1", "D-12",
        "An Accountant has already worked this turn.", None,
    ),
    "a Brute without a target": Case(
        lambda e: at("F1", hand="B2", edition=e), "play B2", "D-41",
        "Brute 2 needs a Street card to lower.", "Say which card and by how much: “play B2 on … by …”.",
    ),
    "a Brute without a target that is not in hand": Case(
        lambda e: at("F1", edition=e), "play B2", "D-40",
        "Brute 2 is not in your hand.", "You hold: Famiglia 0, Accountant 0, Brute 0, Mercenary 0.",
    ),
    "a Brute without a target after a Brute": Case(
        lowered, "play B1", "D-12", "A Brute has already worked this turn.", NEXT
    ),
    "a Brute without a target while an Accountant works": Case(
        exchanging, "play B1", "D-11", BUSY, "Go on exchanging, or stop the exchange first."
    ),
    "a Brute without a target over a Street of 0": Case(
        lambda e: at("F0", hand="B2", edition=e), "play B2", "DA-52", "Brute 2 needs a Street card to lower.", None
    ),
    "a Brute 0 without a target": Case(
        lambda e: at("F1", edition=e), "play B0", "D-13",
        "Brute 0 has value 0 and so no ability.", "A card of the same family with value 1 to 4 could do it.",
    ),
    "a Brute 0 without a target over a Street of 0": Case(
        lambda e: at("F0", edition=e), "play B0", "D-13", "Brute 0 has value 0 and so no ability.", None
    ),
    "a Brute 0 without a target while an Accountant works": Case(
        exchanging, "play B0", "D-11", BUSY, "Go on exchanging, or stop the exchange first."
    ),
    # action 3
    "a Brute 0 after a Brute": Case(
        lowered, "play B0 on F3 by 1", "D-13", "Brute 0 has value 0 and so no ability.", None
    ),
    "a Brute on the 0 of a Street of 0": Case(
        lambda e: at("F0", hand="B1", edition=e), "play B1 on F0 by 1", "DA-52",
        "Famiglia 0 has value 0 already.", "Take the card without paying.",
    ),
    "a card that is no Brute after a Brute": Case(
        lowered, "play F0 on F3 by 1", "D-40",
        "Famiglia 0 is not a Brute.", None,
    ),
    "a second Brute in the last turn": Case(
        lambda e: at("F3A0", hand="B1", area="B2", step="take", lowered="F3-2", phase=2, deck="", seat=1, edition=e),
        "play B1 on F3 by 1", "D-12", "A Brute has already worked this turn.", None,
    ),
    "a second Brute": Case(
        lowered, "play B1 on F3 by 1", "D-12", "A Brute has already worked this turn.", NEXT
    ),
    "another family as Brute": Case(
        lambda e: at("F1", hand="M4", edition=e), "play M4 on F1 by 1", "D-40",
        "Mercenary 4 is not a Brute.", "Action 3 needs a Brute of value 1 to 4 in your hand.",
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
        "Accountant 1 is not in the Street.", "The Street holds: Famiglia 1.",
    ),
    "a Brute on a card that is not there, over a Street of 0": Case(
        lambda e: at("F0", hand="B1", edition=e), "play B1 on A1 by 1", "D-41", "Accountant 1 is not in the Street.", None
    ),
    "a Brute on a card that is not new": Case(
        lambda e: at("F1+A1", hand="B1", edition=e), "play B1 on +F1 by 1", "D-41",
        "Famiglia 1 is not among the new cards of the Street.", "A card that was there before is written without a plus: F1.",
        edition="revised",
    ),
    "a Brute on a new card named as an old one": Case(
        lambda e: at("F1+A1", hand="B1", edition=e), "play B1 on A1 by 1", "D-41",
        "Accountant 1 is in the Street only as a new card.", "A new card is written with a plus: +A1.", edition="revised",
    ),
    "a Brute on a 0": Case(
        lambda e: at("F0F1", hand="B1", edition=e), "play B1 on F0 by 1", "DA-52",
        "Famiglia 0 has value 0 already.", "Choose a card of value 1 or more, or take this one without paying.",
    ),
    "a Brute beyond its strength": Case(
        lambda e: at("F4", hand="B2", edition=e), "play B2 on F4 by 3", "D-42",
        "Brute 2 is not strong enough to lower a card by that much.", "The card can be lowered by 1 to 2.",
    ),
    "a Brute 1 beyond its strength": Case(
        lambda e: at("F4", hand="B1", edition=e), "play B1 on F4 by 2", "D-42",
        "Brute 1 is not strong enough to lower a card by that much.", "The card can be lowered by 1.",
    ),
    "a Brute below 0": Case(
        lambda e: at("F2", hand="B4", edition=e), "play B4 on F2 by 3", "D-41",
        "That would lower Famiglia 2 below 0.", "The card can be lowered by 1 to 2.",
    ),
    "a Brute beyond its strength, at full strength": Case(
        lambda e: at("F4", hand="B2", options="full-strength", edition=e), "play B2 on F4 by 3", "DA-54",
        "Brute 2 is not strong enough to lower a card by that much.", "Lower the card by 2.",
    ),
    "a Brute below 0, at full strength": Case(
        lambda e: at("F2", hand="B4", options="full-strength", edition=e), "play B4 on F2 by 3", "D-41",
        "That would lower Famiglia 2 below 0.", "Lower the card by 2.",
    ),
    "a Brute at half strength": Case(
        lambda e: at("F3", hand="B2", options="full-strength", edition=e), "play B2 on F3 by 1", "DA-54",
        "The house rule “full strength” is in force: Brute 2 lowers by all it can.", "Lower the card by 2.",
    ),
}  # fmt: skip
