"""The house rules, each on and off: strict-mercenaries, full-strength, fair-pass-out."""

import pytest

from famiglia import duel
from famiglia.duel import Drawn, LastTurns, Over, Reshuffled
from famiglia.rulebook.register import Ruling, register
from famiglia.words import LANGUAGES, say

from .builder import at, both_editions, either_seat_first, hand, outcome, part, play, plus, refusal, texts
from .test_end import hasty_duel

STRICT, FULL, FAIR = "strict-mercenaries", "full-strength", "fair-pass-out"


@both_editions
@pytest.mark.rule("DA-31", "DA-33", "DA-26")
def test_house_rules_are_off_unless_they_are_chosen(edition: str) -> None:
    assert () == duel.new(edition).options
    assert (FAIR, FULL, STRICT) == duel.new(edition, options=[STRICT, FAIR, FULL]).options
    with pytest.raises(ValueError, match="option 'strict'"):
        duel.new(edition, options=["strict"])


QUOTES = {"en": "“{}”", "de": "„{}“", "fr": "«\N{NO-BREAK SPACE}{}\N{NO-BREAK SPACE}»"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_ruling_calls_a_house_rule_by_the_name_that_players_choose_it_by(lang: str) -> None:
    rulings = [entry for entry in register("duel").values() if isinstance(entry, Ruling) and entry.option]
    assert {STRICT, FULL, FAIR} == {ruling.option for ruling in rulings}
    for ruling in rulings:
        name = say(lang, f"option-{ruling.option}").partition(":")[2].strip()
        assert QUOTES[lang].format(name) in ruling.sentence(lang)
        assert str(ruling.option) not in ruling.sentence(lang)


# strict-mercenaries


@both_editions
@pytest.mark.rule("DA-31", "DA-55", "D-55")
def test_strict_mercenaries_bars_the_mercenary_from_whoever_holds_the_pair(edition: str) -> None:
    free, strict = (at("F2", hand="F1F1M2", options=options, edition=edition) for options in ("", STRICT))
    pair = "take F2 with F1 F1 down F1"
    stand_ins = {"take F2 with F1 M2 down F1", "take F2 with F1 M2 down M2"}
    assert {pair, *stand_ins} == texts(free, "take")
    assert {pair} == texts(strict, "take")
    assert {"DA-55"} == {refusal(strict, move).rule for move in stand_ins}


@both_editions
@pytest.mark.rule("DA-55", "D-55", "D-58")
def test_strict_mercenaries_lets_a_mercenary_replace_a_missing_twin(edition: str) -> None:
    game = at("F2", hand="F1M2M3", options=STRICT, edition=edition)
    assert {f"take F2 with F1 {wild} down {down}" for wild in ("M2", "M3") for down in ("F1", wild)} == texts(
        game, "take"
    )


@both_editions
@pytest.mark.rule("DA-55")
def test_strict_mercenaries_counts_the_hand_at_action_4(edition: str) -> None:
    """One of the two natural cards was laid down with an Accountant before."""
    game = at("F2", hand="F1F1M2A1", area="M0", options=STRICT, edition=edition)
    play(game, "play A1", "fetch M0 lay F1")
    assert {"take F2 with F1 M2 down F1", "take F2 with F1 M2 down M2"} == texts(game, "take")


@both_editions
@pytest.mark.parametrize(("held", "stand_in"), [("M0M0M1", False), ("M0M1", True)])
@pytest.mark.rule("DA-55", "DA-30")
def test_strict_mercenaries_holds_for_a_mercenary_as_target_too(edition: str, held: str, stand_in: bool) -> None:
    game = at("M1", hand=held, options=STRICT, edition=edition)
    assert stand_in == ("take M1 with M0 M1 down M0" in texts(game))


@both_editions
@pytest.mark.parametrize("payment", ["", " with A1 A1 down A1", " with F1 A1 down A1", " with F1 M1 down M1"])
@pytest.mark.rule("DA-55")
def test_strict_mercenaries_advises_no_mercenary_to_whoever_holds_the_pair(edition: str, payment: str) -> None:
    game = at("F2", hand="F1F1A1A1M1M2", options=STRICT, edition=edition)
    remedy = refusal(game, "take F2" + payment).remedy
    assert remedy is not None
    assert "Pay with 2 × Famiglia 1." == remedy.text()


# full-strength


@both_editions
@pytest.mark.parametrize("brute", [1, 2, 3, 4])
@pytest.mark.parametrize("target", [1, 2, 3, 4])
@pytest.mark.rule("DA-54", "DA-33", "D-42")
def test_full_strength_lowers_by_exactly_the_value_of_the_brute_but_not_below_0(
    edition: str, brute: int, target: int
) -> None:
    free, full = (at(f"F{target}", hand=f"B{brute}", options=options, edition=edition) for options in ("", FULL))
    most = min(brute, target)
    assert {f"play B{brute} on F{target} by {amount}" for amount in range(1, most + 1)} == texts(free, "play")
    assert {f"play B{brute} on F{target} by {most}"} == texts(full, "play")
    for amount in range(1, most):
        assert "DA-54" == refusal(full, f"play B{brute} on F{target} by {amount}").rule


@both_editions
@pytest.mark.rule("DA-54", "D-41")
def test_full_strength_drops_a_weaker_card_to_0(edition: str) -> None:
    game = at("F1A1", hand="B3", top="M2", options=FULL, edition=edition)
    play(game, "refresh A1", f"play B3 on {plus(edition)}M2 by 2", f"take {plus(edition)}M2")
    assert "M2" == hand(game, 0)


@both_editions
@pytest.mark.rule("DA-54", "D-13")
def test_full_strength_gives_a_brute_0_no_ability(edition: str) -> None:
    assert {"refresh F1", "pass"} == texts(at("F1", hand="B0F1", options=FULL, edition=edition))


@both_editions
@pytest.mark.parametrize(("move", "rule"), [("play B2 on F4 by 3", "DA-54"), ("play B3 on A2 by 3", "D-41")])
@pytest.mark.rule("DA-54", "D-41")
def test_full_strength_advises_the_one_amount_that_is_allowed(edition: str, move: str, rule: str) -> None:
    refused = refusal(at("F4A2", hand="B2B3", options=FULL, edition=edition), move)
    assert refused.remedy is not None
    assert (rule, "Lower the card by 2.") == (refused.rule, refused.remedy.text())


# fair-pass-out


@both_editions
@either_seat_first
@pytest.mark.rule("DA-26", "D-81")
def test_fair_pass_out_gives_the_one_with_fewer_turns_a_last_one(edition: str, first: int) -> None:
    """The second player passed, then the starting player, who has had one turn more."""
    game = at("F0A0", seat=first, first=first, passes=1, options=FAIR, edition=edition)
    assert [LastTurns("pass", 0)] == play(game, "pass")[1:]
    assert ((1 - first,), "pass:0") == (game.to_decide(), part(game, "end"))
    assert {"take F0", "take A0", "pass"} == texts(game)


@both_editions
@either_seat_first
@pytest.mark.parametrize("last", ["take F0", "pass"])
@pytest.mark.rule("DA-26")
def test_after_the_fair_last_turn_the_game_ends_whatever_it_brings(edition: str, first: int, last: str) -> None:
    game = at("F0A0", seat=first, first=first, passes=1, options=FAIR, edition=edition)
    play(game, "pass")
    events = play(game, last)
    assert Over(outcome(game)) == events[-1]
    assert ("pass", ()) == (outcome(game).reason, game.to_decide())


@both_editions
@either_seat_first
@pytest.mark.parametrize("options", ["", FAIR])
@pytest.mark.rule("DA-26", "D-81")
def test_after_equally_many_turns_two_passes_end_the_game_with_or_without_fair_pass_out(
    edition: str, first: int, options: str
) -> None:
    game = at("F0A0", seat=1 - first, first=first, passes=1, options=options, edition=edition)
    play(game, "pass")
    assert ((), "pass") == (game.to_decide(), outcome(game).reason)


@both_editions
@either_seat_first
@pytest.mark.rule("DA-26", "D-81")
def test_without_fair_pass_out_there_is_no_further_turn(edition: str, first: int) -> None:
    game = at("F0A0", seat=first, first=first, passes=1, edition=edition)
    play(game, "pass")
    assert () == game.to_decide()


@both_editions
@pytest.mark.rule("DA-26")
def test_the_fair_last_turn_is_a_whole_turn(edition: str) -> None:
    game = at("F1A1", other="A1B1F0F0F0", other_area="M0", top="F2", passes=1, options=FAIR, edition=edition)
    play(game, "pass", "refresh A1", "play A1", "fetch M0 lay F0")
    play(game, f"play B1 on {plus(edition)}F2 by 1", f"take {plus(edition)}F2 with F0 F0 down F0")
    assert ("F0F2M0", "pass") == (hand(game, 1), outcome(game).reason)


@both_editions
@pytest.mark.rule("DA-26", "D-80")
def test_in_the_fair_last_turn_the_end_of_the_deck_brings_no_further_turn(edition: str) -> None:
    game = at("F3A1", deck="B1", phase=2, seat=1, end="pass:0", passes=1, options=FAIR, edition=edition)
    assert [Drawn(("B1", "F3"), refill=False)] == play(game, "refresh F3")[1:]
    play(game, "pass")
    assert ("pass", "pass") == (outcome(game).reason, part(game, "end"))


@both_editions
@pytest.mark.parametrize(("deck", "after"), [("B1M1", "F2"), ("B1", "A2")])
@pytest.mark.rule("DA-26", "D-71", "DA-12")
def test_in_the_fair_last_turn_the_first_deck_may_run_out(edition: str, deck: str, after: str) -> None:
    """The discard pile becomes the second deck as ever, and everybody sees it."""
    game = at("F2A1", deck=deck, seat=1, end="pass:0", passes=1, discard="A2", options=FAIR, edition=edition)
    events = play(game, "refresh F2")[1:]
    assert Reshuffled(2) in events
    assert ("2", "pass:0") == (part(game, "phase"), part(game, "end"))
    assert part(game, "deck").startswith(after)


@both_editions
@either_seat_first
@pytest.mark.rule("DA-50", "DA-26")
def test_fair_pass_out_changes_nothing_once_the_deck_has_run_out(edition: str, first: int) -> None:
    game = at("F1", deck="", phase=2, passes=1, seat=first, first=first, options=FAIR, edition=edition)
    play(game, "pass")
    assert ((1 - first,), "deck:0") == (game.to_decide(), part(game, "end"))
    play(game, "pass")
    assert "deck" == outcome(game).reason


@both_editions
@either_seat_first
@pytest.mark.rule("DA-26", "DA-49", "D-80")
def test_with_fair_pass_out_every_game_gives_both_equally_many_turns(edition: str, first: int) -> None:
    lengths = [len(hasty_duel(edition, first, seed, FAIR)[1]) for seed in range(30)]
    assert [0] * 30 == [length % 2 for length in lengths]
    odd = [len(hasty_duel(edition, first, seed)[1]) % 2 for seed in range(30)]
    assert 1 in odd
