"""Starting, stopping, killing and restarting a server: nothing is lost, and nobody waits for a slow bot."""

import json
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from famiglia.record import verify

from .patched_server import extra_bots, patched_program
from .people import Person, State, problem, until
from .server_process import PATIENCE, alive, running


def listens(port: int) -> bool:
    """Whether the server still accepts connections."""
    try:
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE).close()
    except OSError:
        return False
    return True


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_gracefully(tmp_path: Path, sign: signal.Signals) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}") as server:
        anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "bot:random"))["about"]["id"]
        with anna.socket(table) as listening:
            state = listening.until(lambda message: message.get("game") and message["game"]["moves"])
            assert state["numbers"]["game"] >= 2
            children = server.children()
            server.process.send_signal(sign)
            with pytest.raises(ConnectionClosed) as closed:
                listening.until(lambda message: False)
            assert closed.value.rcvd is not None
            assert 1001 == closed.value.rcvd.code
        anna.close()
        assert 0 == server.wait()
        until(lambda: not any(alive(child) for child in children))
        lines = [json.loads(line) for line in server.log_text().splitlines()]
    assert "stopped" == lines[-1]["event"]
    assert [] == [line for line in lines if line["level"] in ("warning", "error")]


def test_a_command_that_has_begun_is_finished_before_the_server_stops(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}") as server:
        anna = Person(server.address, "Anna")
        body = b'{"name": "Annabella"}'

        def slowly() -> Iterator[bytes]:
            yield body[:5]
            server.process.send_signal(signal.SIGTERM)
            until(lambda: not listens(server.port))
            yield body[5:]

        response = anna.http.patch("/api/me", content=slowly(), headers={"Content-Type": "application/json"})
        assert (200, "Annabella") == (response.status_code, response.json()["name"])
        anna.close()
        assert 0 == server.wait()


def test_a_killed_server_comes_back_with_everything_that_it_has_acknowledged(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running(database) as first:
        anna = Person(first.address, "Anna")
        cookies = anna.http.cookies
        table = anna.open(seats=("me", "bot:greedy"), first=0)["about"]["id"]
        state = anna.look(table)
        deed = {"do": "play", "seat": 0, "move": state["game"]["moves"][-1]["move"]}
        acknowledged = anna.send(table, state["numbers"]["game"], deed, "the-last-command")
        children = first.children()
        os.kill(first.process.pid, signal.SIGKILL)
        first.process.wait()
        until(lambda: not any(alive(child) for child in children))
        anna.close()
    with running(database) as second:
        anna = Person(second.address)
        anna.http.cookies = cookies
        again = anna.send(table, state["numbers"]["game"], deed, "the-last-command")
        assert 200 == again.status_code
        body = acknowledged.json()["log"]
        assert body == again.json()["log"][: len(body)]
        problem(
            anna.send(table, state["numbers"]["game"], deed | {"move": "pass!"}, "the-last-command"), 409, "id-reused"
        )
        until(lambda: 0 in anna.look(table)["game"]["to_decide"])
        end = anna.play_to_the_end(table, lambda moves: moves[0])
        record = anna.http.get(f"/api/tables/{table}/record").content
        assert end["game"]["result"]["points"] == list(verify(record).result.points)
        anna.close()


def test_a_bot_that_was_waiting_when_the_server_died_is_woken(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running(database, patched_program(tmp_path, extra_bots())) as first:
        anna = Person(first.address, "Anna")
        table = anna.open(seats=("me", "bot:slow"), first=1)["about"]["id"]
        cookies = anna.http.cookies
        first.stop(signal.SIGKILL)
        anna.close()
    with running(database, patched_program(tmp_path, extra_bots(seconds=0))) as second:
        anna = Person(second.address)
        anna.http.cookies = cookies
        until(lambda: anna.look(table)["game"]["to_decide"] == [0])
        anna.close()


def test_a_slow_bot_slows_no_other_table_and_not_even_its_own(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, extra_bots()), bots="2") as server:
        anna, ben = Person(server.address, "Anna"), Person(server.address, "Ben")
        stuck = anna.open(seats=("me", "bot:slow"), first=1)["about"]["id"]
        until(lambda: server.children())
        table = ben.open(seats=("me", "bot:greedy"))["about"]["id"]
        end = ben.play_to_the_end(table, lambda moves: moves[0])
        assert end["game"]["result"]
        assert [1] == anna.look(stuck)["game"]["to_decide"]
        anna.do(stuck, {"do": "say", "room": "players", "text": "take your time"})
        anna.close()
        ben.close()
        assert 0 == server.stop()


def test_a_bot_that_never_decides_is_stopped(tmp_path: Path) -> None:
    impatient = "import famiglia.server.live.bot_pool as bot_pool; bot_pool.DECISION_TIMEOUT = 0.1"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, extra_bots(), impatient)) as server:
        anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "bot:slow"), first=1)["about"]["id"]
        until(lambda: anna.look(table)["game"]["to_decide"] == [0])
        assert "a bot has taken too long" in server.log_text()
        anna.close()


