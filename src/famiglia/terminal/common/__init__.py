"""What both games share in the terminal: the app, its dialogs, and saving records."""
