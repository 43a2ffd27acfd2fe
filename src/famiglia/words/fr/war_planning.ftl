# The war in the browser: setup, planning and management in the dock

wt-fewer = un de moins
wt-more = un de plus

## The stages of a turn

wt-stage-token = Jeton
wt-stage-space = Case
wt-stage-target = Cible
wt-stage-confirm = Confirmer
wt-stage-column = Colonne
wt-stage-effects = Effets
wt-stage-order = Ordre
wt-stage-families = Famille
wt-stage-units = Unités
wt-stage-labs = Labos
wt-stage-start-tokens = Premiers jetons
wt-stage-home = Retour des ordres
wt-stage-control = Contrôle
wt-stage-tiles = Tuiles
wt-stage-check = Fin ?

## What is asked

wt-ready = Votre tour est prêt
wt-ready-choice = Votre choix est fait
wt-ready-why = Personne ne l’a encore vu. Changez ce que vous voulez, puis confirmez.
wt-ask-turn = À vous : un jeton ou une colonne
wt-why-turn = Descendez un jeton sur une case, ou prenez une colonne entière pour son action et un ordre. Vous avez { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}.
wt-ask-space = Où va le jeton ?
wt-why-space = Cliquez sur une case claire. Les nombres sont les vôtres.
wt-ask-column = Où va le prochain jeton de la colonne ?
wt-why-column = Un jeton bloque sa case pour tous ; ∞ ne bloque personne.
wt-ask-gain = { $acted ->
    [1] Maintenant l’ordre de la colonne
   *[other] { $issued ->
        [1] Maintenant l’action de la colonne
       *[other] Colonne { $column } : d’abord l’action ou l’ordre ?
    }
}
wt-ask-parts = { $mode ->
    [one] Laquelle des deux ?
   *[other] Par quoi commencer ?
}
wt-ask-into = { $n ->
    [one] Où placer { $n } Soldato ?
   *[other] Où placer { $n } Soldati ?
}
wt-why-into = Cliquez sur une zone, sur la carte ou dans la liste.
wt-why-into-short = L’action permet d’en placer { $most }, mais votre quartier général n’en compte que { $n }.
wt-ask-issue = Où poser l’ordre ?
wt-why-issue = Face cachée ; seule votre équipe peut le regarder. Cliquez sur une zone, ou d’abord sur l’ordre.
wt-ask-which-order = Quel ordre à { $area } ?
wt-ask-equip = Quel équipement, et où ?
wt-ask-sail = Le bateau gagne-t-il une mer voisine ?
wt-why-sail = Il est ici : { $sea }.
wt-ask-gather = Où rassemblez-vous ?
wt-ask-rally = Qui vient à { $area } ?
wt-ask-exert = De quelle rangée retirez-vous le jeton ?
wt-why-exert = Ce qu’il découvre agit aussitôt.
wt-ask-onto = Où va le jeton de votre plateau ?
wt-ask-ultima = Ultima Azione : où va le jeton près de votre buste ?
wt-why-ultima = La feuille du haut est vide : ce jeton peut faire une dernière action.
wt-ask-tiles = Utilisez-vous une tuile de contrôle ?
wt-ask-mark = Marquez une tuile de contrôle
wt-why-mark = Vous en marquez une par Mandamento que vous contrôlez. La marque reste jusqu’à ce que vous perdiez un Mandamento.
wt-ask-unmark = Libérez une tuile de contrôle
wt-why-unmark = Vous contrôlez moins de Mandamenti que vous n’avez marqué de tuiles.
wt-ask-families = Quelle famille dirigez-vous ?
wt-why-families = Chaque famille a son point fort.
wt-ask-units = { $soldati ->
    [0] Où vont vos unités ?
    [one] Encore { $soldati } Soldato : où ?
   *[other] Encore { $soldati } Soldati : où ?
}
wt-why-units = { $character } apporte des renforts.
wt-ask-labs = { $labs ->
    [one] Encore { $labs } labo : où ?
   *[other] Encore { $labs } labos : où ?
}
wt-why-labs = Les labos blanchissent de l’argent et protègent leur zone.
wt-ask-start-tokens = Dans quelle colonne va votre premier jeton ?
wt-why-start-tokens = Qui le déplace plus tard vous paie une pièce.

