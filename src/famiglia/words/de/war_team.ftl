# The war in the browser: order of play, headquarters, mats, tiles, dossier, team and news

## Score and order of play

wt-score-mandamenti = Mandamenti
wt-score-to-win = { $goal } zum Sieg
wt-score-counts = zählt am Rundenende
wt-score-goal = Mandamenti: Ein Team siegt mit { $goal } oder mit { $alone } einer einzigen Familie. Das zählt nur am Ende einer Runde.
wt-score-family = { $family } { $n }
wt-score-told = Mandamenti: { $first } ({ $one }) zu { $second } ({ $other }). Ein Team siegt mit { $goal } oder mit { $alone } einer einzigen Familie. Das zählt nur am Ende einer Runde.
wt-stage = Runde { $round }/{ $rounds } · { $phase ->
    [setup] Aufbau
    [planning] Planung
    [encounter] Konfrontation
    [management] Verwaltung
   *[other] Ende
}
wt-rail-order-of-play = Zugreihenfolge
wt-rail-queue = Befehle in der Reihenfolge ihrer Ausführung
wt-rail-relation = { $relation ->
    [you] du
    [mate] Partner
   *[other] { $colour }
}
wt-rail-starter = Startspieler
wt-rail-soldati = Soldati im Hauptquartier
wt-rail-hidden = verdeckt
wt-rail-placed = { $n } erteilt
wt-rail-decides = entscheidet gerade
wt-rail-order = { $initiative }, { $area }, { $name }: { $state ->
    [done] ausgeführt
    [now] jetzt
    [lapsed] verfallen, weil das Gebiet verloren ist
   *[next] kommt noch
}. { $text }

## Orders

wt-order-kind = { $type ->
    [attack] Angriffsbefehl
   *[supply] Nachschubbefehl
}, Initiative { $initiative }
wt-order-skull = Angriffsbonus { $n }
wt-order-vest = { $n } für die Verteidigung des Gebiets

## The strip and its drawers

wt-strip-your-move = Du bist am Zug.
wt-strip-to-table = Zum Tisch
wt-strip = Was dein Team besitzt
wt-strip-drawers = Schubladen
wt-strip-secret = nur dein Team sieht das
wt-tab-long-headquarters = Hauptquartier
wt-tab-long-mat = Familientafel
wt-tab-long-tiles = Kontrollplättchen
wt-tab-long-dossier = Dossier
wt-tab-long-team = Team
wt-tab-short-headquarters = HQ
wt-tab-short-mat = Tafel
wt-tab-short-tiles = Plättchen
wt-tab-short-dossier = Dossier
wt-tab-short-team = Team
wt-hq-of = Hauptquartier von { $name }, { $family }
wt-hq-you = du
wt-hq-soldati = { $here } hier, { $supply } im Vorrat
wt-hq-cars = Autos im Vorrat
wt-hq-boats = Boote im Vorrat
wt-hq-influence = Einflussmarker im Vorrat
wt-hq-bust = die Büste für die Ultima Azione ist noch nicht genutzt
wt-hq-issue = Wähle Befehl, dann Gebiet. Er liegt verdeckt; dein Partner darf ihn ansehen.
wt-hq-look = Wähle einen Befehl, um zu lesen, was er bewirkt.
wt-hq-no-orders = Hier sind keine Befehle.

## Mats and tiles

wt-mat-whose = Wessen Tafeln
wt-mat-ours = Unsere: { $names }
wt-mat-theirs = Gegner: { $names }
wt-mat-of = Tafel von { $family }, { $name }
wt-mat-row = { $row }: jetzt { $value }; { $next }
wt-mat-order = { $gained ->
    [yes] Erhalten
   *[no] Kommt mit dem nächsten Marker hier
}: { $text }
wt-tile-users = Genutzt von: { $names }

## The team

wt-team-played = { $name } hat die Züge gemacht, die du vorgeschlagen hast.
wt-team-players-room = Das können alle lesen, die mitspielen, auch das andere Team.
wt-team-compose = { $name } einen Zug vorschlagen
wt-team-sent = { $name } vorgeschlagen: { $n ->
    [one] 1 Zug
   *[other] { $n } Züge
}.
wt-team-withdraw = Zurückziehen
wt-team-done = Fertig
wt-team-how = { $tool ->
    [arrow] Klicke dorthin, wo der Pfeil beginnt.
    [to] Klicke dorthin, wo der Pfeil endet.
    [ring] Klicke auf Gebiete und Meere, um sie zu markieren; ein zweiter Klick entfernt den Kreis.
    [note] Klicke dorthin, wo die Notiz stehen soll.
   *[other] Nur dein Team sieht, was du zeichnest.
}

## News

