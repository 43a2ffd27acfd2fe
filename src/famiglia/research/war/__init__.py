"""The war in the line protocol."""
