"""One module for each version of the database. A released one never changes."""
