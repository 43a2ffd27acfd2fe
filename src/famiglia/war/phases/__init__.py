"""The steps of the game, one module for each phase or action of the rulebook."""
