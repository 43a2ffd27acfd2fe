"""A sample request for every route; the tests that go through all routes fail if a route has none."""

from base64 import b64encode
from typing import Any

import httpx

from famiglia.server.http.route import Route

from .people import Person, new_id

SEAT = {"seat": 0}


def samples() -> dict[tuple[str, str], dict[str, Any]]:
    """Make the arguments of a request for each method and path; a request that concerns a seat is about seat 0."""
    table = "/api/tables/{table}"
    undo = {"id": new_id(), "expected": 0, "deed": {"do": "undo", "seat": 0}}
    secret = {"account": f"nobody {new_id()[:6]}", "password": "not the password"}
    return {
        ("POST", f"{table}/commands"): {"json": undo},
        ("GET", table): {"params": SEAT},
        ("SOCKET", f"{table}/live"): {"params": SEAT},
        ("GET", f"{table}/why"): {"params": SEAT | {"move": "pass"}},
        ("GET", f"{table}/preview"): {"params": SEAT | {"move": "pass"}},
        ("POST", f"{table}/try"): {"json": SEAT | {"number": 0, "moves": ["pass"]}},
        ("POST", f"{table}/hint"): {"json": SEAT | {"number": 0}},
        ("GET", f"{table}/steps"): {"params": SEAT},
        ("GET", f"{table}/story"): {},
        ("GET", f"{table}/record"): {"params": SEAT},
        ("GET", f"{table}/chat"): {"params": SEAT | {"room": "players", "before": 1}},
        ("GET", f"{table}/note"): {},
        ("PUT", f"{table}/note"): {"json": {"text": "", "version": 10**6}},
        ("GET", "/api/tables"): {},
        ("POST", "/api/tables"): {"json": {"id": "short", "game": "duel", "seats": []}},
        ("POST", "/api/records"): {"content": b"{}"},
        ("POST", "/api/guests"): {"json": {"name": ""}},
        ("POST", "/api/accounts"): {"json": secret | {"password": "short"}},
        ("POST", "/api/session"): {"json": {"link": "no such link"}},
        ("DELETE", "/api/session"): {},
        ("GET", "/api/me"): {},
        ("PATCH", "/api/me"): {"json": {"name": ""}},
        ("POST", "/api/me/link"): {},
        ("POST", "/api/me/password"): {"json": {"current": "not the password", "new": "short"}},
        ("DELETE", "/api/me/sessions"): {},
        ("GET", "/api/me/tables"): {},
        ("GET", "/api/games"): {},
        ("GET", "/api/rules/{game}"): {},
        ("GET", "/api/packs/{pack}"): {},
        ("GET", "/api/packs/{pack}/map"): {},
        ("GET", "/api/health"): {},
        ("GET", "/api/openapi.json"): {},
        ("GET", "/api/docs"): {},
    }


def ask(
    person: Person, route: Route, table: str, headers: dict[str, str] | None = None, **overrides: Any
) -> httpx.Response:
    """Send the sample request of a route; for a socket, the upgrade request of a browser."""
    arguments = samples()[route.method, route.path] | overrides
    all_headers = dict(headers or {})
    if route.method == "SOCKET":
        key = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        all_headers |= key | {"Sec-WebSocket-Key": b64encode(b"famiglia" * 2).decode()}
    method = "GET" if route.method == "SOCKET" else route.method
    path = route.path.format(table=table, game="duel", pack="standard")
    with person.http.stream(method, path, headers=all_headers, **arguments) as response:
        if response.status_code != 101:
            response.read()
    return response
