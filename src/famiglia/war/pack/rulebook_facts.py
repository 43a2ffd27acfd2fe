"""What the rulebook says about the components, each fact with its page; a pack that contradicts one has an error."""

from typing import Final

COUNTS: Final = {
    "seat": (4, "p.6"),
    "mandamento": (12, "p.6"),
    "sea": (9, "p.6"),
    "area": (36, "p.6"),
    "column": (6, "p.10"),
    "sheet": (5, "p.3-4"),
    "family": (6, "p.3"),
    "mat_row": (24, "p.5"),
    "order": (78, "p.3"),
    "character": (6, "p.3"),
    "tile": (11, "p.3"),
}
"""By table: how many entries it has."""

META: Final = {
    "map": {"areas": (36, "p.6"), "mandamenti": (12, "p.6"), "seas": (9, "p.6")},
    "sheets": {},
    "families": {"tokens_per_mat": (17, "p.5"), "advanced_orders_per_mat": (8, "p.3")},
    "orders": {"total": (78, "p.3")},
    "characters": {},
    "tiles": {"per_team_set": (11, "p.3"), "used_per_game": (7, "p.4")},
    "conflict_cards": {"per_family": (3, "p.3")},
    "limits": {},
}
"""By file: the counts in its table `meta`."""

AREAS_OF_A_MANDAMENTO: Final = 3
AREAS_OF_A_LINEUP: Final = 6
SEAS_OF_A_COAST: Final = 2
SOLDATI_AT_THE_START: Final = (2, 3)
FIRST_GAME_FAMILIES: Final = 4
STACKED_ORDERS: Final = 2
ORDERS_OF_A_FAMILY: Final = {"basic": 5, "advanced": 8}
TOKENS_OF_A_MAT: Final = 17
CARDS_OF_A_FAMILY: Final = 3

LIMITS: Final = {
    "game": {
        "players": (4, "p.2"),
        "teams": (2, "p.2"),
        "rounds": (4, "p.7"),
        "win_alone": (5, "p.19"),
        "win_team": (6, "p.19"),
        "areas_to_control_mandamento": (2, "p.12"),
        "max_labs_per_area": (2, "p.6"),
        "max_orders_per_area": (1, "p.9"),
        "max_boats_per_sea": (2, "p.9"),
        "setup_influence_per_player": (2, "p.6"),
        "tiles_per_game": (7, "p.4"),
        "families_dealt_per_team": (3, "p.4"),
        "sell_order_money": (1, "p.7"),
        "gift_cost": (2, "p.7"),
        "gift_value": (1, "p.7"),
        "starting_player_gift": (1, "p.6"),
        "brute_force_loss": (2, "p.16"),
        "lab_defence": (1, "p.12"),
        "cards_in_conflict": (3, "p.16"),
    },
    "general": {
        "labs": (30, "p.3"),
        "neutral_soldati": (30, "p.3"),
        "neutral_influence": (8, "p.3"),
        "money_1": (50, "p.3"),
        "money_2": (42, "p.3"),
        "money_unlimited": (True, "p.3"),
        "action_sheets": (4, "p.3"),
        "character_cards": (6, "p.3"),
    },
    "per_family": {
        "soldati": (50, "p.3"),
        "boats": (4, "p.3"),
        "cars": (5, "p.3"),
        "influence_mat": (17, "p.3"),
        "influence_extra": (8, "p.3"),
        "control_tokens": (6, "p.3"),
        "bust": (1, "p.3"),
        "basic_orders": (5, "p.3"),
        "advanced_orders": (8, "p.3"),
        "conflict_cards": (3, "p.3"),
    },
}
"""The numbers of the rules, of the general supply and of a family's pieces."""
