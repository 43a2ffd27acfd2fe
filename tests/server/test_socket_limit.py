"""The number of sockets of one address is limited; a further one is refused, which is logged once."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from .patched_server import patched_program
from .people import PATIENCE, Person
from .server_process import running

FEW = "import famiglia.server.http.limits as l; l.SOCKETS_PER_NETWORK = 2"


def test_one_socket_too_many_of_an_address_is_refused_and_logged(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, FEW)) as server:
        anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "open"))["about"]["id"]
        where = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"

        def come(host: int, household: int = 2, lang: str = "en") -> ClientConnection:
            headers = {"X-Forwarded-For": f"2001:db8:1:{household}::{host}", "Accept-Language": lang}
            return connect(where, additional_headers=headers, open_timeout=PATIENCE)

        with come(1) as first, come(2) as second:
            first.recv()
            second.recv()
            for lang, sentence in (
                ("en", "Too many tables are open in the browsers of your network."),
                ("de", "In den Browsern deines Netzwerks sind zu viele Tische offen."),
                ("fr", "Trop de tables sont ouvertes dans les navigateurs de votre réseau."),
            ):
                with pytest.raises(InvalidStatus) as refused:
                    come(3, lang=lang)
                response = refused.value.response
                assert (429, "application/problem+json") == (response.status_code, response.headers["Content-Type"])
                assert 1 <= int(response.headers["Retry-After"])
                problem = json.loads(response.body or b"")
                assert "too-many-sockets" == problem["code"]
                assert problem["detail"].startswith(sentence)
            assert 1 == server.log_text().count("an address has too many sockets")
            with come(1, household=3) as other:
                other.recv()
        anna.close()
