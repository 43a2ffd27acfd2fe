# Ein Tipp: was überall um ihn herum steht.
advice-title = Tipp: deine Siegchance
advice-chance = { $percent } %
advice-plan = Danach: { $moves }.
