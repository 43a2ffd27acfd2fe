# La guerre dans le terminal

## Noms et préparation

wt-name-person = Joueur { $seat }
wt-setup-title = LA FAMIGLIA · LA GRANDE GUERRE DE LA MAFIA
wt-holder-greedy = ordi, prévoit
wt-holder-random = ordi, hasard
wt-holder-cousin = ordi, cousin
wt-holder-lieutenant = ordi, lieutenant
wt-holder-veteran = ordi, vétéran
wt-holder-patriarch = ordi, patriarche
wt-setup-keys = ↑ ↓ ligne   ← → changer   e écrire   Entrée jouer   ? règles   h aide   q fin
wt-setup-seed = Graine
wt-setup-pace = Vitesse de l’ordinateur
wt-setup-lang = Langue
wt-seed-none = au hasard
wt-pace-calm = calme
wt-pace-brisk = vive
wt-pace-instant = immédiate
wt-about-seat = Qui joue ce coin : une personne à cet écran (e : nom) ou l’ordinateur. La ligne nomme son équipe : deux coins jouent ensemble.
wt-about-pack = Le matériel : le pack « standard » ou un dossier avec votre propre pack (e pour l’écrire ; vide : standard).
wt-about-seed = Tout ce que décide le hasard découle de cette graine : des mots quelconques (e pour les écrire ; vide : une nouvelle).
wt-about-pace = Combien de temps l’ordinateur attend avant chaque coup. En jeu, la touche f le change.
wt-about-lang = Anglais, allemand ou français. En jeu, la touche g la change.
wt-about-play = Quatre familles en deux équipes, quatre manches au plus. Quand le clavier passe à l’autre équipe, la table est cachée.
wt-pack-wrong = Ce pack ne peut pas être joué

## La table

wt-title = LA FAMIGLIA
wt-starter = { $name } commence
wt-score = Mandamenti { $one } { $first } : { $second } { $other }
wt-family-open = ⚑{ $mandamenti }
wt-family-secret = ₤{ $money } QG{ $soldati } ▪{ $orders }
wt-legend = ◆ à choisir   ⌂ labo   c voiture   ▪ ordre   ●○ contrôle   m : carte, détails
wt-tab-sheets = Feuilles
wt-tab-mats = Plateaux
wt-tab-orders = Ordres
wt-tab-tiles = Tuiles
wt-tab-log = Journal
wt-tab-area = Zone
wt-tab-fight = Combat
wt-over = La guerre est terminée. b : le résultat.
wt-waiting = On attend { $names }.
wt-and = { $names } et { $last }
wt-colon = { $name } :
wt-token-hint = Seules comptent la taxe (1 à un autre joueur) et la colonne ; puis la case.
wt-still = Encore à placer : { $what }
wt-some-labs = { $n ->
    [one] { $n } labo
   *[other] { $n } labos
}
wt-some-cars = { $n ->
    [one] { $n } voiture
   *[other] { $n } voitures
}
wt-some-boats = { $n ->
    [one] { $n } bateau
   *[other] { $n } bateaux
}
wt-raise-money = Vous ne pouvez payer aucun coup : procurez-vous d’abord de l’argent.
wt-at-most = au plus { $n }
wt-with-soldati = { $n ->
    [one] { $n } Soldato
   *[other] { $n } Soldati
}
wt-own-card = votre carte : { $card }
wt-fee = 1 à { $name }
wt-pay = payer { $n }
wt-choice-token = Jeton en colonne { $column }, ligne { $row }
wt-choice-sell = Vendre contre { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} :
wt-nobody = personne

