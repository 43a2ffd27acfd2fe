"""The game of a table through somebody's eyes, now or at any step since the deal."""

from collections.abc import Sequence
from typing import Any

from famiglia.game import Viewer
from famiglia.words import say

from . import bounds, messages
from .messages import GameState, Step
from .story import Story, Told
from .table import Table


def game_state(table: Table, viewer: Viewer, lang: str | None) -> GameState | None:
    """The game now; None before it has begun."""
    story = table.story
    if story is None:
        return None
    seat = viewer if isinstance(viewer, int) else None
    may_undo = seat is not None and len(story.told) < bounds.UNDO_UNTIL
    undoable = story.record.undoable(seat) if may_undo else 0
    return _state(table, story, story.game, viewer, seat, undoable, story.turn, lang)


def entries(table: Table, viewer: Viewer, after: int, lang: str | None) -> list[messages.Entry]:
    """The log after this number of lines, as a viewer may know it."""
    story = table.story
    if story is None:
        return []
    start = max(1, after)  # the header is no entry
    return [entry(table, story, number, told, viewer, lang) for number, told in enumerate(story.told[start:], start)]


def entry(table: Table, story: Story, number: int, told: Told, viewer: Viewer, lang: str | None) -> messages.Entry:
    """One line of the log."""
    assert told.kind != "header"
    return messages.Entry(
        n=number,
        at=told.at,
        kind=told.kind,
        events=_events(table, story, number, told, viewer, lang),
        moves=told.moves,
        seat=told.seat,
    )


def steps(table: Table, viewer: Viewer, first: int, count: int, lang: str | None = None) -> list[Step]:
    """Some steps of the replay, counted from the deal, which is step 0; each with how the table stood after it."""
    story = table.story
    if story is None:
        return []
    found = []
    for number in range(max(0, first), min(first + count, step_count(table))):
        line = step_line(table, number)
        game = _at(story, number)
        turn = story.turn_at(number)
        state = _state(table, story, game, viewer, None, 0, turn, lang)
        found.append(Step(line, entry(table, story, line, story.told[line], viewer, lang), state))
    return found


def step_count(table: Table) -> int:
    """How many steps a replay has, the deal among them."""
    return len(table.story.standing) + 1 if table.story is not None else 0


def step_line(table: Table, number: int) -> int:
    """The line of the record that made this step."""
    assert table.story is not None
    return table.story.standing[number - 1] if number else 1


def _at(story: Story, number: int) -> Any:
    """The game as it stood after so many moves; only to look at."""
    if number == len(story.standing):
        return story.game
    game = story.game.copy()
    game.position = story.record.position_before(number)
    return game


def _state(
    table: Table, story: Story, game: Any, viewer: Viewer, seat: int | None, undoable: int, turn: int, lang: str | None
) -> GameState:
    if story.is_duel:
        from .duel_state import duel_state

        view = game.view(viewer, table.settings.memory_aid or story.over)
        return duel_state(game, view, seat, undoable, turn)
    from .war_state import war_state

    return war_state(game, viewer, seat, undoable, turn, lang, story.over)


def _events(
    table: Table, story: Story, number: int, told: Told, viewer: Viewer, lang: str | None
) -> list[dict[str, Any]]:
    if story.is_duel:
        from .duel_state import event_data

        return [event_data(event) for event in told.events]
    sent = []
    for place, event in enumerate(told.events):
        seen = event if story.over else event.seen_by(viewer)
        plain = {**seen.as_json(), "says": None}
        if lang is not None:
            plain["text"] = _text(table, story, (number, place, lang, seen is event), seen)
        sent.append(plain)
    return sent


def _text(table: Table, story: Story, key: tuple[int, int, str, bool], event: Any) -> str | None:
    """An event of a war in words, which take long to find: whoever knows as much of it is told the same."""
    if key not in story.texts:
        from .war_state import event_text

        story.texts[key] = event_text(story.game.pack, _names(table, story, key[2]), event, key[2])
    return story.texts[key]


def _names(table: Table, story: Story, lang: str) -> Sequence[str]:
    """The names at the table as sentences tell them; a bot is named in the reader's language."""
    if lang not in story.names:
        recorded: Sequence[str] = story.record.header.seats
        corners = [seat.id for seat in story.game.pack.seats]
        story.names[lang] = [
            name if occupant.name else say(lang, "wt-name-bot", seat=corner)
            for name, occupant, corner in zip(recorded, table.seats, corners, strict=True)
        ]
    return story.names[lang]
