"""The web client, tested in a real Chromium against a real server."""
