# The war in the browser: the encounter in the dock

## Questions

wt-enc-supply-orders = Ravitaillement
wt-enc-attack-orders = Attaques
wt-enc-management = Gestion
wt-enc-cards = Cartes
wt-enc-take = Prendre ou laisser
wt-enc-result = Résultat
wt-enc-your-order = Votre ordre : { $order } à { $area }
wt-enc-why-order = Chaque partie d’un ordre est facultative. Ce qui ne demande aucun choix est déjà fait ; vous pouvez le changer.
wt-enc-idle-place = 0 sur { $most } : aucun Soldato au quartier général
wt-enc-idle-recruit = 0 sur { $most } : aucun Soldato dans la réserve
wt-enc-why-fight = Choisissez une cible sur la carte ou dans la liste.
wt-enc-why-attack = Fixez combien de Soldati partent et comment ils combattent, ou choisissez une autre cible.
wt-enc-why-strike = Un Attentat ne fait que retirer des Soldati. Décidez s’il faut une voiture piégée, ou choisissez une autre cible.
wt-enc-why-agitate = Des Soldati neutres marchent contre une zone voisine. Choisissez d’où et vers où.
wt-enc-why-pentito = Vous perdez un Soldato pour de bon. Puis chaque voisine choisie en perd autant que possible, pour le plus petit nombre restant qui suffit. La défense ne compte pas.
wt-enc-which-card = { $area }, contre { $name } : quelle carte posez-vous ?
wt-enc-why-cards-attacker = Ensuite vous pouvez prendre la carte de { $name } sans la voir, et { $name } la vôtre. À la fin, une carte compte pour le camp devant lequel elle se trouve.
wt-enc-why-cards-defender = Ensuite { $name } peut prendre votre carte sans la voir, et vous la sienne. À la fin, une carte compte pour le camp devant lequel elle se trouve.
wt-enc-take-question = { $area } : prendre la carte de { $name }, ou la laisser ?
wt-enc-why-take-first = Vous décidez d’abord, puis { $name } décide pour votre carte. Personne ne regarde avant.
wt-enc-why-take-second = { $name } a décidé pour votre carte. Après votre choix, les deux cartes sont retournées.

## Targets

wt-enc-targets = Cibles
wt-enc-nobody = personne
wt-enc-stands = { $owner } : { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
}
wt-enc-of = { $n } issues sur { $of }
wt-enc-of-attacker = vous la prenez dans { $n } issues sur { $of }
wt-enc-of-defender = vous la gardez dans { $n } issues sur { $of }
wt-enc-at-once = d’emblée
wt-enc-joins = mouvement
wt-enc-from-to = { $from } → { $to }
wt-enc-march = { $from } → { $to }
wt-enc-way = Chemin
wt-enc-way-land = par terre
wt-enc-way-sea = par bateau, sans voiture
wt-enc-way-allies = par-dessus une voisine
wt-enc-way-both = par terre ou par bateau
wt-enc-from = depuis { $area }
wt-enc-with-car-bomb = avec une voiture piégée { $from } → { $to }
wt-enc-way-from = depuis { $area }, { $way }
wt-enc-breaks = met fin au contrôle de { $name } sur { $mandamento }
wt-enc-seizes = enlève le Mandamento { $mandamento } à { $name }
wt-enc-wins = vous donne le Mandamento { $mandamento }
wt-enc-gives = donne le Mandamento { $mandamento } à { $name }
wt-enc-stops = empêche { $order } { $initiative }

## The outcome

