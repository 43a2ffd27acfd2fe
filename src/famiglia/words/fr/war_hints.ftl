# The war in the browser: tips, and what lies in drawers; loaded at the first input

## Orders and mats

wt-order-meaning = { $what ->
    [skull] Ce qui dépasse la défense élimine des défenseurs avant le conflit.
    [vest] Il reste en place après l’exécution, jusqu’à la fin de la phase.
    [place] De votre quartier général vers la zone de l’ordre.
    [place_base] De votre quartier général vers la zone de l’ordre.
    [recruit] De la réserve vers votre quartier général.
    [recruit_base] De la réserve vers votre quartier général.
    [car] Elle renforce une attaque ou explose dans un attentat.
    [lab] Il ajoute 1 à la défense et rapporte de l’argent au blanchiment.
    [boat] Il fait passer sa mer aux Soldati de votre équipe.
    [launder] Vous recevez de l’argent pour vos labos.
    [rally] Amenez d’abord ici vos Soldati et voitures des zones adjacentes.
    [move] Envoyez des Soldati par terre ou en bateau ; dans une zone étrangère, c’est une attaque, qui peut la prendre.
    [strike] Élimine des Soldati dans une zone adjacente par terre, autant que l’attaque dépasse la défense. Ne prend pas la zone.
    [strike_and_move] Un attentat élimine des Soldati à côté, un mouvement peut prendre la zone.
    [pentito] Sacrifiez ici 1 Soldato pour éliminer à côté le nombre indiqué de Soldati, quelle que soit la défense.
    [agitate] Des Soldati neutres d’une zone aussi proche attaquent une zone voisine.
   *[other] {""}
}
wt-mat-value = { $row ->
    [justice] Une voiture ajoute { $attack } à une attaque, ou { $strike } à un attentat comme voiture piégée.
    [police] Là où une case ou un ordre montre le signe de la Police, vous placez { $n } Soldati plus son bonus.
    [church] Là où une case ou un ordre montre le signe de l’Église, vous recrutez { $n } Soldati plus son bonus.
   *[economy] Chaque jeton qui quitte cette rangée rapporte une fois quelque chose : de l’argent, un labo ou un blanchiment.
}
wt-mat-space = { $left ->
    [0] Déjà découvert.
    [one] Le prochain jeton qui quitte cette rangée le découvre.
   *[other] Découvert quand { $left } autres jetons auront quitté cette rangée.
}
wt-mat-group = { $gained ->
    [yes] Obtenu avec le premier jeton du groupe { $column }.
   *[no] Vient avec le premier jeton qui quitte le groupe { $column }.
}

## The dossier

wt-dossier-none = On ne sait encore rien de l’autre équipe.
wt-dossier-title = Ce que peut l’adversaire
wt-dossier-key-possible = possible maintenant
wt-dossier-key-seen = déjà vu, de nouveau possible
wt-dossier-key-mat = encore sur le plateau
wt-dossier-key-sold = hors jeu
wt-dossier-face-down = Ordres face cachée
wt-dossier-area = { $area } : { $orders } sur { $n }
wt-dossier-sum = { $down } face cachée, { $possible } possibles
wt-dossier-at-mat = sur le plateau
wt-dossier-at-possible = { $seen ->
    [yes] vu à la manche { $round }
   *[no] possible
}
wt-dossier-at-headquarters = { $seen ->
    [yes] vu à la manche { $round }
   *[no] au quartier général
}
wt-dossier-at-area = face visible
wt-dossier-at-sold = vendu
wt-dossier-about = { $area } ({ $name }) : { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
}{ $cars ->
    [0] {""}
    [one] , { $cars } voiture
   *[other] , { $cars } voitures
}. Ordres possibles : { $n }, dont ordres d’attaque : { $attacks }.
wt-dossier-hits = Il peut atteindre { $areas }.
wt-dossier-hit = { $area } avec { $soldati }
wt-dossier-hits-nothing = Il n’atteint aucune de vos zones.

## The team

wt-team-alone = { $name } joue sur cet écran ou est un ordinateur : il n’y a personne à qui écrire. Les marques restent tout de même sur votre carte.
wt-team-suggests = { $name } propose
wt-team-old = antérieur aux derniers coups : peut-être impossible désormais
wt-team-try = Essayer
wt-team-try-later = Vous pourrez l’essayer quand ce sera à vous.
wt-team-suggest-this = Proposer à { $name }
wt-team-clear-first = Effacez d’abord votre propre brouillon.
wt-team-remark = Une remarque
wt-team-suggest = Proposer mon brouillon à { $name }
wt-team-draft-first = Vous pouvez proposer des coups pendant que { $name } décide, et votre propre brouillon avant de le confirmer.
wt-team-marks = Marques sur la carte
wt-team-wipe = Effacer les miennes
wt-team-remove = Enlever : { $mark }
wt-team-tools = Dessiner sur la carte
wt-team-tool-arrow = Flèche
wt-team-tool-ring = Cercle
wt-team-tool-note = Note
wt-team-note = Texte
wt-team-cannot = Vous ne pouvez pas faire ce coup maintenant : { $move }
wt-team-played-yours = Vous avez joué les coups que { $name } a proposés.
wt-team-composing = Vous choisissez pour { $name }. Ce n’est qu’une proposition, et personne d’autre ne la voit.
wt-team-stop = Arrêter
wt-team-choose-first = Choisissez d’abord sur la table les coups pour { $name }.

## Ce que les autres ont fait

wt-played-skip = Une touche ou un clic : la situation actuelle
wt-recap-title = { $what ->
    [reveal] Tous les ordres sont révélés
    [management] Les ordres sont exécutés
    [round] La manche { $round } commence
   *[other] Ce que les autres ont fait
}
wt-recap-why = Depuis votre dernier coup. Cliquez sur un nom pour voir le lieu sur la carte.
wt-recap-watch = Revoir tour par tour
wt-recap-go-on = À moi de jouer
