"""The Host header by its grammar (RFC 9110, RFC 3986): exactly one, a name or an address, and perhaps a port."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv6Address
from typing import Final

HIGHEST_PORT: Final = 65535
_parts = re.compile(
    r"(?:\[(?P<literal>[0-9a-f:.]+)\]|(?P<name>(?:[a-z0-9._~!$&'()*+,;=-]|%[0-9a-f]{2})*))(?::(?P<port>[1-9][0-9]{0,4}))?"
).fullmatch


@dataclass(frozen=True)
class Host:
    """What a request calls this server."""

    text: str
    """As it was sent, in small letters."""
    name: str
    """Without the port and the brackets of an IPv6 address."""


def host_of(headers: Iterable[tuple[bytes, bytes]]) -> Host | None:
    """The host that a request names; None if there is no header, more than one, or one that does not keep to the grammar."""
    found = [value for name, value in headers if name == b"host"]
    return parsed(found[0].decode("latin-1").lower()) if len(found) == 1 else None


def parsed(text: str) -> Host | None:
    """The host that a header names; None if it does not keep to the grammar."""
    parts = _parts(text)
    if parts is None or int(parts["port"] or 0) > HIGHEST_PORT:
        return None
    if parts["literal"] is None:
        return Host(text, parts["name"])
    try:
        IPv6Address(parts["literal"])
    except ValueError:
        return None
    return Host(text, parts["literal"])