wt-enc-go = { $n ->
    [one] { $n } sur { $all } part
   *[other] { $n } sur { $all } partent
}
wt-enc-stay = { $n ->
    [0] { $area } est abandonnée
    [one] { $n } reste à { $area }
   *[other] { $n } restent à { $area }
}
wt-enc-car-along = avec une voiture
wt-enc-bribe = corrompre un défenseur
wt-enc-car-bomb = voiture piégée
wt-enc-car-bomb-hint = La voiture est ensuite perdue.
wt-enc-replace = Défenseurs remplacés par les vôtres
wt-enc-buy = Défenseurs renvoyés contre paiement
wt-enc-attack = Attaque
wt-enc-defence = Défense
wt-enc-falls = Premières pertes
wt-enc-then = puis { $attackers } contre { $defenders }
wt-enc-nobody-left = plus personne
wt-enc-brute-taken = { $n ->
    [one] { $area } est prise avec { $n } Soldato.
   *[other] { $area } est prise avec { $n } Soldati.
}
wt-enc-brute-empty = Tous tombent : personne ne tient { $area }.
wt-enc-brute-lost = { $n ->
    [one] Tous les attaquants tombent ; { $n } défenseur reste.
   *[other] Tous les attaquants tombent ; { $n } défenseurs restent.
}
wt-enc-finesse = Prise dans { $taken } issues sur { $of }, perdue dans { $lost }, vide dans { $empty }.
wt-enc-all = Les { $n } issues
wt-enc-matrix = Les issues de la ruse
wt-enc-corner = vous ↓ eux →
wt-enc-pair = { $choice ->
    [take] Vous prenez
   *[leave] Vous laissez
}, { $answer ->
    [take] ils prennent
   *[leave] ils laissent
}
wt-enc-ending-won = { $n ->
    [one] { $n } reste
   *[other] { $n } restent
}
wt-enc-ending-lost = { $n ->
    [one] perdue, { $n } des leurs reste
   *[other] perdue, { $n } des leurs restent
}
wt-enc-ending-empty = plus personne
wt-enc-legend = Lignes : vous prenez, vous laissez. Colonnes : ils prennent, ils laissent. Nombre : les vôtres qui restent ; ✕ perdue ; 0 vide. Ce sont des issues comptées, pas des probabilités.
wt-enc-lost-legend = ✕ : tous les vôtres sont perdus, avec le nombre des leurs qui restent. Ce sont des issues comptées, pas des probabilités.
wt-enc-laid = Carte de { $name }

## The conflict

wt-enc-conflict = Conflit à { $area }
wt-enc-attacks = { $name } attaque
wt-enc-defends = { $name } défend
wt-enc-neutrals = { $name } joue pour les Soldati neutres : l’équipe qui n’attaque pas désigne qui le fait.
wt-enc-against = { $attackers } : { $defenders }
wt-enc-after-bonuses = après les bonus
wt-enc-choose-card = Choisissez votre carte, face cachée
wt-enc-your-card = Votre carte
wt-enc-card-of = { $name }
wt-enc-take-or-leave = Carte de { $name } : prendre ou laisser ?
wt-enc-choosing = choisit…
wt-enc-only-team = Seule votre équipe la voit.
wt-enc-no-card = Pas encore de carte
wt-enc-card-back = Une carte, face cachée
wt-enc-sealed = Les autres voient seulement que vous avez choisi.
wt-enc-range = au mieux { $best }, au pire { $worst }
wt-enc-left = { $n } des vôtres
wt-enc-theirs-left = { $n } des leurs
wt-enc-none-left = personne
wt-enc-took = { $name } prend votre carte.
wt-enc-left-it = { $name } laisse votre carte.
wt-enc-with-your = Avec votre carte : { $card }
wt-enc-before-attacker = Devant l’attaquant
wt-enc-before-defender = Devant le défenseur
wt-enc-end-taken = { $n ->
    [0] { $area } prise
    [one] { $area } prise · { $n } Soldato
   *[other] { $area } prise · { $n } Soldati
}
wt-enc-end-held = { $n ->
    [0] { $area } tenue
    [one] { $area } tenue · { $n } Soldato
   *[other] { $area } tenue · { $n } Soldati
}
wt-enc-end-empty = { $area } est vide
wt-enc-go-on = Continuer
wt-enc-why-go-on = Ainsi finit le conflit. « Continuer » mène à votre prochaine décision.

## Buttons

wt-enc-do-attack = Attaquer { $area }
wt-enc-do-move = Aller à { $area }
wt-enc-do-strike = Attentat à { $area }
wt-enc-do-agitate = Agiter { $area }
wt-enc-do-order = Exécuter
wt-enc-do-remove = Retirer { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
}
wt-enc-do-card = Poser { $card } face cachée
wt-enc-do-take = Prendre
wt-enc-do-leave = Laisser
