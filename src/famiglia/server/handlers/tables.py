"""Tables: open one, look at it, do something there."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Literal

from famiglia.game import Viewer
from famiglia.store import Listing, Note, Stale, TableTaken
from famiglia.table import Settings, Table
from famiglia.table.messages import Command, GamePreview, Say, TableState
from famiglia.table.sentences import says
from famiglia.table.views import older, preview, seen_record, why

from ..auth.sessions import new_secret
from ..http.limits import CHAT, COMMANDS, NEW_RECORDS, NEW_TABLES
from ..http.problems import ProblemError
from ..http.request import Request
from ..http.responses import Response, json_response
from ..live.commands import PendingCommand
from ..live.new_table import create_table, matches_request, requested_occupants
from ..live.requested_table import requested_table
from ..live.stream_numbers import known_numbers
from ..live.table_rows import decode_settings, row_of, summary_of
from ..schemas.tables import Imported, KeptNote, Listed, ListedSeat, Listings, NewTable, NoteText, Reasons, Steps, Talk

JSON_LINES = "application/jsonl"
MOST_LISTED = 100


async def listed_tables(request: Request) -> Listings:
    """The tables that anybody may see and that are not over."""
    return listed(await request.services.store.listed_tables(MOST_LISTED))


async def open_table(request: Request) -> Response:
    """Open a table; sent again with the same id, it is the same table."""
    wish: NewTable = request.body
    player, services = request.player, request.services
    settings = Settings(
        game=wish.game,
        edition=wish.edition,
        options=tuple(sorted(set(wish.options))),
        first=wish.first,
        memory_aid=wish.memory_aid,
        pack=wish.pack,
        visibility=wish.visibility,
        pace=wish.pace,
        host=player.id,
    ).checked()
    occupants = requested_occupants(wish.seats, wish.names, settings, player.id, player.name, wish.seed)
    is_new = await services.store.stream_numbers([wish.id]) == {wish.id: {}}
    if is_new:  # dealing a war costs far more than counting tables: what is too much is refused first
        await services.limits.check(NEW_TABLES, player.id, request.now)
    table, entries = create_table(wish.id, settings, occupants, request.now)
    names = {seat: table.seats[seat].name for seat, name in enumerate(wish.names) if name is not None}
    if is_new:
        with suppress(TableTaken):
            await services.store.new_table(row_of(table), entries, summary_of(table, request.now, True))
    async with services.broadcaster.caught_up(wish.id) as live:
        if not matches_request(live.table, settings, wish.seats, names):
            raise ProblemError("id-reused")
        services.table_tasks.start(live)
        state = services.broadcaster.state_for(live, request.who, None)
    return json_response(201, state, {"Location": f"/api/tables/{wish.id}"})


async def look(request: Request) -> TableState:
    """All that one may know of a table; whoever knows its link may look on."""
    async with requested_table(request) as live:
        after = known_numbers(live.table, request.query.after)
        return request.services.broadcaster.state_for(live, request.who, request.query.seat, after)


async def do(request: Request) -> Response:
    """Sit down, leave, invite a bot, move, undo, chat, ask for a rematch; the same id sent twice takes effect once."""
    command: Command = request.body
    request.services.limits.check_in_memory(CHAT if isinstance(command.deed, Say) else COMMANDS, request.player.id)
    wish = PendingCommand(request.who, request.player.id, command, request.now)
    answer = await request.services.commands.run(request.path_params["table"], wish)
    return Response(200, answer, headers={"Cache-Control": "no-store"})


async def ask_why(request: Request) -> Reasons:
    """Why a move of one's own seat is not legal now."""
    async with requested_table(request) as live:
        table = live.table
        table.viewer(request.who.player, request.query.seat)
        refusal = why(table, request.query.seat, request.query.move)
    if refusal is None:
        return Reasons(True)
    remedy = None if refusal.remedy is None else says(refusal.remedy)
    return Reasons(
        False, refusal.rule, refusal.sentence(request.lang), says(refusal.fact), remedy, refusal.explain(request.lang)
    )


async def ask_preview(request: Request) -> GamePreview:
    """What a legal move of one's own seat would bring, as far as that seat can know."""
    budgets = request.services.replays.budgets
    budgets.check(request.reader)
    async with requested_table(request) as live:
        table = live.table
        table.viewer(request.who.player, request.query.seat)
        with budgets.charged(request.reader):
            return preview(table, request.query.seat, request.query.move)


async def replay(request: Request) -> Steps:
    """Some steps of the game, from one seat's knowledge while it runs, in full when it is over."""
    services, id_ = request.services, request.path_params["table"]
    services.replays.budgets.check(request.reader)

    @asynccontextmanager
    async def visit() -> AsyncIterator[tuple[Table, Viewer]]:
        async with services.tables.locked(id_) as live:
            yield live.table, live.table.viewer(request.who.player, request.query.seat)

    async with requested_table(request):  # what other processes have written belongs to it
        pass
    found, total = await services.replays.read(request.reader, visit, request.query.first, request.query.count)
    return Steps(found, request.query.first, total)


async def download(request: Request) -> Response:
    """The record of the game: complete when it is over, before that what one may know."""
    async with requested_table(request) as live:
        table = live.table
        lines = "".join(seen_record(table, table.viewer(request.who.player, request.query.seat)))
    name = f'attachment; filename="famiglia-{table.settings.game}-{table.id[:6]}.jsonl"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Response(200, lines.encode(), JSON_LINES, headers, compressible=True)


async def upload(request: Request) -> Imported:
    """Keep the record of a finished game as a table to look at; every shuffle, position and the result are checked."""
    await request.services.limits.check(NEW_RECORDS, request.player.id, request.now)
    row, entries, index = await request.services.uploads.check(
        new_secret(), request.body, request.player.id, request.now
    )
    await request.services.store.new_table(row, entries, index)
    return Imported(row.id)


async def older_talk(request: Request) -> Talk:
    """Lines of a chat room before those that one has."""
    async with requested_table(request) as live:
        found = older(live.table, request.who.player, request.query.seat, request.query.room, request.query.before)
        return Talk(found)


async def read_note(request: Request) -> KeptNote:
    """One's private note at a table."""
    await _exists(request)
    return _note(await request.services.store.note(request.path_params["table"], request.player.id))


async def write_note(request: Request) -> KeptNote:
    """Change one's private note, if it is still the version that was read."""
    wish: NoteText = request.body
    await _exists(request)
    try:
        table, player = request.path_params["table"], request.player.id
        return _note(await request.services.store.write_note(table, player, wish.text, wish.version))
    except Stale as stale:
        now = stale.numbers["note"]
        raise ProblemError("note-changed", extra={"version": now}, found=wish.version, now=now) from None


async def _exists(request: Request) -> None:
    async with requested_table(request):
        return


def _note(note: Note) -> KeptNote:
    return KeptNote(note.text, note.version)


def listed(tables: Sequence[Listing], more: int = 0) -> Listings:
    """Tables as a list shows them, and how many follow."""
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
