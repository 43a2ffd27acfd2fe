"""The table on the screen: rows of cards, the turn, what is to be said, the log."""

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from famiglia.words import say

from .card_faces import points_of
from .card_row import CardRow
from .log_pane import DuelLog
from .move_list import MoveList
from .notices import detail, header, prompt, since_last_turn, warning
from .scene import Scene
from .spots import AREA, HAND, NEW, RIVAL_AREA, RIVAL_HAND, STREET, Spot, worth_marking
from .turn_steps import states, steps_in_column, steps_in_line

ZONES = ("rival-hand", "rival-area", "street", "area", "hand")
"""The rows from top to bottom."""


class Board(Horizontal):
    """One scene of a duel."""

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
    def spot(self) -> Spot | None:
        """The card under the cursor."""
        row = self.focused_row
        return row.current if row else None

    def show(self, lang: str, scene: Scene) -> None:
        """Show this scene."""
        self.query_one("#header", Static).update(header(lang, scene))
        self._show_rival(lang, scene)
        self._show_street(lang, scene)
        self._show_own(lang, scene)
        self.tell(lang, scene)
        found = states(scene.view, scene.moves, scene.played)
        self.query_one("#steps", Static).update(steps_in_line(lang, found))
        self.query_one("#side-steps", Static).update(steps_in_column(lang, found))
        self.query_one("#side-steps").border_title = say(lang, "steps-title")
        moves = self.query_one("#moves", MoveList)
        moves.show(lang, scene.moves, scene.view)
        moves.border_title = say(lang, "moves-title")
        self.query_one(DuelLog).show(lang, scene)

    def tell(self, lang: str, scene: Scene) -> None:
        """What is to be said in words, and about the card under the cursor."""
        self.query_one("#detail", Static).update(detail(lang, self.spot, scene.moves))
        self.query_one("#prompt", Static).update(prompt(lang, scene))
        warned = self.query_one("#warning", Static)
        told = warning(lang, scene.view)
        warned.update(Content.styled(f"! {told}", "bold $warning"))
        warned.display = bool(told)
        since = self.query_one("#since", Static)
        since.update(since_last_turn(lang, scene))
        since.display = bool(scene.last) and scene.view.result is None

    def _lay(
        self, zone: str, lang: str, scene: Scene, heading: Content, cards: list[Spot], empty: str, label: str = ""
    ) -> None:
        marks = {spot: worth_marking(spot, scene.moves) for spot in set(cards)}
        new = say(lang, "zone-street-new") if zone == "street" else ""
        self.row(zone).show(
            lang,
            heading,
            cards,
            marks,
            new_label=new,
            empty_label=empty,
            side_label=label,
            live=bool(scene.moves),
        )

    def _show_rival(self, lang: str, scene: Scene) -> None:
        view, seat = scene.view, 1 - scene.eyes
        hand = view.hands[seat]
        facts = [say(lang, "zone-in-hand", cards=view.hand_sizes[seat])]
        if hand is not None:
            facts.append(say(lang, "zone-points", points=points_of(*hand)))
        facts.append(say(lang, "zone-area-points", points=points_of(*view.areas[seat])))
        title = heading(scene.name(lang, seat).upper(), facts)
        held: list[Spot] = [Spot(RIVAL_HAND, card) for card in hand or ()]
        held = held or [Spot(RIVAL_HAND, None)] * view.hand_sizes[seat]
        self._lay("rival-hand", lang, scene, title, held, say(lang, "empty-hand"), say(lang, "side-hand"))
        self.row("rival-hand").can_focus = hand is not None
        laid = [Spot(RIVAL_AREA, card) for card in view.areas[seat]]
        self._lay("rival-area", lang, scene, Content(""), laid, say(lang, "empty-area"), say(lang, "side-area"))

    def _show_street(self, lang: str, scene: Scene) -> None:
        view = scene.view
        cards = [Spot(STREET, card) for card in view.street] + [Spot(NEW, card) for card in view.new]
        if view.lowered:
            plain = Spot(NEW if view.lowered.new else STREET, view.lowered.card)
            cards[cards.index(plain)] = Spot(plain.zone, plain.card, view.lowered.amount)
        title = heading(say(lang, "zone-street"), [say(lang, "zone-cards", cards=len(cards))])
        self._lay("street", lang, scene, title, cards, say(lang, "empty-street"))

    def _show_own(self, lang: str, scene: Scene) -> None:
        view, seat = scene.view, scene.eyes
        hand, area = view.hands[seat], view.areas[seat]
        facts = [say(lang, "zone-in-hand", cards=view.hand_sizes[seat])]
        if hand is not None:
            facts.append(say(lang, "zone-points", points=points_of(*hand)))
        facts.append(say(lang, "zone-area-points", points=points_of(*area)))
        if hand is not None:
            facts.append(say(lang, "zone-all-points", points=points_of(*hand, *area)))
        title = heading(scene.name(lang, seat).upper(), facts)
        laid = [Spot(AREA, card) for card in area]
        self._lay("area", lang, scene, title, laid, say(lang, "empty-area"), say(lang, "side-area"))
        held = [Spot(HAND, card) for card in hand or ()] or [Spot(HAND, None)] * view.hand_sizes[seat]
        self._lay("hand", lang, scene, Content(""), held, say(lang, "empty-hand"))


def heading(title: str, facts: list[str]) -> Content:
    """The line above a row of cards."""
    return Content.assemble((title, "bold"), "  ", (" · ".join(facts), "$muted"))
