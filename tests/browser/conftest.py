"""One server and one browser for all browser tests of a process; new visitors for each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tools.services import needed

from .cuttable_proxy import CuttableProxy
from .server_process import ServerProcess
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

NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of this test process."""
    folder: Path = tmp_path_factory.mktemp("server")
    found = ServerProcess(folder)
    yield found
    found.close()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium, closed after the tests of this package, because no other event loop can run beside Playwright's."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=needed("chromium-headless-shell"), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def proxy(server: ServerProcess) -> Iterator[CuttableProxy]:
    """A proxy to the server that can be cut."""
    found = CuttableProxy(server)
    yield found
    found.cut()


@pytest.fixture
def new_visitor(browser: Browser, server: ServerProcess) -> Iterator[NewVisitor]:
    """Make visitors; at the end of the test none of them may have had an unexpected error."""
    visitors: list[Visitor] = []

    def visitor(**options: object) -> Visitor:
        visitors.append(Visitor(browser, server, **options))  # type: ignore[arg-type]
        return visitors[-1]

    yield visitor
    for each in visitors:
        each.close()
    assert [] == [fault for each in visitors for fault in each.unexpected_errors()]
