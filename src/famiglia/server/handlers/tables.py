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
from ..http.problems import Trouble
from ..http.request import Call
from ..http.responses import Reply, json_reply
from ..live.broadcast import known
from ..live.commands import Wish
from ..live.table_rows import index_of, opened, row_of, same_wish, settings_of, wanted
from ..schemas.tables import Imported, KeptNote, Listed, ListedSeat, Listings, NewTable, NoteText, Reasons, Steps, Talk

JSON_LINES = "application/jsonl"
MOST_LISTED = 100


async def listed_tables(call: Call) -> Listings:
    """The tables that anybody may see and that are not over."""
    return listed(await call.house.store.listed(MOST_LISTED))


async def open_table(call: Call) -> Reply:
    """Open a table; sent again with the same id, it is the same table."""
    wish: NewTable = call.body
    player, house = call.player, call.house
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
    occupants = wanted(wish.seats, wish.names, settings, player.id, player.name, wish.seed)
    is_new = await house.store.heads([wish.id]) == {wish.id: {}}
    if is_new:  # dealing a war costs far more than counting tables: what is too much is refused first
        await house.limits.check(NEW_TABLES, player.id, call.at)
    table, entries = opened(wish.id, settings, occupants, call.at)
    names = {seat: table.seats[seat].name for seat, name in enumerate(wish.names) if name is not None}
    if is_new:
        with suppress(TableTaken):
            await house.store.new_table(row_of(table), entries, index_of(table, call.at, True))
    async with house.telling.visit(wish.id) as live:
        if not same_wish(live.at_hand, settings, wish.seats, names):
            raise Trouble("id-reused")
        house.doing.wake(live)
        state = house.telling.state_for(live, call.who, None)
    return json_reply(201, state, {"Location": f"/api/tables/{wish.id}"})


async def look(call: Call) -> TableState:
    """All that one may know of a table; whoever knows its link may look on."""
    async with call.look() as live:
        after = known(live.at_hand, call.query.after)
        return call.house.telling.state_for(live, call.who, call.query.seat, after)


async def do(call: Call) -> Reply:
    """Sit down, leave, invite a bot, move, undo, chat, ask for a rematch; the same id sent twice takes effect once."""
    command: Command = call.body
    call.house.limits.check_often(CHAT if isinstance(command.deed, Say) else COMMANDS, call.player.id)
    wish = Wish(call.who, call.player.id, command, call.at)
    answer = await call.house.doing.command(call.path["table"], wish)
    return Reply(200, answer, headers={"Cache-Control": "no-store"})


async def ask_why(call: Call) -> Reasons:
    """Why a move of one's own seat is not legal now."""
    async with call.look() as live:
        table = live.at_hand
        table.viewer(call.who.player, call.query.seat)
        refusal = why(table, call.query.seat, call.query.move)
    if refusal is None:
        return Reasons(True)
    remedy = None if refusal.remedy is None else says(refusal.remedy)
    return Reasons(
        False, refusal.rule, refusal.sentence(call.lang), says(refusal.fact), remedy, refusal.explain(call.lang)
    )


async def ask_preview(call: Call) -> GamePreview:
    """What a legal move of one's own seat would bring, as far as that seat can know."""
    budgets = call.house.reading.budgets
    budgets.check(call.reader)
    async with call.look() as live:
        table = live.at_hand
        table.viewer(call.who.player, call.query.seat)
        with budgets.charged(call.reader):
            return preview(table, call.query.seat, call.query.move)


async def replay(call: Call) -> Steps:
    """Some steps of the game, from one seat's knowledge while it runs, in full when it is over."""
    house, id_ = call.house, call.path["table"]
    house.reading.budgets.check(call.reader)

    @asynccontextmanager
    async def visit() -> AsyncIterator[tuple[Table, Viewer]]:
        async with house.tables.visit(id_) as live:
            yield live.at_hand, live.at_hand.viewer(call.who.player, call.query.seat)

    async with call.look():  # what other processes have written belongs to it
        pass
    found, total = await house.reading.steps(call.reader, visit, call.query.first, call.query.count)
    return Steps(found, call.query.first, total)


async def download(call: Call) -> Reply:
    """The record of the game: complete when it is over, before that what one may know."""
    async with call.look() as live:
        table = live.at_hand
        lines = "".join(seen_record(table, table.viewer(call.who.player, call.query.seat)))
    name = f'attachment; filename="famiglia-{table.settings.game}-{table.id[:6]}.jsonl"'
    headers = {"Content-Disposition": name, "Cache-Control": "no-store"}
    return Reply(200, lines.encode(), JSON_LINES, headers, may_pack=True)


async def upload(call: Call) -> Imported:
    """Keep the record of a finished game as a table to look at; every shuffle, position and the result are checked."""
    await call.house.limits.check(NEW_RECORDS, call.player.id, call.at)
    row, entries, index = await call.house.uploads.kept(new_secret(), call.body, call.player.id, call.at)
    await call.house.store.new_table(row, entries, index)
    return Imported(row.id)


async def older_talk(call: Call) -> Talk:
    """Lines of a chat room before those that one has."""
    async with call.look() as live:
        found = older(live.at_hand, call.who.player, call.query.seat, call.query.room, call.query.before)
        return Talk(found)


async def read_note(call: Call) -> KeptNote:
    """One's private note at a table."""
    await _exists(call)
    return _note(await call.house.store.note(call.path["table"], call.player.id))


async def write_note(call: Call) -> KeptNote:
    """Change one's private note, if it is still the version that was read."""
    wish: NoteText = call.body
    await _exists(call)
    try:
        return _note(await call.house.store.put_note(call.path["table"], call.player.id, wish.text, wish.version))
    except Stale as stale:
        now = stale.numbers["note"]
        raise Trouble("note-changed", extra={"version": now}, found=wish.version, now=now) from None


async def _exists(call: Call) -> None:
    async with call.look():
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
        settings_of(table.settings).public(),
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
