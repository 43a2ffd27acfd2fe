"""The effects of components as sentences, for any pack and in every language."""

from collections.abc import Sequence

from famiglia.rulebook.refusal import Argument, Message, message
from famiglia.words import say

from ..engine import move_codes
from ..pack import Pack
from ..pack.components import Effect, Parameter
from .names import Name, in_words, named, order_name, translated


def order_text(pack: Pack, order_id: str, lang: str) -> str:
    """Type, Initiative, skulls, vest and effects of an order, without its name.

    >>> from famiglia.war.pack import load
    >>> order_text(load("standard"), "red_ja", "en")
    'Attack order, Initiative 4: skull 2, Movement (and Attack)'
    """
    return order_message(pack, order_id).text(lang)


def order_message(pack: Pack, order_id: str) -> Message:
    """The same as a message."""
    order = pack.order(order_id)
    marks = [message("war-skull", n=order.skull)] if order.skull else []
    marks += [message("war-vest", n=order.vest)] if order.vest else []
    effects = in_a_row([*marks, *(order_effect_message(effect) for effect in order.effects)])
    return message("war-order", type=order.type, initiative=order.initiative, effects=effects)


def order_label(pack: Pack, order_id: str, lang: str) -> str:
    """The name of an order with its family, and what it does."""
    return message("war-label", name=order_name(pack, order_id), text=order_message(pack, order_id)).text(lang)


def order_effect_text(effect: Effect, lang: str) -> str:
    """One effect of an order."""
    return order_effect_message(effect).text(lang)


def order_effect_message(effect: Effect) -> Message:
    return _effect("war-effect-", effect)


def space_text(pack: Pack, space_id: str, lang: str) -> str:
    """What an action space costs or brings, and its parts, without its place."""
    return space_message(pack, space_id).text(lang)


def space_message(pack: Pack, space_id: str) -> Message:
    """The same as a message."""
    space = pack.space(space_id)
    joint = "war-and" if space.mode == "all" else "war-or"
    actions = in_a_row([space_action_message(action) for action in space.actions], joint)
    sign = "pay" if space.money < 0 else "receive" if space.money else "none"
    priced = message("war-space", sign=sign, n=abs(space.money), actions=actions)
    return message("war-infinite" if space.infinite else "war-capital", text=priced)


def space_action_text(action: Effect, lang: str) -> str:
    """One part of an action space."""
    return space_action_message(action).text(lang)


def space_action_message(action: Effect) -> Message:
    return _effect("war-action-", action)


def tile_text(pack: Pack, tile_id: str, lang: str) -> str:
    """When a control tile works and what it does, without its name."""
    return tile_effect_message(pack, tile_id).text(lang)


def tile_effect_message(pack: Pack, tile_id: str) -> Message:
    """The same as a message."""
    tile = pack.tile(tile_id)
    moment = message(f"war-moment-{tile.trigger.replace('_', '-')}")
    return message("war-label", name=moment, text=_effect("war-tile-effect-", tile.effect))


def card_text(pack: Pack, card_id: str, lang: str) -> str:
    """What a conflict card does, without its name."""
    return card_message(pack, card_id).text(lang)


def card_message(pack: Pack, card_id: str) -> Message:
    """The same as a message."""
    return message("war-capital", text=_effect("war-card-effect-", pack.conflict_card(card_id).effect))


def mat_space_text(institution: str, space: Effect, lang: str) -> str:
    """What a token in this row of a family mat hides: a value, or an instant effect."""
    return mat_space_message(institution, space).text(lang)


def mat_space_message(institution: str, space: Effect) -> Message:
    """The same as a message."""
    numbers = {name: value for name, value in space.parameters if isinstance(value, int)}
    return message(f"war-mat-{space.verb.replace('_', '-')}", row=institution, **numbers)


def column_text(pack: Pack, column: int, lang: str) -> str:
    """What the action above a column does; columns count from 1."""
    return column_message(pack, column).text(lang)


def column_message(pack: Pack, column: int) -> Message:
    """The same as a message."""
    action = pack.columns[column - 1]
    row = message(f"war-institution-{action.row}") if action.row else ""
    return message(f"war-column-{action.action.replace('_', '-')}", row=row)


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


def tile_message(pack: Pack, tile_id: str) -> Name:
    """The name of a tile."""
    return translated("war-tile-", tile_id, pack.tile(tile_id).name)


def tile_name(pack: Pack, tile_id: str, lang: str) -> str:
    return str(in_words(named(pack, move_codes.TILE, tile_id), lang))


def card_name(pack: Pack, card_id: str, lang: str) -> str:
    return str(in_words(named(pack, move_codes.CARD, card_id), lang))


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
    """The same text with a capital first letter."""
    return text[:1].upper() + text[1:]


def in_a_row(parts: Sequence[Name], joint: str = "war-list") -> Name:
    """Join several parts with commas: `a, b, c`."""
    if len(parts) == 1:
        return parts[0]
    return message(joint, first=parts[0], rest=in_a_row(parts[1:], joint)) if parts else ""


def either(parts: Sequence[Message]) -> Name:
    """Join several parts as alternatives: `a, b or c`."""
    return parts[0] if len(parts) == 1 else message("war-either", some=in_a_row(parts[:-1]), last=parts[-1])


def _effect(beginning: str, effect: Effect) -> Message:
    """The sentence of an effect, with its parameters filled in."""
    given: dict[str, Argument] = {"same_row": "no"} if effect.verb == "exert" else {}
    count = effect.get("n")
    for name, value in effect.parameters:
        given[name] = _parameter(name, value, count if isinstance(count, int) else 1)
    return message(beginning + effect.verb.replace("_", "-"), **given)


def _parameter(name: str, value: Parameter, count: int) -> Argument:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if not isinstance(value, tuple):
        return value
    if name == "kinds":
        return either([message(f"war-count-{kind}", n=count) for kind in value])
    if name == "through":
        return either([Message(f"war-through-{kind}") for kind in value])
    return " + ".join(str(number) for number in value)
