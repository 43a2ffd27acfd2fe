# The war in the browser: the encounter in the dock

## Questions

wt-enc-supply-orders = Nachschub
wt-enc-attack-orders = Angriffe
wt-enc-management = Verwaltung
wt-enc-cards = Karten
wt-enc-take = Nehmen oder lassen
wt-enc-result = Ergebnis
wt-enc-your-order = Dein Befehl: { $order } in { $area }
wt-enc-why-order = Jeder Teil eines Befehls darf entfallen. Was keine Entscheidung braucht, ist schon erledigt; du kannst es ändern.
wt-enc-idle-place = 0 von { $most }: keine Soldati im Hauptquartier
wt-enc-idle-recruit = 0 von { $most }: keine Soldati im Vorrat
wt-enc-why-fight = Wähle ein Ziel auf der Karte oder in der Liste.
wt-enc-why-attack = Lege fest, wie viele ziehen und wie sie kämpfen, oder wähle ein anderes Ziel.
wt-enc-why-strike = Ein Anschlag entfernt nur Soldati. Entscheide, ob mit Autobombe, oder wähle ein anderes Ziel.
wt-enc-why-agitate = Neutrale Soldati ziehen gegen ein Nachbargebiet. Wähle, woher und wohin.
wt-enc-why-pentito = Du verlierst einen Soldato endgültig. Dann verliert jeder Nachbar, den du wählst, so viele wie möglich, für die kleinste übrige Zahl, die dazu reicht. Verteidigung zählt nicht.
wt-enc-which-card = { $area }, gegen { $name }: Welche Karte legst du?
wt-enc-why-cards-attacker = Danach darfst du die Karte von { $name } ungesehen nehmen, und { $name } deine. Am Ende gilt eine Karte für die Seite, vor der sie liegt.
wt-enc-why-cards-defender = Danach darf { $name } deine Karte ungesehen nehmen, und du die andere. Am Ende gilt eine Karte für die Seite, vor der sie liegt.
wt-enc-take-question = { $area }: Nimmst du die Karte von { $name }, oder lässt du sie liegen?
wt-enc-why-take-first = Erst entscheidest du, dann entscheidet { $name } über deine Karte. Vorher schaut niemand nach.
wt-enc-why-take-second = { $name } hat über deine Karte entschieden. Nach deiner Wahl werden beide aufgedeckt.

## Targets

wt-enc-targets = Ziele
wt-enc-nobody = niemand
wt-enc-stands = { $owner }: { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}
wt-enc-of = { $n } von { $of } Ausgängen
wt-enc-of-attacker = du eroberst es in { $n } von { $of } Ausgängen
wt-enc-of-defender = du hältst es in { $n } von { $of } Ausgängen
wt-enc-at-once = sofort
wt-enc-joins = Bewegung
wt-enc-from-to = { $from } → { $to }
wt-enc-march = { $from } → { $to }
wt-enc-way = Weg
wt-enc-way-land = zu Lande
wt-enc-way-sea = per Boot, ohne Auto
wt-enc-way-allies = über ein Nachbargebiet
wt-enc-way-both = zu Lande oder per Boot
wt-enc-from = von { $area }
wt-enc-with-car-bomb = mit Autobombe { $from } → { $to }
wt-enc-way-from = von { $area } { $way }
wt-enc-breaks = bricht die Kontrolle von { $name } über { $mandamento }
wt-enc-seizes = entreißt { $name } das Mandamento { $mandamento }
wt-enc-wins = bringt dir das Mandamento { $mandamento }
wt-enc-gives = bringt { $name } das Mandamento { $mandamento }
wt-enc-stops = verhindert { $order } { $initiative }

## The outcome

