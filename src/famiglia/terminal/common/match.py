"""A game in this terminal, with its settings."""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from secrets import token_bytes
from typing import Any

from famiglia.bots.advice import can_advise
from famiglia.table.game_log import GameLog
from famiglia.table.hot_seat import HotSeat

from .settings import Settings


class Match(HotSeat):
    """The base class of the matches of both games; each has a method `screen_state` with everything that is shown."""

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

    def offers_hints(self) -> bool:
        """True if people may ask for hints: there is an adviser for the game."""
        return can_advise(self.log.kind.name)


def _bot_seed(seed: bytes | None) -> bytes:
    return token_bytes(32) if seed is None else sha256(b"bot" + seed).digest()
