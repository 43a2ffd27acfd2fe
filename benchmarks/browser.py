"""Measures the war's table in a browser: the size of its first load, its messages, and how long an update takes to draw.

Chromium runs without a screen, four times slower than this machine. An update is measured from its arrival until script,
styles and layout are done.
"""

import random
import secrets
import statistics
import time
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import APIRequestContext, Page, sync_playwright
from tools.services import needed

from .lines import HERE, server_of

SLOWER = 4
SEATS = ("me", "bot:random", "bot:random", "bot:random")
PATIENCE = 60.0

NOTE_UPDATES = """() => {
  const own = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
  window.drawn = [];
  Object.defineProperty(WebSocket.prototype, "onmessage", {
    configurable: true,
    set(take) {
      own.set.call(this, take && (async (event) => {
        const begun = performance.now();
        take.call(this, event);
        for (let turn = 0; turn < 20; turn += 1) await null;
        document.body.getBoundingClientRect();
        window.drawn.push(performance.now() - begun);
      }));
    },
  });
}"""
"""Notes the milliseconds from the arrival of each message until its changes are laid out; Preact draws in a microtask."""


def bench_browser() -> None:
    """Play a war in a browser, and print the results."""
    with server_of(HERE) as (_, port), TemporaryDirectory(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=needed("chromium-headless-shell"))
        base = f"http://127.0.0.1:{port}"
        _await(base, playwright.request.new_context())
        context = browser.new_context(base_url=base, viewport={"width": 1440, "height": 900})
        api = context.request
        assert api.post("/api/guests", data={"name": "Anna"}, headers={"Origin": base}).ok
        table = secrets.token_urlsafe(16)
        body = {"id": table, "game": "war", "seats": list(SEATS), "options": ["quick-setup"]}
        assert api.post("/api/tables", data=body, headers={"Origin": base}).ok
        page = context.new_page()
        page.add_init_script(f"({NOTE_UPDATES})()")
        loaded = _received(page, f"/t/{table}")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        _play(api, base, table)
        drawn = sorted(page.evaluate("() => window.drawn"))
        browser.close()
    print("\na war in Chromium")
    print(f"{'first load of its table, compressed':<52}{loaded / 1e3:10.0f} kB (to reach: below 300)")
    median, late = statistics.median(drawn), drawn[int(len(drawn) * 0.99)]
    name = f"drawing one of {len(drawn)} updates, {SLOWER} times slower"
    print(f"{name:<52}{median:10.1f} ms, p99 {late:.1f} ms (to reach: below 16)")


def _await(base: str, api: APIRequestContext) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if api.get(f"{base}/api/health").ok:
                return
        except Exception:  # the server does not listen yet
            time.sleep(0.05)
    raise TimeoutError(base)


def _received(page: Page, path: str) -> int:
    """Open a page with an empty cache, and return how many bytes it has received."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    sizes: list[int] = []
    client.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    page.goto(path)
    page.locator(".war-map").wait_for()
    page.wait_for_load_state("networkidle")
    return sum(sizes)


def _play(api: APIRequestContext, base: str, table: str) -> None:
    """Play the war to its end with random moves."""
    rng = random.Random(1)
    while True:
        state: Any = api.get(f"/api/tables/{table}").json()
        game = state["game"]
        if game["result"] is not None:
            return
        if 0 not in game["to_decide"]:
            continue
        own = [move["move"] for move in game["moves"] if move["verb"] not in ("sell", "give")]
        moves = own or [move["move"] for move in game["moves"]]
        command = {
            "id": secrets.token_urlsafe(16),
            "expected": state["numbers"]["game"],
            "deed": {"do": "play", "seat": 0, "move": rng.choice(moves)},
        }
        api.post(f"/api/tables/{table}/commands", data=command, headers={"Origin": base})
