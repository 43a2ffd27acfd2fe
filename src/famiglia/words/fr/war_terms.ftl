# The war: decisions, choices, components and their effects

## What a decision asks for

war-step-round = Comment la manche continue-t-elle ?
war-step-families = Quelle famille dirigez-vous ?
war-step-units = Où vont les unités supplémentaires de votre personnage ?
war-step-labs = Où vont les labos de votre personnage ?
war-step-start-tokens = Dans quelle colonne posez-vous un jeton d’influence ?
war-step-tiles = Quelle tuile de contrôle utilisez-vous maintenant ?
war-step-turn = Déplacez-vous un jeton d’influence ou une colonne entière ?
war-step-space = Sur quelle case va le jeton ?
war-step-column = Sur quelle case va le prochain jeton de la colonne ?
war-step-gain = Que faites-vous maintenant, l’action de colonne ou l’ordre supplémentaire ?
war-step-parts = Quelle partie de la case effectuez-vous ?
war-step-recruit = Combien de Soldati recrutez-vous ?
war-step-into = Dans quelle zone placez-vous des Soldati ?
war-step-place = Combien de Soldati placez-vous ?
war-step-issue = Dans quelle zone donnez-vous un ordre ?
war-step-which-order = Quel ordre donnez-vous ?
war-step-equip = Quel équipement posez-vous, et où ?
war-step-sail = Le nouveau bateau gagne-t-il une mer voisine ?
war-step-sink = Quel bateau est retiré avec le nouveau ?
war-step-gather = Dans quelle zone rassemblez-vous ?
war-step-rally = De quelle zone viennent des Soldati et des voitures ?
war-step-rally-soldati = Combien de Soldati viennent ?
war-step-rally-cars = Combien de voitures viennent ?
war-step-exert = De quelle rangée retirez-vous un jeton d’influence ?
war-step-onto = Sur quelle case va le jeton d’influence de votre plateau ?
war-step-ultima = Sur quelle case va le jeton près de votre buste ?
war-step-unmark = De quelle tuile de contrôle retirez-vous votre jeton ?
war-step-mark = Quelle tuile de contrôle marquez-vous ?
war-step-which = Lequel de vos ordres vient en premier ?
war-step-order = Quelle partie de l’ordre exécutez-vous ?
war-step-fight = Quel Mouvement ou quel Attentat faites-vous ?
war-step-bribery = Corrompez-vous les défenseurs ?
war-step-how-many = Combien de Soldati partent ?
war-step-car-along = Une voiture part-elle aussi ?
war-step-replace = Combien de défenseurs remplacez-vous ?
war-step-buy = Combien de défenseurs renvoyez-vous contre paiement ?
war-step-style = Ruse ou force brute ?
war-step-defender = Quelle famille de votre équipe défend les Soldati neutres ?
war-step-cards = Quelle carte de conflit choisissez-vous ?
war-step-take-first = Prenez-vous ou laissez-vous la carte du défenseur ?
war-step-take-second = Prenez-vous ou laissez-vous la carte de l’attaquant ?
war-step-recruitment = Combien de Soldati placez-vous dans la zone qui vient d’être prise ?
war-step-pentito = De quelle zone retirez-vous des Soldati, et combien ?
war-numbers-left = Nombres restants : { $numbers }
war-step-agitate = Quels Soldati neutres agitez-vous, et où vont-ils ?
war-step-launch = Dans quelle mer posez-vous le bateau ?
war-step-defect = De quelle zone un Soldato passe-t-il de votre côté ?
war-step-per-lab = Combien de Soldati placez-vous près de vos labos ?
war-step-spread = Dans quelle autre zone place-t-on des Soldati ?

## Choices

