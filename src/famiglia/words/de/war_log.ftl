# The log of the war: one sentence for each event

## Setup

war-log-tiles-drawn = Die Kontrollplättchen dieses Krieges: { $tiles }.
war-log-families-dealt = Familien für Team { $team }: { $families }.
war-log-family-taken = { $seat } führt { $family }.
war-log-starter = Startspieler: { $seat }.
war-log-character = { $seat } bekommt den Charakter { $character }.
war-log-set-out = { $seat } setzt einen zusätzlichen Soldato in { $area } ein.
war-log-start-token = { $seat } legt einen Einflussmarker in Spalte { $column }.

## Planning

war-log-round = Runde { $round } beginnt. Startspieler: { $starter }.
war-log-paid = { $soldati ->
    [0] { $seat } zahlt { $n } Geld.
   *[other] { $n ->
        [one] { $seat } gibt 1 Soldato aus dem Hauptquartier ab.
       *[other] { $seat } gibt { $n } Soldati aus dem Hauptquartier ab.
    }
}
war-log-received = { $seat } erhält { $n } Geld.
war-log-fee = { $seat } zahlt { $n } Geld an { $to }.
war-log-recruited = { $seat } wirbt { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} an.
war-log-placed = { $seat } setzt { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} in { $area } ein.
war-log-car-placed = { $seat } setzt ein Auto in { $area }.
war-log-lab-placed = { $seat } setzt ein Labor in { $area }.
war-log-boat-placed = { $seat } setzt ein Boot in { $sea }.
war-log-boat-moved = Das neue Boot fährt von { $sea } weiter nach { $to } ({ $seat }).
war-log-boat-sunk = { $seat } verliert ein Boot in { $sea }.
war-log-token-moved = { $owner ->
    [neutral] Ein neutraler Einflussmarker
   *[seat] Ein Einflussmarker von { $name }
} kommt auf dieses Feld: { $place }.
war-log-token-exerted = { $seat } nimmt einen Einflussmarker der Reihe { $row } von der Tafel, { $to ->
    [supply] in den Vorrat
    [sheet] auf einen Aktionsbogen
   *[box] aus dem Spiel
}.
war-log-order-gained = { $seat } bekommt den Befehl { $order }.
war-log-next-starter = Startspieler ab der nächsten Phase: { $seat }.
war-log-bust = { $seat } stellt die Büste für die Ultima Azione auf.
war-log-deadlock = { $seat } kann weder zahlen noch Geld beschaffen und versetzt einen Marker, ohne zu zahlen.
war-log-issued = { $known ->
    [yes] { $seat } erteilt in { $area } verdeckt den Befehl { $order }.
   *[no] { $seat } erteilt in { $area } verdeckt einen Befehl.
}
war-log-sold = { $seat } nimmt den Befehl { $order } für Geld aus dem Spiel.
war-log-given = { $seat } zahlt { $cost } Geld, wovon der Partner { $n } erhält.

## Encounter

war-log-encounter = Die Konfrontationsphase der Runde { $round } beginnt.
war-log-revealed = { $seat } deckt in { $area } den Befehl { $order } auf.
war-log-executes = { $seat } führt in { $area } den Befehl { $order } aus.
war-log-returned = { $known ->
    [yes] Der Befehl { $order } kehrt aus { $area } zurück ({ $seat }).
   *[no] Ein Befehl kehrt ungesehen aus { $area } zurück ({ $seat }).
}
war-log-lab-lost = In { $area } wird ein Labor entfernt.
war-log-cars-lost = { $seat } verliert { $n ->
    [one] 1 Auto
   *[other] { $n } Autos
} in { $area }.
war-log-moved = Von { $area } nach { $to } { $cars ->
    [0] { $n ->
        [one] zieht 1 Soldato.
       *[other] ziehen { $n } Soldati.
    }
    [one] { $n ->
        [0] fährt 1 Auto.
        [one] ziehen 1 Soldato und 1 Auto.
       *[other] ziehen { $n } Soldati und 1 Auto.
    }
   *[other] { $n ->
        [0] fahren { $cars } Autos.
        [one] ziehen 1 Soldato und { $cars } Autos.
       *[other] ziehen { $n } Soldati und { $cars } Autos.
    }
}
war-log-attack = { $owner ->
    [neutral] Neutrale Soldati greifen
   *[seat] { $name } greift
} { $area } an: Angriffsbonus { $attack }, Verteidigungsbonus { $defence }.
war-log-struck = { $seat } verübt einen Anschlag auf { $area }: Angriffsbonus { $attack }, Verteidigungsbonus { $defence }.
war-log-lost = { $owner ->
    [neutral] { $n ->
        [one] In { $area } fällt 1 neutraler Soldato weg.
       *[other] In { $area } fallen { $n } neutrale Soldati weg.
    }
   *[seat] { $n ->
        [one] { $name } verliert 1 Soldato in { $area }.
       *[other] { $name } verliert { $n } Soldati in { $area }.
    }
}
war-log-spoils = { $seat } nimmt { $n ->
    [one] 1 eigenen Soldato ins Hauptquartier, für einen neutralen.
   *[other] { $n } eigene Soldati ins Hauptquartier, für ebenso viele neutrale.
}
war-log-replaced = { $seat } ersetzt { $n ->
    [one] 1 Soldato in { $area } durch einen eigenen.
   *[other] { $n } Soldati in { $area } durch eigene.
}
war-log-defends = { $seat } spielt für die neutralen Soldati in { $area }.
war-log-card-shown = { $seat } hatte gewählt: { $card }; die Karte gilt für die { $side ->
    [attacker] angreifende
   *[defender] verteidigende
} Seite.
war-log-turncoat = { $owner ->
    [neutral] In { $area } läuft ein Soldato zu den Neutralen über.
   *[seat] In { $area } läuft ein Soldato zu { $name } über.
}
war-log-coward = { $owner ->
    [neutral] { $n ->
        [0] In { $area } ist kein neutraler Soldato mehr da, der fliehen könnte.
        [one] 1 neutraler Soldato flieht aus { $area }.
       *[other] { $n } neutrale Soldati fliehen aus { $area }.
    }
   *[seat] { $n ->
        [0] In { $area } ist kein Soldato von { $name } mehr da, der fliehen könnte.
        [one] 1 Soldato von { $name } flieht aus { $area } ins Hauptquartier.
       *[other] { $n } Soldati von { $name } fliehen aus { $area } ins Hauptquartier.
    }
}
war-log-taken = { $seat } übernimmt { $area }.
war-log-emptied = In { $area } steht kein Soldato mehr.

