"""Many games between bots, and what they teach: matches with swapped sides, win rates with intervals, balance."""

from .balance import Balance, balance
from .matches import Match, Played, match, play_game, play_games
from .statistics import Share, wilson

__all__ = ["Balance", "Match", "Played", "Share", "balance", "match", "play_game", "play_games", "wilson"]
