"""The bots of the war: a random one, and a greedy one with its decisions by phase and its estimates of value."""
