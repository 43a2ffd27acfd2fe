"""Checks the values of settings. For an invalid value, each check returns what is expected instead."""

import re
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from typing import Any, Final
from urllib.parse import SplitResult, urlsplit

LOG_LEVELS: Final = ("debug", "info", "warning", "error")
DATABASES: Final = ("sqlite", "postgresql", "postgres")


def kind_of(database_url: str) -> str:
    """The kind of database that a URL names, without the driver: `sqlite` or `postgresql`."""
    return database_url.partition(":")[0].partition("+")[0]


def _host(host: str) -> str | None:
    return None if host.strip() else "expected an address such as 127.0.0.1, or 0.0.0.0 for every address"


def _between(least: int, most: int) -> Callable[[int], str | None]:
    return lambda value: None if least <= value <= most else f"expected a number from {least} to {most}"


def _database_url(url: str) -> str | None:
    return None if kind_of(url) in DATABASES else "expected sqlite:///file.db or postgresql://user@host/name"


def _base_url(url: str) -> str | None:
    parts = _parts(url)
    complete = parts is not None and parts.scheme in ("http", "https") and parts.hostname and "@" not in parts.netloc
    if not url or (parts and complete and not (parts.path.strip("/") or parts.query or parts.fragment)):
        return None
    return "expected scheme and host, such as https://play.example.org"


def _bus_url(url: str) -> str | None:
    parts = _parts(url)
    valid = not url or (parts is not None and parts.scheme in ("redis", "rediss") and bool(parts.hostname))
    return None if valid else "expected redis://host:6379 (or nothing)"


def _proxies(proxies: str) -> str | None:
    if all(_is_network(each.strip()) for each in proxies.split(",")) or proxies.strip() in ("", "*"):
        return None
    return "expected addresses with commas between them, such as 127.0.0.1,10.0.0.0/8 (or * for everybody)"


def _log(level: str) -> str | None:
    return None if level in LOG_LEVELS else f"expected one of {', '.join(LOG_LEVELS)}"


def _cookie(name: str) -> str | None:
    return None if re.fullmatch("[A-Za-z0-9_-]{1,40}", name) else "expected a name of up to 40 letters, digits, - and _"


def _parts(url: str) -> SplitResult | None:
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018 - reading it raises ValueError unless it is a number
    except ValueError:
        return None
    return parts


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


CHECKS: Final[Mapping[str, Callable[[Any], str | None]]] = {
    "host": _host,
    "port": _between(0, 65535),
    "database_url": _database_url,
    "workers": _between(1, 64),
    "base_url": _base_url,
    "bus_url": _bus_url,
    "bots": _between(0, 64),
    "table_memory": _between(16, 1_000_000),
    "proxies": _proxies,
    "limits": lambda value: None,
    "log": _log,
    "cookie": _cookie,
}
"""By setting: a function that returns None for a valid value, else what is expected."""


def shown(value: object) -> str:
    """A value for error messages, without any part that may be a password, even in a mistyped URL.

    >>> shown("postgres:user:secret@host/db")
    'postgres:…@host/db'
    """
    text, query, _ = str(value).partition("?")
    _, at, tail = text.rpartition("@")
    if at:
        scheme = re.match(r"(?:[a-z0-9+.-]+:(?://)?)?", text)
        text = f"{scheme[0] if scheme else ''}…@{tail}"
    return f"{text}?…" if query else text
