# The war in the browser: order of play, headquarters, mats, tiles, dossier, team and news

## Score and order of play

wt-score-mandamenti = Mandamenti
wt-score-to-win = { $goal } pour gagner
wt-score-counts = compte en fin de manche
wt-score-goal = Mandamenti : une équipe gagne avec { $goal }, ou avec { $alone } d’une seule famille. Cela ne compte qu’à la fin d’une manche.
wt-score-family = { $family } { $n }
wt-score-told = Mandamenti : { $first } ({ $one }) à { $second } ({ $other }). Une équipe gagne avec { $goal }, ou avec { $alone } d’une seule famille. Cela ne compte qu’à la fin d’une manche.
wt-stage = Manche { $round }/{ $rounds } · { $phase ->
    [setup] Mise en place
    [planning] Planification
    [encounter] Affrontement
    [management] Gestion
   *[other] Fin
}
wt-rail-order-of-play = Ordre du tour
wt-rail-queue = Ordres, dans leur ordre d’exécution
wt-rail-relation = { $relation ->
    [you] vous
    [mate] partenaire
   *[other] { $colour }
}
wt-rail-starter = premier joueur
wt-rail-soldati = Soldati au quartier général
wt-rail-hidden = caché
wt-rail-placed = { $n ->
    [one] { $n } donné
   *[other] { $n } donnés
}
wt-rail-decides = doit décider
wt-rail-order = { $initiative }, { $area }, { $name } : { $state ->
    [done] exécuté
    [now] en cours
    [lapsed] annulé, car sa zone est perdue
   *[next] à venir
}. { $text }

## Orders

wt-order-kind = { $type ->
    [attack] ordre d’attaque
   *[supply] ordre de ravitaillement
}, Initiative { $initiative }
wt-order-skull = bonus d’attaque { $n }
wt-order-vest = { $n } pour la défense de sa zone

## The strip and its drawers

wt-strip-your-move = C’est à vous de jouer.
wt-strip-to-table = Vers la table
wt-strip = Ce que possède votre équipe
wt-strip-drawers = Tiroirs
wt-strip-secret = visible par votre équipe seule
wt-tab-long-headquarters = Quartier général
wt-tab-long-mat = Plateau de famille
wt-tab-long-tiles = Tuiles de contrôle
wt-tab-long-dossier = Dossier
wt-tab-long-team = Équipe
wt-tab-short-headquarters = QG
wt-tab-short-mat = Plateau
wt-tab-short-tiles = Tuiles
wt-tab-short-dossier = Dossier
wt-tab-short-team = Équipe
wt-hq-of = Quartier général de { $name }, { $family }
wt-hq-you = vous
wt-hq-soldati = { $here } ici, { $supply } en réserve
wt-hq-cars = voitures en réserve
wt-hq-boats = bateaux en réserve
wt-hq-influence = jetons d’influence en réserve
wt-hq-bust = le buste de l’Ultima Azione est encore disponible
wt-hq-issue = Un ordre, puis une zone. Il est posé face cachée ; votre partenaire peut le regarder.
wt-hq-look = Choisissez un ordre pour lire ce qu’il fait.
wt-hq-no-orders = Aucun ordre ici.

## Mats and tiles

wt-mat-whose = Plateaux de
wt-mat-ours = Les nôtres : { $names }
wt-mat-theirs = Les leurs : { $names }
wt-mat-of = Plateau de { $family }, { $name }
wt-mat-row = { $row } : { $value } actuellement ; { $next }
wt-mat-order = { $gained ->
    [yes] Obtenu
   *[no] Vient avec le prochain jeton ici
} : { $text }
wt-tile-users = Utilisée par : { $names }

## The team

wt-team-played = { $name } a joué les coups que vous avez proposés.
wt-team-players-room = Tous les joueurs peuvent lire ceci, l’autre équipe aussi.
wt-team-compose = Proposer un tour à { $name }
wt-team-sent = Proposé à { $name } : { $n ->
    [one] { $n } coup
   *[other] { $n } coups
}.
wt-team-withdraw = Retirer
wt-team-done = Terminé
wt-team-how = { $tool ->
    [arrow] Cliquez là où la flèche commence.
    [to] Cliquez là où la flèche finit.
    [ring] Cliquez sur les zones et les mers à marquer ; un second clic efface le cercle.
    [note] Cliquez là où la note doit aller.
   *[other] Seule votre équipe voit ce que vous dessinez.
}

## News