wt-sheet-title = Feuille { $top } en haut, feuille { $bottom } en bas. □ case libre.
wt-sheet-top = en haut :
wt-sheet-price = payer { $total } : { $price } + { $tokens } à la réserve, { $fees } aux autres
wt-sheet-no-token = aucun jeton
wt-stock-open = { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}, { $boats ->
    [one] { $boats } bateau
   *[other] { $boats } bateaux
}, { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} en réserve
wt-stock-secret = argent { $money }, { $soldati } Soldati au QG, { $supply } en réserve
wt-mat-justice = voiture +{ $attack }, bombe +{ $strike }
wt-order-in-area = à { $area }
wt-order-in-hq = au QG
wt-order-unknown = quelque part, caché
wt-order-could = face cachée à { $area } ; peut-être { $orders }
wt-order-on-mat = Encore sur le plateau : { $orders }
wt-order-removed = Hors de la partie : { $orders }
wt-area-in = Mandamento { $mandamento }
wt-area-empty = personne, { $labs ->
    [one] { $labs } labo
   *[other] { $labs } labos
}
wt-area-neutral = neutre : { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
}, { $labs ->
    [one] { $labs } labo
   *[other] { $labs } labos
}, { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}
wt-area-held = { $name } : { $soldati ->
    [one] { $soldati } Soldato
   *[other] { $soldati } Soldati
}, { $labs ->
    [one] { $labs } labo
   *[other] { $labs } labos
}, { $cars ->
    [one] { $cars } voiture
   *[other] { $cars } voitures
}
wt-area-defence = défense { $n }
wt-area-order = ordre { $order }
wt-area-hidden = un ordre face cachée
wt-area-borders = Voisine de { $areas }
wt-area-protected = Défense : { $parts }
wt-area-land = Voisines par la terre, avec leur défense
wt-area-sea = Côte, avec les autres zones de la mer
wt-defence-labs = { $n } par les labos
wt-defence-vests = { $n } par les gilets
wt-defence-bodyguards = { $n } par les gardes du corps

## Combats

wt-no-fight = Il n’y a pas de conflit pour l’instant. Dès qu’il y en a un, ses issues possibles sont affichées ici ; pour un mouvement qui y mène, elles le sont sous la liste.
wt-fight-bonus = Attaque { $attack } contre défense { $defence }
wt-fight-sides = puis { $attackers } contre { $defenders } Soldati
wt-fight-brute = Force brute : { $owner ->
    [nobody] personne ne reste.
    [neutral] des Soldati neutres la tiennent avec { $n }.
   *[other] { $name } la tient avec { $n }.
}
wt-fight-table = Ruse, par cartes ; attaquant/défenseur prend celle de l’autre ou non
wt-fight-attacker = attaquant
wt-fight-defender = défenseur
wt-fight-take = oui
wt-fight-leave = non
wt-strike-lost = { $n ->
    [0] Personne n’est touché.
    [one] { $n } Soldato est perdu.
   *[other] { $n } Soldati sont perdus.
}
wt-strike-emptied = La zone est alors vide.

## Touches et fenêtres

wt-key-play = jouer
wt-key-pass = passer
wt-key-map = carte
wt-key-panels = volets
wt-key-trade = échange
wt-key-undo = annuler
wt-key-type = écrire
wt-key-result = résultat
wt-key-pace-calm = ordi calme
wt-key-pace-brisk = ordi vif
wt-key-pace-instant = ordi immédiat
wt-key-why = pourquoi
wt-key-rules = règles
wt-key-help = aide
wt-key-quit = quitter
wt-key-step = coup
wt-key-turn = joueur
wt-key-ends = début/fin
wt-choose-hint = ↑ ↓ choisir   Entrée confirmer   Échap retour
wt-type-hint = Entrée confirmer   Échap retour
wt-type-title = Écrire un coup
wt-type-about = Un verbe et ses arguments, par exemple : pass · token c3r2 neutral · space s1c3r2 · issue licata · move camastra licata land · sell red_b1
wt-cannot-pass = On ne peut pas passer ici.
wt-ask-pass = Passer, alors qu’un autre coup est possible ?
wt-ask-sell = Abandonner { $order } contre { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
} ? Tous le voient, et l’ordre quitte la partie pour de bon.
wt-ask-give = Payer { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
} pour que votre partenaire en reçoive { $value } ?
wt-no-trade = Vous n’avez aucun ordre à vendre et trop peu d’argent pour en donner à votre partenaire.
wt-trade-title = À tout moment
wt-cannot-undo = Cela ne peut plus être annulé : quelque chose a été révélé, ou quelqu’un d’autre a agi.
wt-why-title = Ce que disent les règles ici
wt-why-area = { $area } : pourquoi pas ?
wt-rules-title = Toutes les règles et interprétations de la guerre
wt-cover-title = Passez le clavier à { $name }
wt-cover-text = { $team } regarde maintenant, personne d’autre. Entrée découvre la table.

