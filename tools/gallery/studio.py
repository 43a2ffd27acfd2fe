"""Takes screenshots of the browser client, with a server whose deals are fixed, and keeps their files small."""

from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.browser.checks import settle
from tests.browser.conftest import FLAGS
from tests.browser.server_process import ServerProcess
from tests.browser.visitors import Visitor

from tools.services import needed

QUALITIES = (72, 64, 56, 48, 40)
DESK = (1280, 800)
FILM = (840, 525)
"""The size of a film, in the proportions of the screens."""
FILM_QUALITY = 38
GOOD_SIZE = 48_000
"""Bytes; a larger picture is taken again with a lower quality."""


@dataclass(frozen=True)
class Picture:
    """One picture with its name and caption."""

    name: str
    caption: str
    data: bytes
    width: int

    @property
    def file(self) -> str:
        return f"{self.name}.webp"


class Studio:
    """Makes visitors and takes pictures of their screens."""

    def __init__(self, browser: Browser, server: ServerProcess) -> None:
        self.browser = browser
        self.server = server
        self.visitors: list[Visitor] = []

    def new_visitor(self, name: str = "", **options: Any) -> Visitor:
        """A new visitor; with a name, signed in as a guest."""
        visitor = Visitor(self.browser, self.server, **{"size": DESK, **options})
        self.visitors.append(visitor)
        if name:
            visitor.become_guest(name)
        return visitor

    def shoot(self, visitor: Visitor, name: str, caption: str) -> Picture:
        """Take a picture of the visitor's current screen."""
        settle(visitor.page)
        camera = visitor.context.new_cdp_session(visitor.page)
        data = b""
        for quality in QUALITIES:
            answer = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            data = b64decode(answer["data"])
            if len(data) <= GOOD_SIZE:
                break
        camera.detach()
        assert visitor.page.viewport_size is not None
        return Picture(name, caption, data, visitor.page.viewport_size["width"])

    def still(self, visitor: Visitor) -> bytes:
        """A smaller picture of the visitor's current screen, for a film."""
        settle(visitor.page)
        camera = visitor.context.new_cdp_session(visitor.page)
        size = visitor.page.viewport_size
        assert size is not None
        clip = {"x": 0, "y": 0, **size, "scale": FILM[0] / size["width"]}
        answer = camera.send("Page.captureScreenshot", {"format": "webp", "quality": FILM_QUALITY, "clip": clip})
        camera.detach()
        return b64decode(answer["data"])

    def close_visitors(self) -> None:
        """Close the browsers of all visitors."""
        for each in self.visitors:
            each.close()
        self.visitors.clear()


@contextmanager
def open_studio() -> Iterator[Studio]:
    """A studio with its own server and browser."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        browser = playwright.chromium.launch(executable_path=needed("chromium-headless-shell"), args=FLAGS)
        try:
            yield Studio(browser, server)
        finally:
            browser.close()
            server.close()
