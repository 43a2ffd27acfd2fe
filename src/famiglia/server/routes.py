"""The route table: every operation of the API with its access rights, schemas and possible problems.

The server's routes, the OpenAPI document and the tests of access rights are all made from this list.
"""

from typing import Final

from famiglia.table.draft_messages import Draft, Try
from famiglia.table.hint_messages import AskHint, Hint
from famiglia.table.messages import Command, GamePreview, GameStory, TableState, TableUpdate
from famiglia.table.war.pack_contents import PackContents

from .handlers import accounts, server_info, tables
from .http.limits import MAX_RECORD
from .http.request import Request
from .http.route import Route
from .schemas.accounts import Link, Me, NewAccount, NewGuest, NewName, NewPassword, SignIn
from .schemas.chat import OlderLines, Talk
from .schemas.games import Games, Rulebook
from .schemas.notes import KeptNote, NoteText
from .schemas.queries import AtSeat, InLang
from .schemas.replays import Imported, SomeSteps, Steps
from .schemas.server_info import Health
from .schemas.tables import AboutMove, AfterTable, Listings, NewTable, Reasons, Since

TABLE: Final = "/api/tables/{table}"
TABLE_ERRORS: Final = ("no-such-table", "too-many")
SEAT_ERRORS: Final = (*TABLE_ERRORS, "not-your-seat", "no-such-seat")
COMMAND_ERRORS: Final = (
    "no-such-table", "not-your-seat", "not-host", "no-such-room", "no-such-seat", "stale", "seat-taken", "no-bot-there",
    "not-running", "begun", "over", "not-over", "asked", "nothing-to-undo", "undone-enough", "moved-enough", "talked-enough",
    "no-team", "sketched-enough", "no-such-place", "bad-mark",
    "id-reused", "bad-move", "no-such-bot", "bad-name", "empty-line", "refused", "too-many", "final-move",
)  # fmt: skip


async def live(request: Request) -> None:
    """Open a WebSocket that sends the state of the table and then every update. The client may only send pings."""


ROUTES: Final[tuple[Route, ...]] = (
    Route("POST", f"{TABLE}/commands", tables.do, TableUpdate, "signed-in", True, Command, InLang, errors=COMMAND_ERRORS),
    Route("GET", TABLE, tables.look, TableState, "anyone", True, query=Since, errors=SEAT_ERRORS),
    Route(
        "SOCKET", f"{TABLE}/live", live, TableState | TableUpdate, "anyone", True, query=Since,
        errors=(*SEAT_ERRORS, "too-many-sockets"),
    ),
    Route(
        "GET", f"{TABLE}/why", tables.ask_why, Reasons, "signed-in", True, query=AboutMove,
        errors=(*SEAT_ERRORS, "not-running", "bad-move", "refused", "final-move"), for_team=True,
    ),
    Route(
        "GET", f"{TABLE}/preview", tables.ask_preview, GamePreview, "signed-in", True, query=AboutMove,
        errors=(*SEAT_ERRORS, "not-running", "bad-move", "refused", "final-move"), for_team=True,
    ),
    Route(
        "POST", f"{TABLE}/try", tables.try_moves, Draft, "signed-in", True, Try, InLang,
        errors=(*SEAT_ERRORS, "not-running", "over", "stale", "bad-move"), for_team=True,
    ),
    Route(
        "POST", f"{TABLE}/hint", tables.ask_hint, Hint, "signed-in", True, AskHint, InLang,
        errors=(*SEAT_ERRORS, "not-running", "over", "stale", "not-your-turn", "no-hints", "hints-off", "bad-move", "not-legal"),
    ),
    Route("GET", f"{TABLE}/steps", tables.replay, Steps, "anyone", True, query=SomeSteps, errors=SEAT_ERRORS),
    Route("GET", f"{TABLE}/story", tables.tell_story, GameStory, "anyone", errors=(*TABLE_ERRORS, "not-over")),
    Route("GET", f"{TABLE}/record", tables.download, tables.JSON_LINES, "anyone", True, query=AtSeat, errors=SEAT_ERRORS),
    Route(
        "GET", f"{TABLE}/chat", tables.older_talk, Talk, "anyone", True, query=OlderLines,
        errors=(*SEAT_ERRORS, "no-such-room"),
    ),
    Route("GET", f"{TABLE}/note", tables.read_note, KeptNote, "signed-in", errors=TABLE_ERRORS),
    Route(
        "PUT", f"{TABLE}/note", tables.write_note, KeptNote, "signed-in", body=NoteText,
        errors=(*TABLE_ERRORS, "note-changed"),
    ),
    Route("GET", "/api/tables", tables.listed_tables, Listings, "anyone"),
    Route(
        "POST", "/api/tables", tables.open_table, TableState, "signed-in", body=NewTable, query=InLang, status=201,
        errors=("bad-settings", "bad-name", "no-such-bot", "id-reused", "too-many"),
    ),
    Route(
        "POST", "/api/records", tables.upload, Imported, "signed-in", body=bytes, max_body=MAX_RECORD, status=201,
        errors=("bad-record", "long-record", "too-many", "records-waiting"),
    ),
    Route("POST", "/api/guests", accounts.new_guest, Me, "anyone", body=NewGuest, status=201, errors=("too-many",)),
    Route(
        "POST", "/api/accounts", accounts.new_account, Me, "anyone", body=NewAccount, status=201,
        errors=("bad-password", "account-taken", "has-account", "too-many"),
    ),
    Route(
        "POST", "/api/session", accounts.sign_in, Me, "anyone", body=SignIn,
        errors=("wrong-password", "wrong-link", "too-many"),
    ),
    Route("DELETE", "/api/session", accounts.sign_out, None, "anyone", status=204),
    Route("GET", "/api/me", accounts.me, Me | None, "anyone"),
    Route("PATCH", "/api/me", accounts.rename, Me, "signed-in", body=NewName),
    Route("POST", "/api/me/link", accounts.new_link, Link, "signed-in", errors=("has-account",)),
    Route(
        "POST", "/api/me/password", accounts.change_password, Me, "signed-in", body=NewPassword,
        errors=("bad-password", "no-account", "not-your-password", "too-many"),
    ),
    Route("DELETE", "/api/me/sessions", accounts.sign_out_everywhere, None, "signed-in", status=204),
    Route("GET", "/api/me/tables", accounts.my_tables, Listings, "signed-in", query=AfterTable),
    Route("GET", "/api/games", server_info.all_games, Games, "anyone"),
    Route("GET", "/api/rules/{game}", server_info.rules_of, Rulebook, "anyone", query=InLang, errors=("no-such-page",)),
    Route("GET", "/api/packs/{pack}", server_info.pack, PackContents, "anyone", errors=("no-such-page",)),
    Route("GET", "/api/packs/{pack}/map", server_info.pack_map, "application/json", "anyone", errors=("no-such-page",)),
    Route("GET", "/api/health", server_info.health, Health, "anyone", errors=("failing",)),
    Route("GET", "/api/openapi.json", server_info.openapi, "application/json", "anyone"),
    Route("GET", "/api/docs", server_info.docs, "text/html", "anyone"),
)  # fmt: skip
