"""Records of the war."""
