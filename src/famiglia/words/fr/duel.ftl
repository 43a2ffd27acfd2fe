# A duel, in the terminal and in the browser

## Names

card-new = { $card } (nouvelle)
card-old = { $card } (ancienne)

## The table

header = Tour { $turn }  Pioche { $deck }  Défausse { $discard }
phase-1 = Phase 1 : renouveler à volonté
phase-2 = Phase 2 : renouveler une fois
zone-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
zone-in-hand = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
empty-street = La Rue est vide.
empty-hand = aucune carte en main
step-street = Rue
step-accountant = Comptable
step-brute = Brute
step-take = Prise
step-current = possible
step-open = possible
step-done = faite
step-closed = impossible
prompt-turn-of = C’est à { $name } de jouer.
prompt-wait = { $name } réfléchit…
warn-brute = Même avec une valeur de { $left }, vous ne pourriez pas prendre { $card } pendant ce tour : la Brute ne servirait à rien.
warn-deck = La pioche est épuisée : { $turns ->
    [0] c’est le dernier tour.
    [one] encore un tour après celui-ci.
   *[other] encore { $turns } tours après celui-ci.
}
warn-pass = Les deux joueurs ont passé : c’est le dernier tour.
warn-refresh = Après avoir renouvelé la Rue, vous ne pourrez prendre que de nouvelles cartes pendant ce tour (règle D-51), et cela ne s’annule pas.
warn-second-pass = L’adversaire a passé. Si vous passez aussi, la partie se termine.
warn-second-pass-fair = L’adversaire a passé. Si vous passez aussi, il ne reste que son dernier tour.
detail-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
detail-lowered = abaissée à { $value }
price-free = gratuite
ability-none = sans capacité ; aide à prendre un 1 de sa famille
ability-F = sans capacité, mais beaucoup de points
ability-A = échange des cartes de la main contre des cartes du gang
ability-B = abaisse une carte de la Rue d’au plus sa valeur
ability-M = remplace une carte de valeur inférieure quand vous prenez une carte

## Ways to move

ways-all = Tous les coups
way-refresh = Renouveler avec { $card } : la défausser, { $value ->
    [one] { $value } nouvelle carte arrive
   *[other] { $value } nouvelles cartes arrivent
}
way-refresh-under = Renouveler avec { $card } : la mettre sous la pioche, puis { $value ->
    [one] { $value } carte arrive
   *[other] { $value } cartes arrivent
}
way-account = Jouer { $card } : échanger { $value ->
    [one] { $value } carte
   *[other] jusqu’à { $value } cartes
} avec le gang
way-exchange = Reprendre { $fetch }, poser { $lay }
way-stop = Arrêter l’échange
way-brute = { $brute } abaisse { $card } de { $amount }, à { $left }
way-take-free = Prendre { $card } gratuitement
way-take-pair = Prendre { $card } avec { $paid } ; l’une reste dans le gang
way-take = Prendre { $card } avec { $paid } ; { $down } reste dans le gang
way-pass = Passer : finir le tour sans prendre de carte
group-street = 1 · Renouveler la Rue
group-accountant = 2 · Comptable
group-brute = 3 · Brute
group-take = 4 · Prendre une carte ou passer

## Explanations

why-zero = Un 0 n’a pas de capacité. Il aide à payer : avec deux 0, vous prenez un 1 de leur famille.
why-famiglia = La Famiglia n’a pas de capacité. Elle rapporte des points et paie des cartes de La Famiglia de plus grande valeur.
why-mercenary = Un Mercenaire sert lors d’une prise : il remplace l’une des deux cartes avec lesquelles vous payez.
why-no-accountant = Vous n’avez pas de Comptable de valeur 1 à 4 en main.
why-no-brute = Vous n’avez pas de Brute de valeur 1 à 4 en main.
why-nothing-to-take = Avec votre main, vous ne pouvez payer aucune des cartes que vous pouvez prendre maintenant.
piles-title = Piles
piles-discard = Défausse
piles-under = Sous la pioche, dans l’ordre où elles reviendront
piles-unseen = { $cards ->
    [one] { $cards } autre carte de la pioche est cachée.
   *[other] Les { $cards } autres cartes de la pioche sont cachées.
}

## Questions

ask-pass = Vous pourriez encore prendre une carte. Passer quand même ?
ask-pass-ends = Si vous passez maintenant, la partie est terminée. Passer ?
close = Échap pour fermer

## Keys in the footer

key-pass = Passer
key-stop = Arrêter
key-undo = Annuler
key-hint = Conseil

## Result

result-you = Vous gagnez !
result-other = { $name } gagne.
result-shared = Victoire partagée.
result-reason-deck = La pioche est épuisée.
result-reason-pass = Les deux joueurs ont passé l’un après l’autre.
result-tie = Égalité : la carte qui vaut le plus de points décide, { $first } points à { $second }.
result-tie-shared = Égalité, et les cartes qui valent le plus de points se valent aussi.
result-table = Nombre × points de chaque carte
result-total = total
