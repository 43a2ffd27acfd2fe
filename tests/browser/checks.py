"""Checks of a page: nothing is cut off, covered or overlapping, and axe-core finds no accessibility error."""

from pathlib import Path

from axe_playwright_python.base import AXE_SCRIPT  # type: ignore[import-untyped]
from playwright.sync_api import Page

DESKTOP = (1440, 900)
SMALLER = (1200, 800)
PHONE = (390, 844)

_GEOMETRY = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")
_AXE = """selectors => axe.run(document, {resultTypes: ['violations'], selectors}).then(found => found.violations.flatMap(
    rule => rule.nodes.map(node => `${rule.id}: ${node.target} ${node.html.slice(0, 160)} ${node.failureSummary}`)
))"""
_STILL = """() => (document.body.offsetWidth, document.fonts.ready).then(() => Promise.all(
    document.getAnimations().filter(one => one.effect.getTiming().iterations !== Infinity)
        .map(one => one.finished.catch(() => null))
)).then(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))))"""


def settle(page: Page) -> None:
    """Wait until fonts are loaded and finite animations have ended."""
    # Reading the width forces a layout, and only then does the page request its fonts.
    page.evaluate(_STILL)


def misplaced(page: Page) -> list[str]:
    """Descriptions of all that is cut off, covered, overlapping or too small on the page."""
    # Move the pointer away: a card under it is raised over its neighbours.
    page.mouse.move(1, 1)
    settle(page)
    return list(page.evaluate(_GEOMETRY))


def barriers(page: Page) -> list[str]:
    """The accessibility errors that axe-core finds on the page."""
    settle(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = list(page.evaluate(_AXE, False))
    # Selectors are slow to compute, so they are computed only if there is a fault.
    return found and (list(page.evaluate(_AXE, True)) or found)
