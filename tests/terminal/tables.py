"""Duels at various positions, and matches that continue from them."""

from famiglia import duel
from famiglia.dice import Dice
from famiglia.record import Record
from famiglia.record.record import Header
from famiglia.terminal.duel.match import DuelMatch
from famiglia.terminal.duel.settings import DuelSettings

from ..duel.builder import at

SEED = b"an evening in May, about ten .. "
"""The seed of every game in these tests."""


def match_at(game: duel.Duel, settings: DuelSettings | None = None) -> DuelMatch:
    """A match that continues from this position."""
    chosen = settings or DuelSettings(seed=SEED)
    header = Header(game.edition, game.options, chosen.seats(), 0, "-")
    view = game.view(None)
    dealt = duel.Dealt(view.first, view.street)
    return DuelMatch.of(chosen, Record(header, duel.Duel(game.position, Dice(SEED)), SEED, dealt))


def crowded() -> duel.Duel:
    """A late position with very many cards."""
    return at(
        "F2F2F3F4A3A3A4B4B3M3M4A2+B1F3",
        hand="F0F1F1A1A1A2B1B2B3M0M1M2M3A0",
        area="F0A0A0B0B0M0A1B1M1M1F1A2B1M2M2B2",
        other="F0A0B0M0F2",
        other_area="F1B0M0A1",
        phase=2,
    )


def lowered() -> duel.Duel:
    """A refreshed Street whose new Famiglia 4 a Brute has lowered by 1."""
    return at(
        "F2F3B3A2+F4A1M0",
        hand="F2F2B1A1M2",
        area="B2F0",
        other_area="A0",
        step="take",
        lowered="+F4-1",
        discard="A4B1",
        passes=1,
    )


def exchanging() -> duel.Duel:
    """An Accountant 2 that has made one of its two exchanges."""
    return at("F2A3M1B1", hand="F0M0A1B1", area="A2M2B3F1", other_area="B0", step="exchange(A2,1,B1,F1)")


def paying() -> duel.Duel:
    """A Famiglia 3 for which there are many ways to pay."""
    return at("F3A4B2M3B3", hand="F2F2M3M4B1A1", area="F0A0", other_area="B0M1", discard="F1A2")


def last_turn() -> duel.Duel:
    """The deck has run out and this is the last turn."""
    return at("F2F2A4B4M2A3", hand="F0F1F1M3", area="A0B0F0M1", other="F0A0B0M0A1", deck="", phase=2, first=1)


def stuck() -> duel.Duel:
    """Nothing can be taken, but the Street can be refreshed."""
    return at("F1A1B2M2", hand="F0A0B0M0")
