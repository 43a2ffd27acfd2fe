"""Checks control tiles and conflict cards against the rulebook."""

from collections.abc import Iterator

from .components import ConflictCard, Tile
from .parsed_pack import ParsedPack, error
from .problem import ERROR, Problem, listed
from .rulebook_facts import CARDS_OF_A_FAMILY
from .verbs import MOMENTS, TRIGGERS


def check_cards(parsed: ParsedPack) -> Iterator[Problem]:
    """Every contradiction between the tiles or the cards and the rulebook."""
    for tile in parsed.all(Tile):
        if tile.trigger not in TRIGGERS[tile.phase]:
            what = f"trigger is '{tile.trigger}'; in the {tile.phase} phase there are {listed(TRIGGERS[tile.phase])}"
            yield error(tile, what)
        elif tile.trigger != MOMENTS[tile.effect.verb]:
            what = f"effect '{tile.effect.verb}' works with trigger '{MOMENTS[tile.effect.verb]}', not '{tile.trigger}'"
            yield error(tile, what)
    cards = parsed.all(ConflictCard)
    copies = sum(card.copies for card in cards)
    if parsed.complete(ConflictCard) and copies != CARDS_OF_A_FAMILY:
        what = f"{copies} cards, copies included; expected {CARDS_OF_A_FAMILY} (rulebook p.3)"
        yield Problem("conflict_cards.toml", "", what, ERROR)
    turncoats = [card.resolve for card in cards if card.effect.verb == "turncoat"]
    for card in cards:
        if card.effect.verb == "coward" and turncoats and card.resolve <= max(turncoats):
            yield error(card, f"resolve is {card.resolve}; a Coward comes after every Turncoat (rulebook p.16)")
