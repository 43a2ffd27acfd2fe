"""The reasons to refuse a move, by number, each with its rule.

The sentences are in the catalogues: `war-fact-…` states the facts that forbid the move, `war-remedy-…` what to do instead.
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
CAR_NEEDS_SOLDATO: Final = 10
SEA_NOT_ADJACENT: Final = 11
LAB_NEEDS_SOLDATO: Final = 12
LAB_LIMIT: Final = 13
NO_LAB_LEFT: Final = 14
NO_CAR_LEFT: Final = 15
NO_BOAT_LEFT: Final = 16
NO_SUCH_COLUMN: Final = 17
COLUMN_FULL: Final = 18
NOT_THIS_EQUIPMENT: Final = 19
MUST_ACT: Final = 20
SEA_TOO_FAR: Final = 21
NO_BOAT_THERE: Final = 22
SAME_ROW: Final = 23
OTHER_ROW: Final = 24
ROW_EMPTY: Final = 25
TOKEN_GOES_ELSEWHERE: Final = 26
ONE_EACH: Final = 27
ONLY_ROW_TO_SUPPLY: Final = 28
NO_SUCH_PLACE: Final = 29
PLACE_TAKEN: Final = 30
COLUMN_WITHOUT_TOKEN: Final = 31
NOT_BOTTOM_SHEET: Final = 32
SPACE_TAKEN: Final = 33
SUPPLY_SHORT: Final = 34
RECRUIT_LIMIT: Final = 35
PLACE_OWN_ONLY: Final = 36
MATES_AREA: Final = 37
PLACE_OCCUPIED: Final = 38
HQ_SHORT: Final = 39
PLACE_LIMIT: Final = 40
ORDER_NEEDS_SOLDATO: Final = 41
ORDER_OTHER_AREA: Final = 42
ORDER_IN_AREA: Final = 43
ORDER_LIMIT: Final = 44
NO_ORDER_IN_HQ: Final = 45
NOT_YOUR_ORDER: Final = 46
ORDER_ON_MAT: Final = 47
ORDER_GONE: Final = 48
ORDER_ON_BOARD: Final = 49
RALLY_NOT_ADJACENT: Final = 50
RALLY_OWN_ONLY: Final = 51
RALLY_ONCE: Final = 52
GATHER_OWN_ONLY: Final = 53
NOBODY_TO_RALLY: Final = 54
TILE_NOT_MARKED: Final = 55
TILE_OTHER_MOMENT: Final = 56
TILE_USED: Final = 57
MAT_EMPTY: Final = 58
NOTHING_TO_EQUIP: Final = 59
BASE_ZERO: Final = 60
NOWHERE_TO_PLACE: Final = 61
NOWHERE_TO_ISSUE: Final = 62
NO_LABS: Final = 63
BUST_USED: Final = 64
MONEY_SHORT: Final = 65
SPACE_USELESS: Final = 66
COLUMN_EMPTY: Final = 67
BOTTOM_FULL: Final = 68
RAISE_MONEY: Final = 69
NO_TOKEN_THERE: Final = 70
NO_PASS: Final = 71
DEADLOCK_FREE_SPACE: Final = 72
NO_SUCH_PART: Final = 73
PART_DONE: Final = 74
ACTION_FIRST: Final = 75
NO_LABS_TO_JOIN: Final = 76
NOT_ITS_TURN: Final = 77
PART_OF_MOVEMENT: Final = 78
RALLY_BEFORE: Final = 79
INLAND: Final = 80
PENTITO_NEEDS_OWN: Final = 81
NOBODY_ADJACENT: Final = 82
NOBODY_TO_AGITATE: Final = 83
NO_TARGET: Final = 84
SEA_NOT_AT_ORDER: Final = 85
SPREAD_NOT_ADJACENT: Final = 86
SPREAD_TEAM_ONLY: Final = 87
SPREAD_ONCE: Final = 88
SAME_AREA: Final = 89
NO_STRIKE_LEFT: Final = 90
STRIKE_START: Final = 91
NO_MOVEMENT_LEFT: Final = 92
MOVE_START: Final = 93
NO_SOLDATI_TO_MOVE: Final = 94
NO_BOATS_THERE: Final = 95
NOT_ADJACENT: Final = 96
ALLIES_TILE: Final = 97
ALLIES_NOT_NEEDED: Final = 98
ALLIES_PATH: Final = 99
STRIKE_TARGET: Final = 100
NO_CAR_THERE: Final = 101
STRIKE_TOO_FAR: Final = 102
DEFENDER_OF_TEAM: Final = 103
ALL_OR_NOTHING: Final = 104
HOSTILE_ONLY: Final = 105
PENTITO_OTHER_AREA: Final = 106
PENTITO_STRICT: Final = 107
PENTITO_LIMIT: Final = 108
AGITATE_NEUTRALS: Final = 109
AGITATE_TOO_FAR: Final = 110
AGITATE_OWN_TEAM: Final = 111
TILE_NOT_IN_PLAY: Final = 112
TILE_MARKED: Final = 113
NOT_YOUR_MARK: Final = 114
NOT_BEGUN: Final = 115
GIFT_SHORT: Final = 116
NO_STRIKE_TARGET: Final = 117
RECRUITMENT_SHORT: Final = 118
INFLUENCE_SHORT: Final = 119
PRICE_SHORT: Final = 120
ALLIES_SHORT: Final = 121
UNIT_NEEDS_OWN_COAST: Final = 122
SETUP_LAB_NEEDS_OWN_AREA: Final = 123
ULTIMA_SAME_SPACE: Final = 124
NOBODY_TO_GATHER: Final = 125
NOWHERE_TO_GATHER: Final = 126
ORDER_PLACE_LIMIT: Final = 127
LAB_PLACE_LIMIT: Final = 128
SPREAD_PLACE_LIMIT: Final = 129
ORDER_RECRUIT_LIMIT: Final = 130
CAR_BOMB_TOO_FAR: Final = 131
BESIDE_ITSELF: Final = 132
AFTER_RALLY: Final = 133
SAME_SEA: Final = 134

REASONS: Final[list[tuple[str, str]]] = [
    ("", ""),
    ("other-decision", ""),
    ("game-over", ""),
    ("not-awaited", ""),
    ("too-few", ""),
    ("too-many", ""),
    ("family-not-dealt", "W-006"),
    ("family-taken", "WA-78"),
    ("unit-not-on-card", "W-019"),
    ("unit-needs-own-area", "W-019"),
    ("car-needs-soldato", "W-047"),
    ("sea-not-adjacent", "W-048"),
    ("lab-needs-soldato", "W-050"),
    ("lab-limit", "W-021"),
    ("no-lab-left", "W-002"),
    ("no-car-left", "W-002"),
    ("no-boat-left", "W-002"),
    ("no-such-column", ""),
    ("column-full", "W-023"),
    ("not-this-equipment", ""),
    ("must-act", ""),
    ("sea-too-far", "W-048"),
    ("no-boat-there", "W-049"),
    ("same-row", "W-133"),
    ("other-row", "W-059"),
    ("row-empty", "W-052"),
    ("token-goes-elsewhere", ""),
    ("one-each", "W-059"),
    ("only-row-to-supply", "WA-16"),
    ("no-such-place", "W-053"),
    ("place-taken", "W-053"),
    ("column-without-token", "W-053"),
    ("not-bottom-sheet", ""),
    ("space-taken", "W-036"),
    ("supply-short", "W-002"),
    ("recruit-limit", "W-041"),
    ("place-own-only", "W-131"),
    ("mates-area", "W-072"),
    ("place-occupied", "W-042"),
    ("hq-short", ""),
    ("place-limit", "W-042"),
    ("order-needs-soldato", "W-044"),
    ("order-other-area", "W-129"),
    ("order-in-area", ""),
    ("order-limit", "W-130"),
    ("no-order-in-hq", "W-044"),
    ("not-your-order", ""),
    ("order-on-mat", "W-066"),
    ("order-gone", ""),
    ("order-on-board", "W-045"),
    ("rally-not-adjacent", ""),
    ("rally-own-only", ""),
    ("rally-once", ""),
    ("gather-own-only", "W-132"),
    ("nobody-to-rally", "W-090"),
    ("tile-not-marked", "W-075"),
    ("tile-other-moment", "W-078"),
    ("tile-used", "WA-79"),
    ("mat-empty", "W-052"),
    ("nothing-to-equip", ""),
    ("base-zero", ""),
    ("nowhere-to-place", "W-042"),
    ("nowhere-to-issue", "W-044"),
    ("no-labs", "W-051"),
    ("bust-used", "W-054"),
    ("money-short", "W-034"),
    ("space-useless", "WA-11"),
    ("column-empty", "W-055"),
    ("bottom-full", "W-055"),
    ("raise-money", "W-034"),
    ("no-token-there", "W-035"),
    ("no-pass", "WA-09"),
    ("deadlock-free-space", "WA-14"),
    ("no-such-part", ""),
    ("part-done", ""),
    ("action-first", "W-031"),
    ("no-labs-to-join", "W-135"),
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
    ("no-strike-left", ""),
    ("strike-start", ""),
    ("no-movement-left", ""),
    ("move-start", ""),
    ("no-soldati-to-move", "W-091"),
    ("no-boats-there", "W-092"),
    ("not-adjacent", ""),
    ("allies-tile", "W-141"),
    ("allies-not-needed", "W-141"),
    ("allies-path", "W-141"),
    ("strike-target", "WA-40"),
    ("no-car-there", "W-117"),
    ("strike-too-far", "W-116"),
    ("defender-of-team", "W-104"),
    ("all-or-nothing", "W-147"),
    ("hostile-only", ""),
    ("pentito-other-area", "WA-05"),
    ("pentito-strict", "WA-84"),
    ("pentito-limit", "W-121"),
    ("agitate-neutrals", "W-122"),
    ("agitate-too-far", "W-122"),
    ("agitate-own-team", "W-122"),
    ("tile-not-in-play", "W-005"),
    ("tile-marked", "W-075"),
    ("not-your-mark", "W-076"),
    ("not-begun", "W-027"),
    ("gift-short", "W-029"),
    ("no-strike-target", "W-116"),
    ("recruitment-short", "W-147"),
    ("influence-short", "W-145"),
    ("price-short", ""),
    ("allies-short", "W-141"),
    ("unit-needs-own-coast", "W-019"),
    ("setup-lab-needs-own-area", "W-020"),
    ("ultima-same-space", "W-054"),
    ("nobody-to-gather", "W-132"),
    ("nowhere-to-gather", "W-132"),
    ("order-place-limit", "W-085"),
    ("lab-place-limit", "W-135"),
    ("spread-place-limit", "W-139"),
    ("order-recruit-limit", "W-085"),
    ("car-bomb-too-far", "W-144"),
    ("beside-itself", ""),
    ("after-rally", "WA-46"),
    ("same-sea", "W-048"),
]
"""By reason: its name in the catalogues, and its rule; empty if the rule depends on the pending decision (`text.cited_rules`)."""
