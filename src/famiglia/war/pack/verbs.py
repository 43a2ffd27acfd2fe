"""The vocabulary of a pack: every verb that a component may use, with its parameters and its English wording."""

from dataclasses import dataclass, field
from typing import Final

from .kinds import FLAG, NATURAL, POSITIVE, POSITIVES, Kind, exactly, one_of, some_of


@dataclass(frozen=True)
class Verb:
    """One verb: its English wording and its parameters."""

    words: str
    parameters: dict[str, Kind] = field(default_factory=dict)
    optional: dict[str, Kind] = field(default_factory=dict)


@dataclass(frozen=True)
class Vocabulary:
    """The verbs of one kind of component; `key` is the field that contains the verb, `noun` the word for it in messages."""

    noun: str
    key: str
    verbs: dict[str, Verb]


_TO: Final = one_of("supply", "sheet", "box")

SPACE_ACTIONS: Final = Vocabulary(
    "action",
    "do",
    {
        "issue_order": Verb("issue {n} order(s){mode}", {"n": POSITIVE, "mode": one_of("separate", "stacked")}),
        "recruit": Verb("recruit Church base + {bonus} Soldati", {"bonus": NATURAL}),
        "place": Verb(
            "place Police base + {bonus} Soldati {where}", {"bonus": NATURAL, "where": one_of("own_or_empty", "own")}
        ),
        "equipment": Verb("place {n} car(s), boat(s) or lab(s)", {"n": POSITIVE}),
        "launder": Verb("launder money"),
        "rally": Verb("gather Soldati and cars from adjacent areas in one area of yours"),
        "exert": Verb(
            "exert influence: {n} token(s){same_row} {to}", {"n": POSITIVE, "to": _TO}, optional={"same_row": FLAG}
        ),
        "ultima_azione": Verb("Ultima Azione"),
    },
)

ORDER_EFFECTS: Final = Vocabulary(
    "effect",
    "do",
    {
        "money": Verb("receive {n} Money", {"n": POSITIVE}),
        "place": Verb("place up to {n} Soldato/i", {"n": POSITIVE}),
        "place_base": Verb("place Police base + {bonus} Soldati", {"bonus": NATURAL}),
        "recruit": Verb("recruit up to {n} Soldato/i", {"n": POSITIVE}),
        "recruit_base": Verb("recruit Church base + {bonus} Soldati", {"bonus": NATURAL}),
        "car": Verb("place {n} car(s)", {"n": POSITIVE}),
        "boat": Verb("place {n} boat(s)", {"n": POSITIVE}),
        "lab": Verb("place {n} lab(s)", {"n": POSITIVE}),
        "launder": Verb("launder money"),
        "place_per_lab": Verb("place {n} Soldato/i with each of your labs", {"n": POSITIVE}),
        "place_spread": Verb(
            "place up to {n} Soldato/i here and in each of {extra_areas} adjacent areas of the team",
            {"n": POSITIVE, "extra_areas": POSITIVE},
        ),
        "rally": Verb("Rally"),
        "move": Verb("Movement (and Attack) {times}", {"times": one_of(1, 2)}),
        "strike": Verb("Strike {times}", {"times": one_of(1, 2)}),
        "strike_and_move": Verb("Strike and Movement (and Attack), either first"),
        "pentito": Verb("Pentito {removals}", {"removals": POSITIVES}),
        "agitate": Verb("Agitate within {range}", {"range": POSITIVE}),
        "replace_defenders": Verb("replace up to {n} defender(s) with Soldati of yours", {"n": POSITIVE}),
        "buy_off": Verb("pay {cost} Money for each defender returned", {"cost": POSITIVE}),
        "defect_adjacent": Verb("up to {n} Soldato/i of adjacent areas defect", {"n": POSITIVE}),
    },
)

MAT_SPACES: Final = Vocabulary(
    "kind",
    "kind",
    {
        "car": Verb("car"),
        "car_base": Verb("{attack}/{strike}", {"attack": NATURAL, "strike": NATURAL}),
        "base": Verb("{value}", {"value": NATURAL}),
        "money": Verb("{n} Money", {"n": POSITIVE}),
        "lab": Verb("lab"),
        "launder": Verb("launder"),
    },
)

TILE_EFFECTS: Final = Vocabulary(
    "effect",
    "do",
    {
        "leapfrog": Verb(
            "for {cost} Money pass over one {through} area, {by_sea}",
            {"cost": NATURAL, "through": some_of("empty", "neutral"), "by_sea": exactly(False, "p.20")},
        ),
        "bribe": Verb(
            "for {cost} Money return {n} defender(s), once per {per}",
            {"cost": NATURAL, "n": POSITIVE, "per": one_of("movement")},
        ),
        "stack_orders": Verb("up to {max} of your orders in an area", {"max": one_of(2)}),
        "strike_range": Verb("Strike up to distance {range}{car_only}", {"car_only": FLAG, "range": POSITIVE}),
        "exert_for_soldato": Verb(
            "for {cost_soldati} Soldato/i from headquarters exert influence: {n} token(s) {to}",
            {"cost_soldati": POSITIVE, "n": POSITIVE, "to": _TO},
        ),
        "sea_attack_bonus": Verb("attack bonus +{n} by boat", {"n": POSITIVE}),
        "place_after_takeover": Verb(
            "place {n} Soldato/i in an area just taken{all_or_nothing}", {"n": POSITIVE, "all_or_nothing": FLAG}
        ),
        "equipment": Verb("place {n} {kinds}", {"kinds": some_of("car", "boat", "lab"), "n": POSITIVE}),
        "money": Verb("receive {n} Money", {"n": POSITIVE}),
        "defence_bonus": Verb("defense bonus +{n} in all your areas", {"n": POSITIVE}),
    },
)

CARD_EFFECTS: Final = Vocabulary(
    "effect",
    "do",
    {
        "turncoat": Verb("replace {n} enemy Soldato/i with your own", {"n": POSITIVE}),
        "coward": Verb("{n} Soldato/i of yours to headquarters", {"n": POSITIVE}),
    },
)

ATTACK_VERBS: Final = frozenset(
    {
        "rally", "move", "strike", "strike_and_move", "pentito", "agitate", "replace_defenders", "buy_off",
        "defect_adjacent",
    }
)  # fmt: skip
"""Verbs that a supply order never has (p.15)."""

SKULL_VERBS: Final = frozenset({"move", "strike", "strike_and_move"})
"""Verbs that use the skull of their order."""

BEFORE_THE_FIGHT: Final = frozenset({"replace_defenders", "buy_off"})
"""Verbs that change the defenders before the Movement (and Attack) of the same order."""

SPECIAL_VERBS: Final = BEFORE_THE_FIGHT | {"place_per_lab", "place_spread", "strike_and_move", "defect_adjacent"}
"""Verbs of the special orders in Appendix II."""

TRIGGERS: Final = {
    "planning": ("phase_start", "issue_order"),
    "encounter": ("move", "strike", "takeover", "defence"),
}
"""By phase: the triggers that a control tile may have."""

MOMENTS: Final = {
    "leapfrog": "move",
    "bribe": "move",
    "stack_orders": "issue_order",
    "strike_range": "strike",
    "exert_for_soldato": "phase_start",
    "sea_attack_bonus": "move",
    "place_after_takeover": "takeover",
    "equipment": "phase_start",
    "money": "phase_start",
    "defence_bonus": "defence",
}
"""By effect of a control tile: its trigger."""
