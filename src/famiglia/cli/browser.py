"""Playing in the browser: runs a server for this computer or its local network, and stores games in the user's folder."""

import socket
import threading
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from .options import end_on_ctrl_c, fail

DEFAULT_PORT: Final = 8310
"""The port that is tried first. It should stay the same, because browsers store settings by port."""
PATIENCE: Final = 30.0
"""Seconds that a second process waits for the first one to answer or to end."""
ANSWER_TIMEOUT: Final = 5.0


def play_in_browser(port: int | None, browser: bool, data: Path | None, lan: bool) -> None:
    """Serve until Ctrl-C and open the browser; if a server runs for this folder already, only open the browser."""
    end_on_ctrl_c()
    from platformdirs import user_data_path

    from famiglia.server.addresses import local_network_address
    from famiglia.server.config import Config, ConfigError
    from famiglia.server.database_lock import DatabaseInUse
    from famiglia.server.runner import serve
    from famiglia.words import say, system_language

    lang = system_language()
    folder = data or user_data_path("famiglia", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(say(lang, "cli-folder", folder=str(folder), reason=error.strerror or str(error)))
    host = "0.0.0.0" if lan else "127.0.0.1"
    url = f"sqlite:///{(folder / 'games.db').resolve()}"
    config = Config(host, _port(host) if port is None else port, url, log="warning", cookie="famiglia-home")

    def ready(address: str) -> None:
        print(say(lang, "cli-ready", address=address, folder=str(folder)), flush=True)
        if lan:
            print(say(lang, "cli-phones", address=address.replace("127.0.0.1", local_network_address())), flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    started = time.monotonic()
    while True:
        try:
            serve(config, ready)
            return
        except DatabaseInUse as error:
            running = error.server
            if answers(running.address):
                break
            if time.monotonic() > started + PATIENCE:
                fail(say(lang, "cli-silent", folder=str(folder)))
            time.sleep(0.1)
        except ConfigError as error:
            fail(str(error))
    if lan and not running.public:
        fail(say(lang, "cli-alone", address=running.address))
    print(say(lang, "cli-runs", address=running.address, folder=str(folder)), flush=True)
    if browser:
        webbrowser.open(running.address)


def answers(address: str) -> bool:
    """True if a server answers at this address."""
    url = urlsplit(address)
    if not url.hostname:
        return False
    connection = HTTPConnection(url.hostname, url.port, timeout=ANSWER_TIMEOUT)
    try:
        connection.request("GET", "/api/health")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _port(host: str) -> int:
    """The default port if it is free, else 0 for any free port."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, DEFAULT_PORT))
        except OSError:
            return 0
    return DEFAULT_PORT
