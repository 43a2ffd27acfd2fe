# The war in the browser: setup, planning and management in the dock

wt-fewer = eins weniger
wt-more = eins mehr

## The stages of a turn

wt-stage-token = Marker
wt-stage-space = Feld
wt-stage-target = Ziel
wt-stage-confirm = Bestätigen
wt-stage-column = Spalte
wt-stage-effects = Wirkung
wt-stage-order = Befehl
wt-stage-families = Familie
wt-stage-units = Einheiten
wt-stage-labs = Labore
wt-stage-start-tokens = Erste Marker
wt-stage-home = Befehle zurück
wt-stage-control = Kontrolle
wt-stage-tiles = Plättchen
wt-stage-check = Ende?

## What is asked

wt-ready = Dein Zug ist fertig
wt-ready-choice = Deine Wahl steht
wt-ready-why = Noch hat das niemand gesehen. Ändere, was du willst, und bestätige dann.
wt-ask-turn = Du bist dran: ein Marker oder eine Spalte
wt-why-turn = Versetz einen Marker auf ein Feld unten und führe dessen Aktion aus, oder nimm eine ganze Spalte: für ihre Aktion und einen Befehl. Du hast { $money } Geld.
wt-ask-space = Wohin kommt der Marker?
wt-why-space = Klicke auf ein helles Feld. Die Zahlen gelten für dich.
wt-ask-column = Wohin kommt der nächste Marker der Spalte?
wt-why-column = Ein Marker sperrt sein Feld für alle; ∞ sperrt niemanden.
wt-ask-gain = { $acted ->
    [1] Jetzt der Befehl der Spalte
   *[other] { $issued ->
        [1] Jetzt die Aktion der Spalte
       *[other] Spalte { $column }: erst Aktion oder Befehl?
    }
}
wt-ask-parts = { $mode ->
    [one] Welches von beiden?
   *[other] Was zuerst?
}
wt-ask-into = { $n ->
    [one] Wohin kommt 1 Soldato?
   *[other] Wohin kommen { $n } Soldati?
}
wt-why-into = Klicke auf ein Gebiet, auf der Karte oder in der Liste.
wt-why-into-short = Die Aktion setzt { $most } Soldati ein, aber dein Hauptquartier hat nur { $n }.
wt-ask-issue = Wo erteilst du den Befehl?
wt-why-issue = Verdeckt; nur dein Team darf ihn ansehen. Klicke auf ein Gebiet oder zuerst auf den Befehl.
wt-ask-which-order = Welcher Befehl in { $area }?
wt-ask-equip = Welche Ausrüstung, und wo?
wt-ask-sail = Fährt das Boot ein Meer weiter?
wt-why-sail = Es liegt in: { $sea }.
wt-ask-gather = Wo ziehst du zusammen?
wt-ask-rally = Wer kommt nach { $area }?
wt-ask-exert = Aus welcher Reihe nimmst du den Marker?
wt-why-exert = Was darunter zum Vorschein kommt, wirkt sofort.
wt-ask-onto = Wohin kommt der Marker von deiner Tafel?
wt-ask-ultima = Ultima Azione: Wohin kommt der Marker neben deiner Büste?
wt-why-ultima = Der obere Aktionsbogen ist leer: Dieser Marker darf noch eine letzte Aktion ausführen.
wt-ask-tiles = Nutzt du ein Kontrollplättchen?
wt-ask-mark = Markiere ein Kontrollplättchen
wt-why-mark = Du markierst eines für jedes Mandamento, das du kontrollierst. Die Markierung bleibt, bis du ein Mandamento verlierst.
wt-ask-unmark = Gib ein Kontrollplättchen frei
wt-why-unmark = Du kontrollierst weniger Mandamenti, als du Plättchen markiert hast.
wt-ask-families = Welche Familie führst du?
wt-why-families = Jede Familie hat ihre eigene Stärke.
wt-ask-units = { $soldati ->
    [0] Wohin kommen deine Einheiten?
    [one] Noch 1 Soldato: wohin?
   *[other] Noch { $soldati } Soldati: wohin?
}
wt-why-units = { $character } bringt Verstärkung mit.
wt-ask-labs = { $labs ->
    [one] Noch 1 Labor: wohin?
   *[other] Noch { $labs } Labore: wohin?
}
wt-why-labs = Labore waschen Geld und schützen ihr Gebiet.
wt-ask-start-tokens = In welche Spalte kommt dein erster Marker?
wt-why-start-tokens = Wer ihn später versetzt, zahlt dir 1 Geld.

