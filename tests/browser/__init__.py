"""The browser's side of the house, seen by visitors with a real Chromium at a real server."""
