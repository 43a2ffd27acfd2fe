# The log of the war: one sentence for each event

## Setup

war-log-tiles-drawn = Les tuiles de contrôle de cette guerre : { $tiles }.
war-log-families-dealt = Familles reçues par l’équipe { $team } : { $families }.
war-log-family-taken = { $seat } dirige { $family }.
war-log-starter = Premier joueur : { $seat }.
war-log-character = { $seat } reçoit le personnage { $character }.
war-log-set-out = { $seat } pose un Soldato supplémentaire à { $area }.
war-log-start-token = { $seat } pose un jeton d’influence en colonne { $column }.

## Planning

war-log-round = La manche { $round } commence. Premier joueur : { $starter }.
war-log-paid = { $soldati ->
    [0] { $n ->
        [one] { $seat } paie { $n } pièce.
       *[other] { $seat } paie { $n } pièces.
    }
   *[other] { $n ->
        [one] { $seat } cède { $n } Soldato du quartier général.
       *[other] { $seat } cède { $n } Soldati du quartier général.
    }
}
war-log-received = { $seat } reçoit { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}.
war-log-fee = { $seat } paie { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
} à { $to }.
war-log-recruited = { $seat } recrute { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
}.
war-log-placed = { $seat } place { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
} à { $area }.
war-log-car-placed = { $seat } pose une voiture à { $area }.
war-log-lab-placed = { $seat } pose un labo à { $area }.
war-log-boat-placed = { $seat } pose un bateau ({ $sea }).
war-log-boat-moved = Le nouveau bateau quitte { $sea } et gagne { $to } ({ $seat }).
war-log-boat-sunk = { $seat } perd un bateau ({ $sea }).
war-log-token-moved = { $owner ->
    [neutral] Un jeton d’influence neutre
   *[seat] Un jeton d’influence ({ $name })
} va sur cette case : { $place }.
war-log-token-exerted = { $seat } retire de son plateau un jeton d’influence de la rangée { $row }, { $to ->
    [supply] qui va à la réserve
    [sheet] qui va sur une feuille d’action
   *[box] qui quitte la partie
}.
war-log-order-gained = { $seat } obtient l’ordre { $order }.
war-log-next-starter = Premier joueur dès la phase suivante : { $seat }.
war-log-bust = { $seat } pose son buste pour l’Ultima Azione.
war-log-deadlock = { $seat } ne peut ni payer ni se procurer d’argent et déplace un jeton sans payer.
war-log-issued = { $known ->
    [yes] { $seat } donne à { $area } l’ordre { $order }, face cachée.
   *[no] { $seat } donne à { $area } un ordre, face cachée.
}
war-log-sold = { $seat } retire de la partie l’ordre { $order } contre de l’argent.
war-log-given = { $seat } paie { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} pour que son partenaire en reçoive { $n }.

## Encounter

war-log-encounter = La phase d’affrontement de la manche { $round } commence.
war-log-revealed = { $seat } révèle à { $area } l’ordre { $order }.
war-log-executes = { $seat } exécute à { $area } l’ordre { $order }.
war-log-returned = { $known ->
    [yes] L’ordre { $order } quitte { $area } et revient ({ $seat }).
   *[no] Un ordre quitte { $area } et revient sans être vu ({ $seat }).
}
war-log-lab-lost = Un labo est retiré à { $area }.
war-log-cars-lost = { $seat } perd { $n ->
    [one] { $n } voiture
   *[other] { $n } voitures
} à { $area }.
war-log-moved = { $cars ->
    [0] { $n ->
        [one] { $n } Soldato part
       *[other] { $n } Soldati partent
    }
    [one] { $n ->
        [0] { $cars } voiture part
        [one] { $n } Soldato et { $cars } voiture partent
       *[other] { $n } Soldati et { $cars } voiture partent
    }
   *[other] { $n ->
        [0] { $cars } voitures partent
        [one] { $n } Soldato et { $cars } voitures partent
       *[other] { $n } Soldati et { $cars } voitures partent
    }
} depuis { $area } vers { $to }.
war-log-attack = { $owner ->
    [neutral] Des Soldati neutres attaquent
   *[seat] { $name } attaque
} { $area } : bonus d’attaque { $attack }, bonus de défense { $defence }.
war-log-struck = { $seat } commet un Attentat à { $area } : bonus d’attaque { $attack }, bonus de défense { $defence }.
war-log-lost = { $owner ->
    [neutral] { $n ->
        [one] { $n } Soldato neutre disparaît à { $area }.
       *[other] { $n } Soldati neutres disparaissent à { $area }.
    }
   *[seat] { $n ->
        [one] { $name } perd { $n } Soldato à { $area }.
       *[other] { $name } perd { $n } Soldati à { $area }.
    }
}
war-log-spoils = { $seat } prend { $n ->
    [one] { $n } de ses Soldati au quartier général pour un Soldato neutre.
   *[other] { $n } de ses Soldati au quartier général pour autant de neutres.
}
war-log-replaced = { $seat } remplace { $n ->
    [one] { $n } Soldato à { $area } par un des siens.
   *[other] { $n } Soldati à { $area } par les siens.
}
war-log-defends = { $seat } joue pour les Soldati neutres à { $area }.
war-log-card-shown = { $seat } avait choisi { $card } ; la carte compte pour { $side ->
    [attacker] l’attaquant
   *[defender] le défenseur
}.
war-log-turncoat = { $owner ->
    [neutral] À { $area }, un Soldato passe du côté des neutres.
   *[seat] À { $area }, un Soldato rejoint { $name }.
}
war-log-coward = { $owner ->
    [neutral] { $n ->
        [0] À { $area }, il ne reste aucun Soldato neutre pour fuir.
        [one] { $n } Soldato neutre fuit { $area }.
       *[other] { $n } Soldati neutres fuient { $area }.
    }
   *[seat] { $n ->
        [0] À { $area }, { $name } n’a plus de Soldato pour fuir.
        [one] { $n } Soldato fuit { $area } vers le quartier général ({ $name }).
       *[other] { $n } Soldati fuient { $area } vers le quartier général ({ $name }).
    }
}
war-log-taken = { $seat } prend le contrôle de la zone { $area }.
war-log-emptied = Il ne reste aucun Soldato à { $area }.