## The action sheets

wt-sheets = Les feuilles d’action
wt-top-sheet = Feuille du haut
wt-top-sheet-text = jetons
wt-bottom-sheet = Feuille du bas
wt-bottom-sheet-text = actions, avec vos nombres
wt-bottom-sheet-open = actions
wt-tokens-left = { $turns ->
    [0] encore { $n }
    [one] encore { $n } : environ { $turns } tour chacun
   *[other] encore { $n } : environ { $turns } tours chacun
}
wt-column-order = chaque colonne donne aussi un ordre
wt-column-first = Primo
wt-column-two = 2 rangées
wt-column-label = Colonne { $name } : { $tokens ->
    [0] aucun jeton
    [one] { $tokens } jeton, prix { $cost }
   *[other] { $tokens } jetons, prix { $cost }
}. { CAPITAL($does) }.
wt-token-label = { $whose ->
    [neutral] Jeton neutre
   *[family] Jeton de { $family }
}, colonne { $column }{ $fee ->
    [0] .
    [one] {" "}: coûte { $fee } pièce.
   *[other] {" "}: coûte { $fee } pièces.
}
wt-token-neutral = Un jeton neutre : il ne coûte rien.
wt-token-own = Votre propre jeton : il ne coûte rien.
wt-token-foreign = Un jeton de { $name } : l’utiliser vous coûte une pièce, versée à { $name }.
wt-place-here = Poser sur la feuille du haut, colonne { $column }
wt-space-label = Colonne { $column }, ligne { $row } : { $text }. { $state ->
    [taken] Bloquée.
    [poor] Trop chère.
    [idle] Sans effet pour vous maintenant.
   *[other] Libre.
}{ $count ->
    [0] {""}
   *[other] {" "}Jetons : { $tokens }.
}
wt-space-here = ici
wt-space-wished = Choisissez maintenant un jeton à y poser.
wt-space-taken = Bloquée : un jeton s’y trouve.
wt-space-poor = Vous ne pouvez pas la payer.
wt-space-idle = Elle ne vous apporterait rien maintenant.
wt-space-infinite = jetons en nombre illimité
wt-space-money = { $sign ->
    [pay] payer { $n }
   *[receive] recevoir { $n }
}
wt-part-place = placer { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $base } + { $bonus })
}{ $where ->
    [own] , dans vos zones seulement
   *[other] {""}
}
wt-part-recruit = recruter { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $base } + { $bonus })
}
wt-part-launder = blanchir : { $number ->
    [one] { $number } pièce
   *[other] { $number } pièces
} de vos labos
wt-part-limited = { $text }, pour l’instant seulement { $now }
wt-part-or = {" "}ou{" "}
wt-part-and = {" "}+{" "}
wt-parts-one = Une seule des deux.
wt-parts-done = Passe en premier : { $text }
wt-parts-instead = Plutôt d’abord : { $text }
wt-column-poor = Vous ne pouvez pas payer cette colonne.
wt-sheet-hint = Pointez un jeton, une colonne ou une case pour en voir l’effet.
wt-reveals = Découvre : { $what }.
wt-reveals-order = ordre { $name }
wt-blocks = Où vont les jetons : cliquez sur l’un d’eux pour bloquer une autre case
wt-block-move = Poser sur une autre case
wt-block-label = Jeton sur : { $text }. Poser sur une autre case.

## Money

wt-money-token = jeton
wt-money-supply = À la réserve
wt-money-income = De la réserve
wt-money-to = à { $name }
wt-money-keep = Il vous reste
wt-money-short = Il vous manque

## The draft

wt-chain = Votre tour jusqu’ici
wt-chip-back = Revenir ici
wt-chip-label = { $text }. Revenir juste avant.
wt-chip-token = jeton { $column }
wt-chip-column = Colonne { $column }
wt-chip-place = { $n ->
    [one] { $n } Soldato : { $area }
   *[other] { $n } Soldati : { $area }
}
wt-chip-order = { $order } à { $area }
wt-chip-pass = pas maintenant
wt-stopped = Impossible de planifier plus loin.
wt-stopped-other = Ensuite, c’est à quelqu’un d’autre.

