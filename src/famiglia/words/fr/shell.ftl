# The shell of the tables: what the duel and the war have in common

## Names and languages

name-computer = L’ordinateur
you = Vous
language = français
setup-lang = Langue

## What the buttons and titles say

key-rules = Règles
key-log = Journal
log-full-title = La partie jusqu’à présent
help-title = Touches
replay-title = Relecture
replay-place = Coup { $move } sur { $moves }
duel-the-move = Le coup
duel-your-move = Votre coup
duel-rule = Règle { $id }
duel-confirm = Confirmer
duel-undo = Annuler le coup
duel-clear = Désélectionner
duel-shut = Fermer le journal
duel-log-undo = { $who ->
    [you] Vous annulez
   *[other] { $name } annule
} { $moves ->
    [one] { $moves } coup.
   *[other] { $moves } coups.
}
duel-key-undo = annuler un coup
duel-key-log = le journal

## What was settled

edition-revised = révisée (2015/2017)
edition-classic = classique (2010)
option-fair-pass-out = Règle maison : fin équitable
option-full-strength = Règle maison : pleine force
option-strict-mercenaries = Règle maison : Mercenaires stricts
setup-memory-aid = Montrer l’autre main

## Two people at one screen

cover-title = { $name }, c’est à vous
cover-text = Prenez le clavier. Les cartes restent cachées jusqu’à ce que vous appuyiez sur Entrée.
duel-cover = { $game ->
    [duel] Vos cartes restent cachées jusqu’à ce que vous appuyiez sur le bouton.
   *[other] Ce que vous seul pouvez voir reste caché jusqu’à ce que vous appuyiez sur le bouton.
}
duel-cover-eyes = Pour { $name } seulement
duel-cover-ready = { $game ->
    [duel] Montrer mes cartes
   *[other] Montrer ce qui est à moi
}

## The end

result-look = Voir la table
duel-rematch = Revanche
duel-rematch-asked = Revanche proposée
duel-asks-rematch = { $name } voudrait une revanche.
duel-next-table = Aller à la revanche
duel-new-game = Nouvelle partie
duel-download = Télécharger l’enregistrement
duel-verify = Vérifier la donne
