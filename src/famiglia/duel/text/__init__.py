"""The duel in words: messages about events, moves and cards, in the ids of the catalogues."""
