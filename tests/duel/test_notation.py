"""Cards, moves and positions as text."""

import pytest

from famiglia import duel
from famiglia.duel.notation import read_move, read_position
from famiglia.game import NotationError

START = (
    "duel/revised options=- first=0 seat=0 step=street refreshes=* hands=F0A0B0M0/F0A0B0M0 areas=-/- "
    "street=F1A1A3B1M0M2 lowered=- discard=- deck=?46 phase=1 passes=0 end=-"
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("refresh F2", duel.Refresh("F2")),
        ("refresh +F2", duel.Refresh("F2", new=True)),
        ("play A2", duel.PlayAccountant("A2")),
        ("fetch M2 lay B0", duel.Exchange("M2", "B0")),
        ("stop", duel.Stop()),
        ("play B2 on M4 by 1", duel.PlayBrute("B2", "M4", 1)),
        ("play B2 on +M4 by 1", duel.PlayBrute("B2", "M4", 1, new=True)),
        ("take F0", duel.Take("F0")),
        ("take F3 with F2 M3 down M3", duel.Take("F3", "F2", "M3")),
        ("take F3 with M3 F2 down F2", duel.Take("F3", "M3", "F2")),
        ("take +A3 with A2 A2 down A2", duel.Take("A3", "A2", "A2", new=True)),
        ("pass", duel.Pass()),
    ],
)
def test_a_move_is_read(text: str, move: duel.Move) -> None:
    assert move == read_move(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "move: found '', expected one of: refresh F2"),
        ("jump", "move: found 'jump', expected one of"),
        ("take F9", "Street card: found 'F9', expected a card: F, A, B or M and a value from 0 to 4"),
        ("take F3 with F2 M3 down M4", "card that goes down: found 'M4', expected one of the two paid with, F2 or M3"),
        ("play B2 on M4 by 5", "amount of the Brute: found '5', expected 1, 2, 3 or 4"),
        ("play B2 on M4 by", "move: found 'play B2 on M4 by'"),
        ("fetch +M2 lay B0", "card: found '+M2', expected a card"),
    ],
)
def test_what_is_no_move_gets_a_clear_error(text: str, message: str) -> None:
    with pytest.raises(NotationError) as error:
        read_move(text)
    assert str(error.value).startswith(message)


def test_the_documented_position_is_read() -> None:
    game = duel.resume(START, duel.Dice("x"))
    assert [duel.Take("M0"), duel.Pass()] == game.moves(0)
    assert str(read_position(START)) == START


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("duel/", "chess/"), "game: found 'chess/revised', expected duel/revised or duel/classic"),
        (("revised", "new"), "edition: found 'new', expected revised or classic"),
        (("options=-", "options=fast"), "options: found 'fast', expected - or some of fair-pass-out"),
        (("first=0", "first=2"), "first: found '2', expected 0 or 1"),
        (("seat=0", "seat="), "seat: found '', expected 0 or 1"),
        (("step=street", "step=five"), "step: found 'five', expected street, brute, take, over or exchange"),
        (("refreshes=*", "refreshes=1"), "refreshes: found '1', expected * in phase 1"),
        (("hands=F0A0B0M0/", "hands=F0A0B0M0"), "hands: found 'F0A0B0M0F0A0B0M0', expected two piles"),
        (("hands=F0A0", "hands=A0F0"), "hands of seat 0: found 'A0F0B0M0', expected - or cards in the order F A B M"),
        (("hands=F0A0", "hands=F0X0"), "hands of seat 0, card 2: found 'X0', expected a card"),
        (("areas=-/-", "areas=F4F4/-"), "areas of seat 0: found 'F4F4', expected at most 1 × F4"),
        (("revised options=-", "classic options=-,"), "options: found '-,', expected - or some of"),
        (("lowered=-", "lowered=F1-1"), "lowered: found 'F1-1', expected a card if and only if step=take"),
        (("lowered=-", "lowered=F1"), "lowered: found 'F1', expected - or a card and an amount"),
        (("discard=-", "discard=F4"), "deck: found '?46', expected 45 cards that lie nowhere else"),
        (("deck=?46", "deck=?45"), "deck: found '?45', expected 46 cards that lie nowhere else"),
        (("deck=?46", "deck=?999"), "deck: found '?999', expected ? and a number"),
        (("deck=?46", "deck=-"), "deck: found '-', expected a deck in phase 1"),
        (("phase=1", "phase=3"), "phase: found '3', expected 1 or 2"),
        (("passes=0", "passes=2"), "passes: found '2', expected 0 or 1"),
        (("end=-", "end=deck"), "end: found 'deck', expected deck or pass if and only if step=over"),
        (("end=-", "end=deck:1"), "end: found 'deck:1', expected - or pass while there is a deck"),
        (("end=-", "end=- more"), "end of the line: found 'more', expected nothing more"),
        (("phase=1 ", ""), "field 13: found 'passes=0', expected phase="),
    ],
)
def test_what_is_no_position_gets_a_clear_error(change: tuple[str, str], message: str) -> None:
    with pytest.raises(NotationError) as error:
        read_position(START.replace(*change))
    assert str(error.value).startswith(message)


PHASE_TWO = START.replace("deck=?46", "deck=?30").replace("phase=1", "phase=2").replace("refreshes=*", "refreshes=1")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("areas=-/-", "areas=F0F0F0A0A0A0B0B0B0M0M0/F1F1F1A1A1"), ""),
        (
            ("areas=-/-", "areas=F0F0F0A0A0A0B0B0B0M0/F1F1F1A1A1A1"),
            "deck: found '?30', expected no card of value 0 in phase 2",
        ),
        (("end=-", "end=pass:0"), "end: found 'pass:0', expected pass:0 only with fair-pass-out"),
        (
            ("step=street refreshes=1", "step=take refreshes=0"),
            "lowered: found '-', expected a card if and only if step=take",
        ),
    ],
)
def test_a_position_that_no_duel_can_reach_is_refused(change: tuple[str, str], message: str) -> None:
    text = (
        PHASE_TWO.replace("areas=-/-", "areas=F0F0F0A0A0A0B0B0B0M0M0/F1F1F1A1A1")
        if "areas" not in change[0]
        else PHASE_TWO
    )
    if not message:
        assert text.replace(*change) == str(read_position(text.replace(*change)))
        return
    with pytest.raises(NotationError) as error:
        read_position(text.replace(*change))
    assert str(error.value).startswith(message)


def test_the_classic_edition_knows_no_new_cards() -> None:
    all_new = START.replace("street=F1", "street=+F1")
    assert all_new == str(read_position(all_new))
    with pytest.raises(NotationError, match="expected no new cards in the classic edition"):
        read_position(all_new.replace("revised", "classic"))


def test_an_unknown_deck_is_dealt_from_the_cards_that_lie_nowhere_else() -> None:
    game = duel.resume(START, duel.Dice("x"))
    assert 46 == len(game.position.deck_cards())
    assert str(game) != str(duel.resume(START, duel.Dice("y")))
    assert str(game) == str(duel.resume(START, duel.Dice("x")))
