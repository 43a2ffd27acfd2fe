"""What components do, in words, made from their effects: any pack reads well in every language."""

from famiglia.words import say

from . import code
from .describe_names import in_words, named, order_name
from .pack import Pack
from .pack.components import Effect, Parameter, Space


def order_text(pack: Pack, order_id: str, lang: str) -> str:
    """Type, Initiative, skulls, vest and effects of an order, without its name.

    >>> from famiglia.war.pack import load
    >>> order_text(load("standard"), "red_ja", "en")
    'Attack order, Initiative 4: skull 2, Movement (and Attack)'
    """
    order = pack.order(order_id)
    marks = [say(lang, "war-skull", n=order.skull)] if order.skull else []
    marks += [say(lang, "war-vest", n=order.vest)] if order.vest else []
    effects = ", ".join([*marks, *(order_effect_text(effect, lang) for effect in order.effects)])
    return say(lang, "war-order", type=order.type, initiative=order.initiative, effects=effects)


def order_label(pack: Pack, order_id: str, lang: str) -> str:
    """The name of an order with its family, and what it does."""
    name = order_name(pack, order_id).text(lang)
    return say(lang, "war-label", name=name, text=order_text(pack, order_id, lang))


def order_effect_text(effect: Effect, lang: str) -> str:
    """One effect of an order."""
    return _effect("war-effect-", effect, lang)


def space_text(pack: Pack, space_id: str, lang: str) -> str:
    """What an action space costs or brings, and its parts, without its place."""
    return capital(_space(pack.space(space_id), lang))


def _space(space: Space, lang: str) -> str:
    joint = " + " if space.mode == "all" else " / "
    actions = joint.join(space_action_text(action, lang) for action in space.actions)
    sign = "pay" if space.money < 0 else "receive" if space.money else "none"
    priced = say(lang, "war-space", sign=sign, n=abs(space.money), actions=actions)
    return f"∞ {capital(priced)}" if space.infinite else priced


def space_action_text(action: Effect, lang: str) -> str:
    """One part of an action space."""
    return _effect("war-action-", action, lang)


def tile_text(pack: Pack, tile_id: str, lang: str) -> str:
    """When a control tile works and what it does, without its name."""
    tile = pack.tile(tile_id)
    moment = say(lang, f"war-moment-{tile.trigger.replace('_', '-')}")
    return say(lang, "war-label", name=moment, text=_effect("war-tile-effect-", tile.effect, lang))


def card_text(pack: Pack, card_id: str, lang: str) -> str:
    """What a conflict card does, without its name."""
    return capital(_effect("war-card-effect-", pack.conflict_card(card_id).effect, lang))


def mat_space_text(institution: str, space: Effect, lang: str) -> str:
    """What a token in this row of a family mat hides: a value, or an instant effect."""
    numbers = {name: value for name, value in space.parameters if isinstance(value, int)}
    return say(lang, f"war-mat-{space.verb.replace('_', '-')}", row=institution, **numbers)


def column_text(pack: Pack, column: int, lang: str) -> str:
    """What the action above a column does; columns count from 1."""
    action = pack.columns[column - 1]
    row = say(lang, f"war-institution-{action.row}") if action.row else ""
    return say(lang, f"war-column-{action.action.replace('_', '-')}", row=row)


def character_text(pack: Pack, character_id: str, lang: str) -> str:
    """What a character brings, without its name."""
    card = pack.character(character_id)
    return say(
        lang,
        "war-character",
        money=card.money,
        headquarters=card.headquarters_soldati,
        soldati=card.board_soldati,
        cars=card.cars,
        boats=card.boats,
        labs=card.labs,
    )


def tile_name(pack: Pack, tile_id: str, lang: str) -> str:
    return str(in_words(named(pack, code.TILE, tile_id), lang))


def card_name(pack: Pack, card_id: str, lang: str) -> str:
    return str(in_words(named(pack, code.CARD, card_id), lang))


def institution_name(institution: str, lang: str) -> str:
    return say(lang, f"war-institution-{institution}")


def phase_name(phase: str, lang: str) -> str:
    """Setup, planning, management, encounter or over."""
    return say(lang, f"war-phase-{phase}")


def team_name(team: str, lang: str) -> str:
    return say(lang, "war-team", team=team)


def equipment_name(kind: str, lang: str) -> str:
    """A car, a boat or a lab."""
    return say(lang, f"war-equipment-{kind}")


def option_name(option: str, lang: str) -> str:
    """What a house rule is called."""
    return say(lang, f"war-option-{option}")


def option_text(option: str, lang: str) -> str:
    """What a house rule changes, in one line."""
    return say(lang, f"war-option-about-{option}")


def capital(text: str) -> str:
    """With a capital letter at the beginning."""
    return text[:1].upper() + text[1:]


def either(parts: list[str], lang: str) -> str:
    """One of several: `a, b or c`."""
    return parts[0] if len(parts) == 1 else say(lang, "war-either", some=", ".join(parts[:-1]), last=parts[-1])


def _effect(beginning: str, effect: Effect, lang: str) -> str:
    """The sentence of a verb, filled with its parameters; a flag that is not given is not set."""
    given: dict[str, int | str] = {"same_row": "no"} if effect.verb == "exert" else {}
    count = effect.get("n")
    for name, value in effect.parameters:
        given[name] = _parameter(name, value, count if isinstance(count, int) else 1, lang)
    return say(lang, beginning + effect.verb.replace("_", "-"), **given)


def _parameter(name: str, value: Parameter, count: int, lang: str) -> int | str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, tuple):
        return value
    if name == "kinds":
        return either([say(lang, f"war-count-{kind}", n=count) for kind in value], lang)
    if name == "through":
        return either([say(lang, f"war-through-{kind}") for kind in value], lang)
    return " + ".join(str(number) for number in value)
