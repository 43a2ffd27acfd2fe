"""The registry of bots: for each game, the bots that can play it."""

from typing import Final

BOTS: Final = {
    "duel": {"random": "random_bot.RandomBot", "greedy": "greedy.GreedyBot"},
    "war": {"random": "random_bot.RandomBot", "greedy": "greedy.GreedyBot"},
}
"""By game and name of the bot: its module in the folder of the game, and its class. The module is imported on first use."""
