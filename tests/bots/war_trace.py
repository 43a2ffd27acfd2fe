"""Plays seeded wars with the greedy rules in all seats and prints what each move does; used compiled and uncompiled.

Usage: python war_trace.py WARS
"""

import sys
from hashlib import sha256


def main(wars: int) -> None:
    from famiglia.bots.war import situation
    from famiglia.bots.war.guide import Guide
    from famiglia.dice import QuickDice
    from famiglia.war import board_of
    from famiglia.war.engine.engine import awaited, deal, legal_moves, make, seats_in

    print("compiled" if str(situation.__file__).endswith((".so", ".pyd")) else "uncompiled")
    board, guide = board_of(), Guide()
    for number in range(wars):
        dice = QuickDice(number)
        p = deal(board, number % 64, dice)
        digest = sha256()
        while seats := seats_in(awaited(p)):
            move = guide.choose(p, seats[0], legal_moves(p, seats[0]), dice)
            digest.update(repr(int(move)).encode())
            make(p, seats[0], move, dice)
        print(number, digest.hexdigest()[:16], int(p.winner), int(p.ending))


if __name__ == "__main__":
    main(int(sys.argv[1]))
