"""Plays many games between bots: matches with swapped sides, win rates with confidence intervals, balance reports."""

from .balance import Balance, balance
from .matches import Match, PlayedGame, match, play_game, play_games
from .statistics import Share, wilson

__all__ = ["Balance", "Match", "PlayedGame", "Share", "balance", "match", "play_game", "play_games", "wilson"]