## The action sheets

wt-sheets = Die Aktionsbögen
wt-top-sheet = Oberer Bogen
wt-top-sheet-text = Marker zum Versetzen
wt-bottom-sheet = Unterer Bogen
wt-bottom-sheet-text = Aktionen mit deinen Zahlen
wt-bottom-sheet-open = Aktionen
wt-tokens-left = { $turns ->
    [0] noch { $n }
    [one] noch { $n }: je etwa 1 Zug
   *[other] noch { $n }: je etwa { $turns } Züge
}
wt-column-order = jede Spalte bringt auch 1 Befehl
wt-column-first = Primo
wt-column-two = 2 Reihen
wt-column-label = Spalte { $name }: { $tokens ->
    [0] keine Marker
    [one] 1 Marker, { $cost } Geld
   *[other] { $tokens } Marker, { $cost } Geld
}. { CAPITAL($does) }.
wt-token-label = { $whose ->
    [neutral] Neutraler Marker
   *[family] Marker von { $family }
}, Spalte { $column }{ $fee ->
    [0] .
   *[other] : kostet { $fee } Geld.
}
wt-token-neutral = Ein neutraler Marker: Er kostet nichts.
wt-token-own = Dein eigener Marker: Er kostet nichts.
wt-token-foreign = Ein Marker von { $name }: Versetzt du ihn, zahlst du { $name } 1 Geld.
wt-place-here = Auf den oberen Bogen legen, Spalte { $column }
wt-space-label = Spalte { $column }, Zeile { $row }: { $text }. { $state ->
    [taken] Gesperrt.
    [poor] Zu teuer.
    [idle] Bewirkt jetzt nichts für dich.
   *[other] Frei.
}{ $count ->
    [0] {""}
   *[other] {" "}Marker: { $tokens }.
}
wt-space-here = hier
wt-space-wished = Wähle jetzt einen Marker dafür.
wt-space-taken = Gesperrt: Hier liegt ein Marker.
wt-space-poor = Dafür reicht dein Geld nicht.
wt-space-idle = Es würde dir jetzt nichts bringen.
wt-space-infinite = beliebig viele Marker
wt-space-money = { $sign ->
    [pay] { $n } zahlen
   *[receive] { $n } erhalten
}
wt-part-place = { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
} einsetzen{ $bonus ->
    [0] {""}
   *[other] {" "}({ $base } + { $bonus })
}{ $where ->
    [own] , nur in eigene Gebiete
   *[other] {""}
}
wt-part-recruit = { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
} anwerben{ $bonus ->
    [0] {""}
   *[other] {" "}({ $base } + { $bonus })
}
wt-part-launder = Geldwäsche: { $number } Geld aus deinen Laboren
wt-part-limited = { $text }, jetzt nur { $now }
wt-part-or = {" "}oder{" "}
wt-part-and = {" "}+{" "}
wt-parts-one = Nur eines davon.
wt-parts-done = Kommt zuerst: { $text }
wt-parts-instead = Lieber zuerst: { $text }
wt-column-poor = Für diese Spalte reicht dein Geld nicht.
wt-sheet-hint = Zeig auf Marker, Spalte oder Feld und sieh, was es bringt.
wt-reveals = Legt frei: { $what }.
wt-reveals-order = Befehl { $name }
wt-blocks = Wohin die Marker kommen: Klicke auf einen, um ein anderes Feld zu sperren
wt-block-move = Auf ein anderes Feld legen
wt-block-label = Marker auf: { $text }. Auf ein anderes Feld legen.

## Money

wt-money-token = Marker
wt-money-supply = In den Vorrat
wt-money-income = Aus dem Vorrat
wt-money-to = an { $name }
wt-money-keep = Du behältst
wt-money-short = Dir fehlen

## The draft

wt-chain = Dein Zug bisher
wt-chip-back = Hierher zurück
wt-chip-label = { $text }. Zurück bis davor.
wt-chip-token = Marker { $column }
wt-chip-column = Spalte { $column }
wt-chip-place = { $n ->
    [one] 1 Soldato: { $area }
   *[other] { $n } Soldati: { $area }
}
wt-chip-order = { $order } in { $area }
wt-chip-pass = jetzt nicht
wt-stopped = Weiter lässt sich nicht planen.
wt-stopped-other = Danach ist jemand anders dran.

