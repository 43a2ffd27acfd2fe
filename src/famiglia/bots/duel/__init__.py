"""Bots of the duel."""
