"""What a player should be told besides the cards: whose turn it is, what is in sight, what the focused card costs."""

from collections.abc import Sequence

from textual.content import Content

from famiglia.duel import Move, Over, Played, Refresh, Take
from famiglia.duel.text import warnings
from famiglia.duel.view import View
from famiglia.words import card, say

from .card_faces import EMBLEMS, points_of
from .log import summary, verdict
from .scene import Scene
from .spots import NEW, STREET, Spot, price, serves


def header(lang: str, scene: Scene) -> Content:
    """Deck, discard pile and phase, in one line."""
    view = scene.view
    facts = say(lang, "header", turn=scene.turn, deck=view.deck_size, discard=len(view.discard))
    phase = say(lang, f"phase-{view.phase}")
    return Content.assemble(("FAMIGLIA", "bold $primary"), "  ", facts, "  ", (phase, "$muted"))


def prompt(lang: str, scene: Scene) -> Content:
    """Whose turn it is and what can be done now."""
    view = scene.view
    if view.result is not None:
        return Content.styled(verdict(lang, Over(view.result), scene.names, scene.you), "bold $primary")
    if not scene.moves and scene.you is None:
        return Content.styled(say(lang, "prompt-turn-of", name=scene.names[view.seat]), "bold $primary")
    if not scene.moves:
        return Content.styled(say(lang, "prompt-wait", name=scene.names[view.seat]), "$aside")
    opening = "prompt-your-turn" if scene.you is not None else "prompt-turn-of"
    told = say(lang, opening, name=scene.names[view.seat])
    return Content.assemble((told, "bold $primary"), " ", say(lang, _task(view, scene.moves)))


def _task(view: View, moves: Sequence[Move]) -> str:
    if view.exchanging:
        return "prompt-exchange-on" if view.exchanging.fetched else "prompt-exchange"
    takes = any(isinstance(move, Take) for move in moves)
    refreshes = any(isinstance(move, Refresh) for move in moves)
    if takes:
        return "prompt-take-or-refresh" if refreshes else "prompt-take"
    return "prompt-refresh" if refreshes else "prompt-nothing-to-take"


def warning(lang: str, view: View) -> str:
    """The end in sight, or what a second pass would bring; "" when there is nothing to warn of."""
    told = warnings.warning(view)
    return told.text(lang) if told is not None else ""


def since_last_turn(lang: str, scene: Scene) -> Content:
    """What the other side did in its last turn."""
    if not scene.last or scene.view.result is not None:
        return Content("")
    other = next(event.seat for event in scene.last if isinstance(event, Played))
    return Content.styled(summary(lang, scene.last, scene.name(lang, other)), "$aside")


def detail(lang: str, spot: Spot | None, moves: Sequence[Move]) -> Content:
    """The card under the cursor: name, points, price, and what can be done with it."""
    if spot is None:
        return Content("")
    if spot.card is None:
        return Content.styled(say(lang, "detail-back"), "$muted")
    parts = [say(lang, "detail-points", points=points_of(spot.card))]
    if spot.lowered:
        parts.append(say(lang, "detail-lowered", value=spot.value))
    name = Content.styled(f"{EMBLEMS[spot.card[0]]} {card(lang, spot.card)}", "bold")
    told = Content.assemble(name, "  ", " · ".join(parts), "  ", _offer(lang, spot, moves))
    second = price(lang, spot) if spot.zone in (STREET, NEW) else say(lang, ability(spot.card))
    return Content("\n").join([told, Content.styled(second, "$aside")])


def _offer(lang: str, spot: Spot, moves: Sequence[Move]) -> Content:
    """How many ways there are to use the card, if there are any."""
    number = sum(serves(spot, move) for move in moves)
    if number:
        return Content.styled(say(lang, "detail-ways", ways=number), "$primary")
    return Content.styled(say(lang, "detail-no-way"), "$muted") if moves else Content("")


def ability(name: str) -> str:
    """The id of the sentence that says what a card of the hand is good for."""
    if name[0] != "F" and name[1] == "0":
        return "ability-none"
    return f"ability-{name[0]}"
