"""The duel in the line protocol."""
