"""Refused moves of the duel: the order of the game, and action 1."""

from famiglia.duel import Duel

from .builder import at, play, plus
from .refusal_case import FIRST, LATER, Case, exchanging, lowered


def crossed(edition: str) -> Duel:
    """A refresh has used up the first deck, and the single refresh that is allowed after that has been made as well."""
    game = at("F1A1", deck="F2", discard="B1B2B3", shuffled="B2B3", edition=edition)
    play(game, "refresh F1", "refresh " + plus(edition) + "F2")
    return game


STREET = {
    "after two passes": Case(
        lambda e: at("F0", step="over", end="pass", passes=1, edition=e), "take F0", "D-81", "The game is over.", None
    ),
    "after the deck's end": Case(
        lambda e: at("F0", seat=1, step="over", deck="", phase=2, end="deck", edition=e), "pass", "D-80",
        "The game is over.", None,
    ),
    "a third seat": Case(
        lambda e: at("F0", edition=e), "take F0", "D-04", "There is no such seat.", "The seats are 0 and 1.", seat=2
    ),
    "the other's turn": Case(
        lambda e: at("F0", edition=e), "take F0", "D-10",
        "It is the other player’s turn.", "Wait until the other player’s turn is over.", seat=1,
    ),
    "the other's turn, the last of the game": Case(
        lambda e: at("F0", phase=2, deck="", seat=1, edition=e), "take F0", "D-10",
        "It is the other player’s turn.", None, seat=0,
    ),
    # action 1
    "a refresh after an Accountant": Case(lambda e: at(area="A1", step="brute", edition=e), "refresh F1", "D-11", LATER, FIRST),
    "a refresh after a Brute, with a 0 in the Street": Case(
        lowered, "refresh F3", "D-11", LATER, "It becomes possible in a turn that begins without a 0 in the Street."
    ),
    "a refresh after an Accountant in the last turn": Case(
        lambda e: at(area="A1", step="brute", phase=2, deck="", seat=1, edition=e), "refresh F1", "D-11", LATER, None
    ),
    "a refresh while an Accountant works": Case(
        exchanging, "refresh F1", "D-11", LATER, FIRST
    ),
    "a refresh after a 0 came up": Case(
        lambda e: at("F1+A0B0B0", edition=e), "refresh F1", "D-23",
        "Accountant 0, 2 × Brute 0 came up when you refreshed the Street.",
        "Take a 0 (Accountant 0, 2 × Brute 0), or go on with action 2, 3 or 4.", edition="revised",
    ),
    "a refresh with a 0 in the Street in the last turn": Case(
        lambda e: at("F1A0", phase=2, deck="", seat=1, edition=e), "refresh F1", "D-20",
        "There is at least one 0 in the Street: Accountant 0.", None,
    ),
    "a refresh with a 0 in the Street": Case(
        lambda e: at("F1A0", edition=e), "refresh F1", "D-20",
        "There is at least one 0 in the Street: Accountant 0.",
        "It becomes possible in a turn that begins without a 0 in the Street.",
    ),
    "a second refresh in phase 2": Case(
        lambda e: at("F1+A1" if e == "revised" else "F1A1", phase=2, refreshes="0", edition=e), "refresh F1", "D-72",
        "You have already had the one refresh that the second deck allows in this turn.", FIRST,
    ),
    "another refresh after the one that follows the first deck's end": Case(
        crossed, "refresh A1", "D-72",
        "You have already had the one refresh that the second deck allows in this turn.", FIRST,
    ),
    "a second refresh in phase 2 after a pass": Case(
        lambda e: at("F1+A1" if e == "revised" else "F1A1", phase=2, refreshes="0", passes=1, edition=e), "refresh F1", "D-72",
        "You have already had the one refresh that the second deck allows in this turn.", None,
    ),
    "a refresh with a card that is not new, in phase 2": Case(
        lambda e: at("F1", phase=2, edition=e), "refresh +F1", "D-73",
        "Famiglia 1 is not among the new cards of the Street.", "A card that was there before is written without a plus: F1.",
    ),
    "a refresh with a new card named as an old one, between the decks": Case(
        lambda e: at("F1+A1", phase=2, refreshes="1", edition=e), "refresh A1", "D-73",
        "Accountant 1 is in the Street only as a new card.", "A new card is written with a plus: +A1.", edition="revised",
    ),
    "a refresh with a new card named as an old one": Case(
        lambda e: at("F1+A1", edition=e), "refresh A1", "D-22",
        "Accountant 1 is in the Street only as a new card.", "A new card is written with a plus: +A1.", edition="revised",
    ),
    "a refresh from an empty deck": Case(
        lambda e: at("F1A1", phase=2, deck="", edition=e), "refresh F1", "DA-17",
        "The deck is empty; the card would only come straight back.", None,
    ),
    "a refresh with a card that is not there": Case(
        lambda e: at("F1F1B2", edition=e), "refresh F2", "D-22",
        "Famiglia 2 is not in the Street.", "The Street holds: 2 × Famiglia 1, Brute 2.",
    ),
    "a refresh with a card that is not there, in phase 2": Case(
        lambda e: at("F1B2", phase=2, edition=e), "refresh F2", "D-73",
        "Famiglia 2 is not in the Street.", "The Street holds: Famiglia 1, Brute 2.",
    ),
    "a refresh after a 0 came up between the decks": Case(
        lambda e: at("F1+A0", phase=2, refreshes="1", edition=e), "refresh F1", "D-75",
        "Accountant 0 came up when you refreshed the Street.",
        "Take a 0 (Accountant 0), or go on with action 2, 3 or 4.", edition="revised",
    ),
    "a refresh with a card that is not new": Case(
        lambda e: at("F1", edition=e), "refresh +F1", "D-22",
        "Famiglia 1 is not among the new cards of the Street.", "A card that was there before is written without a plus: F1.",
    ),
}  # fmt: skip
