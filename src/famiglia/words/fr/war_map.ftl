# The war in the browser: the map

wt-map = Carte
wt-map-closer = Zoom avant
wt-map-farther = Zoom arrière
wt-map-whole = Toute l’île
wt-map-view-whole = Île
wt-map-view-mine = { $phase ->
    [encounter] Cet ordre
   *[other] Mes zones
}

## Areas, seas and seals

wt-map-area = { $area }, Mandamento { $mandamento } : { $things }.
wt-map-nobody = personne
wt-map-soldati = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-map-face-down = { $n ->
    [one] 1 ordre face cachée
   *[other] { $n } ordres face cachée
}
wt-map-order = ordre { $name } ({ $initiative })
wt-map-order-done = ordre { $name } ({ $initiative }), exécuté
wt-map-threat = { $way ->
    [sea] { $area }, par bateau : { $n }
    [allies] { $area }, par-dessus une zone voisine : { $n }
   *[land] { $area }, par terre : { $n }
} { $n ->
    [one] Soldato
   *[other] Soldati
}
wt-map-with-car = une voiture
wt-map-with-rally = + { $n } par Rallier
wt-map-threatened = Menacée depuis { $by }.
wt-map-can = Peut être choisie : { $what }.
wt-map-cannot = Impossible à choisir maintenant.
wt-map-ways = { $n } possibilités
wt-map-is-chosen = Choisie.
wt-map-is-origin = À partir d’ici.
wt-map-is-threat = Une menace vient d’ici.
wt-map-is-reach = À portée.
wt-map-is-start = Vous commencez ici.
wt-map-tie = Départage les égalités.
wt-map-sea = { $sea } : { $boats }.
wt-map-no-boat = aucun bateau
wt-map-boats = { $family } : { $boats }
wt-map-seal = Mandamento { $mandamento } :
wt-map-seal-nobody = Personne ne le contrôle ; il faut { $need } zones sur { $of }.
wt-map-seal-held = { $open ->
    [yes] Contrôle : { $family }.
   *[no] Contrôle : { $family } ; le jeton de contrôle reste face cachée jusqu’à la phase de gestion.
}

## What the draft changes

wt-map-tag-lab = { $n ->
    [one] + 1 labo
   *[other] + { $n } labos
}
wt-map-tag-car = { $n ->
    [one] + 1 voiture
   *[other] + { $n } voitures
}
wt-map-tag-boat = { $n ->
    [one] + 1 bateau
   *[other] + { $n } bateaux
}
wt-map-tag-order = ordre
wt-map-tag-march = { $car ->
    [0] { $n }
   *[other] { $n } + voiture
}

## The card beside a thing

wt-map-in = Mandamento { $mandamento }
wt-map-card-order = { $name } : { $text }
wt-map-card-order-done = { $name }, exécuté : { $text }
wt-map-could-be = Face cachée, un ordre parmi { $n } : { $names }
wt-map-defence = Défense { $sum }{ $labs ->
    [0] {""}
   *[other] , labos { $labs }
}{ $vests ->
    [0] {""}
   *[other] , gilets { $vests }
}{ $guards ->
    [0] {""}
   *[other] , tuile de contrôle { $guards }
}
wt-map-reach-land = Par terre vers { $names }
wt-map-reach-sea = Par bateau vers { $names }
wt-map-coast = Côte de { $names }
wt-map-stake = { $change ->
    [lost] { $family } : perte du Mandamento { $mandamento }.
   *[gained] { $family } : prise du Mandamento { $mandamento }.
}
wt-map-instead = Choix possibles : { $names }.
