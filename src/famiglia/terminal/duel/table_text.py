"""Texts on the table: the header, whose turn it is, warnings, the last turn, and the card under the cursor."""

from collections.abc import Sequence

from textual.content import Content

from famiglia.duel import Move, Over, Played, Refresh, Take
from famiglia.duel.text import warnings
from famiglia.duel.view import View
from famiglia.words import card, say

from .card_faces import EMBLEMS, points_of
from .card_stacks import NEW, STREET, CardStack, price, serves
from .log import summary, verdict
from .screen_state import ScreenState


def header(lang: str, state: ScreenState) -> Content:
    """Deck, discard pile and phase, in one line."""
    view = state.view
    facts = say(lang, "header", turn=state.turn, deck=view.deck_size, discard=len(view.discard))
    phase = say(lang, f"phase-{view.phase}")
    return Content.assemble(("FAMIGLIA", "bold $primary"), "  ", facts, "  ", (phase, "$muted"))


def prompt(lang: str, state: ScreenState) -> Content:
    """Whose turn it is and what can be done now."""
    view = state.view
    if view.result is not None:
        return Content.styled(verdict(lang, Over(view.result), state.names, state.you), "bold $primary")
    if not state.moves and state.you is None:
        return Content.styled(say(lang, "prompt-turn-of", name=state.names[view.seat]), "bold $primary")
    if not state.moves:
        return Content.styled(say(lang, "prompt-wait", name=state.names[view.seat]), "$aside")
    opening = "prompt-your-turn" if state.you is not None else "prompt-turn-of"
    text = say(lang, opening, name=state.names[view.seat])
    return Content.assemble((text, "bold $primary"), " ", say(lang, _task(view, state.moves)))


def _task(view: View, moves: Sequence[Move]) -> str:
    if view.exchanging:
        return "prompt-exchange-on" if view.exchanging.fetched else "prompt-exchange"
    takes = any(isinstance(move, Take) for move in moves)
    refreshes = any(isinstance(move, Refresh) for move in moves)
    if takes:
        return "prompt-take-or-refresh" if refreshes else "prompt-take"
    return "prompt-refresh" if refreshes else "prompt-nothing-to-take"


def warning(lang: str, view: View) -> str:
    """The warning that the game is about to end or that a second pass would end it, or an empty text."""
    message = warnings.warning(view)
    return message.text(lang) if message is not None else ""


def since_last_turn(lang: str, state: ScreenState) -> Content:
    """A summary of the opponent's last turn."""
    if not state.last or state.view.result is not None:
        return Content("")
    other = next(event.seat for event in state.last if isinstance(event, Played))
    return Content.styled(summary(lang, state.last, state.name(lang, other)), "$aside")


def detail(lang: str, stack: CardStack | None, moves: Sequence[Move]) -> Content:
    """The card under the cursor: its name, points and price, and how it can be used."""
    if stack is None:
        return Content("")
    if stack.card is None:
        return Content.styled(say(lang, "detail-back"), "$muted")
    parts = [say(lang, "detail-points", points=points_of(stack.card))]
    if stack.lowered:
        parts.append(say(lang, "detail-lowered", value=stack.value))
    name = Content.styled(f"{EMBLEMS[stack.card[0]]} {card(lang, stack.card)}", "bold")
    first = Content.assemble(name, "  ", " · ".join(parts), "  ", _offer(lang, stack, moves))
    second = price(lang, stack) if stack.zone in (STREET, NEW) else say(lang, ability(stack.card))
    return Content("\n").join([first, Content.styled(second, "$aside")])


def _offer(lang: str, stack: CardStack, moves: Sequence[Move]) -> Content:
    """How many ways there are to use the card, if there are any."""
    number = sum(serves(stack, move) for move in moves)
    if number:
        return Content.styled(say(lang, "detail-ways", ways=number), "$primary")
    return Content.styled(say(lang, "detail-no-way"), "$muted") if moves else Content("")


def ability(name: str) -> str:
    """The id of the message about the ability of a hand card."""
    if name[0] != "F" and name[1] == "0":
        return "ability-none"
    return f"ability-{name[0]}"
