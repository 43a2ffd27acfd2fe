"""Street and deck: the refill of an empty Street and the first exhaustion."""

import pytest

from famiglia.duel import Drawn, LastTurns, Reshuffled

from .builder import at, both_editions, dice, part, play, plus, refusal, texts

# The refill of an empty Street


@both_editions
@pytest.mark.parametrize("phase", [1, 2])
@pytest.mark.rule("D-70", "DA-19")
def test_an_empty_street_is_refilled_with_six_cards_after_the_turn(edition: str, phase: int) -> None:
    game = at("F0", top="F1A1B1M1F2A2B2", phase=phase, edition=edition)
    before = game.view(None).deck_size
    assert [Drawn(("F1", "A1", "B1", "M1", "F2", "A2"), refill=True)] == play(game, "take F0")[1:]
    assert "F1F2A1A2B1M1" == part(game, "street")
    assert (before - 6, (1,)) == (game.view(None).deck_size, game.to_decide())
    assert part(game, "deck").startswith("B2")


@both_editions
@pytest.mark.rule("D-70", "DA-19")
def test_a_street_with_a_single_card_is_not_refilled(edition: str) -> None:
    game = at("F0A0", edition=edition)
    assert [] == play(game, "take F0")[1:]
    assert "A0" == part(game, "street")


@both_editions
@pytest.mark.rule("DA-19", "D-70")
def test_the_refill_waits_until_the_turn_is_over(edition: str) -> None:
    """The one who takes the last card gets nothing of the refill: the other's turn begins with it."""
    game = at("F0", hand="B4", top="A0B0M0A0B0M0", edition=edition)
    play(game, "take F0")
    assert (1,) == game.to_decide()
    assert {"take A0", "take B0", "take M0", "pass"} == texts(game)


@both_editions
@pytest.mark.rule("DA-20", "D-70", "D-71")
def test_a_refill_that_crosses_the_first_exhaustion_goes_on_with_the_second_deck(edition: str) -> None:
    game = at("F0", deck="F1A1", discard="F2A2B2M2B3", shuffled="B3M2F2", edition=edition)
    events = play(game, "take F0")[1:]
    assert [
        Drawn(("F1", "A1"), refill=True),
        Reshuffled(5),
        Drawn(("B3", "M2", "F2", "A2"), refill=True),
    ] == events
    assert ("F1F2A1A2B3M2", "-", "B2") == (part(game, "street"), part(game, "discard"), part(game, "deck"))
    assert ("2", "1", "-") == (part(game, "phase"), part(game, "refreshes"), part(game, "end"))


@both_editions
@pytest.mark.rule("DA-20", "DA-09", "D-71")
def test_a_refill_that_takes_exactly_the_first_deck_brings_the_second_one_at_once(edition: str) -> None:
    game = at("F0", deck="F1A1B1M1F2A2", discard="B3M3", edition=edition)
    events = play(game, "take F0")[1:]
    assert [Drawn(("F1", "A1", "B1", "M1", "F2", "A2"), refill=True), Reshuffled(2)] == events
    assert ("2", "B3M3", "-") == (part(game, "phase"), part(game, "deck"), part(game, "end"))


@both_editions
@pytest.mark.parametrize("deck", ["F1A1B1", "F1A1B1M1F2A2"])
@pytest.mark.rule("DA-13", "DA-56", "D-71", "D-80")
def test_a_refill_that_empties_the_first_deck_without_a_discard_pile_triggers_the_end(edition: str, deck: str) -> None:
    game = at("F0", deck=deck, discard="", edition=edition)
    events = play(game, "take F0")[1:]
    drawn = tuple(deck[start : start + 2] for start in range(0, len(deck), 2))
    assert [Drawn(drawn, refill=True), LastTurns("deck", 0)] == events
    assert ("2", "-", "deck:0") == (part(game, "phase"), part(game, "deck"), part(game, "end"))
    assert [] == dice(game).shuffled
    assert "DA-17" == refusal(game, "refresh F1").rule
    play(game, "pass")
    assert () == game.to_decide()


