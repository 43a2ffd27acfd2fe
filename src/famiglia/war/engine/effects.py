"""The effects of a pack's components as small numbers."""

from typing import Final

# On orders and on action spaces.
MONEY: Final = 0
PLACE: Final = 1
PLACE_BASE: Final = 2
RECRUIT: Final = 3
RECRUIT_BASE: Final = 4
CAR: Final = 5
BOAT: Final = 6
LAB: Final = 7
LAUNDER: Final = 8
PLACE_PER_LAB: Final = 9
PLACE_SPREAD: Final = 10
RALLY: Final = 11
MOVE: Final = 12
STRIKE: Final = 13
STRIKE_AND_MOVE: Final = 14
PENTITO: Final = 15
AGITATE: Final = 16
REPLACE_DEFENDERS: Final = 17
BUY_OFF: Final = 18
DEFECT_ADJACENT: Final = 19
ISSUE_ORDER: Final = 20
EQUIPMENT: Final = 21
EXERT: Final = 22
ULTIMA_AZIONE: Final = 23

ORDER_VERBS: Final[list[str]] = [
    "money", "place", "place_base", "recruit", "recruit_base", "car", "boat", "lab", "launder", "place_per_lab",
    "place_spread", "rally", "move", "strike", "strike_and_move", "pentito", "agitate", "replace_defenders", "buy_off",
    "defect_adjacent",
]  # fmt: skip
SPACE_VERBS: Final[dict[str, int]] = {
    "issue_order": ISSUE_ORDER,
    "recruit": RECRUIT_BASE,
    "place": PLACE_BASE,
    "equipment": EQUIPMENT,
    "launder": LAUNDER,
    "rally": RALLY,
    "exert": EXERT,
    "ultima_azione": ULTIMA_AZIONE,
}

# On a family mat.
M_CAR: Final = 0
M_CAR_BASE: Final = 1
M_BASE: Final = 2
M_MONEY: Final = 3
M_LAB: Final = 4
M_LAUNDER: Final = 5
MAT_KINDS: Final[list[str]] = ["car", "car_base", "base", "money", "lab", "launder"]

JUSTICE: Final = 0
POLICE: Final = 1
ECONOMY: Final = 2
CHURCH: Final = 3

# On control tiles.
T_LEAPFROG: Final = 0
T_BRIBE: Final = 1
T_STACK_ORDERS: Final = 2
T_STRIKE_RANGE: Final = 3
T_EXERT_FOR_SOLDATO: Final = 4
T_SEA_ATTACK_BONUS: Final = 5
T_PLACE_AFTER_TAKEOVER: Final = 6
T_EQUIPMENT: Final = 7
T_MONEY: Final = 8
T_DEFENCE_BONUS: Final = 9
TILE_VERBS: Final[list[str]] = [
    "leapfrog", "bribe", "stack_orders", "strike_range", "exert_for_soldato", "sea_attack_bonus",
    "place_after_takeover", "equipment", "money", "defence_bonus",
]  # fmt: skip

# On conflict cards.
TURNCOAT: Final = 0
COWARD: Final = 1
CARD_VERBS: Final[list[str]] = ["turncoat", "coward"]

# Above the columns.
BECOME_STARTING_PLAYER: Final = 0
ONE_INSTITUTION: Final = 1
TWO_INSTITUTIONS: Final = 2
COLUMN_ACTIONS: Final[list[str]] = [
    "become_starting_player_and_equipment", "influence_one_institution", "influence_two_institutions",
]  # fmt: skip

# Equipment, as bits.
A_CAR: Final = 1
A_BOAT: Final = 2
A_LAB: Final = 4
EVERY_KIND: Final = 7
EQUIPMENT_BITS: Final[dict[str, int]] = {"car": A_CAR, "boat": A_BOAT, "lab": A_LAB}
