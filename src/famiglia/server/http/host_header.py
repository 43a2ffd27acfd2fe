"""The Host header by its grammar (RFC 9110, RFC 3986): exactly one, with a name or an address, and an optional port."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address
from typing import Final

from ..text_cache import cached_for_short_texts

MAX_PORT: Final = 65535
_parts = re.compile(
    r"(?:\[(?P<literal>[0-9a-f:.]+)\]|(?P<name>(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})*))(?::(?P<port>[1-9][0-9]{0,4}))?"
).fullmatch


@dataclass(frozen=True)
class Host:
    """The host that a request is addressed to."""

    text: str
    """The whole header in lower case."""
    name: str
    """Without the port and the brackets of an IPv6 address."""


def host_of(headers: Iterable[tuple[bytes, bytes]]) -> Host | None:
    """The host of a request; None if there is no Host header, more than one, or one that violates the grammar."""
    values = [value for name, value in headers if name == b"host"]
    return parse_host(values[0].decode("latin-1").lower()) if len(values) == 1 else None


@cached_for_short_texts
def parse_host(text: str) -> Host | None:
    """The host that a header names; None if it violates the grammar."""
    parts = _parts(text)
    if parts is None or int(parts["port"] or 0) > MAX_PORT:
        return None
    if parts["literal"] is None:
        return Host(text, parts["name"])
    try:
        IPv6Address(parts["literal"])
    except ValueError:
        return None
    return Host(text, parts["literal"])
