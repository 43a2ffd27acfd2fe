"""The war at a table: its part of the registry, its messages and its state."""
