"""The log beside the table: its last line is always visible, and it fades out where lines are hidden."""

from playwright.sync_api import expect

from .conftest import NewVisitor
from .gameplay import State, fast_forward, greedy_move, offers, open_table, play_until, press, wait_for_turn


def test_the_log_keeps_its_last_line_in_sight_and_fades_where_it_goes_on(new_visitor: NewVisitor) -> None:
    lina = new_visitor(size=(1280, 800))
    lina.become_guest("Lina")
    table = open_table(lina, "me", "bot:greedy", first=0)
    fast_forward(table, lina, choose=play_until(lambda state: state["game"]["turn"] > 10 and offers("take")(state)))
    page = lina.go(f"/t/{table}")
    assert wait_for_turn(page)
    log = page.locator(".log ol")
    expect(log).to_have_attribute("data-more", "before")
    assert "gradient" in log.evaluate("list => getComputedStyle(list).maskImage")
    expect(log.locator("li").last).to_be_in_viewport(ratio=0.99)

    # The list of choices leaves less room for the log.
    press(page.locator(".board .card.legal").first)
    page.locator(".offers .way").first.wait_for()
    expect(log).to_have_attribute("data-more", "before")
    expect(log.locator("li").last).to_be_in_viewport(ratio=0.99)

    log.evaluate("list => list.scrollTo(0, 0)")
    expect(log).to_have_attribute("data-more", "after")
    page.keyboard.press("Escape")
    page.locator(".offers .way").first.wait_for(state="detached")
    expect(log.locator("li").first).to_be_in_viewport(ratio=0.99)


def test_a_late_spectator_sees_the_same_card_on_top_of_the_discard_pile(new_visitor: NewVisitor) -> None:
    dora = new_visitor()
    dora.become_guest("Dora L.")
    table = open_table(dora, "me", "bot:greedy", first=0)

    def thrown(state: State) -> list[str]:
        played = [event["move"] for entry in state["log"] for event in entry.get("events", []) if "move" in event]
        return [move[-2:] for move in played if move.startswith("refresh")]

    def throw(state: State) -> State | None:
        """Refresh until the card discarded last is not the last one in the state, which lists the pile in card order."""
        pile = state["game"]["view"]["discard"]
        if pile and thrown(state)[-1] != pile[-1]:
            return None
        refreshes = [move for move in state["game"]["moves"] if move.get("verb") == "refresh"]
        return refreshes[0 if pile else -1] if refreshes else greedy_move(state)

    state = fast_forward(table, dora, choose=throw)
    assert "running" == state["about"]["status"]
    page = dora.go(f"/t/{table}")
    top = page.locator(".piles .thrown").locator(f"[href*='{thrown(state)[-1]}']")
    expect(top).not_to_have_count(0)
    dora.go(f"/t/{table}/replay?n={state['numbers']['game']}")
    expect(top).not_to_have_count(0)
