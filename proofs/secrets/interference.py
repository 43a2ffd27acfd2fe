"""P9 and P10: no byte that the server sends to a viewer depends on what that viewer may not know."""

import asyncio

from ..result import ProofResult
from .compared_game import ComparedGame, Findings

MOMENTS = 6
"""Moments of one game; then the next game begins, so that many games are seen early and late."""
LONGEST = 400


async def _pairs(game: str, size: int, seed: int) -> Findings:
    found = Findings()
    number = 0
    while found.moments < size and not found.wrong:
        match = ComparedGame(game, seed * 1_000_000 + number, question_rate=0.5)
        found.add(await match.play(MOMENTS, from_the_start=False))
        number += 1
    return found


async def _streams(game: str, size: int, seed: int) -> Findings:
    found = Findings()
    for number in range(size):
        match = ComparedGame(game, seed * 1_000_000 + 500_000 + number, question_rate=0.0, bots=number % 4 == 3)
        found.add(await match.play(LONGEST, from_the_start=True))
        if found.wrong:
            break
    return found


def _summary(found: Findings) -> str:
    return f"{found.answers:,} answers and streams, {found.bytes / 1e6:,.1f} MB"


def _interference(game: str, size: int, seed: int) -> ProofResult:
    found = asyncio.run(_pairs(game, size, seed))
    checked = f"{found.moments:,} moments seen in {found.pairs:,} pairs of instances: {_summary(found)}"
    return ProofResult(f"P9, non-interference, {game}", checked, found.moments, found.wrong)


def _message_streams(game: str, size: int, seed: int) -> ProofResult:
    found = asyncio.run(_streams(game, size, seed))
    checked = f"{found.pairs:,} games in two instances, {found.commands:,} moves until the reveal: {_summary(found)}"
    return ProofResult(f"P10, message streams, {game}", checked, found.pairs, found.wrong)


def duel_interference(size: int, seed: int = 0) -> ProofResult:
    """Compare `size` moments of duels, each as one viewer sees it, with every question that can be asked."""
    return _interference("duel", size, seed)


def war_interference(size: int, seed: int = 0) -> ProofResult:
    """The same for wars."""
    return _interference("war", size, seed)


def duel_streams(size: int, seed: int = 0) -> ProofResult:
    """Compare every message of `size` duels from the opening of the table to the first card that differs."""
    return _message_streams("duel", size, seed)


def war_streams(size: int, seed: int = 0) -> ProofResult:
    """The same for wars, to the reveal of orders that differ."""
    return _message_streams("war", size, seed)
