"""P5: random games whose every position is counted, and the random duels and wars that other proofs and tests use."""
