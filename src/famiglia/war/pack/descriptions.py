"""English descriptions of components, for people who check a pack against the printed game."""

from .components import Effect, MatRow, Order, Parameter, Space
from .verbs import MAT_SPACES, Verb, Vocabulary

PHRASES: dict[tuple[str, Parameter], str] = {
    ("mode", "separate"): " in different areas",
    ("mode", "stacked"): " in one area",
    ("where", "own_or_empty"): "in an area of yours or an empty one",
    ("where", "own"): "in an area of yours",
    ("to", "supply"): "to the supply",
    ("to", "sheet"): "to a sheet",
    ("to", "box"): "to the box",
    ("times", 1): "once",
    ("times", 2): "twice",
}
FLAGS = {
    "same_row": (" of one row", ""),
    "by_sea": ("also by boat", "not by boat"),
    "car_only": (" with a car", ""),
    "all_or_nothing": (", all or none", ""),
}
JOINTS = {"removals": " + ", "through": " or ", "kinds": " or "}


def describe_effect(vocabulary: Vocabulary, effect: Effect) -> str:
    """An effect as a phrase.

    >>> from famiglia.war.pack.verbs import ORDER_EFFECTS
    >>> describe_effect(ORDER_EFFECTS, Effect("move", (("times", 2),)))
    'Movement (and Attack) twice'
    """
    verb: Verb = vocabulary.verbs[effect.verb]
    given = dict(effect.parameters)
    names = verb.parameters | verb.optional
    words = verb.words.format(**{name: _phrase(name, given.get(name, False)) for name in names})
    for plural in ("order", "token", "car", "boat", "lab", "defender"):
        words = words.replace(f"{plural}(s)", plural if given.get("n") == 1 else f"{plural}s")
    if given.get("n") == 1:
        words = words.removesuffix(" in different areas")
    return words.replace("Soldato/i", "Soldato" if 1 in (given.get("n"), given.get("cost_soldati")) else "Soldati")


def _phrase(name: str, value: Parameter) -> str:
    if isinstance(value, bool):
        return FLAGS[name][0 if value else 1]
    if isinstance(value, tuple):
        return JOINTS[name].join(str(part) for part in value)
    return PHRASES.get((name, value), str(value))


def describe_space(vocabulary: Vocabulary, space: Space) -> str:
    """An action space: what it pays or costs, and its actions."""
    joint = " + " if space.mode == "all" else " / "
    actions = joint.join(describe_effect(vocabulary, action) for action in space.actions)
    money = f"pay {-space.money}: " if space.money < 0 else f"receive {space.money}: " if space.money else ""
    return f"{'∞ ' if space.infinite else ''}{money}{actions}"


def describe_order(vocabulary: Vocabulary, order: Order) -> str:
    """An order token from left to right."""
    marks = [f"skull {order.skull}"] if order.skull else []
    marks += [f"vest {order.vest}"] if order.vest else []
    effects = [describe_effect(vocabulary, effect) for effect in order.effects]
    return f"{order.type} {order.initiative:2}: {', '.join(marks + effects)}"


def describe_mat_row(row: MatRow) -> str:
    """A row of a mat: the value visible at the start, then the groups from left to right."""
    start = f"{describe_effect(MAT_SPACES, row.start)} | " if row.start else ""
    groups = [", ".join(describe_effect(MAT_SPACES, space) for space in group.spaces) for group in row.groups]
    return start + " | ".join(f"{group.column}: {words}" for group, words in zip(row.groups, groups, strict=True))
