"""Handlers for tables: opening and listing them, their state, commands, replays, records, chat and private notes."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal

from famiglia.game import Viewer
from famiglia.store import Listing, Note, Stale, TableTaken
from famiglia.table import Settings, Table, TableError
from famiglia.table.draft_messages import Draft, Try
from famiglia.table.hint_messages import Hint
from famiglia.table.hints import hint_of, hint_task
from famiglia.table.messages import Command, GamePreview, GameStory, Say, TableState
from famiglia.table.sentences import says
from famiglia.table.team_messages import Sketch, Suggest
from famiglia.table.views import draft, older_lines, preview, seen_record, why

from ..auth.sessions import new_secret
from ..http.limits import CHAT, COMMANDS, DRAFTS, HINTS, NEW_RECORDS, NEW_TABLES, SKETCHES
from ..http.problems import ProblemError
from ..http.request import Request
from ..http.responses import Response, json_response
from ..live.commands import PendingCommand
from ..live.new_table import create_table, matches_request, requested_occupants
from ..live.requested_table import charge_loading, requested_table
from ..live.stream_numbers import known_numbers
from ..live.table_rows import decode_settings, row_of, summary_of
from ..schemas.chat import Talk
from ..schemas.notes import KeptNote, NoteText
from ..schemas.replays import Imported, Steps
from ..schemas.tables import Listed, ListedSeat, Listings, NewTable, Reasons

JSON_LINES = "application/jsonl"
MOST_LISTED = 100


async def listed_tables(request: Request) -> Listings:
    """List the public tables that are not over."""
    return listed(await request.services.store.listed_tables(MOST_LISTED))


async def open_table(request: Request) -> Response:
    """Open a table. If you send the same request again, the response is the table that you have opened."""
    body: NewTable = request.body
    player, services = request.player, request.services
    settings = Settings(
        game=body.game,
        edition=body.edition,
        options=tuple(sorted(set(body.options))),
        first=body.first,
        memory_aid=body.memory_aid,
        hints=body.hints,
        pack=body.pack,
        visibility=body.visibility,
        pace=body.pace,
        host=player.id,
    ).checked()
    occupants = requested_occupants(body.seats, body.names, settings, player.id, player.name, body.seed)
    is_new = await services.store.stream_numbers([body.id]) == {body.id: {}}
    if is_new:  # before the deal, because dealing a war takes much longer than checking the limit
        await services.limits.check(NEW_TABLES, player.id, request.now)
    else:
        services.views.check(request.reader)
    with services.views.charged(request.reader):
        table, entries = create_table(body.id, settings, occupants, request.now)
    names = {seat: table.seats[seat].name for seat, name in enumerate(body.names) if name is not None}
    if is_new:
        row = row_of(table)
        with suppress(TableTaken):
            if await services.store.new_table(row, entries, summary_of(table, request.now, True)):
                services.tables.keep(table, row.bot_secret)
    async with services.broadcaster.caught_up(body.id) if is_new else requested_table(request, body.id) as live:
        if not matches_request(live.table, settings, body.seats, names):
            raise ProblemError("id-reused")
        services.table_tasks.start(live)
        state = services.broadcaster.state_for(live, request.who, None)
    return json_response(201, state, {"Location": f"/api/tables/{body.id}"})


async def look(request: Request) -> TableState:
    """Return the state of a table as you may see it. Anybody who knows the table's id may watch."""
    async with requested_table(request) as live:
        after = known_numbers(live.table, request.query.after)
        return request.services.broadcaster.state_for(live, request.who, request.query.seat, after)


async def do(request: Request) -> Response:
    """Send a command: sit, leave, invite a bot, play, play-all, undo, say or rematch. A repeated command takes effect once."""
    command: Command = request.body
    kind = type(command.deed)
    limit = CHAT if kind is Say else SKETCHES if kind in (Sketch, Suggest) else COMMANDS
    request.services.limits.check_in_memory(limit, request.player.id)
    charge_loading(request, request.path_params["table"])
    pending = PendingCommand(request.who, request.player.id, command, request.now)
    answer = await request.services.commands.run(request.path_params["table"], pending)
    return Response(200, answer, headers={"Cache-Control": "no-store"})


async def ask_why(request: Request) -> Reasons:
    """Explain why a move of a seat of yours or of your team is not legal, now or after some other moves of that seat."""
    budgets, query = request.services.replays.budgets, request.query
    budgets.check(request.reader)
    async with requested_table(request) as live:
        live.table.check_team_of(request.who.player, query.seat)
        with budgets.charged(request.reader):
            refusal = why(live.table, query.seat, query.move, query.earlier)
    if refusal is None:
        return Reasons(True)
    remedy = None if refusal.remedy is None else says(refusal.remedy)
    return Reasons(
        False, refusal.rule, refusal.sentence(request.lang), says(refusal.fact), remedy, refusal.explain(request.lang)
    )