## Numbers

wt-number-recruit = Recruter au quartier général
wt-number-place = Placer à { $area }
wt-number-soldati = Soldati de { $from } à { $area }
wt-number-cars = Voitures de { $from } à { $area }

## Areas and orders

wt-threat = { $area } peut en amener { $n }
wt-threats = { $n ->
    [one] { $n } zone de votre équipe pourrait
   *[other] { $n } zones de votre équipe pourraient
} se trouver en infériorité, { $from ->
    [one] surtout face à { $area } : jusqu’à { $soldati } Soldati peuvent venir.
   *[several] face à { $soldati } Soldati au plus.
}
wt-reach = { $n ->
    [0] { $neutral ->
        [0] n’atteint aucune cible
        [one] atteint { $neutral } zone neutre
       *[other] atteint { $neutral } zones neutres
    }
    [one] atteint { $n } zone ennemie{ $neutral ->
        [0] {""}
        [one] , { $neutral } neutre
       *[other] , { $neutral } neutres
    }
   *[other] atteint { $n } zones ennemies{ $neutral ->
        [0] {""}
        [one] , { $neutral } neutre
       *[other] , { $neutral } neutres
    }
}
wt-orders-here = { $n ->
    [one] { $n } ordre sur place
   *[other] { $n } ordres sur place
}
wt-orders-which = Vos ordres
wt-orders-first = Ou choisissez d’abord l’ordre
wt-order-when = Quand : parmi les ordres que l’adversaire peut avoir
wt-order-before = { $n } des { $of } ordres { $type ->
    [attack] d’attaque
   *[supply] de ravitaillement
} que l’adversaire peut avoir passent avant { $initiative }.
wt-order-reach = À portée de { $area }, pour l’instant
wt-order-more = { $n } de plus
wt-way-land = par terre
wt-way-sea = par bateau
wt-equip-car = Voiture
wt-equip-boat = Bateau
wt-equip-lab = Labo
wt-row-take = Prendre un jeton { $row }, { $to ->
    [supply] vers la réserve
    [sheet] vers une feuille
   *[box] hors de la partie
}
wt-mat-leave = { $n ->
    [one] le jeton de gauche part
   *[other] les { $n } jetons de gauche partent
}
wt-reveal-instant = Aussitôt :
wt-reveal-lasting = Pour toujours :
wt-reveal-order = Nouvel ordre :
wt-tile-marked = marquée par { $name }
wt-tile-yours = votre marque
wt-tile-changed = libérée
wt-first-game = idéale pour débuter
wt-theme-black = transfuges et pentiti
wt-theme-blue = bombes
wt-theme-green = hors-bord et infiltration
wt-theme-red = attaques frontales
wt-theme-white = foules et conversions
wt-theme-yellow = argent et labos

## Buttons

wt-undo = Retour
wt-pass = Pas maintenant
wt-pass-sail = Il reste
wt-pass-rally = C’est tout
wt-pass-ultima = Pas de dernière action
wt-pass-equip = Aucun
wt-pick = Choisissez d’abord
wt-pick-turn = Choisissez jeton ou colonne
wt-pick-mark = Choisissez une tuile
wt-pick-unmark = Choisissez une tuile
wt-pick-families = Choisissez une famille
wt-confirm-mark = Marquer : { $tile }
wt-confirm-unmark = Libérer : { $tile }
wt-confirm-turn = Confirmer le tour
wt-confirm-part = Valider jusqu’ici

## The corner for trade

wt-trade = Vendre un ordre, donner de l’argent
wt-trade-final = définitif
wt-trade-sell = Vendre { $order } pour { $n }
wt-trade-must = Votre argent ne suffit à rien d’autre : vendez d’abord un ordre, puis votre tour continue.
wt-trade-sell-question = { $order } quitte la partie pour toujours, et vous recevez { $n ->
    [one] { $n } pièce
   *[other] { $n } pièces
}. C’est immédiat et définitif.
wt-trade-give-question = C’est immédiat et définitif. Vous payez 2 pièces, votre partenaire en reçoit 1.
wt-trade-keep = Garder
