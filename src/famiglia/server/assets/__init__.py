"""Serving the files of the browser client: compressed, with versions in their URLs, and preloaded."""
