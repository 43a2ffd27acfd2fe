# The war in the browser: the map

wt-map = Karte
wt-map-closer = Vergrößern
wt-map-farther = Verkleinern
wt-map-whole = Die ganze Insel
wt-map-view-whole = Insel
wt-map-view-mine = { $phase ->
    [encounter] Dieser Befehl
   *[other] Meine Gebiete
}

## Areas, seas and seals

wt-map-area = { $area }, Mandamento { $mandamento }: { $things }.
wt-map-nobody = niemand
wt-map-soldati = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-map-face-down = { $n ->
    [one] 1 verdeckter Befehl
   *[other] { $n } verdeckte Befehle
}
wt-map-order = Befehl { $name } ({ $initiative })
wt-map-order-done = Befehl { $name } ({ $initiative }), ausgeführt
wt-map-threat = { $way ->
    [sea] { $area }, per Boot: { $n }
    [allies] { $area }, über ein Nachbargebiet: { $n }
   *[land] { $area }, zu Lande: { $n }
} { $n ->
    [one] Soldato
   *[other] Soldati
}
wt-map-with-car = ein Auto
wt-map-with-rally = + { $n } durch Sammeln
wt-map-threatened = Bedroht aus { $by }.
wt-map-can = Wählbar: { $what }.
wt-map-cannot = Jetzt nicht wählbar.
wt-map-ways = { $n } Möglichkeiten
wt-map-is-chosen = Gewählt.
wt-map-is-origin = Von hier aus.
wt-map-is-threat = Von hier droht Gefahr.
wt-map-is-reach = In Reichweite.
wt-map-is-start = Hier beginnst du.
wt-map-tie = Entscheidet bei Gleichstand.
wt-map-sea = { $sea }: { $boats }.
wt-map-no-boat = kein Boot
wt-map-boats = { $family }: { $boats }
wt-map-seal = Mandamento { $mandamento }:
wt-map-seal-nobody = Niemand kontrolliert es; nötig sind { $need } von { $of } Gebieten.
wt-map-seal-held = { $open ->
    [yes] { $family } kontrolliert es.
   *[no] { $family } kontrolliert es; der Kontrollmarker liegt bis zur Verwaltungsphase verdeckt.
}

## What the draft changes

wt-map-tag-lab = { $n ->
    [one] + 1 Labor
   *[other] + { $n } Labore
}
wt-map-tag-car = { $n ->
    [one] + 1 Auto
   *[other] + { $n } Autos
}
wt-map-tag-boat = { $n ->
    [one] + 1 Boot
   *[other] + { $n } Boote
}
wt-map-tag-order = Befehl
wt-map-tag-march = { $car ->
    [0] { $n }
   *[other] { $n } + Auto
}

## The card beside a thing

wt-map-in = Mandamento { $mandamento }
wt-map-card-order = { $name }: { $text }
wt-map-card-order-done = { $name }, ausgeführt: { $text }
wt-map-could-be = Verdeckt, einer von { $n } Befehlen: { $names }
wt-map-defence = Verteidigung { $sum }{ $labs ->
    [0] {""}
   *[other] , Labore { $labs }
}{ $vests ->
    [0] {""}
   *[other] , Westen { $vests }
}{ $guards ->
    [0] {""}
   *[other] , Kontrollplättchen { $guards }
}
wt-map-reach-land = Zu Lande nach { $names }
wt-map-reach-sea = Per Boot nach { $names }
wt-map-coast = Küste von { $names }
wt-map-stake = { $change ->
    [lost] { $family } würde das Mandamento { $mandamento } verlieren.
   *[gained] { $family } würde das Mandamento { $mandamento } gewinnen.
}
wt-map-instead = Wähle eines davon: { $names }.
