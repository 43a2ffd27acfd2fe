"""Refused moves of the duel: taking cards, and paying for them."""

from .builder import at
from .refusal_case import Case, lowered

TAKING = {
    "an old card after a refresh": Case(
        lambda e: at("F1+A1B0", hand="F0F0", edition=e), "take F1 with F0 F0 down F0", "D-51",
        "You refreshed the Street this turn; Famiglia 1 was there before.",
        "You may take one of the new cards (Accountant 1, Brute 0), if you can pay for it.", edition="revised",
    ),
    "a card that is not in the Street": Case(
        lambda e: at("F1", edition=e), "take A0", "D-50",
        "Accountant 0 is not in the Street.", "The Street holds: Famiglia 1.",
    ),
    "a card that is not in the Street after a refresh": Case(
        lambda e: at("F1+A1", edition=e), "take B1", "D-50", "Brute 1 is not in the Street.",
        "You may take one of the new cards (Accountant 1), if you can pay for it.", edition="revised",
    ),
    "an old card named as a new one": Case(
        lambda e: at("F1", edition=e), "take +F1", "D-50",
        "Famiglia 1 is not among the new cards of the Street.", "A card that was there before is written without a plus: F1.",
    ),
    "an old card named as a new one after a refresh": Case(
        lambda e: at("F1+A1", edition=e), "take +F1", "D-51",
        "You refreshed the Street this turn; Famiglia 1 was there before.",
        "You may take one of the new cards (Accountant 1), if you can pay for it.", edition="revised",
    ),
    "a new card named as an old one": Case(
        lambda e: at("F1+A1", edition=e), "take A1", "D-50",
        "Accountant 1 is in the Street only as a new card.", "A new card is written with a plus: +A1.", edition="revised",
    ),
    "to pay for a 0": Case(
        lambda e: at("F0", hand="F0F0", edition=e), "take F0 with F0 F0 down F0", "D-52",
        "Famiglia 0 is free.", "Take the card without paying.",
    ),
    "to pay for a card lowered to 0": Case(
        lambda e: at("F2", hand="F1F1", area="B2", step="take", lowered="F2-2", edition=e), "take F2 with F1 F1 down F1", "D-52",
        "Famiglia 2 is free.", "Take the card without paying.",
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
    "not to pay for either of two, with the price of the other in hand": Case(
        lambda e: at("F3F3", hand="F2F2", area="B2", step="take", lowered="F3-2", edition=e), "take F3", "D-53",
        "Famiglia 3 is not free; its value is 3 now.",
        "Pay with 2 × Famiglia 2, or with one of them and a Mercenary of value 3 or more.",
    ),
    "not to pay for either of two new cards, with the price of the other in hand": Case(
        lambda e: at("F2+F2F2", hand="F1M2", area="B2", step="take", lowered="+F2-1", edition=e), "take +F2", "D-53",
        "Famiglia 2 is not free; its value is 2 now.",
        "Pay with 2 × Famiglia 1, or with one of them and a Mercenary of value 2 or more.", edition="revised",
    ),
    "not to pay for either of two, with both prices in hand": Case(
        lambda e: at("F3F3", hand="F0F0F2M1M3", area="B2", step="take", lowered="F3-2", edition=e), "take F3", "D-53",
        "Famiglia 3 is not free; its value is 1 now.",
        "Pay for the lowered card with 2 × Famiglia 0, or for another one with Famiglia 2, Mercenary 3.",
    ),
    "not to pay for either of two, with neither price in hand": Case(
        lambda e: at("F3F3", hand="F0F2", area="B2", step="take", lowered="F3-2", edition=e), "take F3", "D-53",
        "Famiglia 3 is not free; its value is 1 now.",
        "Pay with 2 × Famiglia 0, or with one of them and a Mercenary of value 1 or more.",
    ),
    "a wrong pair for two, one lowered, with the price of the other in hand": Case(
        lambda e: at("F3F3", hand="F2F2A1A1", area="B2", step="take", lowered="F3-2", edition=e), "take F3 with A1 A1 down A1",
        "D-53", "2 × Accountant 1 do not pay for Famiglia 3, whose value is 3 now.",
        "Pay with 2 × Famiglia 2, or with one of them and a Mercenary of value 3 or more.",
    ),
    "a wrong pair for two, one lowered, with both prices in hand": Case(
        lambda e: at("F3F3", hand="F0F0F2F2A1A1", area="B2", step="take", lowered="F3-2", edition=e),
        "take F3 with A1 A1 down A1", "D-53", "2 × Accountant 1 do not pay for Famiglia 3, whose value is 1 now.",
        "Pay for the lowered card with 2 × Famiglia 0, or for another one with 2 × Famiglia 2.",
    ),
    "half the lowered price, with the other price in hand": Case(
        lambda e: at("F3F3", hand="F0F2F2", area="B2", step="take", lowered="F3-2", edition=e), "take F3 with F0 F0 down F0",
        "D-53", "You hold only one Famiglia 0.",
        "Pay with 2 × Famiglia 0, or with one of them and a Mercenary of value 1 or more.",
    ),
    "half the full price of two, one lowered to 0": Case(
        lambda e: at("F1F1", hand="F0A0", area="B2", step="take", lowered="F1-1", edition=e), "take F1 with F0 F0 down F0",
        "D-52", "Famiglia 1 is free.", "Take the card without paying.",
    ),
    "another family standing in for two, one lowered to 0": Case(
        lambda e: at("F1F1", hand="F0A0", area="B2", step="take", lowered="F1-1", edition=e), "take F1 with F0 A0 down A0",
        "D-52", "Famiglia 1 is free.", "Take the card without paying.",
    ),
    "to pay wrongly for two, one lowered to 0": Case(
        lambda e: at("F1F1", hand="A0A0", area="B2", step="take", lowered="F1-1", edition=e), "take F1 with A0 A0 down A0",
        "D-52", "Famiglia 1 is free.", "Take the card without paying.",
    ),
    "two Mercenaries 0": Case(
        lambda e: at("F1", hand="M0M0", edition=e), "take F1 with M0 M0 down M0", "D-53",
        "2 × Mercenary 0 do not pay for Famiglia 1, whose value is 1 now.",
        "Pay with 2 × Famiglia 0, or with one of them and a Mercenary of value 1 or more.",
    ),
    "a Mercenary 0 beside another Mercenary": Case(
        lambda e: at("F2", hand="M0M3", edition=e), "take F2 with M0 M3 down M0", "D-57",
        "Mercenary 0, Mercenary 3 do not pay for Famiglia 2, whose value is 2 now.",
        "Pay with 2 × Famiglia 1, or with one of them and a Mercenary of value 2 or more.",
    ),
    "two Mercenaries standing in": Case(
        lambda e: at("F2", hand="M2M3", edition=e), "take F2 with M2 M3 down M2", "D-57",
        "Mercenary 2, Mercenary 3 would be two Mercenaries standing in.", "At least one card must be Famiglia 1 itself.",
    ),
    "two Mercenaries standing in, with the pair in a strict hand": Case(
        lambda e: at("F2", hand="F1F1M3M4", options="strict-mercenaries", edition=e), "take F2 with M3 M4 down M4", "D-57",
        "Mercenary 3, Mercenary 4 would be two Mercenaries standing in.", "Pay with 2 × Famiglia 1.",
    ),
    "two Mercenaries standing in, with half a pair in a strict hand": Case(
        lambda e: at("F2", hand="F1M3M4", options="strict-mercenaries", edition=e), "take F2 with M3 M4 down M4", "D-57",
        "Mercenary 3, Mercenary 4 would be two Mercenaries standing in.", "At least one card must be Famiglia 1 itself.",
    ),
    "two Mercenaries too low to stand in": Case(
        lambda e: at("F4", hand="M1M1", edition=e), "take F4 with M1 M1 down M1", "D-53",
        "2 × Mercenary 1 do not pay for Famiglia 4, whose value is 4 now.",
        "Pay with 2 × Famiglia 3, or with one of them and a Mercenary of value 4 or more.",
    ),
    "two Mercenaries too low for another Mercenary": Case(
        lambda e: at("M3", hand="M1M1", edition=e), "take M3 with M1 M1 down M1", "D-53",
        "2 × Mercenary 1 do not pay for Mercenary 3, whose value is 3 now.",
        "Pay with 2 × Mercenary 2, or with one of them and a Mercenary of value 3 or more.",
    ),
    "a Mercenary that could stand in, beside one that is too low": Case(
        lambda e: at("F4", hand="M3M4", edition=e), "take F4 with M3 M4 down M4", "D-57",
        "Mercenary 3, Mercenary 4 do not pay for Famiglia 4, whose value is 4 now.",
        "Pay with 2 × Famiglia 3, or with one of them and a Mercenary of value 4 or more.",
    ),
    "a Mercenary that could stand in, beside another family": Case(
        lambda e: at("F4", hand="A1M4", edition=e), "take F4 with A1 M4 down M4", "D-57",
        "Accountant 1, Mercenary 4 do not pay for Famiglia 4, whose value is 4 now.",
        "Pay with 2 × Famiglia 3, or with one of them and a Mercenary of value 4 or more.",
    ),
    "a Mercenary 0 beside a Mercenary that is too low": Case(
        lambda e: at("F4", hand="M0M3", edition=e), "take F4 with M0 M3 down M0", "D-53",
        "Mercenary 0, Mercenary 3 do not pay for Famiglia 4, whose value is 4 now.",
        "Pay with 2 × Famiglia 3, or with one of them and a Mercenary of value 4 or more.",
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
    "not to pay, with the pair in a strict hand": Case(
        lambda e: at("F2", hand="F1F1", options="strict-mercenaries", edition=e), "take F2", "D-53",
        "Famiglia 2 is not free; its value is 2 now.", "Pay with 2 × Famiglia 1.",
    ),
    "a wrong pair, with the pair in a strict hand": Case(
        lambda e: at("F2", hand="F1F1A1A1", options="strict-mercenaries", edition=e), "take F2 with A1 A1 down A1", "D-53",
        "2 × Accountant 1 do not pay for Famiglia 2, whose value is 2 now.", "Pay with 2 × Famiglia 1.",
    ),
    "a Mercenary 0 beside another Mercenary, with the pair in a strict hand": Case(
        lambda e: at("F2", hand="F1F1M0M3", options="strict-mercenaries", edition=e), "take F2 with M0 M3 down M0", "D-57",
        "Mercenary 0, Mercenary 3 do not pay for Famiglia 2, whose value is 2 now.", "Pay with 2 × Famiglia 1.",
    ),
    "another family standing in, with the pair in a strict hand": Case(
        lambda e: at("F2", hand="F1F1B4", options="strict-mercenaries", edition=e), "take F2 with F1 B4 down B4", "D-55",
        "Brute 4 cannot stand in for another card.", "Pay with 2 × Famiglia 1.",
    ),
    "a Mercenary 0 standing in, with the pair in a strict hand": Case(
        lambda e: at("F2", hand="F1F1M0", options="strict-mercenaries", edition=e), "take F2 with F1 M0 down M0", "D-13",
        "Mercenary 0 has value 0 and so no ability.", "Pay with 2 × Famiglia 1.",
    ),
    "a Mercenary too low to stand in, with the pair in a strict hand": Case(
        lambda e: at("F2", hand="F1F1M1", options="strict-mercenaries", edition=e), "take F2 with F1 M1 down M1", "D-56",
        "Mercenary 1 stands in only for values below its own.", "Pay with 2 × Famiglia 1.",
    ),
}  # fmt: skip
