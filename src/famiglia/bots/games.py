"""The registry of bots: for each game, the bots that can play it."""

from typing import Final

BOTS: Final = {
    "duel": {"random": "random_bot.RandomBot", "greedy": "greedy.GreedyBot"},
    "war": {"random": "random_bot.RandomBot", "greedy": "greedy.GreedyBot"},
}
"""By game and name of the bot: a module in the game's folder, and the class in it. A bot is imported when it is created."""
