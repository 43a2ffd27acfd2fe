"""The rule engine: positions, moves as numbers, and the interpreter that runs the steps of the game."""
