"""The registry of bots: for each game, the bots that can play it."""

from typing import Final

BOTS: Final = {
    "duel": {
        "random": "random_bot.RandomBot",
        "robot": "robot.HouseRobot",
        "rookie": "levels.rookie",
        "lookout": "levels.lookout",
        "greedy": "greedy.GreedyBot",
        "driver": "levels.driver",
        "fixer": "levels.fixer",
        "adviser": "levels.adviser",
        "boss": "levels.boss",
    },
    "war": {
        "random": "random_bot.RandomBot",
        "cousin": "levels.cousin",
        "greedy": "greedy.GreedyBot",
        "lieutenant": "levels.lieutenant",
        "veteran": "levels.veteran",
        "patriarch": "levels.patriarch",
    },
}
"""By game and name of the bot, the weakest first: its module in the folder of the game, and what makes the bot there. The module
is imported on first use."""

YARDSTICKS: Final = {"duel": {"mindless": "mindless.MindlessBot"}}
"""Bots to measure others against; they are not offered as opponents."""

ADVISERS: Final = {"duel": "advice.advise"}
"""By game: the function that advises a seat, by its module in the folder of the game."""
