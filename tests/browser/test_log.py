"""The log beside the table: its last line is always whole, and where lines are hidden they fade away."""

from playwright.sync_api import expect

from .conftest import Come
from .playing import awaited, can, hasten, open_table, press, until


def test_the_log_keeps_its_last_line_in_sight_and_fades_where_it_goes_on(come: Come) -> None:
    lina = come(size=(1280, 800))
    lina.be("Lina")
    table = open_table(lina, "me", "bot:greedy", first=0)
    hasten(table, lina, choose=until(lambda state: state["game"]["turn"] > 10 and can("take")(state)))
    page = lina.go(f"/t/{table}")
    assert awaited(page)
    log = page.locator(".log ol")
    expect(log).to_have_attribute("data-more", "before")
    assert "gradient" in log.evaluate("list => getComputedStyle(list).maskImage")
    expect(log.locator("li").last).to_be_in_viewport(ratio=0.99)

    # What is offered takes room from the log.
    press(page.locator(".board .card.legal").first)
    page.locator(".offers .way").first.wait_for()
    expect(log).to_have_attribute("data-more", "before")
    expect(log.locator("li").last).to_be_in_viewport(ratio=0.99)

    log.evaluate("list => list.scrollTo(0, 0)")
    expect(log).to_have_attribute("data-more", "after")
    page.keyboard.press("Escape")
    page.locator(".offers .way").first.wait_for(state="detached")
    expect(log.locator("li").first).to_be_in_viewport(ratio=0.99)