## Aide

wt-help-title = Le jeu, ses touches et ses signes
wt-guide-goal = But : { $alone } Mandamenti pour votre famille seule, ou { $team } pour votre équipe. On contrôle un Mandamento en tenant { $needed } de ses { $areas } zones.
wt-guide-round = Une manche : planification, gestion, affrontement, gestion ; { $rounds } manches au plus. Après la dernière, l’équipe qui a le plus de Mandamenti gagne.
wt-guide-token = Un jeton : en phase de planification, vous en déplacez un de la feuille du haut vers une case libre de celle du bas et effectuez l’action de cette case ; ou vous payez une colonne entière et effectuez son action de colonne.
wt-guide-order = Un ordre : certaines cases permettent d’en poser un face cachée dans une zone où sont vos Soldati. En phase d’affrontement, tous sont révélés et exécutés : c’est ainsi qu’on se déplace, qu’on attaque et qu’on commet des attentats.
wt-guide-look = Où regarder : la carte montre qui est où, la liste ce que vous pouvez faire. Le volet { $sheets } montre les cases, le volet { $orders } les ordres ; ? explique cette décision.
wt-help-setup = ↑ ↓ choisir une ligne, ← → la changer, e écrire un nom, un dossier ou une graine, Entrée commencer, PgUp PgDn lire les notes, t clair ou sombre, g langue, q quitter.
wt-help-table = ↑ ↓ Entrée : choisir dans la liste. m : vers la carte et retour ; là, les flèches vont de zone en zone, Tab à la prochaine à choisir (◆), Entrée la choisit, › marque ses voisines. 1 à 7 : volets, encore une fois pour un grand, PgUp PgDn défiler. p passer. x vendre un ordre ou donner de l’argent, à tout moment. u annuler, tant que rien n’est révélé et que personne d’autre n’agit. : écrire un coup. f vitesse de l’ordinateur. ? les règles de cette décision, ou pourquoi une zone ne peut être choisie. r toutes les règles. t clair ou sombre, g langue, q quitter ; la partie reste enregistrée.
wt-help-signs = Sur la carte, chaque famille a une lettre et une couleur, suivies du nombre de ses Soldati ; · est neutre. ⌂ est un labo, c une voiture, ▪ un ordre face cachée ; un ordre visible ou à vous montre ses lettres (B1 de base, JA Justice A). ● derrière un Mandamento est le contrôle, ○ un contrôle qui sera confirmé à la prochaine gestion. Deuxième ligne : ⚑ Mandamenti, ₤ argent, QG Soldati et ▪ ordres au quartier général.
wt-help-cover = Seule l’équipe nommée peut regarder maintenant. Entrée découvre la table. q quitte ; la partie reste enregistrée.
wt-help-result = ← → choisir, Entrée confirmer, b retour à la table, a encore une guerre, q quitter. L’enregistrement peut être revu et vérifié.
wt-help-replay = ← → un coup en arrière ou en avant, PgUp PgDn au joueur suivant, Home End au début, à la fin, m la carte (Échap retour), 1 à 7 volets, ? règles, t clair ou sombre, g langue, q quitter. Une guerre finie est montrée avec tous ses secrets.

## Où mène un coup

wt-fight-legend = Lettre, nombre : qui tient la zone, avec combien ; – personne
wt-target = { $owner ->
    [nobody] vide
    [neutral] neutre, { $n }
    [own] à vous, { $n }
   *[other] { $name }, { $n }
}
wt-aim-free = { $n ->
    [one] Aucun conflit : les Soldati arrivent.
   *[other] Aucun conflit : la zone est à vous à partir de { $n } Soldati.
}
wt-aim-lost = Personne n’arrive : la défense est trop forte.
wt-aim-defenders = { $n ->
    [one] 1 Soldato défend
   *[other] { $n } Soldati défendent
}
wt-aim-brute = { $n ->
    [0] La force brute ne la prend pas.
    [one] La force brute la prend, quel que soit le nombre de Soldati.
   *[other] La force brute la prend à partir de { $n } Soldati.
}
wt-aim-finesse = Ruse (Soldati→issues gagnantes sur { $of }) : { $numbers }
