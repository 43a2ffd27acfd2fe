"""The files of the browser client: compressed, versioned and preloaded."""
