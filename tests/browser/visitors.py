"""Somebody with a browser of their own, and everything that went wrong in it."""

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from .checks import DESKTOP, barriers, misplaced
from .house import House
from .line import Line

PATIENCE = 60_000
"""Milliseconds: a slow machine is no failure."""
REST = 100
"""Milliseconds in which a page that was drawn has asked for what else it needs."""
GONE = (
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)",
    r"ERR_EMPTY_RESPONSE",
    r"ERR_SOCKET_NOT_CONNECTED",
    r"WebSocket connection to",
)
"""What a browser complains about when the server is away or the line is cut."""
expect.set_options(timeout=PATIENCE)


_KNOWN_WORDS = """(chance => (crypto.getRandomValues = bytes => {
    if (bytes.length !== 16) return chance(bytes);
    const name = localStorage.getItem('famiglia.name') || ' ';
    return bytes.forEach((_, i) => (bytes[i] = name.charCodeAt(i % name.length))) ?? bytes;
}))(crypto.getRandomValues.bind(crypto))"""
"""What a browser adds to the shuffle is made from the name of the person: so the same cards are dealt every time."""


_FOLLOW = """path => {
    document.querySelectorAll('h1').forEach(headline => (headline.dataset.left = ''));
    const link = document.body.appendChild(document.createElement('a'));
    link.href = path;
    link.click();
    link.remove();
}"""


def _alone(path: str) -> bool:
    """Must this page be loaded: not drawn by our modules, or with an answer that is to be seen?"""
    return path.startswith(("/api/", "/nowhere"))


class Visitor:
    """A browser context with one page, at a server."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        motion: bool = False,
        line: Line | None = None,
        chance: bool = False,
    ) -> None:
        self.house = house
        self.context = browser.new_context(
            base_url=house.address if line is None else line.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 500,
            locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}[lang],
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if not chance:
            self.context.add_init_script(_KNOWN_WORDS)
        self.complaints: list[str] = []
        self.forgiven: list[re.Pattern[str]] = []
        self.page = self.context.new_page()
        self.hear(self.page)
        self.context.on("page", self.hear)

    def hear(self, page: Page) -> None:
        """Write down what goes wrong on a page."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    def forgive(self, *patterns: str) -> None:
        """What is no fault in this test: a cut connection cannot go unnoticed."""
        self.forgiven += [re.compile(pattern) for pattern in patterns]

    def faults(self) -> list[str]:
        """What went wrong and was not forgiven."""
        return [each for each in self.complaints if not any(pattern.search(each) for pattern in self.forgiven)]

    def go(self, path: str) -> Page:
        """Come to a page of the house and wait until it is drawn: from another page of it as by a link, else anew."""
        here, there = urlsplit(self.page.url), urlsplit(path)
        if there.netloc or not here.netloc or here.path == there.path or any(map(_alone, (here.path, there.path))):
            return self.open(path)
        self.follow(path)
        expect(self.page.locator("h1[data-left]")).to_have_count(0)
        self.drawn()
        return self.page

    def follow(self, path: str) -> None:
        """Click a link to this page of the house, and wait for nothing."""
        self.page.evaluate(_FOLLOW, path)

    def open(self, path: str) -> Page:
        """Load a page of the house anew and wait until it is drawn."""
        self.page.goto(path)
        self.drawn()
        return self.page

    def go_and_rest(self, path: str) -> Page:
        """Come to a page of the house and wait until all that it asks for has come, and it asks for nothing more."""
        asked: set[Request] = set()
        ended: set[Request] = set()

        def ask(request: Request) -> None:
            asked.add(request)

        def end(request: Request) -> None:
            ended.add(request)

        heard = {"request": ask, "requestfinished": end, "requestfailed": end}
        for event, hear in heard.items():
            self.page.on(event, hear)  # type: ignore[call-overload]
        self.go(path)
        expect(self.page.locator(".later")).to_have_count(0)
        before = -1
        for _ in range(PATIENCE // REST):
            if asked <= ended and len(ended) == before:
                break
            before = len(ended)
            self.page.wait_for_timeout(REST)
        for event, hear in heard.items():
            self.page.remove_listener(event, hear)
        assert asked <= ended, [request.url for request in asked - ended]
        return self.page

    def drawn(self) -> None:
        """Wait until the page has been drawn: a browser calls one loaded before its modules have run."""
        self.page.locator("h1").first.wait_for(state="attached")

    def be(self, name: str) -> str:
        """Become a guest with this name before anything else; the secret link."""
        told = self.context.request.post(f"{self.house.address}/api/guests", data={"name": name})
        assert 201 == told.status, told.text()
        return str(told.json()["link"])

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def look(self, moment: str) -> None:
        """Check the page as it stands, with all its parts: geometry and axe-core."""
        self.drawn()
        expect(self.page.locator(".later")).to_have_count(0)
        found = misplaced(self.page) + barriers(self.page)
        assert not found, f"{moment} at {self.page.viewport_size}:\n" + "\n".join(found)

    def resize(self, size: tuple[int, int]) -> None:
        """Another screen."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def ask(self, method: str, path: str, data: Any = None) -> Any:
        """What the server tells this person, asked outside the page."""
        told = self.context.request.fetch(f"{self.house.address}{path}", method=method, data=data)
        assert told.ok, f"{method} {path}: {told.status} {told.text()}"
        return told.json()

    def close(self) -> None:
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        # Here the browser tells of every answer that is an error, and of every request that fails but for those that a
        # page gives up itself.
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text} {message.location['url']}")
