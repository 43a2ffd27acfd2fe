"""The route table: everything that can be asked for, who may ask, what is sent, what is answered, what may go wrong.

The server's routes, its OpenAPI document and the tests of access are all made from this one list.
"""

from typing import Final

from famiglia.table.messages import Command, GamePreview, TableState, TableUpdate

from .handlers import accounts as people
from .handlers import server_info as info
from .handlers import tables
from .http.limits import MAX_RECORD
from .http.request import Request
from .http.route import Route
from .schemas.tables import (
    AboutMove,
    AfterTable,
    AtSeat,
    Games,
    Health,
    Imported,
    InLang,
    KeptNote,
    Link,
    Listings,
    Me,
    NewAccount,
    NewGuest,
    NewName,
    NewPassword,
    NewTable,
    NoteText,
    OlderLines,
    Reasons,
    Rulebook,
    SignIn,
    Since,
    SomeSteps,
    Steps,
    Talk,
)

TABLE: Final = "/api/tables/{table}"
NO_TABLE: Final = ("no-such-table", "too-many")
NOT_YOURS: Final = (*NO_TABLE, "not-your-seat", "no-such-seat")
DEEDS: Final = (
    "no-such-table", "not-your-seat", "not-host", "no-such-room", "no-such-seat", "stale", "seat-taken", "no-bot-there",
    "not-running", "begun", "over", "not-over", "asked", "nothing-to-undo", "undone-enough", "moved-enough", "talked-enough",
    "id-reused", "bad-move", "no-such-bot", "bad-name", "empty-line", "refused", "too-many",
)  # fmt: skip


async def live(request: Request) -> None:
    """A socket that sends the table's state, then what changes; it takes pings and nothing else."""


ROUTES: Final[tuple[Route, ...]] = (
    Route("POST", f"{TABLE}/commands", tables.do, TableUpdate, "signed-in", True, Command, InLang, errors=DEEDS),
    Route("GET", TABLE, tables.look, TableState, "anyone", True, query=Since, errors=NOT_YOURS),
    Route(
        "SOCKET", f"{TABLE}/live", live, TableState | TableUpdate, "anyone", True, query=Since,
        errors=(*NOT_YOURS, "too-many-sockets"),
    ),
    Route(
        "GET", f"{TABLE}/why", tables.ask_why, Reasons, "signed-in", True, query=AboutMove,
        errors=(*NOT_YOURS, "not-running", "bad-move"),
    ),
    Route(
        "GET", f"{TABLE}/preview", tables.ask_preview, GamePreview, "signed-in", True, query=AboutMove,
        errors=(*NOT_YOURS, "not-running", "bad-move", "refused"),
    ),
    Route("GET", f"{TABLE}/steps", tables.replay, Steps, "anyone", True, query=SomeSteps, errors=NOT_YOURS),
    Route("GET", f"{TABLE}/record", tables.download, tables.JSON_LINES, "anyone", True, query=AtSeat, errors=NOT_YOURS),
    Route(
        "GET", f"{TABLE}/chat", tables.older_talk, Talk, "anyone", True, query=OlderLines,
        errors=(*NOT_YOURS, "no-such-room"),
    ),
    Route("GET", f"{TABLE}/note", tables.read_note, KeptNote, "signed-in", errors=NO_TABLE),
    Route("PUT", f"{TABLE}/note", tables.write_note, KeptNote, "signed-in", body=NoteText, errors=(*NO_TABLE, "note-changed")),
    Route("GET", "/api/tables", tables.listed_tables, Listings, "anyone"),
    Route(
        "POST", "/api/tables", tables.open_table, TableState, "signed-in", body=NewTable, query=InLang, status=201,
        errors=("bad-settings", "bad-name", "no-such-bot", "id-reused", "too-many"),
    ),
    Route(
        "POST", "/api/records", tables.upload, Imported, "signed-in", body=bytes, max_body=MAX_RECORD, status=201,
        errors=("bad-record", "long-record", "too-many", "records-waiting"),
    ),
    Route("POST", "/api/guests", people.new_guest, Me, "anyone", body=NewGuest, status=201, errors=("too-many",)),
    Route(
        "POST", "/api/accounts", people.new_account, Me, "anyone", body=NewAccount, status=201,
        errors=("bad-password", "account-taken", "has-account", "too-many"),
    ),
    Route(
        "POST", "/api/session", people.sign_in, Me, "anyone", body=SignIn,
        errors=("wrong-password", "wrong-link", "too-many"),
    ),
    Route("DELETE", "/api/session", people.sign_out, None, "anyone", status=204),
    Route("GET", "/api/me", people.me, Me | None, "anyone"),
    Route("PATCH", "/api/me", people.rename, Me, "signed-in", body=NewName),
    Route("POST", "/api/me/link", people.new_link, Link, "signed-in", errors=("has-account",)),
    Route(
        "POST", "/api/me/password", people.change_password, Me, "signed-in", body=NewPassword,
        errors=("bad-password", "no-account", "not-your-password", "too-many"),
    ),
    Route("DELETE", "/api/me/sessions", people.sign_out_everywhere, None, "signed-in", status=204),
    Route("GET", "/api/me/tables", people.my_tables, Listings, "signed-in", query=AfterTable),
    Route("GET", "/api/games", info.all_games, Games, "anyone"),
    Route("GET", "/api/rules/{game}", info.rules_of, Rulebook, "anyone", query=InLang, errors=("no-such-page",)),
    Route("GET", "/api/health", info.health, Health, "anyone", errors=("failing",)),
    Route("GET", "/api/openapi.json", info.openapi, "application/json", "anyone"),
    Route("GET", "/api/docs", info.docs, "text/html", "anyone"),
)  # fmt: skip
