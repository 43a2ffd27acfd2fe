"""Play in the browser: a server for this machine, or for this house, with its games in the person's own folder."""

import socket
import threading
import webbrowser
from pathlib import Path
from typing import Final

from .asking import fail

FAVOURITE: Final = 8310
"""Tried first: a browser keeps what it remembers of a page by its port."""


def play_in_browser(port: int | None, browser: bool, data: Path | None, lan: bool) -> None:
    """Serve until Ctrl-C, and show the way there."""
    from platformdirs import user_data_path

    from famiglia.server.config import Config, ConfigError
    from famiglia.server.serving import serve
    from famiglia.server.sharing import own_address

    folder = data or user_data_path("famiglia", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(f"--data {folder}: {error.strerror or error}")
    host = "0.0.0.0" if lan else "127.0.0.1"
    url = f"sqlite:///{(folder / 'games.db').resolve()}"
    config = Config(host, _port(host) if port is None else port, url, log="warning", cookie="famiglia-home")

    def ready(address: str) -> None:
        print(f"Famiglia is at {address} (Ctrl-C ends it). Games are kept in {folder}.", flush=True)
        if lan:
            print(f"Phones in the house: {address.replace('127.0.0.1', own_address())}", flush=True)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        serve(config, ready)
    except ConfigError as error:
        fail(str(error))


def _port(host: str) -> int:
    """The favourite port if nobody has it, else any that is free."""
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, FAVOURITE))
        except OSError:
            return 0
    return FAVOURITE
