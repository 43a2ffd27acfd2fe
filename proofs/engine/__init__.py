"""P5: pieces are counted in every position of random games; also the random duels and wars of other proofs and tests."""
