"""Why a move may not be made: each reason by number, with the rule it stands on.

The sentences are in the catalogues: `war-fact-…` says what on the table makes it so, `war-remedy-…` what would make it legal.
"""

from typing import Final

OTHER_DECISION: Final = 1
GAME_OVER: Final = 2
NOT_AWAITED: Final = 3
TOO_FEW: Final = 4
TOO_MANY: Final = 5
FAMILY_NOT_DEALT: Final = 6
FAMILY_TAKEN: Final = 7
UNIT_NOT_ON_CARD: Final = 8
UNIT_NEEDS_OWN_AREA: Final = 9
SOLDATI_FIRST: Final = 10
CAR_NEEDS_SOLDATO: Final = 11
SEA_NOT_ADJACENT: Final = 12
LAB_NEEDS_SOLDATO: Final = 13
LAB_LIMIT: Final = 14
NO_LAB_LEFT: Final = 15
NO_CAR_LEFT: Final = 16
NO_BOAT_LEFT: Final = 17
NO_SUCH_COLUMN: Final = 18
COLUMN_FULL: Final = 19
NOT_THIS_EQUIPMENT: Final = 20
MUST_ACT: Final = 21
SEA_TOO_FAR: Final = 22
NO_BOAT_THERE: Final = 23
SAME_ROW: Final = 24
OTHER_ROW: Final = 25
ROW_EMPTY: Final = 26
TOKEN_GOES_ELSEWHERE: Final = 27
ONE_EACH: Final = 28
ONLY_ROW_TO_SUPPLY: Final = 29
NO_SUCH_PLACE: Final = 30
PLACE_TAKEN: Final = 31
COLUMN_WITHOUT_TOKEN: Final = 32
NOT_BOTTOM_SHEET: Final = 33
SPACE_TAKEN: Final = 34
SUPPLY_SHORT: Final = 35
RECRUIT_LIMIT: Final = 36
PLACE_OWN_ONLY: Final = 37
MATES_AREA: Final = 38
PLACE_OCCUPIED: Final = 39
HQ_SHORT: Final = 40
PLACE_LIMIT: Final = 41
ORDER_NEEDS_SOLDATO: Final = 42
ORDER_OTHER_AREA: Final = 43
ORDER_IN_AREA: Final = 44
ORDER_LIMIT: Final = 45
NO_ORDER_IN_HQ: Final = 46
NOT_YOUR_ORDER: Final = 47
ORDER_ON_MAT: Final = 48
ORDER_GONE: Final = 49
ORDER_ON_BOARD: Final = 50
RALLY_NOT_ADJACENT: Final = 51
RALLY_OWN_ONLY: Final = 52
RALLY_ONCE: Final = 53
GATHER_OWN_ONLY: Final = 54
NOBODY_TO_RALLY: Final = 55
TILE_NOT_MARKED: Final = 56
TILE_OTHER_MOMENT: Final = 57
TILE_USED: Final = 58
MAT_EMPTY: Final = 59
NOTHING_TO_EQUIP: Final = 60
BASE_ZERO: Final = 61
NOWHERE_TO_PLACE: Final = 62
NOWHERE_TO_ISSUE: Final = 63
NO_LABS: Final = 64
BUST_USED: Final = 65
MONEY_SHORT: Final = 66
SPACE_USELESS: Final = 67
COLUMN_EMPTY: Final = 68
BOTTOM_FULL: Final = 69
RAISE_MONEY: Final = 70
NO_TOKEN_THERE: Final = 71
NO_PASS: Final = 72
DEADLOCK_FREE_SPACE: Final = 73
NO_SUCH_PART: Final = 74
PART_DONE: Final = 75
ACTION_FIRST: Final = 76
ONE_ORDER: Final = 77
NOT_ITS_TURN: Final = 78
PART_OF_MOVEMENT: Final = 79
RALLY_BEFORE: Final = 80
INLAND: Final = 81
PENTITO_NEEDS_OWN: Final = 82
NOBODY_ADJACENT: Final = 83
NOBODY_TO_AGITATE: Final = 84
NO_TARGET: Final = 85
SEA_NOT_AT_ORDER: Final = 86
SPREAD_NOT_ADJACENT: Final = 87
SPREAD_TEAM_ONLY: Final = 88
SPREAD_ONCE: Final = 89
SAME_AREA: Final = 90
NO_STRIKE_LEFT: Final = 91
STRIKE_START: Final = 92
NO_MOVEMENT_LEFT: Final = 93
MOVE_START: Final = 94
NO_SOLDATI_TO_MOVE: Final = 95
NO_BOATS_THERE: Final = 96
NOT_ADJACENT: Final = 97
ALLIES_TILE: Final = 98
ALLIES_NOT_NEEDED: Final = 99
ALLIES_PATH: Final = 100
STRIKE_TARGET: Final = 101
NO_CAR_THERE: Final = 102
STRIKE_TOO_FAR: Final = 103
NO_CAR_BY_SEA: Final = 104
ONE_CAR: Final = 105
DEFENDER_OF_TEAM: Final = 106
NO_SUCH_CARD: Final = 107
ALL_OR_NOTHING: Final = 108
HOSTILE_ONLY: Final = 109
PENTITO_OTHER_AREA: Final = 110
PENTITO_STRICT: Final = 111
PENTITO_LIMIT: Final = 112
AGITATE_NEUTRALS: Final = 113
AGITATE_TOO_FAR: Final = 114
AGITATE_OWN_TEAM: Final = 115
TILE_NOT_IN_PLAY: Final = 116
TILE_MARKED: Final = 117
NOT_YOUR_MARK: Final = 118
NOT_BEGUN: Final = 119
GIFT_SHORT: Final = 120

REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("other-decision", ""),
    ("game-over", "W-126"),
    ("not-awaited", "W-015"),
    ("too-few", "W-094"),
    ("too-many", "W-002"),
    ("family-not-dealt", "W-006"),
    ("family-taken", "WA-78"),
    ("unit-not-on-card", "W-019"),
    ("unit-needs-own-area", "W-019"),
    ("soldati-first", "W-019"),
    ("car-needs-soldato", "W-047"),
    ("sea-not-adjacent", "W-048"),
    ("lab-needs-soldato", "W-050"),
    ("lab-limit", "W-021"),
    ("no-lab-left", "W-002"),
    ("no-car-left", "W-002"),
    ("no-boat-left", "W-002"),
    ("no-such-column", "W-023"),
    ("column-full", "W-023"),
    ("not-this-equipment", "W-046"),
    ("must-act", "W-040"),
    ("sea-too-far", "W-048"),
    ("no-boat-there", "W-049"),
    ("same-row", "W-133"),
    ("other-row", "W-059"),
    ("row-empty", "W-052"),
    ("token-goes-elsewhere", "W-053"),
    ("one-each", "W-059"),
    ("only-row-to-supply", "WA-16"),
    ("no-such-place", "W-053"),
    ("place-taken", "W-053"),
    ("column-without-token", "W-053"),
    ("not-bottom-sheet", "W-035"),
    ("space-taken", "W-036"),
    ("supply-short", "W-002"),
    ("recruit-limit", "W-041"),
    ("place-own-only", "W-131"),
    ("mates-area", "W-072"),
    ("place-occupied", "W-042"),
    ("hq-short", "W-042"),
    ("place-limit", "W-042"),
    ("order-needs-soldato", "W-044"),
    ("order-other-area", "W-129"),
    ("order-in-area", "W-044"),
    ("order-limit", "W-130"),
    ("no-order-in-hq", "W-044"),
    ("not-your-order", "W-010"),
    ("order-on-mat", "W-066"),
    ("order-gone", "W-028"),
    ("order-on-board", "W-045"),
    ("rally-not-adjacent", "W-090"),
    ("rally-own-only", "W-090"),
    ("rally-once", "W-090"),
    ("gather-own-only", "W-132"),
    ("nobody-to-rally", "W-090"),
    ("tile-not-marked", "W-075"),
    ("tile-other-moment", "W-078"),
    ("tile-used", "WA-79"),
    ("mat-empty", "W-052"),
    ("nothing-to-equip", "W-046"),
    ("base-zero", "W-041"),
    ("nowhere-to-place", "W-042"),
    ("nowhere-to-issue", "W-044"),
    ("no-labs", "W-051"),
    ("bust-used", "W-054"),
    ("money-short", "W-034"),
    ("space-useless", "WA-11"),
    ("column-empty", "W-055"),
    ("bottom-full", "W-055"),
    ("raise-money", "W-034"),
    ("no-token-there", "W-032"),
    ("no-pass", "WA-09"),
    ("deadlock-free-space", "WA-14"),
    ("no-such-part", "W-038"),
    ("part-done", "W-039"),
    ("action-first", "W-056"),
    ("one-order", "W-060"),
    ("not-its-turn", "W-081"),
    ("part-of-movement", "WA-74"),
    ("rally-before", "W-090"),
    ("inland", "W-086"),
    ("pentito-needs-own", "W-121"),
    ("nobody-adjacent", "W-140"),
    ("nobody-to-agitate", "W-122"),
    ("no-target", "W-091"),
    ("sea-not-at-order", "W-086"),
    ("spread-not-adjacent", "W-139"),
    ("spread-team-only", "W-139"),
    ("spread-once", "W-139"),
    ("same-area", "W-091"),
    ("no-strike-left", "W-120"),
    ("strike-start", "W-138"),
    ("no-movement-left", "W-115"),
    ("move-start", "W-115"),
    ("no-soldati-to-move", "W-091"),
    ("no-boats-there", "W-092"),
    ("not-adjacent", "W-091"),
    ("allies-tile", "W-141"),
    ("allies-not-needed", "W-141"),
    ("allies-path", "W-141"),
    ("strike-target", "WA-40"),
    ("no-car-there", "W-117"),
    ("strike-too-far", "W-116"),
    ("no-car-by-sea", "W-093"),
    ("one-car", "W-115"),
    ("defender-of-team", "W-104"),
    ("no-such-card", "W-104"),
    ("all-or-nothing", "W-147"),
    ("hostile-only", "W-121"),
    ("pentito-other-area", "WA-05"),
    ("pentito-strict", "WA-84"),
    ("pentito-limit", "W-121"),
    ("agitate-neutrals", "W-122"),
    ("agitate-too-far", "W-122"),
    ("agitate-own-team", "W-122"),
    ("tile-not-in-play", "W-005"),
    ("tile-marked", "W-075"),
    ("not-your-mark", "W-076"),
    ("not-begun", "W-028"),
    ("gift-short", "W-029"),
]
"""By reason: its name in the catalogues, and its rule (empty: the rule of the pending decision)."""
