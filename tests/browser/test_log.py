"""The log beside the table: its last line is always whole, and where lines are hidden they fade away."""

from playwright.sync_api import expect

from .conftest import Come
from .playing import State, awaited, can, greedily, hasten, open_table, press, until


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


def test_whoever_comes_later_sees_the_same_card_on_top_of_the_discard_pile(come: Come) -> None:
    dora = come()
    dora.be("Dora L.")
    table = open_table(dora, "me", "bot:greedy", first=0)

    def thrown(state: State) -> list[str]:
        played = [event["move"] for entry in state["log"] for event in entry.get("events", []) if "move" in event]
        return [move[-2:] for move in played if move.startswith("refresh")]

    def throw(state: State) -> State | None:
        """Refresh until the card that fell last is not the last of the pile, which is told in the order of its kinds."""
        pile = state["game"]["view"]["discard"]
        if pile and thrown(state)[-1] != pile[-1]:
            return None
        refreshes = [move for move in state["game"]["moves"] if move.get("do") == "refresh"]
        return refreshes[0 if pile else -1] if refreshes else greedily(state)

    state = hasten(table, dora, choose=throw)
    assert "running" == state["about"]["status"]
    page = dora.go(f"/t/{table}")
    top = page.locator(".piles .thrown").locator(f"[href*='{thrown(state)[-1]}']")
    expect(top).not_to_have_count(0)
    dora.go(f"/t/{table}/replay?n={state['numbers']['game']}")
    expect(top).not_to_have_count(0)
