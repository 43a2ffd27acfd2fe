"""P9 and P10: nothing that reaches a person depends on what that person may not know, byte by byte."""

import asyncio

from ..row import Row
from .match import Found, Match

MOMENTS = 6
"""After so many moments of one game the next pair begins: early and late moments of many games."""
LONGEST = 400


async def _pairs(game: str, size: int, seed: int) -> Found:
    found = Found()
    number = 0
    while found.moments < size and not found.wrong:
        match = Match(game, seed * 1_000_000 + number, asking=0.5)
        found.add(await match.play(MOMENTS, from_the_door=False))
        number += 1
    return found


async def _streams(game: str, size: int, seed: int) -> Found:
    found = Found()
    for number in range(size):
        match = Match(game, seed * 1_000_000 + 500_000 + number, asking=0.0, bots=number % 4 == 3)
        found.add(await match.play(LONGEST, from_the_door=True))
        if found.wrong:
            break
    return found


def _told(found: Found) -> str:
    return f"{found.answers:,} answers and streams, {found.bytes / 1e6:,.1f} MB"


def _interference(game: str, size: int, seed: int) -> Row:
    found = asyncio.run(_pairs(game, size, seed))
    checked = f"{found.moments:,} moments seen in {found.pairs:,} pairs of worlds: {_told(found)}"
    return Row(f"P9, non-interference, {game}", checked, found.moments, found.wrong)


def _message_streams(game: str, size: int, seed: int) -> Row:
    found = asyncio.run(_streams(game, size, seed))
    checked = f"{found.pairs:,} games in two worlds, {found.commands:,} moves until the reveal: {_told(found)}"
    return Row(f"P10, message streams, {game}", checked, found.pairs, found.wrong)


def duel_interference(size: int, seed: int = 0) -> Row:
    """So many moments of duels, each as one person sees it, everything asked."""
    return _interference("duel", size, seed)


def war_interference(size: int, seed: int = 0) -> Row:
    """The same for wars."""
    return _interference("war", size, seed)


def duel_streams(size: int, seed: int = 0) -> Row:
    """So many duels from the opening of the table to the first card that differs, every message compared."""
    return _message_streams("duel", size, seed)


def war_streams(size: int, seed: int = 0) -> Row:
    """So many wars from the opening of the table to the reveal of orders that differ."""
    return _message_streams("war", size, seed)