wt-wire = Le fil
wt-wire-since = depuis votre dernier coup
wt-wire-open = { $n ->
    [one] Lire 1 tour depuis votre dernier coup
   *[other] Lire les { $n } tours depuis votre dernier coup
}
wt-wait-places = À lire
wt-wait-since = Depuis votre coup
wt-wait-busy = { $busy ->
    [token] { $n ->
        [one] { $names } choisit un jeton
       *[other] { $names } choisissent des jetons
    }
    [card] { $n ->
        [one] { $names } choisit une carte
       *[other] { $names } choisissent des cartes
    }
    [style] { $names } choisit entre la ruse et la force brute
    [tile] { $n ->
        [one] { $names } examine les tuiles de contrôle
       *[other] { $names } examinent les tuiles de contrôle
    }
    [setup] { $n ->
        [one] { $names } met en place
       *[other] { $names } mettent en place
    }
    [encounter] { $n ->
        [one] { $names } exécute un ordre
       *[other] { $names } décident
    }
   *[other] { $n ->
        [one] { $names } planifie
       *[other] { $names } planifient
    }
}
wt-wait-next = Ensuite, c’est à vous.
wt-wait-after = Avant vous : { $names }.
wt-wait-order = Votre prochain ordre : { $order } à { $area }.
wt-wait-tokens = { $n ->
    [0] Il ne reste aucun jeton sur la feuille du haut.
    [one] Il reste { $n } jeton sur la feuille du haut.
   *[other] Il reste { $n } jetons sur la feuille du haut.
}
wt-wait-pending = { $name } réfléchit…
wt-wait-steps = Tour par tour
wt-wait-first = Au premier tour
wt-wait-back = Un tour en arrière
wt-wait-on = Un tour en avant
wt-key-digest = les tours depuis votre coup, un par un
wt-wait-of = { $number } sur { $of }

## A turn in a few words

wt-did-token = { $who ->
    [you] votre jeton
    [own] son jeton
    [neutral] jeton neutre
   *[other] jeton de { $name }
}
wt-did-column = colonne { $column }
wt-did-column-row = colonne { $row }
wt-did-tile = tuile { $tile }
wt-did-plain =  : { $text }
wt-did-family = dirige { $family }
wt-did-start = premier jeton : { $column }
wt-did-nothing = sans effet
wt-did-placed = { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} à { $area }
wt-did-recruited = { $n ->
    [one] { $n } recruté
   *[other] { $n } recrutés
}
wt-did-received = +{ $n } { $n ->
    [one] pièce
   *[other] pièces
}
wt-did-issued = { $known ->
    [yes] { $order } à { $area }
   *[no] un ordre à { $area }
}
wt-did-car = une voiture à { $area }
wt-did-lab = un labo à { $area }
wt-did-boat = un bateau ({ $sea })
wt-did-boat-moved = puis { $sea }
wt-did-boat-sunk = { $who ->
    [you] votre bateau coulé ({ $sea })
   *[other] un bateau de { $name } coulé ({ $sea })
}
wt-did-exerted = { $n ->
    [one] { $n } jeton d’influence ({ $row })
   *[other] { $n } jetons d’influence ({ $row })
}
wt-did-gained = nouvel ordre { $order }
wt-did-starter = commence la prochaine phase
wt-did-bust = Ultima Azione
wt-did-sold = { $order } vendu
wt-did-given = { $n ->
    [one] { $n } pièce donnée au partenaire
   *[other] { $n } pièces données au partenaire
}
wt-did-moved = { $cars ->
    [0] { $n ->
        [one] { $n } Soldato
       *[other] { $n } Soldati
    }
    [one] { $n } + { $cars } voiture
   *[other] { $n } + { $cars } voitures
} de { $area } à { $to }
wt-did-attack = attaque { $area }, { $attack } contre { $defence }
wt-did-struck = Attentat à { $area }, { $attack } contre { $defence }
wt-did-lost = { $who ->
    [you] vous perdez { $n } à { $area }
    [neutral] les neutres perdent { $n } à { $area }
   *[other] { $name } perd { $n } à { $area }
}
wt-did-replaced = { $n ->
    [one] { $n } remplacé à { $area }
   *[other] { $n } remplacés à { $area }
}
wt-did-turncoat = { $who ->
    [you] 1 passe dans votre camp à { $area }
    [neutral] 1 devient neutre à { $area }
   *[other] 1 rejoint { $name } à { $area }
}
wt-did-coward = { $who ->
    [you] { $n ->
        [one] { $n } des vôtres fuit { $area }
       *[other] { $n } des vôtres fuient { $area }
    }
    [neutral] { $n ->
        [one] { $n } neutre fuit { $area }
       *[other] { $n } neutres fuient { $area }
    }
   *[other] { $n ->
        [one] { $n } de { $name } fuit { $area }
       *[other] { $n } de { $name } fuient { $area }
    }
}
wt-did-lab-lost = un labo perdu à { $area }
wt-did-taken = s’empare de { $area }
wt-did-emptied = { $area } est vide
wt-did-order = { $order } à { $area }
wt-did-reveal = Tous les ordres sont révélés
wt-did-revealed = { $n ->
    [one] { $n } ordre
   *[other] { $n } ordres
}
wt-did-management = Gestion
wt-did-home = { $n ->
    [one] { $n } ordre est revenu à son quartier général.
   *[other] { $n } ordres sont revenus à leurs quartiers généraux.
}
wt-did-control = { $owner ->
    [nobody] Plus personne ne contrôle le Mandamento { $mandamento }.
   *[seat] { $name } contrôle le Mandamento { $mandamento } avec { $areas }.
}

## What it did to the reader

wt-effect-money = +{ $n } { $n ->
    [one] pièce
   *[other] pièces
} pour vous
wt-effect-lost = vous avez perdu { $n }
wt-effect-threat = menace sur { $area } : jusqu’à { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-effect-team = votre équipe
