# The duel's table in the browser

## Zones

duel-street = Die Straße
duel-new-cards = { $cards } neu
duel-new = neu
duel-own-area = Deine Auslage
duel-area-of = Auslage von { $name }
duel-area-empty = Die Auslage ist leer
duel-own-hand = Deine Hand
duel-hand-of = Hand von { $name }
duel-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
duel-hand-points = Hand { $points }
duel-area-points = Auslage { $points }
duel-deck = Nachzug
duel-discard = Ablage
duel-piles = Nachzugstapel: { $deck ->
    [one] 1 Karte
   *[other] { $deck } Karten
}. Ablagestapel: { $discard ->
    [one] 1 Karte
   *[other] { $discard } Karten
}. Zeigen, was davon bekannt ist
duel-to-move = am Zug
duel-away = nicht da
duel-steps = Die vier Aktionen eines Zugs
duel-sending = Dein Zug wird gesendet …

## A card

duel-free = gratis
duel-costs = kostet { $cards }
duel-can-take = kann genommen werden
duel-can-lower = kann von einem Brutalen gesenkt werden
duel-can-refresh = kann die Straße verlassen
duel-can-fetch = kann zurückgeholt werden
duel-can-lay = kann ausgelegt werden
duel-can-play = kann gespielt werden
duel-can-pay = kann eingesetzt werden
duel-cannot = jetzt nicht nutzbar
duel-cannot-take = kann nicht genommen werden
duel-would = gewählt: { $what }

## What would become of it

duel-tag-take = nehmen
duel-tag-back = kommt zurück
duel-tag-down = in die Auslage
duel-tag-fetch = auf die Hand
duel-tag-lower = −{ $amount } → { $left }
duel-tag-discarded = abgelegt
duel-tag-under = unter den Stapel

## What to do

duel-prompt-take-or-refresh = Nimm eine Karte oder frisch die Straße auf
duel-prompt-take = Nimm eine Karte oder passe
duel-prompt-refresh = Noch nichts zu nehmen: Frisch die Straße auf oder passe
duel-prompt-nothing = Nichts zu nehmen: Passe oder sieh nach, was sonst noch geht
duel-prompt-pass = Sonst geht nichts mehr: Passe
duel-prompt-exchange = Tausche eine Karte der Auslage gegen eine Handkarte
duel-prompt-exchange-on = Tausche weiter oder beende den Tausch
duel-hint = Karten mit Goldrand kannst du jetzt nutzen. Wähle eine, um zu sehen, wie.
duel-hint-rims = Goldrand: nehmen oder einsetzen. Gestrichelt: nicht nehmen, nur entfernen oder senken.
duel-hint-refresh = Wähle eine Karte mit gestricheltem Rand: Sie verlässt die Straße, und neue kommen.
duel-hint-undo = Du kannst auch deinen letzten Schritt zurücknehmen.
duel-hint-before = { $can ->
    [account] Bevor du eine Karte nimmst, darfst du einen Buchhalter spielen.
    [brute] Bevor du eine Karte nimmst, darfst du einen Brutalen spielen.
   *[other] Bevor du eine Karte nimmst, darfst du einen Buchhalter, einen Brutalen oder beide spielen.
}
duel-aim = Zwei gleiche Karten bezahlen die nächsthöhere ihrer Familie; am Ende gewinnt, wer die meisten Punkte hat.
duel-now-lay = Wähle jetzt eine Handkarte zum Auslegen.
duel-now-fetch = Wähle jetzt eine Karte der Auslage zum Zurückholen.
duel-now-lower = Wähle jetzt die Karte der Straße, die sinken soll.
duel-ways = So kannst du sie nutzen
duel-all-moves = { $moves ->
    [one] Die einzige Möglichkeit mit Karten zeigen
   *[other] Alle { $moves } Möglichkeiten mit Karten zeigen
}
duel-keep-playing = Weiterspielen

## The end

duel-show-count = Abrechnung zeigen
duel-family = Familie

## Keys

duel-key-arrows = von Karte zu Karte und von Reihe zu Reihe; Tab geht zum nächsten Bereich
duel-key-enter = zeigen, was mit einer Karte geht; noch einmal: bestätigen
duel-key-way = eine der Möglichkeiten wählen
duel-key-escape = die Auswahl aufheben; danach einen Schritt zurücknehmen
duel-key-moves = alle Möglichkeiten in Worten
duel-key-pass = passen
duel-key-stop = den Tausch beenden
duel-key-piles = Nachzug- und Ablagestapel
duel-key-why = warum eine Karte nicht nutzbar ist; ohne Karte: diese Liste
