"""People of both teams at one screen: nothing secret is ever shown to the wrong team."""

import pytest

from famiglia.terminal.war.cover_screen import WarCover
from famiglia.terminal.war.settings import PERSON, WarSettings
from famiglia.terminal.war.war_screen import WarScreen

from .pilot_actions import text_on, words_on
from .war_tables import assault, choose, planning, settings, settled, table, war_app

SHOWN = ("facts", "names", "viewer", "moves", "trades", "events", "first_new_event", "forecast")
BOTH = (PERSON, PERSON, "random", "random")


def both() -> WarSettings:
    return settings(holders=BOTH)


async def test_a_cover_comes_before_any_secret() -> None:
    app = war_app(None, planning(both()))
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        assert "₤" not in text_on(pilot)
        await settled(pilot)
        assert isinstance(pilot.app.screen, WarCover)
        assert "Pass the keyboard to Anna" in words_on(pilot)
        assert "Only Team A may look now" in words_on(pilot)
        for key in ("1", "3", "m", "x", "colon", "u", "p"):
            await pilot.press(key)
            assert isinstance(pilot.app.screen, WarCover)
        assert table(pilot).state.viewer is None
        await pilot.press("enter")
        await settled(pilot)
        assert "₤6" in text_on(pilot)
        assert "₤9" not in text_on(pilot)


async def test_sealed_cards_of_two_people() -> None:
    match = assault(both(), "part 1", "move licata gela land", "soldati 4", "cars 1", "finesse")
    async with war_app(None, match).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "Which conflict card do you choose?" in words_on(pilot)
        await choose(pilot, "card coward_2")
        assert isinstance(pilot.app.screen, WarCover)
        assert "Pass the keyboard to Ben" in words_on(pilot)
        assert "Two Cowards" not in text_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "your card" not in words_on(pilot)
        rows = [
            line for line in text_on(pilot).splitlines() if line.strip().startswith(("Turncoat ", "Coward ", "Two "))
        ]
        assert 9 == len(rows)
        await choose(pilot, "card turncoat")
        assert "Pass the keyboard to Anna" in words_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        assert "your card: Two Cowards" in words_on(pilot)
        assert "your card: Turncoat" not in words_on(pilot)


@pytest.mark.parametrize(
    "moves", [(), ("finesse",), ("finesse", "card turncoat"), ("finesse", "card turncoat", "card coward_1")]
)
def test_a_forecast_contains_only_what_its_viewer_may_know(moves: tuple[str, ...]) -> None:
    """The forecasts for the enemy and for spectators do not depend on the attacker's supply of Soldati."""
    for seat, same in ((1, True), (None, True), (0, False)):
        states = []
        for supply in (0, 5):
            match = assault(both(), "part 1", "move licata gela land", "soldati 4", "cars 1")
            match.game.position.supply[0] = supply
            for move in moves:
                match.play(match.game.to_decide()[0], move)
            match.seat_on_screen = seat
            states.append(match.screen_state())
        one, other = states
        assert one.forecast["outcomes"]
        assert same == (one.forecast == other.forecast)
        if same:
            assert all(getattr(one, part) == getattr(other, part) for part in SHOWN)


async def test_mates_see_the_same_and_need_no_cover() -> None:
    mates = settings(holders=(PERSON, "random", PERSON, "random"))
    async with war_app(None, planning(mates)).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        assert isinstance(pilot.app.screen, WarScreen)
        assert "Anna:" in words_on(pilot)
        await pilot.press("3")
        await pilot.pause()
        page = "\n".join(line.plain for line in table(pilot).table.panel_lines())
        assert "B1 Assalto in Caltagirone" in page
        assert "face down in Gela; could be B1, B2, B3, B4, B5" in page


async def test_an_order_issued_is_named_only_to_the_team() -> None:
    match = planning(both(), "token c1r1 red", "space s2c1r1")
    async with war_app(None, match).run_test(size=(120, 40)) as pilot:
        await settled(pilot)
        await pilot.press("enter")
        await settled(pilot)
        while not isinstance(pilot.app.screen, WarCover):
            wanted = [move.text for move in table(pilot).state.moves]
            order = next((move for move in wanted if move.startswith(("issue", "order", "into", "place"))), wanted[0])
            await choose(pilot, order)
        assert "Pass the keyboard to Ben" in words_on(pilot)
        assert "face down" in words_on(pilot)
        await pilot.press("enter")
        await settled(pilot)
        await pilot.press("5")
        await pilot.pause()
        issued = [event.arguments for event in table(pilot).state.events if event.kind == "issued"]
        assert ["?"] == [told["order"] for told in issued if told["seat"] == 0]
