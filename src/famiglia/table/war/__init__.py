"""A war at a table."""