wt-enc-go = { $n ->
    [one] 1 von { $all } zieht
   *[other] { $n } von { $all } ziehen
}
wt-enc-stay = { $n ->
    [0] { $area } wird aufgegeben
    [one] 1 bleibt in { $area }
   *[other] { $n } bleiben in { $area }
}
wt-enc-car-along = Auto fährt mit
wt-enc-bribe = Verteidiger bestechen
wt-enc-car-bomb = Autobombe
wt-enc-car-bomb-hint = Das Auto ist danach weg.
wt-enc-replace = Verteidiger durch eigene ersetzt
wt-enc-buy = Verteidiger weggekauft
wt-enc-attack = Angriff
wt-enc-defence = Verteidigung
wt-enc-falls = Erste Verluste
wt-enc-then = dann { $attackers } gegen { $defenders }
wt-enc-nobody-left = niemand bleibt übrig
wt-enc-brute-taken = { $n ->
    [one] { $area } wird mit 1 Soldato erobert.
   *[other] { $area } wird mit { $n } Soldati erobert.
}
wt-enc-brute-empty = Alle fallen; niemand hält { $area }.
wt-enc-brute-lost = { $n ->
    [one] Alle Angreifer fallen; 1 Verteidiger bleibt.
   *[other] Alle Angreifer fallen; { $n } Verteidiger bleiben.
}
wt-enc-finesse = In { $taken } von { $of } Ausgängen erobert, in { $lost } verloren, in { $empty } leer.
wt-enc-all = Alle { $n } Ausgänge
wt-enc-matrix = Die Ausgänge der List
wt-enc-corner = deine ↓ andere →
wt-enc-pair = { $choice ->
    [take] Du nimmst
   *[leave] Du lässt
}, { $answer ->
    [take] sie nehmen
   *[leave] sie lassen
}
wt-enc-ending-won = { $n ->
    [one] 1 bleibt
   *[other] { $n } bleiben
}
wt-enc-ending-lost = { $n ->
    [one] verloren, 1 der anderen bleibt
   *[other] verloren, { $n } der anderen bleiben
}
wt-enc-ending-empty = niemand bleibt
wt-enc-legend = Zeilen: du nimmst, du lässt. Spalten: sie nehmen, sie lassen. Zahl: so viele bleiben dir; ✕ verloren; 0 leer. Das zählt Ausgänge und ist keine Wahrscheinlichkeit.
wt-enc-lost-legend = ✕: alle deine verloren, dazu die Zahl der übrigen Gegner. Das zählt Ausgänge und ist keine Wahrscheinlichkeit.
wt-enc-laid = Karte von { $name }

## The conflict

wt-enc-conflict = Konflikt in { $area }
wt-enc-attacks = { $name } greift an
wt-enc-defends = { $name } verteidigt
wt-enc-neutrals = { $name } spielt für die neutralen Soldati: Wer das tut, bestimmt das Team, das nicht angreift.
wt-enc-against = { $attackers } : { $defenders }
wt-enc-after-bonuses = nach den Boni
wt-enc-choose-card = Wähle verdeckt deine Karte
wt-enc-your-card = Deine Karte
wt-enc-card-of = { $name }
wt-enc-take-or-leave = Karte von { $name }: nehmen oder lassen?
wt-enc-choosing = wählt …
wt-enc-only-team = Nur dein Team sieht sie.
wt-enc-no-card = Noch keine Karte
wt-enc-card-back = Eine Karte, verdeckt
wt-enc-sealed = Die anderen sehen nur, dass du gewählt hast.
wt-enc-range = bestenfalls { $best }, schlimmstenfalls { $worst }
wt-enc-left = { $n } von deinen
wt-enc-theirs-left = { $n } von den anderen
wt-enc-none-left = niemand
wt-enc-took = { $name } nimmt deine Karte.
wt-enc-left-it = { $name } lässt deine Karte liegen.
wt-enc-with-your = Mit deiner Karte: { $card }
wt-enc-before-attacker = Vor dem Angreifer
wt-enc-before-defender = Vor dem Verteidiger
wt-enc-end-taken = { $n ->
    [0] { $area } erobert
    [one] { $area } erobert · 1 Soldato
   *[other] { $area } erobert · { $n } Soldati
}
wt-enc-end-held = { $n ->
    [0] { $area } gehalten
    [one] { $area } gehalten · 1 Soldato
   *[other] { $area } gehalten · { $n } Soldati
}
wt-enc-end-empty = { $area } ist leer
wt-enc-go-on = Weiter
wt-enc-why-go-on = So ging der Konflikt aus. „Weiter“ führt zu deiner nächsten Entscheidung.

## Buttons

wt-enc-do-attack = { $area } angreifen
wt-enc-do-move = Nach { $area } ziehen
wt-enc-do-strike = Anschlag auf { $area }
wt-enc-do-agitate = { $area } aufwiegeln
wt-enc-do-order = Ausführen
wt-enc-do-remove = { $n ->
    [one] 1 Soldato entfernen
   *[other] { $n } Soldati entfernen
}
wt-enc-do-card = { $card } verdeckt legen
wt-enc-do-take = Nehmen
wt-enc-do-leave = Liegen lassen
