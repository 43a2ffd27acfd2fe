"""The address to hand on, so that friends find the way to a table."""

import os
import socket

from .config import EVERY_ADDRESS, Config
from .serving import address


def sharing(config: Config) -> str | None:
    """Where others reach this server; None if nobody else can."""
    if config.base_url:
        return config.origin
    if not config.public:
        return None
    host = own_address() if config.host in EVERY_ADDRESS else config.host
    return address(host, int(os.environ.get("FAMIGLIA_PORT", config.port)))


def own_address() -> str:
    """The address of this machine in the house; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))
            return str(asking.getsockname()[0])
        except OSError:
            return "127.0.0.1"
