# Un conseil : ce qui l’entoure partout.
advice-title = Conseil : vos chances de gagner
advice-chance = { $percent } %
advice-plan = Ensuite : { $moves }.
