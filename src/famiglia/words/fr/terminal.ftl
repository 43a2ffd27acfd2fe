# The terminal only

## Names

name-first = Joueur 1
name-second = Joueur 2
kin-F = Famiglia
kin-A = Comptable
kin-B = Brute
kin-M = Mercenaire
kin-short-F = Fam.
kin-short-A = Cpt.
kin-short-B = Bru.
kin-short-M = Mer.
points-on-card = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}

## The table

zone-street = LA RUE
zone-street-new = NOUVELLES
zone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zone-area-points = { $points ->
    [one] { $points } point dans le gang
   *[other] { $points } points dans le gang
}
zone-all-points = { $points } en tout
side-hand = Main
side-area = Gang
empty-area = encore vide
moves-title = COUPS
steps-title = LE TOUR
prompt-your-turn = À vous.
prompt-take-or-refresh = Prenez une carte marquée ◆ ou renouvelez la Rue.
prompt-take = Prenez une carte marquée ◆ ou passez.
prompt-refresh = Rien à prendre encore : renouvelez avec une carte ◇ (Entrée) ou passez (p).
prompt-nothing-to-take = Rien à prendre. Passez ou voyez quoi faire d’autre (m).
prompt-exchange = Choisissez une carte du gang à reprendre ou une carte de la main à poser.
prompt-exchange-on = Échangez encore une carte ou arrêtez (s).
detail-back = Une carte en main que vous ne voyez pas.
detail-ways = { $ways ->
    [one] Entrée : { $ways } possibilité
   *[other] Entrée : { $ways } possibilités
}
detail-no-way = Inutilisable ; ? dit pourquoi.
price-pair = coûte { $cards } ({ $least ->
    [4] l’une peut être un Mercenaire 4
   *[other] l’une peut être un Mercenaire { $least } ou plus
})

## Ways to move

ways-hint = ↑ ↓ choisir   Entrée jouer   Échap retour

## Explanations

rules-title = Les règles : { $edition }
rules-rules = RÈGLES
rules-rulings = LÀ OÙ LA RÈGLE LAISSE UNE QUESTION OUVERTE
help-text =
    ← → ↑ ↓   vers les cartes, les rangées et la liste des coups
    Entrée    ce qu’une carte permet ; encore une fois : jouer
    m         tous les coups en clair
    p s u     passer · arrêter l’échange · annuler un coup
    i         un conseil : les meilleurs coups, et pourquoi
    ?         pourquoi pas, ou les règles de cette étape
    r d l     toutes les règles · piles · journal
    t g q     sombre ou clair · langue · quitter
    { "" }
    ◆ à prendre ou à jouer maintenant
    ◇ pas encore à prendre, mais à renouveler ou à abaisser
    F4→2 abaissée de 4 à 2 par une Brute
help-replay =
    ← →       un coup en arrière ou en avant
    PgUp PgDn un tour en arrière ou en avant ; espace avance aussi
    Home End  au début, à la fin
    ?         les règles de cette étape
    r d l     toutes les règles · piles · journal
    t g q     sombre ou clair · langue · quitter

## Questions

ask-quit = Quitter la partie ? Son enregistrement est conservé, et vous pourrez la reprendre plus tard.
ask-quit-unplayed = Quitter la partie ? Rien n’a encore été joué ; il n’y aura pas d’enregistrement.
yes = Oui
no = Non

## Keys in the footer

key-enter = Entrée
key-ways = Utiliser
key-moves = Coups
key-why = Pourquoi
key-piles = Piles
key-help = Aide
key-result = Résultat
key-quit = Quitter
key-step = Coup
key-turn = Tour
key-ends = Début/fin
cannot-stop = Il n’y a pas d’échange à arrêter.
cannot-undo = Il n’y a rien que vous puissiez annuler.
cannot-pass = Vous ne pouvez pas passer maintenant.
not-your-turn = Un instant, ce n’est pas votre tour.
undone = Coup annulé.

## Setup

setup-play = Jouer
setup-resume = Continuer
resume-offer = Reprendre la partie du { $when }
hint-resume = Reprend la dernière partie interrompue (aussi avec la touche c).
resume-nothing = --resume : il n’y a pas de partie interrompue.
resume-not-kept = { $file } : cette partie ne peut pas être reprise. Elle n’a pas été quittée sur cet ordinateur, ou elle est terminée.
resume-over = { $file } : cette partie est terminée.
resume-other-game = { $file } : cet enregistrement est celui d’un autre jeu ({ $game }).
resume-damaged = { $file }, { $what } La partie ne peut pas être reprise.
resume-alone = { $options } : incompatible avec --resume ; la partie continue comme elle a commencé.
setup-opponent = Adversaire
setup-hint = ↑ ↓ choisir une ligne   ← → changer   Entrée jouer   ? expliquer   q quitter
opponent-greedy = Ordinateur, prépare son tour
opponent-random = Ordinateur, joue au hasard
opponent-robot = Ordinateur, robot maison
opponent-rookie = Ordinateur, débutant
opponent-lookout = Ordinateur, guetteur
opponent-driver = Ordinateur, chauffeur
opponent-fixer = Ordinateur, arrangeur
opponent-adviser = Ordinateur, conseiller
opponent-boss = Ordinateur, patron
opponent-human = Deux personnes, même écran

## Result

result-points = { $first } : { $second } points
result-saved = Enregistrement : { $path }
result-verify = Pour vérifier : { $command }
left-resume = Pour continuer : { $command }
result-again = Rejouer
result-quit = Quitter
save-failed = L’enregistrement n’a pas pu être écrit dans { $path } : { $reason }. Vous pouvez continuer.

## Replay

too-small = Cette fenêtre est un peu petite. Agrandissez-la à au moins { $width } × { $height } ; elle fait { $columns } × { $rows }.
broken = Une erreur est survenue dans le programme ({ $error }). La partie a été arrêtée.

## The duel

why-title = { $card } : pourquoi pas ?
why-here = Ce que disent les règles ici
why-score = Comment se comptent les points
why-covered = Seul son propriétaire peut regarder une main ; rien n’est donc visible tant que le clavier n’a pas changé de mains.
why-rival = Ce sont les cartes de l’adversaire ; vous ne pouvez que les regarder.
setup-title = Un jeu de cartes pour deux gangsters
