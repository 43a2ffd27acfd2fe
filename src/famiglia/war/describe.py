"""Everything people read about the war: components, decisions, choices, the log, the end."""

from collections.abc import Sequence
from typing import TypeAlias

from famiglia.rulebook.refusal import Message
from famiglia.words import say

from . import code, events, fields, stages
from .describe_effects import (
    capital,
    card_name,
    card_text,
    character_text,
    column_text,
    equipment_name,
    institution_name,
    mat_space_text,
    option_name,
    option_text,
    order_effect_text,
    order_label,
    order_text,
    phase_name,
    space_action_text,
    space_text,
    team_name,
    tile_name,
    tile_text,
)
from .describe_names import BLANKS, family_name, in_words, named
from .game import Result
from .moves import SECRET, Move
from .names import GRAY
from .pack import Pack
from .position import Position

Blanks: TypeAlias = dict[str, int | str]
"""What a sentence is filled with."""

KINDS = dict(code.VERBS)
"""By verb of the notation: the kinds of its arguments."""

SHAPES = {kind: dict(shape) for kind, shape in events.SHAPES.values()}
"""By kind of event: what its arguments are."""

TOLD = frozenset(
    {
        "pass", "tile", "space", "column", "move", "allies", "bribe", "buy", "finesse", "brute", "card", "take", "leave",
        "agitate",
    }
)  # fmt: skip
"""The moves that say something the events after them do not say."""


ACTIVE = (code.ORDER, code.SPACE, code.TILE, code.CARD, code.COLUMN)
"""The components that do something."""


def step_text(step: int | str, lang: str) -> str:
    """What a decision asks for, as a question; the step by its number or its name.

    >>> step_text(stages.HOW_MANY, "en")
    'How many Soldati move?'
    """
    return say(lang, f"war-step-{step if isinstance(step, str) else stages.NAMES[step]}")


def move_text(pack: Pack, move: Move | str, lang: str) -> str:
    """A choice in a few words, with the names people know.

    >>> from famiglia.war.pack import load
    >>> move_text(load("standard"), "move camastra licata land", "en")
    'Move from Camastra to Licata, by land'
    """
    verb, *given = str(move).split()
    if SECRET in given:
        return say(lang, f"war-move-{verb}-secret")
    return capital(say(lang, f"war-move-{verb}", **_blanks(pack, verb, given, lang)))


def choice_text(position: Position, move: Move | str, lang: str) -> str:
    """Like `move_text`, and a part of a space, order or column is described by what it does."""
    verb, *given = str(move).split()
    pack = position.board.pack
    if verb != "part" or position.step() not in (stages.PARTS, stages.ORDER, stages.GAIN):
        return move_text(pack, move, lang)
    k = int(given[0]) - 1
    if position.step() == stages.GAIN:
        return capital(column_text(pack, int(position.get(fields.GAIN_COLUMN)) + 1, lang))
    if position.step() == stages.PARTS:
        parts = [
            space_action_text(action, lang) for action in pack.spaces[int(position.get(fields.PARTS_SPACE))].actions
        ]
    else:
        order = position.board.orders[int(position.order_number(position.get(fields.ORDER_SLOT)))]
        parts = [order_effect_text(effect, lang) for effect in order.effects]
    return capital(parts[k]) if 0 <= k < len(parts) else move_text(pack, move, lang)


def event_text(pack: Pack, seat_names: Sequence[str], event: events.Event, lang: str) -> str | None:
    """What happened, as a sentence for the log; None where the events after it say as much.

    >>> from famiglia.war.pack import load
    >>> seats = ("Anna", "Ben", "Clara", "Dino")
    >>> event_text(load("standard"), seats, events.Event("placed", {"seat": 1, "area": "licata", "n": 2}), "en")
    'Ben places 2 Soldati in Licata.'
    """
    told = event.arguments
    if event.kind == "played":
        return _played(pack, seat_names[told["seat"]], told["move"], lang)
    if event.kind == "tiles-drawn":
        return say(lang, "war-log-tiles-drawn", tiles=", ".join(tile_name(pack, tile, lang) for tile in told["tiles"]))
    if event.kind == "families-dealt":
        return " ".join(_dealt(pack, team, families, lang) for team, families in told["families"].items())
    if event.kind == "over":
        return ending_text(pack, seat_names, told["winner"], told["reason"], lang)
    blanks: Blanks = {}
    for key, what in SHAPES[event.kind].items():
        if key in told:
            blanks |= _told(pack, seat_names, key, what, told[key], lang)
    return say(lang, f"war-log-{event.kind}", **blanks)


