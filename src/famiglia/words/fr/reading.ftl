# Ce qui vient du dehors et ne peut être lu : coups écrits, champs, enregistrements

## Coups écrits

notation = { $where } : trouvé « { $found } », attendu { $expected }
notation-move = coup
notation-move-of = coup « { $verb } »
notation-a-card = carte
notation-street-card = carte de la Rue
notation-amount = montant de la Brute
notation-down = carte qui rejoint le gang
notation-moves = l’un des suivants : { $moves }
notation-card = une carte : F, A, B ou M et une valeur de 0 à 4
notation-amounts = 1, 2, 3 ou 4
notation-paid = une des deux cartes du paiement, { $one } ou { $other }
notation-verb = un verbe : { $verbs }
notation-verb-alone = rien après le verbe
notation-after-verb = { $wanted } après le verbe
notation-and-then = { $first }, { $then }
notation-war-area = une zone comme licata
notation-war-sea = une mer comme mare_licata
notation-war-order = un ordre comme red_b1
notation-war-space = une case d’action comme s1c3r2
notation-war-circle = une case de la feuille du haut comme c3r2
notation-war-colour = une famille comme red, ou neutral
notation-war-column = une colonne de 1 à 6
notation-war-row = une institution : justice, police, economy, church
notation-war-card = une carte de conflit comme turncoat
notation-war-tile = une tuile de contrôle comme allies
notation-war-number = un nombre de 0 à 255
notation-war-way = land ou sea
notation-war-with = bomb, ou car pour une voiture piégée
notation-war-to = supply, sheet ou box

## Champs d’une requête ou d’une ligne d’un enregistrement

field-missing = Le champ « { $field } » manque.
field-unknown = Il n’y a pas de champ « { $field } » ici.
field-wrong = { $which } n’est pas valable.
field-expected = { $which } n’est pas valable ; attendu : { $expected }.
field-named = Le champ « { $field } »
field-none = Cela
field-or = { $one } ou { $other }
field-kind-str = du texte
field-kind-int = un nombre entier
field-kind-bool = true ou false
field-kind-null = null
field-kind-array = une liste
field-kind-object = un objet aux champs nommés
field-limit-str-most = { $n ->
    [one] du texte de { $n } caractère au plus
   *[other] du texte de { $n } caractères au plus
}
field-limit-str-least = { $n ->
    [one] du texte d’au moins { $n } caractère
   *[other] du texte d’au moins { $n } caractères
}
field-limit-int-most = un nombre entier jusqu’à { $n }
field-limit-int-least = un nombre entier à partir de { $n }
field-limit-array-most = une liste de { $n } au plus
field-limit-array-least = une liste d’au moins { $n }
field-limit-array-exactly = une liste de { $n } exactement
field-nul = Un texte contient le caractère U+0000, qui ne peut pas être enregistré.
field-query = Ce qui suit le point d’interrogation dans l’adresse est illisible.
field-seats = Nombre de places indiqué : { $found } ; ce jeu en a { $expected }.
field-sign-in = Pour se connecter, il faut un nom de compte et un mot de passe, ou un lien secret.
field-no-name = Ce nom ne contient aucun caractère visible. Choisissez-en un autre.

## Une requête

request-cut-off = la fin manque.
request-too-slow = elle n’est pas arrivée à temps.
request-no-protocol = elle ne respecte pas { $protocol }.
request-host = il lui faut exactement un en-tête Host, avec un nom ou une adresse et, au besoin, un port de 1 à 65535.

## Un enregistrement : ce qui ne va pas dans une ligne

record-line = ligne { NUMBER($line, useGrouping: 0) } : { $what }
record-empty = le fichier est vide ; un enregistrement de Famiglia commence par un en-tête.
record-no-text = un enregistrement ne peut pas contenir ce texte.
record-hash = l’empreinte (hash) { $found } ne correspond pas ; cette ligne, ou une ligne au-dessus, a été modifiée.
record-writing = la ligne n’est pas écrite comme une ligne d’enregistrement ; elle a été modifiée.
record-cut-off = la ligne n’a pas de fin ; le fichier est coupé.
record-foreign = ce n’est pas un enregistrement de Famiglia.
record-foreign-line = ce n’est pas une ligne d’enregistrement ; elle a été modifiée.
record-format = format { $found } ; ce programme lit { $expected }.
record-game = jeu { $found } ; ce programme peut rejouer { $expected }.
record-rules = version des règles { $found } ; ce programme joue selon { $expected }.
record-choice = { $field } { $found } n’existe pas ; attendu : { $expected }.
record-name = seats : { $found } n’est pas un nom ; il faut une ligne courte sans caractères de contrôle.
record-added = added : { $found } n’ajoute rien ; il faut les mots d’au moins une place.
record-pack-hash = joué avec le pack { $pack } d’empreinte { $hash } ; le pack présent { $other } a l’empreinte { $found }. Indiquez le dossier du pack avec lequel on a joué.
record-pack-foreign = le pack { $pack } n’est pas fourni avec ce programme ; indiquez le dossier où il se trouve.
record-pack-broken = le pack { $pack } est inutilisable : { $what }
record-other-secret = le secret n’est pas celui auquel l’en-tête s’est engagé.
record-other-seed = la graine (seed) n’est pas celle à laquelle l’en-tête s’est engagé.
record-no-deal = la donne manque ; le fichier est coupé.
record-other-deal = la donne n’est pas celle qui découle des règles et des dés.
record-other-game = la suite n’est pas celle qui découle des règles et des dés.
record-illegal = ce coup ne peut pas être joué. { $why }
record-no-move = ce coup ne peut pas être joué. { $why }.
record-undo = impossible d’annuler { $moves } coups ; on peut en annuler { $most } au plus.
record-no-dice = chance : un résultat des dés manque.
record-number = chance : trouvé { $found }, attendu un nombre de 0 à { $most }.
record-order = chance : trouvé { $found }, attendu { $cards } dans un ordre quelconque.
record-not-over = la partie n’est pas encore terminée.
record-after-end = quelque chose suit la fin de la partie.
record-no-end = la fin manque : le fichier est coupé, ou la partie est encore en cours.
record-running = la fin manque : la partie n’était pas terminée quand cet enregistrement a été sauvegardé. Sauvegardez-le de nouveau après la partie, et il pourra être rejoué ici.

## En ligne de commande

cli-no-file = { $file } : ce fichier n’existe pas.
cli-unreadable = { $file } : ce fichier ne peut pas être lu ({ $reason }).
cli-intact = { $file } : intact. Coups : { NUMBER($moves, useGrouping: 0) }. Mélanges tirés de la graine promise : { $shuffles }. Résultat : { $outcome }
cli-hint = Avant le coup { NUMBER($number, useGrouping: 0) }, à { $name } de jouer. Les chances de gagner avec chaque coup, et pourquoi :
cli-hint-step = --step : un nombre de 1 à { NUMBER($last, useGrouping: 0) } est attendu
cli-ready = Famiglia tourne à l’adresse { $address } (Ctrl-C l’arrête). Les parties sont conservées dans { $folder }.
cli-runs = Famiglia tourne déjà, à l’adresse { $address }. Les parties sont conservées dans { $folder }.
cli-phones = Pour les téléphones de votre réseau : { $address }
cli-folder = --data { $folder } : { $reason } ; il faut un dossier où l’on peut écrire
cli-silent = --data { $folder } : un autre Famiglia y garde ses parties et ne répond pas ; arrêtez-le d’abord
cli-alone = --lan : Famiglia tourne déjà à l’adresse { $address }, pour cet ordinateur seulement ; arrêtez-le là-bas, puis réessayez
