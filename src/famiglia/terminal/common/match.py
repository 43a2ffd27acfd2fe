"""A game at this screen, with what was settled before it."""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from famiglia.table.game_log import GameLog
from famiglia.table.hot_seat import HotSeat

from .settings import Settings


class Match(HotSeat):
    """What both games have in common; everything that is shown comes from the `scene` of the game's own match."""

    settings: Any

    def __init__(
        self,
        settings: Settings,
        log: GameLog,
        bots: Mapping[int, str],
        teams: Sequence[object],
        bot_seed: bytes | None = None,
        forced: Collection[int] = (),
    ) -> None:
        super().__init__(log, bots, teams, bot_seed or _bot_seed(settings.seed), forced)
        self.settings = settings


def _bot_seed(seed: bytes | None) -> bytes:
    return token_bytes(32) if seed is None else sha256(b"bot" + seed).digest()
