"""The kinds of steps by number; `engine.py` has the step for each."""

from typing import Final

ROUND: Final = 0
FAMILIES: Final = 1
UNITS: Final = 2
LABS: Final = 3
START_TOKENS: Final = 4
TILES: Final = 5
TURN: Final = 6
SPACE: Final = 7
COLUMN: Final = 8
GAIN: Final = 9
PARTS: Final = 10
RECRUIT: Final = 11
INTO: Final = 12
PLACE: Final = 13
ISSUE: Final = 14
WHICH_ORDER: Final = 15
EQUIP: Final = 16
SAIL: Final = 17
SINK: Final = 18
GATHER: Final = 19
RALLY: Final = 20
RALLY_SOLDATI: Final = 21
RALLY_CARS: Final = 22
EXERT: Final = 23
ONTO: Final = 24
ULTIMA: Final = 25
UNMARK: Final = 26
MARK: Final = 27
WHICH: Final = 28
ORDER: Final = 29
FIGHT: Final = 30
BRIBERY: Final = 31
HOW_MANY: Final = 32
CAR_ALONG: Final = 33
REPLACE: Final = 34
BUY: Final = 35
STYLE: Final = 36
DEFENDER: Final = 37
CARDS: Final = 38
TAKE_FIRST: Final = 39
TAKE_SECOND: Final = 40
RECRUITMENT: Final = 41
PENTITO: Final = 42
AGITATE: Final = 43
LAUNCH: Final = 44
DEFECT: Final = 45
PER_LAB: Final = 46
SPREAD: Final = 47

NAMES: Final[list[str]] = [
    "round", "families", "units", "labs", "start-tokens", "tiles", "turn", "space", "column", "gain", "parts", "recruit",
    "into", "place", "issue", "which-order", "equip", "sail", "sink", "gather", "rally", "rally-soldati", "rally-cars",
    "exert", "onto", "ultima", "unmark", "mark", "which", "order", "fight", "bribery", "how-many", "car-along", "replace",
    "buy", "style", "defender", "cards", "take-first", "take-second", "recruitment", "pentito", "agitate",
    "launch", "defect", "per-lab", "spread",
]  # fmt: skip
