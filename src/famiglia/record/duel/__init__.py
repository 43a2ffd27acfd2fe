"""Records of the duel."""
