# The shell of the tables: what the duel and the war have in common

## Names and languages

name-computer = Computer
you = Du
language = Deutsch
setup-lang = Sprache

## What the buttons and titles say

key-rules = Regeln
key-log = Verlauf
log-full-title = Der bisherige Verlauf
help-title = Tasten
replay-title = Wiedergabe
replay-place = Schritt { $move } von { $moves }
duel-the-move = Der Zug
duel-your-move = Dein Zug
duel-rule = Regel { $id }
duel-confirm = Bestätigen
duel-undo = Zurücknehmen
duel-clear = Abwählen
duel-shut = Verlauf schließen
duel-log-undo = { $who ->
    [you] Du nimmst
   *[other] { $name } nimmt
} { $moves ->
    [one] einen Schritt zurück.
   *[other] { $moves } Schritte zurück.
}
duel-key-undo = einen Schritt zurücknehmen
duel-key-log = der Verlauf

## What was settled

edition-revised = überarbeitet (2015/2017)
edition-classic = klassisch (2010)
option-fair-pass-out = Hausregel: gerechtes Passen
option-full-strength = Hausregel: volle Kraft
option-strict-mercenaries = Hausregel: strenge Söldner
setup-memory-aid = Andere Hand zeigen

## Two people at one screen

cover-title = { $name }, du bist am Zug
cover-text = Übernimm die Tastatur. Die Karten bleiben verdeckt, bis du Enter drückst.
duel-cover = { $game ->
    [duel] Deine Karten bleiben verdeckt, bis du den Knopf drückst.
   *[other] Was nur du sehen darfst, bleibt verdeckt, bis du den Knopf drückst.
}
duel-cover-eyes = Nur für { $name }
duel-cover-ready = { $game ->
    [duel] Meine Karten zeigen
   *[other] Zeigen, was mir gehört
}

## The end

result-look = Tisch ansehen
duel-rematch = Revanche
duel-rematch-asked = Revanche angeboten
duel-asks-rematch = { $name } möchte eine Revanche.
duel-next-table = Zur Revanche
duel-new-game = Neues Spiel
duel-download = Aufzeichnung herunterladen
duel-verify = Kartenfolge prüfen