## Management and the end

war-log-control = { $owner ->
    [nobody] Niemand kontrolliert mehr das Mandamento { $mandamento }.
   *[seat] { $name } kontrolliert das Mandamento { $mandamento }.
}
war-log-marked = { $seat } markiert das Kontrollplättchen „{ $tile }“.
war-log-unmarked = { $seat } nimmt den Marker vom Kontrollplättchen „{ $tile }“.
war-log-sheet = Aktionsbogen { $sheet } ist jetzt der obere.
war-end-alone = { $team } gewinnen: Eine ihrer Familien kontrolliert allein mindestens { $alone } Mandamenti.
war-end-team = { $team } gewinnen: Zusammen kontrollieren sie mindestens { $together } Mandamenti.
war-end-more = Beide Teams sind am Ziel; { $team } gewinnen mit mehr Mandamenti.
war-end-rounds = Nach { $rounds } Runden gewinnen { $team } mit mehr Mandamenti.
war-end-bronte = Gleichstand; { $team } gewinnen, weil sie { $area } halten.
war-end-draw = Gleichstand, und { $area } gehört keinem Team: Der Krieg endet unentschieden.

## The turning points of a finished war

war-story-seized = { $seat } entreißt { $from } das Mandamento { $mandamento }.
war-story-gained = { $seat } erlangt die Kontrolle über das Mandamento { $mandamento }.
war-story-broken = { $seat } übernimmt { $area } und bricht die Kontrolle von { $from } über das Mandamento { $mandamento }.
war-story-lost = { $seat } verliert die Kontrolle über das Mandamento { $mandamento }.
war-story-area-from = { $seat } nimmt { $from } das Gebiet { $area } ab.
war-story-area = { $owner ->
    [neutral] { $seat } nimmt den neutralen Soldati das Gebiet { $area } ab.
   *[nobody] { $seat } besetzt das leere Gebiet { $area }.
}
war-story-area-lost = { $seat } verliert { $area }.

## Moves that no other event tells of

war-log-played-pass = { $seat } passt.
war-log-played-tile = { $seat } nutzt das Kontrollplättchen „{ $tile }“.
war-log-played-space = { $seat } wählt das Feld „{ $text }“.
war-log-played-column = { $seat } wählt Spalte { $column }: { $text }.
war-log-played-move = { $seat } zieht von { $area } Richtung { $target }, { $way ->
    [sea] per Boot
   *[land] zu Lande
}.
war-log-played-allies = { $seat } zieht von { $area } über ein Nachbargebiet Richtung { $target }.
war-log-played-bribe = { $seat } besticht die Verteidiger.
war-log-played-buy = { $seat } kauft { $number ->
    [one] 1 Verteidiger
   *[other] { $number } Verteidiger
} weg.
war-log-played-finesse = { $seat } wählt List.
war-log-played-brute = { $seat } wählt rohe Gewalt.
war-log-played-card = { $seat } wählt verdeckt die Konfliktkarte { $card }.
war-log-played-card-secret = { $seat } wählt verdeckt eine Konfliktkarte.
war-log-played-take = { $seat } nimmt die Karte der Gegenseite.
war-log-played-leave = { $seat } lässt die Karte der Gegenseite liegen.
war-log-played-agitate = { $seat } wiegelt die neutralen Soldati in { $area } auf; sie ziehen nach { $target }.
