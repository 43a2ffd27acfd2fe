"""One module for each version of the database; a released one is never changed."""