def ending_text(pack: Pack, seat_names: Sequence[str], winner: str | None, reason: str, lang: str) -> str:
    """Who has won, and why."""
    limits = pack.limits.game
    return say(
        lang,
        f"war-end-{reason}",
        team=team_text(pack, seat_names, winner, lang) if winner else "",
        alone=limits.win_alone,
        together=limits.win_team,
        rounds=limits.rounds,
        area=pack.tie_break.name,
    )


def result_text(pack: Pack, seat_names: Sequence[str], result: Result, lang: str) -> str:
    """Who has won, why, and what everybody controls."""
    scores = ", ".join(f"{name} {n}" for name, n in zip(seat_names, result.mandamenti, strict=True))
    ending = ending_text(pack, seat_names, result.winner, result.reason, lang)
    return f"{ending} {say(lang, 'war-scores', scores=scores)}"


def team_text(pack: Pack, seat_names: Sequence[str], team: str, lang: str) -> str:
    """The members of a team by name."""
    one, other = (name for seat, name in zip(pack.seats, seat_names, strict=True) if seat.team == team)
    return say(lang, "war-mates", one=one, other=other)


def _blanks(pack: Pack, verb: str, given: Sequence[str], lang: str) -> Blanks:
    """The arguments of a move in words; what a component does stands in `text`."""
    blanks: Blanks = {}
    for kind, id_ in zip(KINDS[verb], given, strict=True):
        key = BLANKS[kind]
        blanks["target" if key in blanks else key] = in_words(named(pack, kind, id_), lang)
        if kind in ACTIVE:
            blanks["text"] = _text(pack, kind, id_, lang)
    return blanks


def _text(pack: Pack, kind: int, id_: str, lang: str) -> str:
    """What a component does."""
    if kind == code.ORDER:
        return order_text(pack, id_, lang)
    if kind == code.SPACE:
        return space_text(pack, id_, lang)
    if kind == code.TILE:
        return tile_text(pack, id_, lang)
    if kind == code.CARD:
        return card_text(pack, id_, lang)
    if kind == code.COLUMN and 0 < int(id_) <= len(pack.columns):
        return column_text(pack, int(id_), lang)
    return ""


def _played(pack: Pack, seat: str, move: str, lang: str) -> str | None:
    verb, *given = move.split()
    if verb not in TOLD or given == ["0"]:
        return None
    if SECRET in given:
        return say(lang, f"war-log-played-{verb}-secret", seat=seat)
    return say(lang, f"war-log-played-{verb}", seat=seat, **_blanks(pack, verb, given, lang))


def _dealt(pack: Pack, team: str, families: Sequence[str], lang: str) -> str:
    names = ", ".join(family_name(pack, family).text(lang) for family in families)
    return say(lang, "war-log-families-dealt", team=team, families=names)


def _told(pack: Pack, seat_names: Sequence[str], key: str, what: int, value: object, lang: str) -> Blanks:
    """One argument of an event in words; an owner also says whether it is a seat, neutral or nobody."""
    if what == events.SEAT:
        return {key: seat_names[int(str(value))]}
    if what == events.OWNER:
        if value is None or value == GRAY:
            return {key: "nobody" if value is None else "neutral", "name": ""}
        return {key: "seat", "name": seat_names[int(str(value))]}
    if what == events.PLAIN and isinstance(value, int):
        return {key: value}
    if value == SECRET:
        return {key: "", "known": "no"}
    known: Blanks = {"known": "yes"} if what == code.ORDER else {}
    return known | {key: in_words(_name(pack, what, str(value)), lang)}


def _name(pack: Pack, what: int, id_: str) -> int | str | Message:
    if what == events.FAMILY:
        return family_name(pack, id_)
    if what == events.CHARACTER:
        return pack.character(id_).name
    if what == events.MANDAMENTO:
        return pack.mandamento(id_).name
    if what == events.PLAIN:
        kind = code.SPACE if any(space.id == id_ for space in pack.spaces) else code.CIRCLE
        return named(pack, kind, id_)
    if what == code.ORDER:
        return pack.order(id_).name
    if what == code.TO or what == events.SIDE:
        return id_
    return named(pack, what, id_)


__all__ = [
    "capital", "card_name", "card_text", "character_text", "choice_text", "column_text", "ending_text", "equipment_name",
    "event_text", "institution_name", "mat_space_text", "move_text", "option_name", "option_text", "order_effect_text",
    "order_label", "order_text", "phase_name", "result_text", "space_action_text", "space_text", "step_text", "team_name",
    "team_text", "tile_name", "tile_text",
]  # fmt: skip
