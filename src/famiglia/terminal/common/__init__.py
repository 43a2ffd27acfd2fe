"""What both games share in the terminal: the app, its windows, and the keeping of records."""
