"""A visitor: a browser context of its own, and every error that occurred in it."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect

from .checks import DESKTOP, barriers, misplaced, settle
from .cuttable_proxy import CuttableProxy
from .server_process import ServerProcess

PATIENCE = 60_000
"""Milliseconds; long, so that a slow machine does not fail a test."""

POLL_INTERVAL = 20
"""Milliseconds between two checks of a condition."""
QUIET_DRAWINGS = 3
"""Number of times that a page must be drawn without a new request until it counts as settled."""
GONE = (
    r"ERR_CONNECTION_(REFUSED|RESET|CLOSED)",
    r"ERR_EMPTY_RESPONSE",
    r"ERR_SOCKET_NOT_CONNECTED",
    r"WebSocket connection to",
)
"""The errors of a browser while the server is down or the connection is cut."""
expect.set_options(timeout=PATIENCE)


_FIXED_RANDOMNESS = """(chance => (crypto.getRandomValues = bytes => {
    if (bytes.length !== 16) return chance(bytes);
    const name = localStorage.getItem('famiglia.name') || ' ';
    return bytes.forEach((_, i) => (bytes[i] = name.charCodeAt(i % name.length))) ?? bytes;
}))(crypto.getRandomValues.bind(crypto))"""
"""Makes the words that a browser adds to the shuffle depend only on the person's name, so that the deal is always the same."""


_FOLLOW = """path => {
    document.querySelectorAll('h1').forEach(headline => (headline.dataset.left = ''));
    const link = document.body.appendChild(document.createElement('a'));
    link.href = path;
    link.click();
    link.remove();
}"""


def wait_on(page: Page, holds: Callable[[], object]) -> None:
    """Wait until a condition in Python holds that depends on the page's events, which Playwright handles meanwhile."""
    for _ in range(PATIENCE // POLL_INTERVAL):
        if holds():
            return
        page.wait_for_timeout(POLL_INTERVAL)
    raise TimeoutError("the condition did not become true")


def run_clock_until(page: Page, holds: Callable[[], object]) -> None:
    """Advance the page's clock second by second until a condition holds; the work of the page takes real time as well."""
    page.clock.run_for(1000)

    def holds_after_a_second() -> bool:
        if holds():
            return True
        page.clock.run_for(1000)
        return False

    wait_on(page, holds_after_a_second)


def _needs_loading(path: str) -> bool:
    """Whether this path is answered by the server itself and not drawn by our modules."""
    return path.startswith(("/api/", "/nowhere"))


class Visitor:
    """A browser context with one page, connected to a server directly or through a proxy."""

    def __init__(
        self,
        browser: Browser,
        server: ServerProcess,
        size: tuple[int, int] = DESKTOP,
        lang: str = "en",
        motion: bool = False,
        proxy: CuttableProxy | None = None,
        random_words: bool = False,
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            base_url=server.address if proxy is None else proxy.address,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 500,
            locale={"en": "en-GB", "de": "de-DE", "fr": "fr-FR"}[lang],
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        if not random_words:
            self.context.add_init_script(_FIXED_RANDOMNESS)
        self.errors: list[str] = []
        self.ignored: list[re.Pattern[str]] = []
        self.page = self.context.new_page()
        self.record_errors(self.page)
        self.context.on("page", self.record_errors)

    def record_errors(self, page: Page) -> None:
        """Collect the errors and warnings of a page."""
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(f"error: {error}"))

    def ignore_errors(self, *patterns: str) -> None:
        """Ignore the errors that match one of these patterns, because the test provokes them."""
        self.ignored += [re.compile(pattern) for pattern in patterns]

    def unexpected_errors(self) -> list[str]:
        """The errors that are not ignored."""
        return [each for each in self.errors if not any(pattern.search(each) for pattern in self.ignored)]

    def go(self, path: str) -> Page:
        """Go to a page and wait until it is drawn: by a link where possible, else by loading it."""
        here, there = urlsplit(self.page.url), urlsplit(path)
        if (
            there.netloc
            or not here.netloc
            or here.path == there.path
            or any(map(_needs_loading, (here.path, there.path)))
        ):
            return self.open(path)
        self.follow_link(path)
        expect(self.page.locator("h1[data-left]")).to_have_count(0)
        self.wait_until_drawn()
        return self.page

    def follow_link(self, path: str) -> None:
        """Click a link to this page without waiting for it."""
        self.page.evaluate(_FOLLOW, path)

    def open(self, path: str) -> Page:
        """Load a page and wait until it is drawn."""
        self.page.goto(path)
        self.wait_until_drawn()
        return self.page

    def go_and_settle(self, path: str) -> Page:
        """Go to a page and wait until all its requests are answered and it sends no more."""
        sent: set[Request] = set()
        answered: set[Request] = set()

        def on_request(request: Request) -> None:
            sent.add(request)

        def on_answer(request: Request) -> None:
            answered.add(request)

        listeners = {"request": on_request, "requestfinished": on_answer, "requestfailed": on_answer}
        for event, listener in listeners.items():
            self.page.on(event, listener)  # type: ignore[call-overload]
        self.go(path)
        expect(self.page.locator(".later")).to_have_count(0)
        # An answer may lead to another request, which is sent before the page has drawn a few more frames.
        before, quiet = -1, 0
        while quiet < QUIET_DRAWINGS:
            wait_on(self.page, lambda: sent <= answered)
            settle(self.page)
            quiet = quiet + 1 if len(sent) == before else 0
            before = len(sent)
        for event, listener in listeners.items():
            self.page.remove_listener(event, listener)
        return self.page

    def wait_until_drawn(self) -> None:
        """Wait until the page is drawn, which is later than the browser's own load event."""
        self.page.locator("h1").first.wait_for(state="attached")

    def become_guest(self, name: str) -> str:
        """Become a guest with this name, and return the secret link."""
        response = self.context.request.post(f"{self.server.address}/api/guests", data={"name": name})
        assert 201 == response.status, response.text()
        return str(response.json()["link"])

    def button(self, name: str | re.Pattern[str]) -> Locator:
        """The button with this name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def check_screen(self, moment: str) -> None:
        """Check the geometry and the accessibility of the page as it is now."""
        self.wait_until_drawn()
        expect(self.page.locator(".later")).to_have_count(0)
        found = misplaced(self.page) + barriers(self.page)
        assert not found, f"{moment} at {self.page.viewport_size}:\n" + "\n".join(found)

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the screen."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})

    def request(self, method: str, path: str, data: Any = None) -> Any:
        """Send a request as this visitor, outside the page, and return the answer."""
        response = self.context.request.fetch(f"{self.server.address}{path}", method=method, data=data)
        assert response.ok, f"{method} {path}: {response.status} {response.text()}"
        return response.json()

    def close(self) -> None:
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        # The console also reports every error response and every failed request that the page did not abort itself.
        if message.type in ("error", "warning"):
            self.errors.append(f"{message.type}: {message.text} {message.location['url']}")