war-move-pass = Passer
war-move-lead = Diriger { $family }
war-move-soldato = Soldato : { $area }
war-move-car = Voiture : { $area }
war-move-boat = Bateau : { $sea }
war-move-lab = Labo : { $area }
war-move-sail = Continuer vers { $sea }
war-move-sink = Retirer un bateau : { $family }
war-move-start = Jeton d’influence en colonne { $column }
war-move-tile = { $tile }. { $text }
war-move-token = Jeton, { $place } : { $family }
war-move-space = { $text } ({ $space })
war-move-column = Colonne { $column } : { $text }
war-move-part = Partie { $number }
war-move-recruit = Recruter { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
}
war-move-into = Placer des Soldati à { $area }
war-move-place = Placer { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
}
war-move-issue = Ordre à { $area }
war-move-order = { $order }. { $text }
war-move-order-secret = Un ordre, face cachée
war-move-exert = { $row } : jeton { $to ->
    [supply] à la réserve
    [sheet] sur une feuille d’action
   *[box] hors de la partie
}
war-move-onto = Feuille du haut, { $place }
war-move-gather = Rassembler à { $area }
war-move-rally = Renforts depuis { $area }
war-move-soldati = { $number ->
    [0] Aucun Soldato
    [one] { $number } Soldato
   *[other] { $number } Soldati
}
war-move-cars = { $number ->
    [0] Aucune voiture
    [one] { $number } voiture
   *[other] { $number } voitures
}
war-move-execute = D’abord { $order }. { $text }
war-move-move = Mouvement depuis { $area } vers { $target }, { $way ->
    [sea] par bateau
   *[land] par terre
}
war-move-allies = Mouvement depuis { $area } vers { $target }, par-dessus une zone voisine
war-move-bribe = Corrompre
war-move-replace = { $number ->
    [0] Ne remplacer personne
    [one] Remplacer { $number } défenseur
   *[other] Remplacer { $number } défenseurs
}
war-move-buy = { $number ->
    [0] Ne renvoyer personne
    [one] Renvoyer { $number } défenseur contre paiement
   *[other] Renvoyer { $number } défenseurs contre paiement
}
war-move-finesse = Ruse
war-move-brute = Force brute
war-move-defend = Confier la défense à { $family }
war-move-card = { $card } : { $text }
war-move-card-secret = Une carte de conflit, face cachée
war-move-take = Prendre la carte
war-move-leave = Laisser la carte
war-move-strike = { $bomb ->
    [car] Voiture piégée
   *[bomb] Attentat
} depuis { $area } sur { $target }
war-move-remove = Retirer { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
} à { $area }
war-move-agitate = Soldati neutres, depuis { $area } vers { $target }
war-move-defect = Un Soldato depuis { $area }
war-move-spread = Des Soldati aussi à { $area }
war-move-mark = Marquer : { $tile }. { $text }
war-move-unmark = Retirer le jeton : { $tile }. { $text }
war-move-sell = Abandonner contre de l’argent : { $order }. { $text }
war-move-give = Donner de l’argent à votre partenaire

## Names

war-name-order = { $name } ({ $family })
war-name-family = { $name } ({ $colour ->
    [black] noir
    [blue] bleu
    [green] vert
    [red] rouge
    [white] blanc
    [yellow] jaune
   *[other] { $colour }
})
war-name-neutral = neutre
war-name-space = feuille { $sheet }, colonne { $column }, ligne { $row }
war-name-place = colonne { $column }, ligne { $row }
war-institution-justice = Justice
war-institution-police = Police
war-institution-economy = Économie
war-institution-church = Église
war-phase-setup = Mise en place
war-phase-planning = Phase de planification
war-phase-management = Phase de gestion
war-phase-encounter = Phase d’affrontement
war-phase-over = La guerre est terminée
war-team = Équipe { $team }
war-mates = { $one } et { $other }
war-equipment-car = voiture
war-equipment-boat = bateau
war-equipment-lab = labo
war-destination-supply = à la réserve
war-destination-sheet = sur une feuille d’action
war-destination-box = hors de la partie
war-tile-allies = Alliés
war-tile-bribery = Corruption
war-tile-chain-of-command = Chaîne de commandement
war-tile-delay-detonator = Détonateur à retardement
war-tile-influence = Influence
war-tile-miniguns = Miniguns
war-tile-recruitment = Recrutement
war-tile-speedboats = Hors-bord
war-tile-garage = Garage
war-tile-laundering = Blanchiment
war-tile-bodyguards = Gardes du corps
war-card-turncoat = Transfuge
war-card-coward-1 = Lâche
war-card-coward-2 = Deux Lâches

## Phrases

