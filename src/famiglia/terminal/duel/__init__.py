"""The duel in the terminal: against a bot, or two people at one screen."""
