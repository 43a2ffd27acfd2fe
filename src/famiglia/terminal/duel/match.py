"""A duel between two seats of which a bot may hold one: who is to act, what may be seen, what has happened."""

import secrets
from collections.abc import Callable
from hashlib import sha256

from famiglia.bots import bot
from famiglia.dice import Dice
from famiglia.duel import Event, Move
from famiglia.record import Record
from famiglia.rulebook import Refusal

from .scene import Scene, scene
from .settings import HUMAN, Settings


class Match:
    """One game at this screen; everything shown comes from its `scene`."""

    def __init__(self, settings: Settings, record: Record | None = None) -> None:
        self.settings = settings
        self.record = record or Record.begin(
            settings.edition, settings.options, settings.seats(), settings.seed, settings.first
        )
        self.bot = None if settings.opponent == HUMAN else bot(settings.opponent)
        # The bot's dice must not be the deck's: whoever knew those would know the deck.
        own_seed = secrets.token_bytes(32) if settings.seed is None else sha256(b"bot" + settings.seed).digest()
        self.dice = Dice(own_seed)
        self.eyes = self.seat if self.bot is None and self.seat is not None else 0

    @property
    def names(self) -> tuple[str, str]:
        return self.record.header.seats

    @property
    def you(self) -> int | None:
        """The seat that the log calls "you"; nobody when two people share the screen."""
        return None if self.bot is None else 0

    @property
    def seat(self) -> int | None:
        """The seat that is to act; None when the game is over."""
        to_decide = self.record.game.to_decide()
        return to_decide[0] if to_decide else None

    def bot_to_act(self) -> bool:
        return self.bot is not None and self.seat == 1

    def must_hand_over(self) -> bool:
        """Does the other person have to take the keyboard before their cards may be shown?"""
        return self.bot is None and self.seat is not None and self.seat != self.eyes

    def hand_over(self) -> None:
        """From now on the table is seen from the seat that is to act."""
        if self.bot is None and self.seat is not None:
            self.eyes = self.seat

    def scene(self) -> Scene:
        """What the person at the screen may see and do now."""
        game = self.record.game
        view = game.view(self.eyes, self.settings.memory_aid)
        moves = game.moves(self.eyes) if self.seat == self.eyes else []
        return scene(view, moves, self.record.dealt, self.record.entries, self.names, self.eyes, self.you)

    def play(self, move: Move) -> list[Event]:
        """Make a move for the seat that is to act."""
        assert self.seat is not None
        return self.record.play(self.seat, move)

    def thought(self) -> Callable[[], Move]:
        """The bot's decision, ready to be thought through elsewhere; it gets its view, its memory and its moves."""
        assert self.bot is not None
        choose, dice = self.bot.choose, self.dice
        view = self.record.memory().recall(self.record.game.view(1))
        moves = self.record.game.moves(1)
        return lambda: choose(view, moves, dice)

    def why_not(self, move: Move) -> Refusal | None:
        return self.record.game.why_not(self.eyes, move)

    def undoable(self) -> int:
        """How many moves may be taken back by the person at the screen."""
        return self.record.undoable() if self.seat == self.eyes else 0

    def undo(self) -> None:
        self.record.undo()
