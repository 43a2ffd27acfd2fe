"""famiglia: two mafia board games, faithful to their rulebooks.

>>> import random
>>> from famiglia import duel
>>> game = duel.new(edition="revised", dice=duel.Dice("a quiet evening"))
>>> while seats := game.to_decide():
...     events = game.play(seats[0], random.choice(game.moves(seats[0])))
>>> game.result().reason in ("deck", "pass")
True
"""

__version__ = "0.1.0"