## Management and the end

war-log-control = { $owner ->
    [nobody] Personne ne contrôle plus le Mandamento { $mandamento }.
   *[seat] { $name } contrôle le Mandamento { $mandamento }.
}
war-log-marked = { $seat } marque la tuile de contrôle « { $tile } ».
war-log-unmarked = { $seat } retire son jeton de la tuile de contrôle « { $tile } ».
war-log-sheet = La feuille d’action { $sheet } est maintenant celle du haut.
war-end-alone = { $team } gagnent : une de leurs familles contrôle à elle seule au moins { $alone } Mandamenti.
war-end-team = { $team } gagnent : ensemble, leurs familles contrôlent au moins { $together } Mandamenti.
war-end-more = Les deux équipes ont atteint leur but ; { $team } gagnent avec plus de Mandamenti.
war-end-rounds = Après { $rounds } manches, { $team } gagnent avec plus de Mandamenti.
war-end-bronte = Les équipes sont à égalité ; { $team } gagnent grâce à la zone { $area }.
war-end-draw = Les équipes sont à égalité et aucune n’a la zone { $area } : la guerre se termine sans vainqueur.

## The turning points of a finished war

war-story-seized = { $seat } enlève le Mandamento { $mandamento } à { $from }.
war-story-gained = { $seat } prend le contrôle du Mandamento { $mandamento }.
war-story-broken = { $seat } s’empare de la zone { $area } et met fin au contrôle de { $from } sur le Mandamento { $mandamento }.
war-story-lost = { $seat } perd le contrôle du Mandamento { $mandamento }.
war-story-area-from = { $seat } prend la zone { $area } à { $from }.
war-story-area = { $owner ->
    [neutral] { $seat } prend la zone { $area } aux Soldati neutres.
   *[nobody] { $seat } occupe la zone vide { $area }.
}
war-story-area-lost = { $seat } perd la zone { $area }.

## Moves that no other event tells of

war-log-played-pass = { $seat } passe.
war-log-played-tile = { $seat } utilise la tuile de contrôle « { $tile } ».
war-log-played-space = { $seat } choisit la case « { $text } ».
war-log-played-column = { $seat } choisit la colonne { $column } : { $text }.
war-log-played-move = { $seat } part depuis { $area } vers { $target }, { $way ->
    [sea] par bateau
   *[land] par terre
}.
war-log-played-allies = { $seat } part depuis { $area } vers { $target }, par-dessus une zone voisine.
war-log-played-bribe = { $seat } corrompt les défenseurs.
war-log-played-buy = { $seat } renvoie { $number ->
    [one] { $number } défenseur
   *[other] { $number } défenseurs
} contre paiement.
war-log-played-finesse = { $seat } choisit la ruse.
war-log-played-brute = { $seat } choisit la force brute.
war-log-played-card = { $seat } choisit la carte de conflit { $card }, face cachée.
war-log-played-card-secret = { $seat } choisit une carte de conflit, face cachée.
war-log-played-take = { $seat } prend la carte de l’autre camp.
war-log-played-leave = { $seat } laisse la carte de l’autre camp.
war-log-played-agitate = { $seat } agite les Soldati neutres à { $area } ; ils partent vers { $target }.
