"""Plays seeded duels and prints a hash of all positions of each; compiled and uncompiled runs must print the same.

Usage: python trace.py EDITION GAMES
"""

import sys
from hashlib import sha256


def main(edition: str, games: int) -> None:
    from famiglia.dice import QuickDice
    from famiglia.duel import cards
    from famiglia.duel.edition import OPTIONS, rules_in_force
    from famiglia.duel.move_codes import PASS
    from famiglia.duel.position import OVER
    from famiglia.duel.turn import deal, legal_moves, make

    print("compiled" if str(cards.__file__).endswith((".so", ".pyd")) else "uncompiled")
    for game in range(games):
        dice = QuickDice(game)
        options = [option for place, option in enumerate(OPTIONS) if game >> place & 1]
        position = deal(rules_in_force(edition, options), dice.below(2), dice)
        digest = sha256(str(position).encode())
        while position.step != OVER:
            moves = list(legal_moves(position))
            if len(moves) > 1 and moves[-1] == PASS and dice.below(4):
                moves.pop()
            digest.update(repr(moves).encode())
            make(position, moves[dice.below(len(moves))], dice)
            digest.update(str(position).encode())
        print(game, digest.hexdigest()[:16], position)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
