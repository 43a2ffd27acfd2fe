# The duel's table in the browser

## Zones

duel-street = La Rue
duel-new-cards = { $cards ->
    [one] { $cards } nouvelle
   *[other] { $cards } nouvelles
}
duel-new = nouvelle
duel-own-area = Votre gang
duel-area-of = Gang : { $name }
duel-area-empty = Le gang est vide
duel-own-hand = Votre main
duel-hand-of = Main : { $name }
duel-points = { $points ->
    [one] pt
   *[other] pts
}
duel-hand-points = Main { $points }
duel-area-points = Gang { $points }
duel-deck = pioche
duel-discard = défausse
duel-piles = Pioche : { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
}. Défausse : { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
}. Montrer ce qu’on en sait
duel-to-move = joue
duel-away = absent
duel-steps = Les quatre étapes d’un tour
duel-sending = Envoi de votre coup…

## A card

duel-free = gratuite
duel-costs = coûte { $cards }
duel-can-take = peut être prise
duel-can-lower = peut être abaissée par une Brute
duel-can-refresh = peut quitter la Rue
duel-can-fetch = peut être reprise
duel-can-lay = peut être posée
duel-can-play = peut être jouée
duel-can-pay = peut servir à payer
duel-cannot = inutilisable pour l’instant
duel-cannot-take = ne peut pas être prise
duel-would = choisie : { $what }

## What would become of it

duel-tag-take = prise
duel-tag-back = revient
duel-tag-down = au gang
duel-tag-fetch = en main
duel-tag-lower = −{ $amount } → { $left }
duel-tag-discarded = défaussée
duel-tag-under = sous la pioche

## What to do

duel-prompt-take-or-refresh = Prenez une carte ou renouvelez la Rue
duel-prompt-take = Prenez une carte ou passez
duel-prompt-refresh = Rien à prendre encore : renouvelez la Rue ou passez
duel-prompt-nothing = Rien à prendre : passez ou voyez quoi faire d’autre
duel-prompt-pass = Plus rien n’est possible : passez
duel-prompt-exchange = Échangez une carte du gang contre une carte de la main
duel-prompt-exchange-on = Échangez encore une carte ou arrêtez
duel-hint = Les cartes à bord doré sont utilisables. Choisissez-en une pour voir comment.
duel-hint-rims = Bord doré : à prendre ou à utiliser. Pointillé : impossible à prendre, seulement à retirer ou à abaisser.
duel-hint-refresh = Choisissez une carte au bord pointillé : elle quitte la Rue et de nouvelles arrivent.
duel-hint-undo = Vous pouvez aussi annuler votre dernier coup.
duel-hint-before = { $can ->
    [account] Avant de prendre une carte, vous pouvez jouer un Comptable.
    [brute] Avant de prendre une carte, vous pouvez jouer une Brute.
   *[other] Avant de prendre une carte, vous pouvez jouer un Comptable, une Brute ou les deux.
}
duel-aim = Deux cartes identiques paient la carte suivante de leur famille ; à la fin, le plus grand total gagne.
duel-now-lay = Choisissez maintenant une carte de la main à poser.
duel-now-fetch = Choisissez maintenant une carte du gang à reprendre.
duel-now-lower = Choisissez maintenant la carte de la Rue à abaisser.
duel-ways = Comment l’utiliser
duel-all-moves = { $moves ->
    [one] Montrer le seul coup avec des cartes
   *[other] Montrer les { $moves } coups avec des cartes
}
duel-keep-playing = Continuer à jouer

## The end

duel-show-count = Voir le décompte
duel-family = Famille

## Keys

duel-key-arrows = de carte en carte et de rangée en rangée ; Tab passe à la zone suivante
duel-key-enter = montrer comment utiliser une carte ; encore une fois : confirmer
duel-key-way = choisir l’une des façons
duel-key-escape = désélectionner ; ensuite annuler un coup
duel-key-moves = tous les coups, en toutes lettres
duel-key-pass = passer
duel-key-stop = arrêter l’échange
duel-key-piles = pioche et défausse
duel-key-why = pourquoi une carte est inutilisable ; sans carte : cette liste