war-seat = { $name }
war-list = { $first }, { $rest }
war-and = { $first } + { $rest }
war-or = { $first } / { $rest }
war-both = { $first } { $then }
war-capital = { CAPITAL($text) }
war-infinite = ∞ { CAPITAL($text) }
war-label = { $name } : { $text }
war-either = { $some } ou { $last }
war-count-car = { $n ->
    [one] { $n } voiture
   *[other] { $n } voitures
}
war-count-boat = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
war-count-lab = { $n ->
    [one] { $n } labo
   *[other] { $n } labos
}
war-scores = Mandamenti : { $scores }.

## Orders

war-order = { $type ->
    [attack] Ordre d’attaque
   *[supply] Ordre de ravitaillement
}, Initiative { $initiative } : { $effects }
war-skull = crâne { $n }
war-vest = gilet { $n }
war-effect-money = recevoir { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
war-effect-place = placer { $n ->
    [one] { $n } Soldato
   *[other] jusqu’à { $n } Soldati
}
war-effect-place-base = placer des Soldati (valeur Police{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-effect-recruit = recruter { $n ->
    [one] { $n } Soldato
   *[other] jusqu’à { $n } Soldati
}
war-effect-recruit-base = recruter des Soldati (valeur Église{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-effect-car = poser { $n ->
    [one] { $n } voiture
   *[other] { $n } voitures
}
war-effect-boat = poser { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
war-effect-lab = poser { $n ->
    [one] { $n } labo
   *[other] { $n } labos
}
war-effect-launder = blanchir
war-effect-place-per-lab = placer { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} par labo de la famille, dans la zone de celui-ci
war-effect-place-spread = placer { $n ->
    [one] { $n } Soldato
   *[other] jusqu’à { $n } Soldati
} ici et { $extra_areas ->
    [one] dans { $extra_areas } zone adjacente
   *[other] dans chacune d’au plus { $extra_areas } zones adjacentes
} de l’équipe
war-effect-rally = Rallier
war-effect-move = { $times ->
    [one] Mouvement (et Attaque)
   *[other] { $times } Mouvements (et Attaques)
}
war-effect-strike = { $times ->
    [one] Attentat
   *[other] { $times } Attentats
}
war-effect-strike-and-move = 1 Attentat et 1 Mouvement (et Attaque), dans l’ordre voulu
war-effect-pentito = Pentito { $removals }
war-effect-agitate = Agiter jusqu’à la distance { $range }
war-effect-replace-defenders = remplacer { $n ->
    [one] { $n } défenseur par un de vos Soldati
   *[other] jusqu’à { $n } défenseurs par vos Soldati
}
war-effect-buy-off = renvoyer des défenseurs contre { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} chacun
war-effect-defect-adjacent = { $n ->
    [one] { $n } Soldato d’une zone adjacente passe de votre côté
   *[other] jusqu’à { $n } Soldati de zones adjacentes passent de votre côté
}

## Action spaces

war-space = { $sign ->
    [pay] payer { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } : { $actions }
    [receive] recevoir { $n ->
        [one] { $n } pièce
       *[other] { $n } pièces
    } : { $actions }
   *[none] { $actions }
}
war-action-issue-order = { $n ->
    [one] donner { $n } ordre
   *[other] donner { $n } ordres { $mode ->
        [stacked] dans une même zone
       *[separate] dans des zones différentes
    }
}
war-action-recruit = recruter des Soldati (valeur Église{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-action-place = placer des Soldati (valeur Police{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $where ->
    [own] , seulement dans vos zones
   *[own_or_empty] {""}
})
war-action-equipment = { $n ->
    [one] poser { $n } voiture, bateau ou labo
   *[other] poser { $n } voitures, bateaux ou labos
}
war-action-launder = blanchir
war-action-rally = rassembler Soldati et voitures dans une zone
war-action-exert = exercer son influence : { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
}{ $same_row ->
    [yes] {" "}d’une même rangée
   *[no] {""}
} { $to ->
    [supply] à la réserve
    [sheet] sur une feuille d’action
   *[box] hors de la partie
}
war-action-ultima-azione = Ultima Azione
war-column-become-starting-player-and-equipment = devenir premier joueur et poser 1 voiture, bateau ou labo
war-column-influence-one-institution = retirer du plateau de famille les 2 jetons les plus à gauche de la rangée { $row }
war-column-influence-two-institutions = retirer du plateau de famille le jeton le plus à gauche de 2 rangées différentes

## Family mats and characters

war-mat-car = poser 1 voiture
war-mat-car-base = voiture : attaque +{ $attack }, voiture piégée +{ $strike }
war-mat-base = { $row ->
    [police] Placer : { $value }
    [church] Recruter : { $value }
   *[other] valeur { $value }
}
war-mat-money = { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
war-mat-lab = poser 1 labo
war-mat-launder = blanchir
war-character = { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} et { $headquarters ->
    [one] { $headquarters } Soldato
   *[other] { $headquarters } Soldati
} au quartier général ; sur le plateau de jeu { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
}, { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}, { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}, { $labs ->
    [one] { $labs } labo
   *[other] { $labs } labos
}

## Control tiles

war-moment-phase-start = Au début de la phase de planification
war-moment-issue-order = En donnant un ordre
war-moment-move = Lors d’un Mouvement
war-moment-strike = Lors d’un Attentat
war-moment-takeover = Après la prise d’une zone
war-moment-defence = Contre les Attaques et les Attentats
war-through-empty = vide
war-through-neutral = neutre
war-tile-effect-leapfrog = pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, passer par-dessus une zone { $through }, { $by_sea ->
    [yes] aussi par bateau
   *[no] jamais par bateau
}
war-tile-effect-bribe = pour { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, renvoyer { $n ->
    [one] { $n } défenseur
   *[other] { $n } défenseurs
} à la réserve, une fois par Mouvement
war-tile-effect-stack-orders = jusqu’à { $max } de vos ordres dans une zone
war-tile-effect-strike-range = { $car_only ->
    [yes] une voiture piégée
   *[no] un Attentat
} peut frapper jusqu’à la distance { $range }
war-tile-effect-exert-for-soldato = pour { $cost_soldati ->
    [one] { $cost_soldati } Soldato
   *[other] { $cost_soldati } Soldati
} du quartier général, exercer son influence : { $n ->
    [one] { $n } jeton
   *[other] { $n } jetons
} { $to ->
    [supply] à la réserve
    [sheet] sur une feuille d’action
   *[box] hors de la partie
}
war-tile-effect-sea-attack-bonus = bonus d’attaque +{ $n } par bateau
war-tile-effect-place-after-takeover = y placer { $all_or_nothing ->
    [yes] exactement
   *[no] jusqu’à
} { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} du quartier général
war-tile-effect-equipment = poser { $kinds }
war-tile-effect-money = recevoir { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}
war-tile-effect-defence-bonus = bonus de défense +{ $n } dans toutes vos zones

## Conflict cards

war-card-effect-turncoat = { $n ->
    [one] { $n } Soldato ennemi cède la place à un des vôtres
   *[other] { $n } Soldati ennemis cèdent la place à { $n } des vôtres
}
war-card-effect-coward = { $n ->
    [one] { $n } de vos Soldati fuit
   *[other] { $n } de vos Soldati fuient
} vers votre quartier général

## House rules

war-option-mandamento-vests = Les gilets protègent le Mandamento
war-option-about-mandamento-vests = Un gilet protège toutes vos zones de son Mandamento au lieu d’une seule.
war-option-strict-pentito = Pentito strict
war-option-about-strict-pentito = Un Pentito retire autant de Soldati qu’il en montre, ou au plus 1 de moins.
war-option-spoils-from-any-loss = Des Soldati pour toute perte neutre
war-option-about-spoils-from-any-loss = Les Soldati neutres corrompus, renvoyés contre paiement ou remplacés rapportent aussi des Soldati au quartier général.
war-option-single-effect-of-twins = Les jumelles comptent une fois
war-option-about-single-effect-of-twins = Deux cartes de conflit identiques du même côté ne s’appliquent qu’une fois.
war-option-first-game = Première partie
war-option-about-first-game = Les familles noire et blanche ne jouent pas, et les quatre autres sont attribuées au hasard.
war-option-quick-setup = Mise en place rapide
war-option-about-quick-setup = Familles, unités supplémentaires, labos et premiers jetons d’influence sont répartis pour vous.
