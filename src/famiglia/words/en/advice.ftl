# A hint: what both games and all places say around it.
advice-title = Hint: your chance to win
advice-chance = { $percent } %
advice-plan = Then: { $moves }.
