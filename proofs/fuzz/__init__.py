"""P12 to P15: wrong requests, messages and moves, and clients that do not read; the server goes on and no game changes."""
