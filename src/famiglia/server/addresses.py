"""The address of this server that other people can open, to invite them to a table."""

import os
import socket

from .config import EVERY_ADDRESS, Config
from .runner import address


def shareable_address(config: Config) -> str | None:
    """The URL at which other people reach this server; None if it only accepts connections from this machine."""
    if config.base_url:
        return config.origin
    if not config.public:
        return None
    host = local_network_address() if config.host in EVERY_ADDRESS else config.host
    return address(host, int(os.environ.get("FAMIGLIA_PORT", config.port)))


def local_network_address() -> str:
    """The IP address of this machine in its local network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # connecting a UDP socket sends nothing
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
