"""Plays seeded wars and prints a hash of all positions of each; compiled and uncompiled runs must print the same.

Usage: python trace.py GAMES
"""

import sys
from hashlib import sha256


def main(games: int) -> None:
    from famiglia.dice import QuickDice
    from famiglia.war import board_of
    from famiglia.war.engine import position
    from famiglia.war.engine.engine import awaited, deal, legal_moves, make, seats_in

    print("compiled" if str(position.__file__).endswith((".so", ".pyd")) else "uncompiled")
    board = board_of()
    for game in range(games):
        dice = QuickDice(game)
        p = deal(board, game % 64, dice)
        digest = sha256(repr(p.key()).encode())
        while seats := seats_in(awaited(p)):
            seat = seats[dice.below(len(seats))]
            moves = [int(move) for move in legal_moves(p, seat)]
            digest.update(repr(moves).encode())
            make(p, seat, moves[dice.below(len(moves))], dice)
            digest.update(repr(p.key()).encode())
        print(game, digest.hexdigest()[:16], p.winner, p.ending)


if __name__ == "__main__":
    main(int(sys.argv[1]))
