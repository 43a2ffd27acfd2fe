"""The contract that every game keeps."""

from famiglia import duel
from famiglia.game import Game


def test_the_duel_keeps_the_contract() -> None:
    """The assignment is what the type checker proves; the verbs are what a caller needs."""
    game: Game[duel.Move] = duel.new(dice=duel.Dice("contract"))
    (seat,) = game.to_decide()
    moves = game.moves(seat)
    assert game.why_not(seat, moves[0]) is None
    assert game.why_not(1 - seat, moves[0]) is not None
    assert {"kind": "played", "seat": seat, "move": str(moves[0])} == game.play(seat, str(moves[0]))[0].as_json()
    assert "viewer" in game.view(None).as_json()
    assert game.result() is None
