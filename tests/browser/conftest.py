"""One server and one browser for all tests that follow each other; a fresh visitor for each of them."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools.services import needed

from .house import House
from .line import Line
from .visitors import Visitor

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--font-render-hinting=none",
    "--disable-dev-shm-usage",
    "--mute-audio",
    "--no-first-run",
    "--disable-sync",
]

Come = Callable[..., Visitor]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of this test process."""
    folder: Path = tmp_path_factory.mktemp("house")
    found = House(folder)
    yield found
    found.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium. It goes when the tests of this folder are done: its event loop lets no other run beside it."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=needed("chromium-headless-shell"), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def line(house: House) -> Iterator[Line]:
    """A way to the house that can be cut."""
    found = Line(house)
    yield found
    found.cut()


@pytest.fixture
def come(browser: Browser, house: House) -> Iterator[Come]:
    """Somebody new with a browser of their own; in the end nothing may have gone wrong in it."""
    visitors: list[Visitor] = []

    def visitor(**wishes: object) -> Visitor:
        visitors.append(Visitor(browser, house, **wishes))  # type: ignore[arg-type]
        return visitors[-1]

    yield visitor
    for each in visitors:
        each.close()
    assert [] == [fault for each in visitors for fault in each.faults()]
