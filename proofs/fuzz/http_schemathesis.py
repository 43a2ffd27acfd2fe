"""P12 by Schemathesis, which makes requests from the OpenAPI document of a real server and checks the answers."""

import asyncio
import warnings
from collections import Counter
from collections.abc import Sequence
from contextlib import ExitStack
from typing import Any

import schemathesis
from schemathesis.engine import events, from_schema

from ..result import ProofResult
from ..server.client import Client
from ..server.databases import Databases
from ..server.server import Server, fork_server_in_folder

PEOPLE = ("nobody", "player", "other seat", "guest")
CHECKS = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")
SIGNING = ("new_guest", "new_account", "sign_in", "sign_out")
ALWAYS, FOR_EACH_EXAMPLE = 1_200, 16
"""Requests that Schemathesis makes as each user in any case, and for each example per operation; both are estimates."""


async def _prepare(server: Server) -> tuple[dict[str, str], str]:
    """Start the server and seat two players at a table; the cookies by name, and the table."""
    await server.start()
    clients = {name: await Client(server.address, name).become_guest() for name in PEOPLE[1:]}
    table = (await clients["player"].open_table(visibility="listed"))["about"]["id"]
    await clients["other seat"].do(table, {"do": "sit", "seat": 1}, 1)
    await clients["guest"].open_table("war", ("me", "me", "bot:random", "bot:random"), visibility="listed")
    cookies = {name: client.cookie for name, client in clients.items()}
    assert all(cookies.values()), cookies
    for client in clients.values():
        await client.close()
    return cookies, table


def _settings(cookie: str, table: str, examples: int, seed: int) -> dict[str, Any]:
    generation = {"max-examples": examples, "database": "none", "with-security-parameters": False}
    return {
        "seed": seed,
        "headers": {"Cookie": cookie} if cookie else {},
        "request-timeout": 60,
        "continue-on-failure": True,
        "generation": generation,
        "checks": {"enabled": False, **{check: {"enabled": True} for check in CHECKS}},
        "parameters": {"path.table": table} if table else {},
        # Signing in or out changes the cookie.
        "operations": [{"include-operation-id": list(SIGNING), "enabled": not cookie}],
    }


def documented(size: int, seed: int = 0, people: Sequence[str] = PEOPLE) -> ProofResult:
    """Send about `size` requests as these users, in sequences where the document has links."""
    statuses: Counter[int] = Counter()
    phases: Counter[str] = Counter()
    wrong: list[str] = []
    with ExitStack() as stack:
        stack.enter_context(warnings.catch_warnings())
        warnings.simplefilter("ignore")
        forks, folder = stack.enter_context(fork_server_in_folder())
        server = Server(stack.enter_context(Databases(folder)).sqlite(), folder, forks)
        cookies, table = asyncio.run(_prepare(server))
        examples = max(2, (size // len(people) - ALWAYS) // FOR_EACH_EXAMPLE)
        for number, who in enumerate(people):
            seated = table if who in ("player", "other seat") else ""
            found, broken = _as_user(server, _settings(cookies.get(who, ""), seated, examples, seed + number), phases)
            statuses += found
            wrong += [f"as {who}: {each}" for each in broken]
        wrong += server.faults()
        asyncio.run(server.stop())
    summary = ", ".join(f"{count:,} × {status}" for status, count in sorted(statuses.items()))
    remarks = ", ".join(f"{count:,} {phase}" for phase, count in phases.most_common())
    return ProofResult(
        "P12, HTTP by Schemathesis", f"{statuses.total():,} requests: {summary}", statuses.total(), wrong, remarks
    )


def _as_user(server: Server, settings: dict[str, Any], phases: Counter[str]) -> tuple[Counter[int], list[str]]:
    statuses: Counter[int] = Counter()
    wrong: list[str] = []
    config = schemathesis.Config.from_dict(settings)
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/openapi.json", config=config)
    for event in from_schema(schema).execute():
        if isinstance(event, events.NonFatalError | events.FatalError):
            wrong.append(str(event)[:500])
        if not isinstance(event, events.ScenarioFinished):
            continue
        for interaction in event.recorder.interactions.values():
            if interaction.response is not None:
                statuses[interaction.response.status_code] += 1
                phases[str(event.phase.value)] += 1
        for checks in event.recorder.checks.values():
            for check in checks:
                if check.failure_info is not None:
                    wrong.append(f"{event.recorder.label}: {check.name}: {str(check.failure_info.failure)[:300]}")
    return statuses, wrong
