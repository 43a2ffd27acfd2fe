"""Sentences for components, decisions, choices, the log and the result."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from famiglia.rulebook.refusal import Argument, Message, message
from famiglia.words import say

from .. import events
from ..engine import fields, move_codes, step_kinds
from ..engine.position import Position
from ..game import Result
from ..moves import SECRET, Move
from ..names import GRAY
from ..pack import Pack
from .components import (
    capital,
    card_message,
    card_name,
    card_text,
    character_text,
    column_message,
    column_text,
    equipment_name,
    in_a_row,
    institution_name,
    mat_space_text,
    option_name,
    option_text,
    order_effect_message,
    order_effect_text,
    order_label,
    order_message,
    order_text,
    phase_name,
    space_action_message,
    space_action_text,
    space_message,
    space_text,
    team_name,
    tile_effect_message,
    tile_message,
    tile_name,
    tile_text,
)
from .names import ARGUMENT_NAMES, family_name, named

SentenceArguments: TypeAlias = dict[str, Argument]
"""The arguments of a sentence by name."""

KINDS = dict(move_codes.VERBS)
"""By verb of the notation: the kinds of its arguments."""

SHAPES = {kind: dict(shape) for kind, shape in events.EVENT_TYPES.values()}
"""By kind of event: what its arguments are."""

LOGGED_MOVES = frozenset(
    {
        "pass", "tile", "space", "column", "move", "allies", "bribe", "buy", "finesse", "brute", "card", "take", "leave",
        "agitate",
    }
)  # fmt: skip
"""The moves that the log mentions, because no event after them says the same."""


WITH_EFFECT = (move_codes.ORDER, move_codes.SPACE, move_codes.TILE, move_codes.CARD, move_codes.COLUMN)
"""The kinds of components that have an effect."""


SEAT_NAME = "war-seat"
"""The id of the message that stands for the name of the person in a seat."""


def step_text(step: int | str, lang: str) -> str:
    """What a decision asks for, as a question; the step by its number or its name.

    >>> step_text(step_kinds.HOW_MANY, "en")
    'How many Soldati move?'
    """
    return say(lang, f"war-step-{step if isinstance(step, str) else step_kinds.NAMES[step]}")


def move_text(pack: Pack, move: Move | str, lang: str) -> str:
    """A move to choose in a few words, with the names that people know.

    >>> from famiglia.war.pack import load
    >>> move_text(load("standard"), "move camastra licata land", "en")
    'Move from Camastra to Licata, by land'
    """
    return capital(move_message(pack, move).text(lang))


def move_message(pack: Pack, move: Move | str) -> Message:
    """The message for a move to choose; it begins with a small letter."""
    return _move_message(pack, str(move))


@lru_cache(maxsize=20_000)
def _move_message(pack: Pack, move: str) -> Message:
    verb, parts = move_parts(move)
    if SECRET in parts.values():
        return Message(f"war-move-{verb}-secret")
    return message(f"war-move-{verb}", **_sentence_arguments(pack, verb, move.split()[1:]))


def move_parts(move: str) -> tuple[str, dict[str, int | str]]:
    """The verb of a move, and its arguments by the names that the catalogues use.

    >>> move_parts("remove licata 2")
    ('remove', {'area': 'licata', 'number': 2})
    """
    verb, *given = move.split()
    parts: dict[str, int | str] = {}
    for kind, id_ in zip(KINDS[verb], given, strict=True):
        key = "target" if ARGUMENT_NAMES[kind] in parts else ARGUMENT_NAMES[kind]
        parts[key] = int(id_) if kind in (move_codes.NUMBER, move_codes.COLUMN) and id_ != SECRET else id_
    return verb, parts


def depends_on_position(move: Move) -> bool:
    """True if the message for a choice depends on the position, not only on the move."""
    return move.verb == "part"


def choice_text(position: Position, move: Move | str, lang: str) -> str:
    """Like `move_text`, but a part of a space, order or column is described by what it does."""
    return capital(choice_message(position, move).text(lang))


def choice_message(position: Position, move: Move | str) -> Message:
    """The message for a move to choose in this position; it begins with a small letter."""
    verb, *given = str(move).split()
    pack, step = position.board.pack, int(position.step())
    if verb != "part" or step not in (step_kinds.PARTS, step_kinds.ORDER, step_kinds.GAIN):
        return move_message(pack, move)
    if step == step_kinds.GAIN:
        return column_message(pack, int(position.get(fields.GAIN_COLUMN)) + 1)
    if step == step_kinds.PARTS:
        actions = pack.spaces[int(position.get(fields.PARTS_SPACE))].actions
        parts = [space_action_message(action) for action in actions]
    else:
        order = position.board.orders[int(position.order_number(position.get(fields.ORDER_SLOT)))]
        parts = [order_effect_message(effect) for effect in order.effects]
    k = int(given[0]) - 1
    return parts[k] if 0 <= k < len(parts) else move_message(pack, move)


def event_text(pack: Pack, seat_names: Sequence[str], event: events.Event, lang: str) -> str | None:
    """The sentence of an event for the log; None if the events after it already say the same.

    >>> from famiglia.war.pack import load
    >>> seats = ("Anna", "Ben", "Clara", "Dino")
    >>> event_text(load("standard"), seats, events.Event("placed", {"seat": 1, "area": "licata", "n": 2}), "en")
    'Ben places 2 Soldati in Licata.'
    """
    sentence = event_message(pack, event)
    return None if sentence is None else with_names(sentence, seat_names).text(lang)


def event_message(pack: Pack, event: events.Event) -> Message | None:
    """The message for an event, with seats in place of names; None if the events after it already say the same."""
    arguments = event.arguments
    if event.kind == "played":
        return _played(pack, arguments["seat"], arguments["move"])
    if event.kind == "tiles-drawn":
        tiles = [tile_message(pack, tile) for tile in arguments["tiles"]]
        return message("war-log-tiles-drawn", tiles=in_a_row(tiles))
    if event.kind == "families-dealt":
        one, other = (_dealt(pack, team, families) for team, families in arguments["families"].items())
        return message("war-both", first=one, then=other)
    if event.kind == "over":
        return ending_message(pack, arguments["winner"], arguments["reason"])
    filled: SentenceArguments = {}
    for key, what in SHAPES[event.kind].items():
        if key in arguments:
            filled |= _event_arguments(pack, key, what, arguments[key])
    return message(f"war-log-{event.kind}", **filled)


def seat_message(seat: int) -> Message:
    """A message that stands for the name of the person in a seat."""
    return Message(SEAT_NAME, (("seat", seat),))


def with_names(sentence: Message, seat_names: Sequence[str]) -> Message:
    """The same sentence with names in place of seats."""
    return Message(sentence.id, tuple((key, _with_names(value, seat_names)) for key, value in sentence.arguments))


def _with_names(value: Argument, seat_names: Sequence[str]) -> Argument:
    if not isinstance(value, Message):
        return value
    return seat_names[int(str(value.arguments[0][1]))] if value.id == SEAT_NAME else with_names(value, seat_names)


def ending_message(pack: Pack, winner: str | None, reason: str) -> Message:
    """Who has won, and why."""
    limits = pack.limits.game
    return message(
        f"war-end-{reason}",
        team=team_message(pack, winner) if winner else "",
        alone=limits.win_alone,
        together=limits.win_team,
        rounds=limits.rounds,
        area=pack.tie_break.name,
    )


def ending_text(pack: Pack, seat_names: Sequence[str], winner: str | None, reason: str, lang: str) -> str:
    """Who has won, and why."""
    return with_names(ending_message(pack, winner, reason), seat_names).text(lang)


def result_text(pack: Pack, seat_names: Sequence[str], result: Result, lang: str) -> str:
    """Who has won, why, and what every seat controls."""
    scores = ", ".join(f"{name} {n}" for name, n in zip(seat_names, result.mandamenti, strict=True))
    ending = ending_text(pack, seat_names, result.winner, result.reason, lang)
    return f"{ending} {say(lang, 'war-scores', scores=scores)}"


def team_message(pack: Pack, team: str) -> Message:
    """The members of a team."""
    one, other = (seat_message(n) for n, seat in enumerate(pack.seats) if seat.team == team)
    return message("war-mates", one=one, other=other)


def team_text(pack: Pack, seat_names: Sequence[str], team: str, lang: str) -> str:
    """The members of a team by name."""
    return with_names(team_message(pack, team), seat_names).text(lang)


def _sentence_arguments(pack: Pack, verb: str, given: Sequence[str]) -> SentenceArguments:
    """The arguments of a move as people read them; `text` says what a component does."""
    arguments: SentenceArguments = {}
    for kind, id_ in zip(KINDS[verb], given, strict=True):
        key = ARGUMENT_NAMES[kind]
        arguments["target" if key in arguments else key] = named(pack, kind, id_)
        if kind in WITH_EFFECT:
            arguments["text"] = _text(pack, kind, id_)
    return arguments


def _text(pack: Pack, kind: int, id_: str) -> Argument:
    """What a component does."""
    if kind == move_codes.ORDER:
        return order_message(pack, id_)
    if kind == move_codes.SPACE:
        return space_message(pack, id_)
    if kind == move_codes.TILE:
        return tile_effect_message(pack, id_)
    if kind == move_codes.CARD:
        return card_message(pack, id_)
    if kind == move_codes.COLUMN and 0 < int(id_) <= len(pack.columns):
        return column_message(pack, int(id_))
    return ""


def _played(pack: Pack, seat: int, move: str) -> Message | None:
    verb, *given = move.split()
    if verb not in LOGGED_MOVES or given == ["0"]:
        return None
    if SECRET in given:
        return message(f"war-log-played-{verb}-secret", seat=seat_message(seat))
    return message(f"war-log-played-{verb}", seat=seat_message(seat), **_sentence_arguments(pack, verb, given))


def _dealt(pack: Pack, team: str, families: Sequence[str]) -> Message:
    names = in_a_row([family_name(pack, family) for family in families])
    return message("war-log-families-dealt", team=team, families=names)


def _event_arguments(pack: Pack, key: str, what: int, value: object) -> SentenceArguments:
    """One argument of an event; for an owner also whether it is a seat, neutral or nobody."""
    if what == events.SEAT:
        return {key: seat_message(int(str(value)))}
    if what == events.OWNER:
        if value is None or value == GRAY:
            return {key: "nobody" if value is None else "neutral", "name": ""}
        return {key: "seat", "name": seat_message(int(str(value)))}
    if what == events.PLAIN and isinstance(value, int):
        return {key: value}
    if value == SECRET:
        return {key: "", "known": "no"}
    known: SentenceArguments = {"known": "yes"} if what == move_codes.ORDER else {}
    return known | {key: _name(pack, what, str(value))}


def _name(pack: Pack, what: int, id_: str) -> int | str | Message:
    if what == events.FAMILY:
        return family_name(pack, id_)
    if what == events.CHARACTER:
        return pack.character(id_).name
    if what == events.MANDAMENTO:
        return pack.mandamento(id_).name
    if what == events.PLAIN:
        kind = move_codes.SPACE if any(space.id == id_ for space in pack.spaces) else move_codes.CIRCLE
        return named(pack, kind, id_)
    if what == move_codes.ORDER:
        return pack.order(id_).name
    if what == move_codes.TO or what == events.SIDE:
        return id_
    return named(pack, what, id_)


__all__ = [
    "capital", "card_name", "card_text", "character_text", "choice_text", "column_text", "ending_text", "equipment_name",
    "event_text", "institution_name", "mat_space_text", "move_text", "option_name", "option_text", "order_effect_text",
    "order_label", "order_text", "phase_name", "result_text", "space_action_text", "space_text", "step_text", "team_name",
    "team_text", "tile_name", "tile_text",
]  # fmt: skip
