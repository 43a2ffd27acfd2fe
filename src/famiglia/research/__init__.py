"""Doors for programs."""