wt-wire = Der Ticker
wt-wire-since = seit deinem letzten Zug
wt-wire-open = { $n ->
    [one] 1 Zug seit deinem letzten lesen
   *[other] { $n } Züge seit deinem letzten lesen
}
wt-wait-places = Zum Lesen
wt-wait-since = Seit deinem Zug
wt-wait-busy = { $busy ->
    [token] { $n ->
        [one] { $names } wählt einen Marker
       *[other] { $names } wählen Marker
    }
    [card] { $n ->
        [one] { $names } wählt eine Karte
       *[other] { $names } wählen Karten
    }
    [style] { $names } wählt zwischen List und roher Gewalt
    [tile] { $n ->
        [one] { $names } sieht die Kontrollplättchen durch
       *[other] { $names } sehen die Kontrollplättchen durch
    }
    [setup] { $n ->
        [one] { $names } baut auf
       *[other] { $names } bauen auf
    }
    [encounter] { $n ->
        [one] { $names } führt einen Befehl aus
       *[other] { $names } entscheiden
    }
   *[other] { $n ->
        [one] { $names } plant
       *[other] { $names } planen
    }
}
wt-wait-next = Danach bist du dran.
wt-wait-after = Vor dir: { $names }.
wt-wait-order = Dein nächster Befehl: { $order } in { $area }.
wt-wait-tokens = { $n ->
    [0] Auf dem oberen Bogen liegt kein Marker mehr.
    [one] Auf dem oberen Bogen liegt noch 1 Marker.
   *[other] Auf dem oberen Bogen liegen noch { $n } Marker.
}
wt-wait-pending = { $name } entscheidet …
wt-wait-steps = Zug für Zug
wt-wait-first = Zum ersten Zug
wt-wait-back = Ein Zug zurück
wt-wait-on = Ein Zug weiter
wt-key-digest = die Züge seit deinem Zug, einer nach dem anderen
wt-wait-of = { $number } von { $of }

## A turn in a few words

wt-did-token = { $who ->
    [you] dein Marker
    [own] eigener Marker
    [neutral] neutraler Marker
   *[other] Marker von { $name }
}
wt-did-column = Spalte { $column }
wt-did-column-row = Spalte { $row }
wt-did-tile = Plättchen { $tile }
wt-did-plain = : { $text }
wt-did-family = führt { $family }
wt-did-start = erster Marker: { $column }
wt-did-nothing = ohne Wirkung
wt-did-placed = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} nach { $area }
wt-did-recruited = { $n } angeworben
wt-did-received = +{ $n } Geld
wt-did-issued = { $known ->
    [yes] { $order } in { $area }
   *[no] ein Befehl in { $area }
}
wt-did-car = ein Auto nach { $area }
wt-did-lab = ein Labor in { $area }
wt-did-boat = ein Boot in { $sea }
wt-did-boat-moved = weiter nach { $sea }
wt-did-boat-sunk = { $who ->
    [you] dein Boot in { $sea } versenkt
   *[other] ein Boot von { $name } in { $sea } versenkt
}
wt-did-exerted = { $n ->
    [one] 1 Einflussmarker aus { $row }
   *[other] { $n } Einflussmarker aus { $row }
}
wt-did-gained = neuer Befehl { $order }
wt-did-starter = beginnt die nächste Phase
wt-did-bust = Ultima Azione
wt-did-sold = { $order } verkauft
wt-did-given = dem Partner { $n } Geld gegeben
wt-did-moved = { $cars ->
    [0] { $n ->
        [one] 1 Soldato
       *[other] { $n } Soldati
    }
    [one] { $n } + 1 Auto
   *[other] { $n } + { $cars } Autos
} von { $area } nach { $to }
wt-did-attack = Angriff auf { $area }, { $attack } gegen { $defence }
wt-did-struck = Anschlag auf { $area }, { $attack } gegen { $defence }
wt-did-lost = { $who ->
    [you] du verlierst { $n } in { $area }
    [neutral] die Neutralen verlieren { $n } in { $area }
   *[other] { $name } verliert { $n } in { $area }
}
wt-did-replaced = { $n } ersetzt in { $area }
wt-did-turncoat = { $who ->
    [you] 1 läuft in { $area } zu dir über
    [neutral] 1 wird in { $area } neutral
   *[other] 1 läuft in { $area } zu { $name } über
}
wt-did-coward = { $who ->
    [you] { $n ->
        [one] 1 von dir flieht aus { $area }
       *[other] { $n } von dir fliehen aus { $area }
    }
    [neutral] { $n ->
        [one] 1 Neutraler flieht aus { $area }
       *[other] { $n } Neutrale fliehen aus { $area }
    }
   *[other] { $n ->
        [one] 1 von { $name } flieht aus { $area }
       *[other] { $n } von { $name } fliehen aus { $area }
    }
}
wt-did-lab-lost = ein Labor verloren in { $area }
wt-did-taken = übernimmt { $area }
wt-did-emptied = { $area } ist leer
wt-did-order = { $order } in { $area }
wt-did-reveal = Alle Befehle liegen offen
wt-did-revealed = { $n ->
    [one] 1 Befehl
   *[other] { $n } Befehle
}
wt-did-management = Verwaltung
wt-did-home = { $n ->
    [one] 1 Befehl ging ins Hauptquartier zurück.
   *[other] { $n } Befehle gingen in ihre Hauptquartiere zurück.
}
wt-did-control = { $owner ->
    [nobody] Niemand kontrolliert mehr das Mandamento { $mandamento }.
   *[seat] { $name } kontrolliert das Mandamento { $mandamento } mit { $areas }.
}

## What it did to the reader

wt-effect-money = +{ $n } Geld für dich
wt-effect-lost = du hast { $n } verloren
wt-effect-threat = Gefahr für { $area }: bis zu { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-effect-team = dein Team
