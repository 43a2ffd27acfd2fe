"""The table of a duel: rows of cards, the steps of the turn, texts and the log."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from famiglia.words import say

from .card_faces import points_of
from .card_row import CardRow
from .card_stacks import AREA, HAND, NEW, RIVAL_AREA, RIVAL_HAND, STREET, CardStack, mark_for
from .log_pane import DuelLog
from .move_list import MoveList
from .screen_state import ScreenState
from .table_text import detail, header, prompt, since_last_turn, warning
from .turn_steps import states, steps_in_column, steps_in_line

ZONES = ("rival-hand", "rival-area", "street", "area", "hand")
"""The zones from top to bottom."""


class Board(Horizontal):
    """Shows a screen state of a duel."""

    def compose(self) -> ComposeResult:
        with Vertical(id="table"):
            yield Static(id="header")
            yield CardRow(id="rival-hand")
            yield CardRow(id="rival-area", titled=False)
            yield CardRow(id="street")
            yield CardRow(id="area")
            yield CardRow(id="hand", titled=False)
            yield Static(id="detail")
            yield Static(id="prompt")
            yield Static(id="warning")
            yield Static(id="since")
            yield Static(id="steps")
            yield DuelLog(id="log")
        with Vertical(id="side"):
            yield Static(id="side-steps")
            yield MoveList(id="moves")

    def row(self, zone: str) -> CardRow:
        return self.query_one(f"#{zone}", CardRow)

    @property
    def rows(self) -> list[CardRow]:
        return [self.row(zone) for zone in ZONES]

    @property
    def focused_row(self) -> CardRow | None:
        return next((row for row in self.rows if row.has_focus), None)

    @property
    def stack(self) -> CardStack | None:
        """The card under the cursor."""
        row = self.focused_row
        return row.current if row else None

    def show(self, lang: str, state: ScreenState) -> None:
        """Show this state."""
        self.query_one("#header", Static).update(header(lang, state))
        self._show_rival(lang, state)
        self._show_street(lang, state)
        self._show_own(lang, state)
        self.show_texts(lang, state)
        found = states(state.view, state.moves, state.played)
        self.query_one("#steps", Static).update(steps_in_line(lang, found))
        self.query_one("#side-steps", Static).update(steps_in_column(lang, found))
        self.query_one("#side-steps").border_title = say(lang, "steps-title")
        moves = self.query_one("#moves", MoveList)
        moves.show(lang, state.moves, state.view)
        moves.border_title = say(lang, "moves-title")
        self.query_one(DuelLog).show(lang, state)

    def show_texts(self, lang: str, state: ScreenState) -> None:
        """Update the texts, including the one about the card under the cursor."""
        self.query_one("#detail", Static).update(detail(lang, self.stack, state.moves))
        self.query_one("#prompt", Static).update(prompt(lang, state))
        warned = self.query_one("#warning", Static)
        text = warning(lang, state.view)
        warned.update(Content.styled(f"! {text}", "bold $warning"))
        warned.display = bool(text)
        since = self.query_one("#since", Static)
        since.update(since_last_turn(lang, state))
        since.display = bool(state.last) and state.view.result is None

    def _lay(
        self,
        zone: str,
        lang: str,
        state: ScreenState,
        heading: Content,
        cards: list[CardStack],
        empty: str,
        label: str = "",
    ) -> None:
        marks = {stack: mark_for(stack, state.moves) for stack in set(cards)}
        new = say(lang, "zone-street-new") if zone == "street" else ""
        self.row(zone).show(
            lang,
            heading,
            cards,
            marks,
            new_label=new,
            empty_label=empty,
            side_label=label,
            live=bool(state.moves),
        )

    def _show_rival(self, lang: str, state: ScreenState) -> None:
        view, seat = state.view, 1 - state.viewer
        hand = view.hands[seat]
        facts = [say(lang, "zone-in-hand", cards=view.hand_sizes[seat])]
        if hand is not None:
            facts.append(say(lang, "zone-points", points=points_of(*hand)))
        facts.append(say(lang, "zone-area-points", points=points_of(*view.areas[seat])))
        title = heading(state.name(lang, seat).upper(), facts)
        held: list[CardStack] = [CardStack(RIVAL_HAND, card) for card in hand or ()]
        held = held or [CardStack(RIVAL_HAND, None)] * view.hand_sizes[seat]
        self._lay("rival-hand", lang, state, title, held, say(lang, "empty-hand"), say(lang, "side-hand"))
        self.row("rival-hand").can_focus = hand is not None
        laid = [CardStack(RIVAL_AREA, card) for card in view.areas[seat]]
        self._lay("rival-area", lang, state, Content(""), laid, say(lang, "empty-area"), say(lang, "side-area"))

    def _show_street(self, lang: str, state: ScreenState) -> None:
        view = state.view
        cards = [CardStack(STREET, card) for card in view.street] + [CardStack(NEW, card) for card in view.new]
        if view.lowered:
            plain = CardStack(NEW if view.lowered.new else STREET, view.lowered.card)
            cards[cards.index(plain)] = CardStack(plain.zone, plain.card, view.lowered.amount)
        title = heading(say(lang, "zone-street"), [say(lang, "zone-cards", cards=len(cards))])
        self._lay("street", lang, state, title, cards, say(lang, "empty-street"))

    def _show_own(self, lang: str, state: ScreenState) -> None:
        view, seat = state.view, state.viewer
        hand, area = view.hands[seat], view.areas[seat]
        facts = [say(lang, "zone-in-hand", cards=view.hand_sizes[seat])]
        if hand is not None:
            facts.append(say(lang, "zone-points", points=points_of(*hand)))
        facts.append(say(lang, "zone-area-points", points=points_of(*area)))
        if hand is not None:
            facts.append(say(lang, "zone-all-points", points=points_of(*hand, *area)))
        title = heading(state.name(lang, seat).upper(), facts)
        laid = [CardStack(AREA, card) for card in area]
        self._lay("area", lang, state, title, laid, say(lang, "empty-area"), say(lang, "side-area"))
        held = [CardStack(HAND, card) for card in hand or ()] or [CardStack(HAND, None)] * view.hand_sizes[seat]
        self._lay("hand", lang, state, Content(""), held, say(lang, "empty-hand"))


def heading(title: str, facts: list[str]) -> Content:
    """The heading above a row of cards."""
    return Content.assemble((title, "bold"), "  ", (" · ".join(facts), "$muted"))
