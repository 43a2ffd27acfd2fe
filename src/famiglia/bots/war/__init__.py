"""How the greedy bot of the war weighs: the ground, the odds of a conflict, areas, attacks, orders, turns."""