def test_a_bot_that_fails_is_replaced_so_that_the_game_goes_on(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, extra_bots())) as server:
        anna = Person(server.address, "Anna")
        table = anna.open(seats=("me", "bot:broken"), first=1)["about"]["id"]
        until(lambda: anna.look(table)["game"]["to_decide"] == [0])
        assert "a bot has failed" in server.log_text()
        for child in server.children():
            os.kill(child, signal.SIGKILL)
        end = anna.play_to_the_end(table, lambda moves: moves[-1])
        assert end["game"]["result"]
        anna.close()


def test_the_log_is_lines_of_json_without_secrets(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}") as server:
        anna = Person(server.address, "Anna")
        response = anna.http.post("/api/accounts", json={"account": "anna", "password": "a rare password"})
        assert 201 == response.status_code
        table = anna.open()["about"]["id"]
        with anna.socket(table) as listening:
            listening.next()
        answer = anna.http.get(f"/api/tables/{table}")
        anna.close()
        server.stop()
        said = server.log_text()
    lines: list[State] = [json.loads(line) for line in said.splitlines()]
    assert "listening" == lines[0]["event"]
    request = next(line for line in lines if line.get("id") == answer.headers["x-request-id"])
    assert ("GET", f"/api/tables/{table[:6]}…", 200) == (request["method"], request["path"], request["status"])
    for secret in (table, anna.link, anna.player, "a rare password", *anna.http.cookies.values()):
        assert secret not in said


def test_a_port_that_is_taken_is_reported_in_one_line(tmp_path: Path) -> None:
    import subprocess

    with running(f"sqlite:///{tmp_path / 'games.db'}") as server:
        command = [sys.executable, "-m", "famiglia", "serve", "--port", str(server.port)]
        command += ["--database-url", f"sqlite:///{tmp_path / 'other.db'}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert 2 == done.returncode
    assert f"--port {server.port}: cannot listen there: another program does; choose another port" in done.stderr
    assert 1 == done.stderr.count("\n")
    assert not (tmp_path / "other.db").exists()


def test_an_unfinished_request_is_answered_when_the_server_stops(tmp_path: Path) -> None:
    impatient = "import famiglia.server.runner as runner; runner.REQUEST_GRACE = 1"
    with running(f"sqlite:///{tmp_path / 'games.db'}", patched_program(tmp_path, impatient)) as server:
        head = "PUT /api/tables/nobodyhaseveropenedthis/note HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n"
        head += "Expect: 100-continue\r\nContent-Type: application/json\r\n"
        anna = Person(server.address, "Anna")
        cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as wire:
            wire.sendall(f"{head}Cookie: {cookie}\r\n\r\n".encode())
            answer = wire.makefile("rb")
            assert [b"HTTP/1.1 100 Continue\r\n", b"\r\n"] == [answer.readline(), answer.readline()]
            assert 0 == server.stop()
            told, _, body = answer.read().partition(b"\r\n\r\n")
        anna.close()
        lines = [json.loads(line) for line in server.log_text().splitlines()]
    assert b"content-type: application/problem+json" in told
    assert (503, "busy") == (json.loads(body)["status"], json.loads(body)["code"])
    assert [] == [line for line in lines if "fault" in line]
