"""The players of a match in the duel: a bot of the registry, or the adviser with the net in a file."""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from famiglia.bots import BOTS, YARDSTICKS, Bot, bot
from famiglia.bots.duel.levels import with_net
from famiglia.bots.duel.net import Net
from famiglia.bots.duel.weights import WeightsError, decode

NET: Final = "net:"
"""The beginning of the name of a player that is the adviser with the net in a file."""


def is_player(name: str) -> bool:
    """True if there can be a player of this name."""
    return name.startswith(NET) or name in BOTS["duel"] or name in YARDSTICKS["duel"]


def player(name: str) -> Bot[Any, Any]:
    """The player of this name; raises `WeightsError` if its net cannot be used."""
    return with_net(name, net_in(name.removeprefix(NET))) if name.startswith(NET) else bot(name)


@lru_cache(maxsize=4)
def net_in(file: str) -> Net:
    """The net in this file."""
    try:
        content = Path(file).read_bytes()
    except OSError as error:
        raise WeightsError(f"{file}: {error.strerror or error}") from None
    return decode(content, file)[0]
