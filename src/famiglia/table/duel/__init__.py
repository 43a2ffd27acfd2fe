"""A duel at a table."""
