"""Where the pictures are taken: a server with known deals, a browser, and a camera that keeps its files small."""

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
from tests.browser.house import House
from tests.browser.visitors import Visitor

from tools.services import needed

QUALITIES = (72, 64, 56, 48, 40)
DESK = (1280, 800)
GOOD_SIZE = 48_000
"""Bytes; a picture that is larger is taken again a little coarser."""


@dataclass(frozen=True)
class Picture:
    """One picture, what it is called and what it shows."""

    name: str
    caption: str
    data: bytes
    width: int

    @property
    def file(self) -> str:
        return f"{self.name}.webp"


class Studio:
    """Lets people come, and takes pictures of what they see."""

    def __init__(self, browser: Browser, house: House) -> None:
        self.browser = browser
        self.house = house
        self.people: list[Visitor] = []

    def come(self, name: str = "", **wishes: Any) -> Visitor:
        """Somebody new; with a name, a guest already."""
        visitor = Visitor(self.browser, self.house, **{"size": DESK, **wishes})
        self.people.append(visitor)
        if name:
            visitor.be(name)
        return visitor

    def shoot(self, visitor: Visitor, name: str, caption: str) -> Picture:
        """What this person sees now."""
        settle(visitor.page)
        camera = visitor.context.new_cdp_session(visitor.page)
        data = b""
        for quality in QUALITIES:
            told = camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
            data = b64decode(told["data"])
            if len(data) <= GOOD_SIZE:
                break
        camera.detach()
        assert visitor.page.viewport_size is not None
        return Picture(name, caption, data, visitor.page.viewport_size["width"])

    def send_home(self) -> None:
        """Everybody goes."""
        for each in self.people:
            each.close()
        self.people.clear()


@contextmanager
def open_studio() -> Iterator[Studio]:
    """A studio for as long as it is needed."""
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=needed("chromium-headless-shell"), args=FLAGS)
        try:
            yield Studio(browser, house)
        finally:
            browser.close()
            house.close()
