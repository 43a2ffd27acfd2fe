"""A working example of every operation: its body for the OpenAPI document, and a curl command for the manual."""

import json
from typing import Any, Final

BODIES: Final[dict[str, Any]] = {
    "new_guest": {"name": "Anna"},
    "rename": {"name": "Anna Bolena"},
    "new_account": {"account": "anna", "password": "four lemons at dusk"},
    "sign_in": {"account": "anna", "password": "four lemons at dusk"},
    "change_password": {"current": "four lemons at dusk", "new": "five lemons at dawn"},
    "open_table": {"id": "6f1c0a52b94d4c1e8d7a3b5e90f2c461", "game": "duel", "seats": ["me", "bot:greedy"], "first": 0},
    "do": {"id": "my-first-move", "expected": 2, "deed": {"do": "play", "seat": 0, "move": "pass"}},
    "try_moves": {"seat": 0, "number": 2, "moves": ["pass"]},
    "ask_hint": {"seat": 0, "number": 2},
    "write_note": {"text": "Watch the Mercenaries.", "version": 0},
}
"""By operation id: the body of the request."""
QUERIES: Final[dict[str, str]] = {
    "ask_why": "seat=0&move=take+M4",
    "ask_preview": "seat=0&move=pass",
    "replay": "first=0&count=10",
    "older_talk": "room=players&before=100",
    "rules_of": "lang=de",
}
PATH_VALUES: Final = {"{table}": "$TABLE", "{game}": "duel", "{pack}": "standard"}
SOCKET: Final = (
    '-N -H "Connection: Upgrade" -H "Upgrade: websocket" -H "Sec-WebSocket-Version: 13" '
    '-H "Sec-WebSocket-Key: ZmFtaWdsaWFmYW1pZ2xpYQ==" '
)


def command(operation: str, method: str, path: str) -> str:
    """The curl command for an operation, with the session in the cookie file `jar` and `$FAMIGLIA` and `$TABLE` as variables."""
    for parameter, value in PATH_VALUES.items():
        path = path.replace(parameter, value)
    if operation in QUERIES:
        path += f"?{QUERIES[operation]}"
    options = "" if method in ("GET", "POST") else f"-X {method} "
    if operation == "live":
        options += SOCKET
    elif operation == "upload":
        options += "--data-binary @record.jsonl "
    elif operation in BODIES:
        body = json.dumps(BODIES[operation]).replace(BODIES["open_table"]["id"], "'$TABLE'")
        options += f"-H \"Content-Type: application/json\" \\\n  -d '{body}' "
    elif method == "POST":
        options += "-X POST "
    return f'curl -b jar -c jar {options}"$FAMIGLIA{path}"'
