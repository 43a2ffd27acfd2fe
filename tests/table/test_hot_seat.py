"""A game at one screen: who has to decide, whose view is shown, which moves can be taken back."""

from famiglia.record import Record
from famiglia.table.game_log import GameLog
from famiglia.table.hot_seat import HotSeat

SEED = b"an evening in May, about ten .. "
BOT_SEED = b"the bots' own dice"


def duel(*bots: int) -> HotSeat:
    """A duel with bots in these seats; seat 0 begins."""
    record = Record.begin(seats=("Anna", "Ben"), seed=SEED, first=0)
    return HotSeat(GameLog(record, 0), dict.fromkeys(bots, "greedy"), (0, 1), BOT_SEED)


def war(*bots: int) -> HotSeat:
    record = Record.begin_war("standard", ("quick-setup",), ("Anna", "Ben", "Clara", "Dino"), SEED)
    teams = [record.game.team(seat) for seat in range(4)]
    return HotSeat(GameLog(record, 0), dict.fromkeys(bots, "random"), teams, BOT_SEED)


def pass_turn(match: HotSeat) -> None:
    """Let the seat to decide pass, or make its first legal move."""
    seat = match.game.to_decide()[0]
    moves = match.game.moves(seat)
    match.play(seat, next((move for move in moves if str(move) == "pass"), moves[0]))


def test_one_person_against_bots_looks_all_the_time() -> None:
    match = duel(1)
    assert (0, 0, None) == (match.seat_on_screen, match.person(), match.bot_seat())
    assert not match.must_hand_over()
    pass_turn(match)
    assert (0, None, 1) == (match.seat_on_screen, match.person(), match.bot_seat())
    assert not match.must_hand_over()


def test_two_people_hand_the_keyboard_over() -> None:
    match = duel()
    assert (True, None, True) == (match.is_shared, match.seat_on_screen, match.must_hand_over())
    match.hand_over()
    assert (0, False) == (match.seat_on_screen, match.must_hand_over())
    pass_turn(match)
    assert match.must_hand_over()
    match.cover()
    assert [False, False] == [match.may_see_screen(seat) for seat in (0, 1)]
    match.hand_over()
    assert (1, False) == (match.seat_on_screen, match.must_hand_over())


def test_mates_share_the_screen_and_opponents_do_not() -> None:
    mates, opponents = war(1, 3), war(2, 3)
    assert (False, True) == (mates.is_shared, opponents.is_shared)
    assert 0 == mates.seat_on_screen
    assert mates.may_see_screen(2)
    opponents.seat_on_screen = 0
    assert not opponents.may_see_screen(1)


def test_only_the_person_at_the_screen_takes_a_move_back() -> None:
    match = war(1, 3)
    while match.person() != 0 or match.record.entries == []:
        pass_turn(match)
    match.hand_over()
    seat, before = match.person(), len(match.record.entries)
    assert seat is not None
    match.play(seat, match.game.moves(seat)[0])
    taken = match.undoable()
    match.cover()
    assert 0 == match.undoable()
    match.seat_on_screen = seat
    assert 1 == taken == match.undoable()
    match.undo()
    assert before == len(match.record.entries)


def test_forced_moves_go_with_the_move_before_them() -> None:
    match = war(1, 3)
    while match.record.undoable() < 2 or match.record.entries[-1].seat not in match.people:
        pass_turn(match)
    match.seat_on_screen = match.record.entries[-1].seat
    before = len(match.record.entries)
    assert 1 == match.undoable()
    match.forced = {before - 1}
    assert 2 == match.undoable()
    match.undo()
    assert (before - 2, set()) == (len(match.record.entries), match.forced)


def test_a_bot_decides_the_same_in_a_game_that_was_read_again() -> None:
    match = war(0, 1, 2, 3)
    for _ in range(5):
        seat = match.bot_seat()
        assert seat is not None
        match.play(seat, match.decision(seat)())
    lines = [(line, 0) for line in match.record.written]
    again = HotSeat(GameLog.read(lines, SEED), match.bots, match.teams, BOT_SEED)
    seat = match.bot_seat()
    assert seat is not None
    assert str(match.decision(seat)()) == str(again.decision(seat)())


def test_the_bot_of_a_duel_remembers_after_a_game_was_read_again() -> None:
    match = duel(0, 1)
    for _ in range(8):
        seat = match.bot_seat()
        assert seat is not None
        match.play(seat, match.decision(seat)())
    again = GameLog.read([(line, 0) for line in match.record.written], SEED)
    assert match.log.memory is not None
    assert again.memory is not None
    assert match.log.memory.snapshot() == again.memory.snapshot()
