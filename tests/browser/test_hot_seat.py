"""Two people at one screen: neither sees the other's hand."""

import re

from playwright.sync_api import Page, expect

from .conftest import NewVisitor
from .gameplay import fast_forward, move_on_screen, passing_move, table_id, table_state, wait_for_turn


def shown_hands(page: Page) -> list[str]:
    """The names of the hand cards that are shown face up."""
    cards = page.locator("[data-zone^=hand] button.card").all()
    return [str(card.get_attribute("aria-label")).split(",")[0] for card in cards]


def test_between_two_people_at_one_screen_the_hands_stay_covered(new_visitor: NewVisitor) -> None:
    pair = new_visitor()
    page = pair.go("/")
    page.get_by_label("Your name").fill("Lia")
    page.get_by_role("link", name="Two at one screen").click()
    pair.check_screen("a new table for two at one screen")
    pair.button("Begin").click()
    page.locator(".cover").wait_for()
    table = table_id(page)

    for _ in range(4):
        seat = table_state(pair, table)["game"]["to_decide"][0]
        expect(page.get_by_role("alertdialog")).to_have_accessible_name(f"{['Lia', 'Lia 2'][seat]}, it is your turn")
        assert [] == shown_hands(page)
        assert page.evaluate("document.querySelector('.felt').inert"), (
            "the keyboard cannot reach under the cover either"
        )
        pair.check_screen("the cover")
        pair.button("Show my cards").click()
        assert wait_for_turn(page)
        hand = table_state(pair, table, seat)["game"]["view"]["hands"]
        assert len(hand[seat]) == len(shown_hands(page))
        assert hand[1 - seat] is None
        while table_state(pair, table)["game"]["to_decide"] == [seat]:
            move_on_screen(page)
        page.locator(".cover").wait_for()

    pair.check_screen("the cover after some turns")
    fast_forward(table, pair, choose=passing_move)
    pair.go(f"/t/{table}").locator(".duel-result").wait_for()


def test_both_people_at_one_screen_have_a_name_of_their_own(new_visitor: NewVisitor) -> None:
    pair = new_visitor()
    page = pair.go("/new/hotseat")
    page.get_by_label("Your name").fill("Carla")
    expect(page.get_by_label("Name of the other player")).to_have_attribute("placeholder", "Carla 2")
    page.get_by_label("Name of the other player").fill("Dario")
    page.get_by_role("radio", name="Dario").check(force=True)
    pair.check_screen("a new table for two people with names")
    pair.button("Begin").click()
    expect(page.get_by_role("alertdialog")).to_have_accessible_name("Dario, it is your turn")
    pair.button("Show my cards").click()
    expect(page.locator(".side.own")).to_have_accessible_name("Dario")
    expect(page.get_by_role("tab", name="Notes")).to_have_count(0)
    table = table_id(page)
    assert ["Carla", "Dario"] == [seat["name"] for seat in table_state(pair, table)["seats"]]

    fast_forward(table, pair, choose=passing_move)
    pair.go(f"/t/{table}")
    expect(page.locator(".duel-result")).to_contain_text("Dario")
    expect(page.locator(".duel-result")).to_contain_text("Carla")
    record = pair.context.request.get(f"{pair.server.address}/api/tables/{table}/record").text()
    assert '"seats":["Carla","Dario"]' in record.splitlines()[0].replace(", ", ",").replace(": ", ":")


def test_the_viewer_of_a_replay_can_be_chosen_at_a_shared_screen(new_visitor: NewVisitor) -> None:
    pair = new_visitor()
    page = pair.go("/new/hotseat")
    page.get_by_label("Your name").fill("Ugo")
    pair.button("Begin").click()
    page.locator(".cover").wait_for()
    pair.go(f"/t/{table_id(page)}/replay")
    expect(page.get_by_role("alertdialog")).to_have_accessible_name(re.compile("^For Ugo( 2)?’s eyes only"))
    assert [] == shown_hands(page)
    pair.check_screen("the cover of a replay")
    pair.button("Show my cards").click()
    eyes = page.get_by_label("Whose view")
    eyes.select_option(label="Ugo 2")
    expect(page.get_by_role("alertdialog")).to_have_accessible_name("For Ugo 2’s eyes only")
    pair.button("Show my cards").click()
    expect(page.locator(".side.own")).to_have_accessible_name("Ugo 2")
    eyes.select_option(label="Ugo")
    pair.button("Show my cards").click()
    expect(page.locator(".side.own")).to_have_accessible_name("Ugo")
