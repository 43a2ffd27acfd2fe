"""Messages about the events, moves and cards of a duel."""
