"""Play a war by clicking what the dock of its table offers."""

import random
from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from .gameplay import State
from .visitors import Visitor, wait_on

TABLE = """() => {
  const shell = document.querySelector('.shell.war');
  const confirm = document.querySelector('.deciding .primary');
  return shell && {
    at: shell.dataset.at, draft: shell.dataset.draft, busy: shell.dataset.busy === 'true', open: shell.dataset.open === 'true',
    question: document.querySelector('.dock h2')?.textContent ?? '',
    yours: document.querySelector('.prompt.yours') !== null,
    confirm: Boolean(confirm && !confirm.disabled && !document.querySelector('.recap')),
    sure: document.querySelector('dialog[open]') !== null && document.querySelector('dialog[open] .war-result') === null,
    over: document.querySelector('dialog[open] .war-result') !== null,
  };
}"""
"""What the page shows: the number of the game, how far the draft is, and what is asked."""
OFFERED = ".dock button, .dock [role=button], .dock input, .conflict button, .conflict input"
LEFT = ".deciding button:not(:disabled, [aria-keyshortcuts=Escape])"
"""The buttons with which one does without anything, or confirms."""
USABLE = """elements => elements.flatMap((element, at) =>
  element.disabled || element.getAttribute('aria-disabled') === 'true' || element.offsetParent === null
    || element.closest('.deciding, .trade:not(.trade-must + .trade), .draft-chain, .dock-head, .wire, .pull, .fold')
    || element.closest('.guide-offer, .advice, .recap')
    ? [] : [at])"""
"""Which of the things that are offered can be used, without the buttons that only show something."""


class WarPlayer:
    """Somebody who plays a war on their screen, at random."""

    def __init__(self, visitor: Visitor, rng: random.Random) -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.rng = rng
        self.tries = 0
        self.before: object = None
        self.asked: dict[str, int] = {}
        """How often each question was asked."""

    def look(self) -> State:
        """What the page shows."""
        return self.page.evaluate(TABLE) or {"busy": True, "over": False, "yours": False}

    def ready(self) -> bool:
        """Whether this player can do something."""
        state = self.look()
        return bool(state["over"] or (state["yours"] and not state["busy"]))

    def act(self) -> None:
        """Click one thing that the table offers, or confirm."""
        state = self.look()
        if state["over"] or state["busy"] or not state["yours"]:
            return
        if state["sure"]:
            # Selling an order takes effect at once, so the table asks again.
            self._press("dialog[open] .primary")
            wait_on(self.page, lambda: not self.look().get("sure"))
            return
        here = (state["at"], state["draft"])
        self.tries = self.tries + 1 if here == self.before else 0
        self.before = here
        assert self.tries < 60, f"nothing that is offered leads on: {state}"
        self.asked[state["question"]] = self.asked.get(state["question"], 0) + 1
        if state["confirm"] and (not state["open"] or self.tries > 10):
            self._press(".deciding .primary")
            self.wait_for_answer(state)
            return
        # A part of the dock may still be on its way.
        wait_on(self.page, lambda: self.usable() or self.page.locator(LEFT).count())
        if self.usable():
            self._choose()
        else:
            self._press(LEFT)
        self.wait_until_drawn()

    def _choose(self) -> None:
        """Choose one of the things that are offered."""
        thing = self.page.locator(OFFERED).nth(self.rng.choice(self.usable()))
        # A radio button is hidden; its label is what one sees.
        (
            thing.locator("xpath=ancestor::label[1]")
            if thing.evaluate("each => each.matches('label input')")
            else thing
        ).click()

    def _press(self, selector: str) -> None:
        """Press the first of these buttons."""
        self.page.locator(selector).first.click()

    def usable(self) -> list[int]:
        """Which of the things that are offered can be used."""
        return list(self.page.locator(OFFERED).evaluate_all(USABLE))

    def wait_for_answer(self, state: State) -> None:
        """Wait until the server has answered and the page shows what follows."""
        wait_on(self.page, lambda: self.look().get("at") != state["at"] or self.look()["over"])

    def wait_until_drawn(self) -> None:
        """Wait until the draft has been tried."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wait_on(self.page, lambda: not self.look()["busy"])


def play_on_screens(
    players: Sequence[WarPlayer], until: Callable[[], bool], look: Callable[[WarPlayer, State], None]
) -> None:
    """Let these players act until a condition holds; `look` sees every state in which one of them decides."""
    while not until():
        wait_on(players[0].page, lambda: until() or any(player.ready() for player in players))
        for player in players:
            state = player.look()
            if state["yours"] and not state["busy"] and not state["over"]:
                look(player, state)
                player.act()


FOCUSED = """([offered, usable]) => {
  const focused = document.activeElement;
  const all = [...document.querySelectorAll(offered)];
  return usable.includes(all.indexOf(focused)) || (focused?.type === 'radio' && focused.closest('.dock, .conflict') !== null);
}"""
"""Whether the focus is on one of the things that can be used."""


ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


class KeyboardPlayer(WarPlayer):
    """Somebody who plays a war with the keyboard alone."""

    def _choose(self) -> None:
        self.tab_until(lambda: self.page.evaluate(FOCUSED, [OFFERED, self.usable()]), skip=self.rng.randrange(3))
        radio = self.page.evaluate("document.activeElement.type === 'radio'")
        self.page.keyboard.press("Space" if radio else "Enter")

    def _press(self, selector: str) -> None:
        self.tab_until(lambda: self.page.evaluate("name => document.activeElement.matches(name)", selector))
        self.page.keyboard.press("Enter")

    def tab_until(self, reached: Callable[[], object], skip: int = 0) -> None:
        """Go on with Tab, and inside the sheets with arrows, until the focus is where it is wanted, or a few places later."""
        found = 0
        for _ in range(300):
            if reached():
                found += 1
                if found > skip:
                    return
            in_grid = self.page.evaluate("document.activeElement.matches('[data-cell]')")
            self.page.keyboard.press(self.rng.choice(ARROWS) if in_grid and self.rng.random() < 0.9 else "Tab")
        assert found, f"Tab does not lead there: {self.look()}"
        self.tab_until(reached)