async def ask_preview(request: Request) -> GamePreview:
    """Preview the consequences of a legal move of a seat of yours or of your team, as far as that seat can know them."""
    budgets, query = request.services.replays.budgets, request.query
    budgets.check(request.reader)
    async with requested_table(request) as live:
        live.table.check_team_of(request.who.player, query.seat)
        with budgets.charged(request.reader):
            return preview(live.table, query.seat, query.move, query.earlier)


async def try_moves(request: Request) -> Draft:
    """Try moves of a seat of yours or of your team on a private copy of the game.

    Nothing changes, and nobody else learns of it.
    """
    body: Try = request.body
    budgets = request.services.replays.budgets
    budgets.check(request.reader)
    request.services.limits.check_in_memory(DRAFTS, request.player.id)
    async with requested_table(request) as live:
        live.table.check_team_of(request.who.player, body.seat)
        try:
            with budgets.charged(request.reader):
                return draft(live.table, body.seat, body.number, body.moves)
        except TableError as error:
            request.services.broadcaster.add_state(error, live, request.who, body.number)
            raise


async def ask_hint(request: Request) -> Hint:
    """Ask what a strong player would do in a seat of yours, and why; it sees no more than you.

    Against people this is possible only at a table that was opened with hints.
    """
    request.services.limits.check_in_memory(HINTS, request.player.id)
    async with requested_table(request) as live:
        task = hint_task(live.table, request.who.player, request.body)
    return hint_of(task, await request.services.hints.advise(task, request.player.id))


async def replay(request: Request) -> Steps:
    """Return some steps of the replay: as your seat may see them while the game runs, complete when it is over."""
    services, id_ = request.services, request.path_params["table"]
    services.replays.budgets.check(request.reader)

    @asynccontextmanager
    async def access() -> AsyncIterator[tuple[Table, Viewer]]:
        async with services.tables.locked(id_) as live:
            yield live.table, live.table.viewer(request.who.player, request.query.seat)

    async with requested_table(request):  # catch up with what other processes have written
        pass
    steps, total = await services.replays.read(request.reader, access, request.query.first, request.query.count)
    return Steps(steps, request.query.first, total)


async def tell_story(request: Request) -> GameStory:
    """Return the story of a finished game: what everybody had over time, and the turning points."""
    services, id_ = request.services, request.path_params["table"]
    async with requested_table(request):  # catch up with what other processes have written
        pass
    return await services.replays.story(request.reader, lambda: services.tables.locked(id_))


async def download(request: Request) -> Response:
    """Download the record of the game: as you may see it while the game runs, complete when it is over."""
    async with requested_table(request) as live:
        table = live.table
        lines = "".join(seen_record(table, table.viewer(request.who.player, request.query.seat)))
    name = f'attachment; filename="famiglia-{table.settings.game}-{table.id[:6]}.jsonl"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(200, lines.encode(), JSON_LINES, headers, compressible=True)


async def upload(request: Request) -> Imported:
    """Upload the record of a finished game. It is verified, and becomes a table to look at."""
    await request.services.limits.check(NEW_RECORDS, request.player.id, request.now)
    row, entries, index = await request.services.uploads.check(
        new_secret(), request.body, request.player.id, request.now
    )
    await request.services.store.new_table(row, entries, index)
    return Imported(row.id)


async def older_talk(request: Request) -> Talk:
    """Return older lines of a chat room."""
    async with requested_table(request) as live:
        query = request.query
        return Talk(older_lines(live.table, request.who.player, query.seat, query.room, query.before))


async def read_note(request: Request) -> KeptNote:
    """Return your private note at a table."""
    await _check_exists(request)
    return _note(await request.services.store.note(request.path_params["table"], request.player.id))


async def write_note(request: Request) -> KeptNote:
    """Replace your private note at a table, unless it has changed since the version that you have read."""
    body: NoteText = request.body
    await _check_exists(request)
    try:
        table, player = request.path_params["table"], request.player.id
        return _note(await request.services.store.write_note(table, player, body.text, body.version))
    except Stale as stale:
        now = stale.numbers["note"]
        raise ProblemError("note-changed", extra={"version": now}, found=body.version, now=now) from None


async def _check_exists(request: Request) -> None:
    """Raise the problem `no-such-table` unless the requested table exists."""
    async with requested_table(request):
        return


def _note(note: Note) -> KeptNote:
    return KeptNote(note.text, note.version)


def listed(tables: Sequence[Listing], more: int = 0) -> Listings:
    """The response with these tables, and the number of those that follow."""
    return Listings([_listed(table) for table in tables], more)


def _listed(table: Listing) -> Listed:
    seats = [ListedSeat(_kind(seat.bot, seat.name), seat.name, seat.bot, seat.won) for seat in table.seats]
    status: Literal["open", "running", "over"] = table.status  # type: ignore[assignment]
    return Listed(
        table.id,
        table.game,
        decode_settings(table.settings).public(),
        status,
        table.visibility,
        table.pace,
        seats,
        list(table.yours),
        table.your_turn,
        table.opened,
        table.updated,
    )


def _kind(bot: str | None, name: str) -> Literal["open", "human", "bot"]:
    if bot is not None:
        return "bot"
    return "human" if name else "open"
