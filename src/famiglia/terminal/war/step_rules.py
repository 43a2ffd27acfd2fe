"""The rules about each decision."""

from typing import Final

from famiglia.rulebook.register import Rule, Ruling, register

from ..common.base_screen import rule_text

STEP_RULES: Final[dict[str, tuple[str, ...]]] = {
    "families": ("W-006", "W-007"),
    "units": ("W-019", "W-047", "W-048"),
    "labs": ("W-020", "W-021"),
    "start-tokens": ("W-023",),
    "tiles": ("W-078", "W-145", "W-148"),
    "turn": ("W-031", "W-032", "W-033", "W-035", "W-055", "W-056"),
    "space": ("W-035", "W-036", "W-037", "W-038", "W-039"),
    "column": ("W-055", "W-036"),
    "gain": ("W-057", "W-058", "W-059", "W-060"),
    "parts": ("W-038", "W-039", "W-040"),
    "recruit": ("W-041", "W-065"),
    "into": ("W-042", "W-043"),
    "place": ("W-042", "W-063"),
    "issue": ("W-044", "W-072", "W-129", "W-130", "W-143"),
    "which-order": ("W-044", "W-045"),
    "equip": ("W-046", "W-047", "W-048", "W-050"),
    "sail": ("W-048", "W-049"),
    "sink": ("W-049",),
    "gather": ("W-132",),
    "rally": ("W-090", "W-132"),
    "rally-soldati": ("W-090",),
    "rally-cars": ("W-090",),
    "exert": ("W-052", "W-053", "W-061", "W-066"),
    "onto": ("W-053",),
    "ultima": ("W-054",),
    "unmark": ("W-076", "W-077"),
    "mark": ("W-075", "W-076"),
    "which": ("W-081",),
    "order": ("W-080", "W-085", "W-086", "W-088"),
    "fight": ("W-091", "W-092", "W-093", "W-116", "W-117"),
    "bribery": ("W-142",),
    "how-many": ("W-091", "W-094"),
    "car-along": ("W-093", "W-098"),
    "replace": ("W-134", "W-137"),
    "buy": ("W-136",),
    "style": ("W-103", "W-104", "W-111", "W-112"),
    "defender": ("W-104",),
    "cards": ("W-104", "W-105", "W-106", "W-107", "W-108"),
    "take-first": ("W-105", "W-106"),
    "take-second": ("W-105", "W-106"),
    "recruitment": ("W-147",),
    "pentito": ("W-121",),
    "agitate": ("W-122", "W-123", "W-124"),
    "launch": ("W-086", "W-048"),
    "defect": ("W-140",),
    "per-lab": ("W-135",),
    "spread": ("W-139",),
    "over": ("W-126", "W-127", "W-128"),
}
ANYTIME_RULES: Final = ("W-028", "W-029")
SECRET_RULES: Final = ("W-008", "W-045", "W-071")
ROUND_RULES: Final = ("W-027", "W-030", "W-079")


def step_rules(lang: str, step: str) -> list[str]:
    """The rules about a decision."""
    return [rule_text(lang, id_) for id_ in STEP_RULES.get(step, ROUND_RULES)]


def option_rules(lang: str, option: str) -> list[str]:
    """The rulings that a house rule changes."""
    rulings = [id_ for id_, entry in register("war").items() if isinstance(entry, Ruling) and entry.option == option]
    return [rule_text(lang, id_) for id_ in rulings]


def all_rules(lang: str) -> list[str]:
    """The whole register."""
    entries = register("war").items()
    return [
        f"{id_}  {entry.sentence(lang) if isinstance(entry, Rule) else f'{entry.questions[lang]} {entry.sentence(lang)}'}"
        for id_, entry in entries
    ]
