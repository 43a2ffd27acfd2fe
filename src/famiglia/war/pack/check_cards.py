"""What the rulebook states about control tiles and conflict cards."""

from collections.abc import Iterator

from .components import ConflictCard, Tile
from .draft import Draft, error
from .fault import ERROR, Fault, listed
from .stated import CARDS_OF_A_FAMILY
from .verbs import MOMENTS, TRIGGERS


def check_cards(draft: Draft) -> Iterator[Fault]:
    """Every contradiction between the tiles or the cards and the rulebook."""
    for tile in draft.all(Tile):
        if tile.trigger not in TRIGGERS[tile.phase]:
            what = f"trigger is '{tile.trigger}'; in the {tile.phase} phase there are {listed(TRIGGERS[tile.phase])}"
            yield error(tile, what)
        elif tile.trigger != MOMENTS[tile.effect.verb]:
            what = f"effect '{tile.effect.verb}' works with trigger '{MOMENTS[tile.effect.verb]}', not '{tile.trigger}'"
            yield error(tile, what)
    cards = draft.all(ConflictCard)
    copies = sum(card.copies for card in cards)
    if draft.complete(ConflictCard) and copies != CARDS_OF_A_FAMILY:
        what = f"{copies} cards, copies included; expected {CARDS_OF_A_FAMILY} (rulebook p.3)"
        yield Fault("conflict_cards.toml", "", what, ERROR)
    turncoats = [card.resolve for card in cards if card.effect.verb == "turncoat"]
    for card in cards:
        if card.effect.verb == "coward" and turncoats and card.resolve <= max(turncoats):
            yield error(card, f"resolve is {card.resolve}; a Coward comes after every Turncoat (rulebook p.16)")