@both_editions
@pytest.mark.parametrize("deck", ["F1A1B1M1", "F1A1B1M1F2A2"])
@pytest.mark.rule("DA-21", "D-70", "D-80")
def test_a_refill_takes_what_the_second_deck_still_has_and_triggers_the_end(edition: str, deck: str) -> None:
    game = at("F0", deck=deck, phase=2, edition=edition)
    play(game, "take F0")
    assert (len(deck) // 2, "-", "deck:0") == (len(game.view(None).street), part(game, "deck"), part(game, "end"))


@both_editions
@pytest.mark.rule("DA-21", "D-70")
def test_the_street_stays_empty_when_there_is_nothing_left_to_draw(edition: str) -> None:
    game = at("F0", deck="", phase=2, edition=edition)
    assert [] == play(game, "take F0")[1:]
    assert ("-", {"pass"}) == (part(game, "street"), texts(game))


# The first exhaustion


@both_editions
@pytest.mark.rule("D-71", "D-74", "DA-10", "DA-09")
def test_a_refresh_that_empties_the_first_deck_draws_the_missing_cards_from_the_second(edition: str) -> None:
    game = at("F4B1", deck="A1M1", discard="A2B3", shuffled="B3F4", edition=edition)
    events = play(game, "refresh F4")[1:]
    assert [Drawn(("A1", "M1"), refill=False), Reshuffled(3), Drawn(("B3", "F4"), refill=False)] == events
    assert ["F4A2B3"] == dice(game).shuffled  # the card just discarded among them
    assert ("-", "A2", "2") == (part(game, "discard"), part(game, "deck"), part(game, "phase"))
    assert ("B1+F4A1B3M1" if edition == "revised" else "F4A1B1B3M1") == part(game, "street")


@both_editions
@pytest.mark.rule("D-75", "DA-11", "D-72", "D-73")
def test_after_such_a_refresh_one_more_is_left_and_its_card_goes_under_the_deck(edition: str) -> None:
    game = at("F2B1", deck="A1", discard="A2B3M3", shuffled="M3F2", edition=edition)
    play(game, "refresh F2")
    assert "1" == part(game, "refreshes")
    assert {"B1", "A1", "M3"} == {text[-2:] for text in texts(game, "refresh")}
    play(game, "refresh B1")
    assert ("-", "A2B3|B1") == (part(game, "discard"), part(game, "deck"))
    assert "0" == part(game, "refreshes")
    assert set() == texts(game, "refresh")
    assert "D-72" == refusal(game, f"refresh {plus(edition)}A1").rule


@both_editions
@pytest.mark.rule("D-75", "DA-11")
def test_after_such_a_refresh_a_0_in_the_street_ends_action_1(edition: str) -> None:
    game = at("F2B1", deck="A0", discard="A2B3M3", edition=edition)
    play(game, "refresh F2")
    assert set() == texts(game, "refresh")
    assert ("D-75" if edition == "revised" else "D-20") == refusal(game, "refresh B1").rule


@both_editions
@pytest.mark.rule("DA-12", "DA-09", "D-71", "D-75")
def test_a_first_deck_that_is_emptied_exactly_leaves_one_more_refresh(edition: str) -> None:
    game = at("F2B1", deck="A1M1", discard="A2", shuffled="F2", edition=edition)
    assert [Drawn(("A1", "M1"), refill=False), Reshuffled(2)] == play(game, "refresh F2")[1:]
    assert ("2", "F2A2", "1") == (part(game, "phase"), part(game, "deck"), part(game, "refreshes"))
    play(game, "refresh B1")
    assert ("A2|B1", "0") == (part(game, "deck"), part(game, "refreshes"))
    assert "D-72" == refusal(game, f"refresh {plus(edition)}A1").rule


@both_editions
@pytest.mark.rule("DA-12", "D-74", "DA-10")
def test_a_first_deck_may_be_emptied_with_only_the_card_just_discarded_behind_it(edition: str) -> None:
    game = at("F1B1", deck="A1", discard="", edition=edition)
    play(game, "refresh F1")
    assert ("F1", "2", "-") == (part(game, "deck"), part(game, "phase"), part(game, "end"))


@both_editions
@pytest.mark.rule("D-22", "DA-09", "D-72")
def test_one_card_left_in_the_first_deck_is_still_phase_1(edition: str) -> None:
    game = at("F1B1", deck="A1M1", discard="B2", edition=edition)
    play(game, "refresh F1")
    assert ("M1", "1", "*", "F1B2") == tuple(part(game, name) for name in ("deck", "phase", "refreshes", "discard"))
    assert [] == dice(game).shuffled


@both_editions
@pytest.mark.parametrize(("discard", "drawn"), [("", "B1F4"), ("A2", "B1F4A2"), ("A2M2", "B1F4A2M2")])
@pytest.mark.rule("DA-14", "D-74", "D-80")
def test_when_the_second_deck_runs_out_in_the_same_refresh_drawing_stops_and_the_end_is_triggered(
    edition: str, discard: str, drawn: str
) -> None:
    game = at("F4A1", deck="B1", discard=discard, edition=edition)
    events = play(game, "refresh F4")[1:]
    assert [
        Drawn(("B1",), refill=False),
        Reshuffled(len(drawn) // 2 - 1),
        Drawn(tuple(drawn[start : start + 2] for start in range(2, len(drawn), 2)), refill=False),
        LastTurns("deck", 1),
    ] == events
    assert ("-", "2", "deck:1") == (part(game, "deck"), part(game, "phase"), part(game, "end"))
    assert set() == texts(game, "refresh")


@both_editions
@pytest.mark.rule("DA-14", "D-74")
def test_a_second_deck_that_keeps_one_card_does_not_trigger_the_end(edition: str) -> None:
    game = at("F4A1", deck="B1", discard="A2M2A3", shuffled="F4A2M2A3", edition=edition)
    play(game, "refresh F4")
    assert ("A3", "-") == (part(game, "deck"), part(game, "end"))