## Numbers

wt-number-recruit = Anwerben ins Hauptquartier
wt-number-place = Einsetzen in { $area }
wt-number-soldati = Soldati von { $from } nach { $area }
wt-number-cars = Autos von { $from } nach { $area }

## Areas and orders

wt-threat = { $area } kann { $n } bringen
wt-threats = { $n ->
    [one] 1 Gebiet deines Teams könnte
   *[other] { $n } Gebiete deines Teams könnten
} in die Unterzahl geraten, { $from ->
    [one] vor allem gegen { $area }: Bis zu { $soldati } Soldati können kommen.
   *[several] gegen bis zu { $soldati } Soldati.
}
wt-reach = { $n ->
    [0] { $neutral ->
        [0] erreicht kein Angriffsziel
        [one] erreicht 1 neutrales Gebiet
       *[other] erreicht { $neutral } neutrale Gebiete
    }
    [one] erreicht 1 gegnerisches Gebiet{ $neutral ->
        [0] {""}
       *[other] , { $neutral } neutral
    }
   *[other] erreicht { $n } gegnerische Gebiete{ $neutral ->
        [0] {""}
       *[other] , { $neutral } neutral
    }
}
wt-orders-here = { $n ->
    [one] 1 Befehl dort
   *[other] { $n } Befehle dort
}
wt-orders-which = Deine Befehle
wt-orders-first = Oder wähle zuerst den Befehl
wt-order-when = Wann: unter den Befehlen, die der Gegner haben kann
wt-order-before = { $n } der { $of } { $type ->
    [attack] Angriffsbefehle
   *[supply] Nachschubbefehle
}, die der Gegner haben kann, kommen vor { $initiative }.
wt-order-reach = Von { $area } aus jetzt erreichbar
wt-order-more = { $n } weitere
wt-way-land = zu Lande
wt-way-sea = per Boot
wt-equip-car = Auto
wt-equip-boat = Boot
wt-equip-lab = Labor
wt-row-take = Marker der Reihe { $row } nehmen, { $to ->
    [supply] in den Vorrat
    [sheet] auf einen Bogen
   *[box] aus dem Spiel
}
wt-mat-leave = { $n ->
    [one] der Marker ganz links geht
   *[other] die { $n } Marker ganz links gehen
}
wt-reveal-instant = Sofort:
wt-reveal-lasting = Für immer:
wt-reveal-order = Neuer Befehl:
wt-tile-marked = markiert von { $name }
wt-tile-yours = deine Markierung
wt-tile-changed = freigegeben
wt-first-game = gut für das erste Spiel
wt-theme-black = Überläufer und Pentiti
wt-theme-blue = Bomben
wt-theme-green = Schnellboote und Unterwanderung
wt-theme-red = Frontalangriffe
wt-theme-white = Massen und Bekehrungen
wt-theme-yellow = Geld und Labore

## Buttons

wt-undo = Zurück
wt-pass = Jetzt nicht
wt-pass-sail = Es bleibt
wt-pass-rally = Das sind alle
wt-pass-ultima = Keine letzte Aktion
wt-pass-equip = Keine
wt-pick = Wähle zuerst
wt-pick-turn = Wähle Marker oder Spalte
wt-pick-mark = Wähle ein Plättchen
wt-pick-unmark = Wähle ein Plättchen
wt-pick-families = Wähle eine Familie
wt-confirm-mark = { $tile } markieren
wt-confirm-unmark = { $tile } freigeben
wt-confirm-turn = Zug bestätigen
wt-confirm-part = Bis hier bestätigen

## The corner for trade

wt-trade = Befehl verkaufen, Geld geben
wt-trade-final = gilt sofort
wt-trade-sell = { $order } für { $n } verkaufen
wt-trade-must = Dein Geld reicht für nichts anderes: Verkaufe erst einen Befehl, dann geht dein Zug weiter.
wt-trade-sell-question = { $order } ist dann für immer aus dem Spiel, und du erhältst { $n } Geld. Das gilt sofort und lässt sich nicht zurücknehmen.
wt-trade-give-question = Das gilt sofort und lässt sich nicht zurücknehmen. Du zahlst 2 Geld, dein Partner erhält 1.
wt-trade-keep = Behalten
