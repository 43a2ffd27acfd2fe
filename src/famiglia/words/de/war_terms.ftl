# The war: decisions, choices, components and their effects

## What a decision asks for

war-step-round = Wie geht die Runde weiter?
war-step-families = Welche Familie führst du?
war-step-units = Wohin kommen die zusätzlichen Einheiten deines Charakters?
war-step-labs = Wohin kommen die Labore deines Charakters?
war-step-start-tokens = In welche Spalte legst du einen Einflussmarker?
war-step-tiles = Welches Kontrollplättchen nutzt du jetzt?
war-step-turn = Versetzt du einen Einflussmarker oder eine ganze Spalte?
war-step-space = Auf welches Feld kommt der Marker?
war-step-column = Auf welches Feld kommt der nächste Marker der Spalte?
war-step-gain = Was kommt jetzt, die Spaltenaktion oder der zusätzliche Befehl?
war-step-parts = Welchen Teil des Feldes führst du aus?
war-step-recruit = Wie viele Soldati wirbst du an?
war-step-into = In welches Gebiet setzt du Soldati ein?
war-step-place = Wie viele Soldati setzt du ein?
war-step-issue = In welchem Gebiet erteilst du einen Befehl?
war-step-which-order = Welchen Befehl erteilst du?
war-step-equip = Welche Ausrüstung setzt du, und wohin?
war-step-sail = Fährt das neue Boot ein Meer weiter?
war-step-sink = Wessen Boot wird mit dem neuen entfernt?
war-step-gather = In welchem Gebiet ziehst du zusammen?
war-step-rally = Aus welchem Gebiet kommen Soldati und Autos?
war-step-rally-soldati = Wie viele Soldati kommen?
war-step-rally-cars = Wie viele Autos kommen?
war-step-exert = Aus welcher Reihe nimmst du einen Einflussmarker?
war-step-onto = Auf welches Feld kommt der Einflussmarker von deiner Tafel?
war-step-ultima = Auf welches Feld kommt der Marker neben deiner Büste?
war-step-unmark = Von welchem Kontrollplättchen nimmst du deinen Marker?
war-step-mark = Welches Kontrollplättchen markierst du?
war-step-which = Welcher deiner Befehle kommt zuerst?
war-step-order = Welchen Teil des Befehls führst du aus?
war-step-fight = Welche Bewegung oder welchen Anschlag machst du?
war-step-bribery = Bestichst du die Verteidiger?
war-step-how-many = Wie viele Soldati ziehen?
war-step-car-along = Fährt ein Auto mit?
war-step-replace = Wie viele Verteidiger ersetzt du?
war-step-buy = Wie viele Verteidiger kaufst du weg?
war-step-style = List oder rohe Gewalt?
war-step-defender = Welche Familie deines Teams verteidigt die neutralen Soldati?
war-step-cards = Welche Konfliktkarte wählst du?
war-step-take-first = Nimmst du die Karte der verteidigenden Familie, oder lässt du sie liegen?
war-step-take-second = Nimmst du die Karte der angreifenden Familie, oder lässt du sie liegen?
war-step-recruitment = Wie viele Soldati setzt du in das eben übernommene Gebiet ein?
war-step-pentito = Aus welchem Gebiet entfernst du Soldati, und wie viele?
war-numbers-left = Übrige Zahlen: { $numbers }
war-step-agitate = Welche neutralen Soldati wiegelst du auf, und wohin ziehen sie?
war-step-launch = In welches Meer setzt du das Boot?
war-step-defect = Aus welchem Gebiet läuft ein Soldato zu dir über?
war-step-per-lab = Wie viele Soldati setzt du bei deinen Laboren ein?
war-step-spread = In welches weitere Gebiet kommen Soldati?

## Choices

war-move-pass = Passen
war-move-lead = { $family } führen
war-move-soldato = Soldato: { $area }
war-move-car = Auto: { $area }
war-move-boat = Boot: { $sea }
war-move-lab = Labor: { $area }
war-move-sail = Weiter nach { $sea }
war-move-sink = Ein Boot entfernen: { $family }
war-move-start = Einflussmarker in Spalte { $column }
war-move-tile = { $tile }. { $text }
war-move-token = Marker von { $place }: { $family }
war-move-space = { $text } ({ $space })
war-move-column = Spalte { $column }: { $text }
war-move-part = Teil { $number }
war-move-recruit = { $number ->
    [one] 1 Soldato anwerben
   *[other] { $number } Soldati anwerben
}
war-move-into = Soldati einsetzen in { $area }
war-move-place = { $number ->
    [one] 1 Soldato einsetzen
   *[other] { $number } Soldati einsetzen
}
war-move-issue = Befehl in { $area }
war-move-order = { $order }. { $text }
war-move-order-secret = Ein Befehl, verdeckt
war-move-exert = { $row }: Marker { $to ->
    [supply] in den Vorrat
    [sheet] auf einen Aktionsbogen
   *[box] aus dem Spiel
}
war-move-onto = Oberer Aktionsbogen, { $place }
war-move-gather = Zusammenziehen in { $area }
war-move-rally = Verstärkung aus { $area }
war-move-soldati = { $number ->
    [0] Keine Soldati
    [one] 1 Soldato
   *[other] { $number } Soldati
}
war-move-cars = { $number ->
    [0] Kein Auto
    [one] 1 Auto
   *[other] { $number } Autos
}
war-move-execute = Zuerst { $order }. { $text }
war-move-move = Bewegung von { $area } nach { $target }, { $way ->
    [sea] per Boot
   *[land] zu Lande
}
war-move-allies = Bewegung von { $area } über ein Nachbargebiet nach { $target }
war-move-bribe = Bestechen
war-move-replace = { $number ->
    [0] Niemanden ersetzen
    [one] 1 Verteidiger ersetzen
   *[other] { $number } Verteidiger ersetzen
}
war-move-buy = { $number ->
    [0] Niemanden wegkaufen
    [one] 1 Verteidiger wegkaufen
   *[other] { $number } Verteidiger wegkaufen
}
war-move-finesse = List
war-move-brute = Rohe Gewalt
war-move-defend = { $family } verteidigen lassen
war-move-card = { $card }: { $text }
war-move-card-secret = Eine Konfliktkarte, verdeckt
war-move-take = Die Karte nehmen
war-move-leave = Die Karte liegen lassen
war-move-strike = { $bomb ->
    [car] Autobombe
   *[bomb] Anschlag
} von { $area } aus auf { $target }
war-move-remove = { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
} entfernen aus { $area }
war-move-agitate = Neutrale Soldati von { $area } nach { $target }
war-move-defect = Ein Soldato aus { $area }
war-move-spread = Soldati auch in { $area }
war-move-mark = { $tile } markieren. { $text }
war-move-unmark = Marker von { $tile } nehmen. { $text }
war-move-sell = Verkaufen: { $order }. { $text }
war-move-give = Dem Partner Geld geben

## Names

war-name-order = { $name } ({ $family })
war-name-family = { $name } ({ $colour ->
    [black] schwarz
    [blue] blau
    [green] grün
    [red] rot
    [white] weiß
    [yellow] gelb
   *[other] { $colour }
})
war-name-neutral = neutral
war-name-space = Bogen { $sheet }, Spalte { $column }, Zeile { $row }
war-name-place = Spalte { $column }, Zeile { $row }
war-institution-justice = Justiz
war-institution-police = Polizei
war-institution-economy = Wirtschaft
war-institution-church = Kirche
war-phase-setup = Aufbau
war-phase-planning = Planungsphase
war-phase-management = Verwaltungsphase
war-phase-encounter = Konfrontationsphase
war-phase-over = Der Krieg ist zu Ende
war-team = Team { $team }
war-mates = { $one } und { $other }
war-equipment-car = Auto
war-equipment-boat = Boot
war-equipment-lab = Labor
war-destination-supply = in den Vorrat
war-destination-sheet = auf einen Aktionsbogen
war-destination-box = aus dem Spiel
war-tile-allies = Verbündete
war-tile-bribery = Bestechung
war-tile-chain-of-command = Befehlskette
war-tile-delay-detonator = Zeitzünder
war-tile-influence = Einfluss
war-tile-miniguns = Miniguns
war-tile-recruitment = Rekrutierung
war-tile-speedboats = Schnellboote
war-tile-garage = Garage
war-tile-laundering = Geldwäsche
war-tile-bodyguards = Leibwache
war-card-turncoat = Überläufer
war-card-coward-1 = Feigling
war-card-coward-2 = Zwei Feiglinge

## Phrases

war-seat = { $name }
war-list = { $first }, { $rest }
war-and = { $first } + { $rest }
war-or = { $first } / { $rest }
war-both = { $first } { $then }
war-capital = { CAPITAL($text) }
war-infinite = ∞ { CAPITAL($text) }
war-label = { $name }: { $text }
war-either = { $some } oder { $last }
war-count-car = { $n ->
    [one] 1 Auto
   *[other] { $n } Autos
}
war-count-boat = { $n ->
    [one] 1 Boot
   *[other] { $n } Boote
}
war-count-lab = { $n ->
    [one] 1 Labor
   *[other] { $n } Labore
}
war-scores = Mandamenti: { $scores }.

## Orders

war-order = { $type ->
    [attack] Angriffsbefehl
   *[supply] Nachschubbefehl
}, Initiative { $initiative }: { $effects }
war-skull = Totenkopf { $n }
war-vest = Weste { $n }
war-effect-money = { $n } Geld erhalten
war-effect-place = { $n ->
    [one] 1 Soldato einsetzen
   *[other] bis zu { $n } Soldati einsetzen
}
war-effect-place-base = Soldati einsetzen (Wert Polizei{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-effect-recruit = { $n ->
    [one] 1 Soldato anwerben
   *[other] bis zu { $n } Soldati anwerben
}
war-effect-recruit-base = Soldati anwerben (Wert Kirche{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-effect-car = { $n ->
    [one] 1 Auto
   *[other] { $n } Autos
} setzen
war-effect-boat = { $n ->
    [one] 1 Boot
   *[other] { $n } Boote
} setzen
war-effect-lab = { $n ->
    [one] 1 Labor
   *[other] { $n } Labore
} setzen
war-effect-launder = Geldwäsche
war-effect-place-per-lab = für jedes eigene Labor { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} in dessen Gebiet einsetzen
war-effect-place-spread = { $n ->
    [one] 1 Soldato
   *[other] bis zu { $n } Soldati
} hier und in { $extra_areas ->
    [one] 1 Nachbargebiet
   *[other] je bis zu { $extra_areas } Nachbargebieten
} des Teams einsetzen
war-effect-rally = Sammeln
war-effect-move = { $times ->
    [one] Bewegung (und Angriff)
   *[other] { $times } Bewegungen (und Angriffe)
}
war-effect-strike = { $times ->
    [one] Anschlag
   *[other] { $times } Anschläge
}
war-effect-strike-and-move = 1 Anschlag und 1 Bewegung (und Angriff), gleich, was zuerst
war-effect-pentito = Pentito { $removals }
war-effect-agitate = Aufwiegeln bis Entfernung { $range }
war-effect-replace-defenders = { $n ->
    [one] 1 Verteidiger durch einen eigenen Soldato ersetzen
   *[other] bis zu { $n } Verteidiger durch eigene Soldati ersetzen
}
war-effect-buy-off = Verteidiger wegkaufen für je { $cost } Geld
war-effect-defect-adjacent = { $n ->
    [one] 1 Soldato eines Nachbargebiets läuft über
   *[other] bis zu { $n } Soldati aus Nachbargebieten laufen über
}

## Action spaces

war-space = { $sign ->
    [pay] { $n } Geld zahlen: { $actions }
    [receive] { $n } Geld erhalten: { $actions }
   *[none] { $actions }
}
war-action-issue-order = { $n ->
    [one] 1 Befehl erteilen
   *[other] { $n } Befehle { $mode ->
        [stacked] in einem Gebiet
       *[separate] in verschiedenen Gebieten
    } erteilen
}
war-action-recruit = Soldati anwerben (Wert Kirche{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-action-place = Soldati einsetzen (Wert Polizei{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $where ->
    [own] , nur in eigene Gebiete
   *[own_or_empty] {""}
})
war-action-equipment = { $n ->
    [one] 1 Auto, Boot oder Labor setzen
   *[other] { $n } Autos, Boote oder Labore setzen
}
war-action-launder = Geldwäsche
war-action-rally = Soldati und Autos in einem Gebiet zusammenziehen
war-action-exert = Einfluss nehmen: { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
}{ $same_row ->
    [yes] {" "}einer Reihe
   *[no] {""}
} { $to ->
    [supply] in den Vorrat
    [sheet] auf einen Aktionsbogen
   *[box] aus dem Spiel
}
war-action-ultima-azione = Ultima Azione
war-column-become-starting-player-and-equipment = Startspieler werden und 1 Auto, Boot oder Labor setzen
war-column-influence-one-institution = die 2 Marker ganz links aus der Reihe { $row } von der Familientafel nehmen
war-column-influence-two-institutions = aus 2 verschiedenen Reihen je den Marker ganz links von der Familientafel nehmen

## Family mats and characters

war-mat-car = 1 Auto setzen
war-mat-car-base = Auto: Angriff +{ $attack }, Autobombe +{ $strike }
war-mat-base = { $row ->
    [police] Einsetzen: { $value }
    [church] Anwerben: { $value }
   *[other] Wert { $value }
}
war-mat-money = { $n } Geld
war-mat-lab = 1 Labor setzen
war-mat-launder = Geldwäsche
war-character = { $money } Geld und { $headquarters ->
    [one] 1 Soldato
   *[other] { $headquarters } Soldati
} im Hauptquartier; auf dem Spielplan { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}, { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}, { $labs ->
    [one] 1 Labor
   *[other] { $labs } Labore
}

## Control tiles

war-moment-phase-start = Zu Beginn der Planungsphase
war-moment-issue-order = Beim Erteilen eines Befehls
war-moment-move = Bei einer Bewegung
war-moment-strike = Bei einem Anschlag
war-moment-takeover = Nach der Übernahme eines Gebiets
war-moment-defence = Gegen Angriffe und Anschläge
war-through-empty = leeres
war-through-neutral = neutrales
war-tile-effect-leapfrog = für { $cost } Geld ein { $through } Gebiet überspringen, { $by_sea ->
    [yes] auch per Boot
   *[no] nicht per Boot
}
war-tile-effect-bribe = für { $cost } Geld { $n ->
    [one] 1 Verteidiger
   *[other] { $n } Verteidiger
} in den Vorrat schicken, einmal je Bewegung
war-tile-effect-stack-orders = bis zu { $max } eigene Befehle in einem Gebiet
war-tile-effect-strike-range = { $car_only ->
    [yes] eine Autobombe
   *[no] ein Anschlag
} reicht bis Entfernung { $range }
war-tile-effect-exert-for-soldato = für { $cost_soldati ->
    [one] 1 Soldato
   *[other] { $cost_soldati } Soldati
} aus dem Hauptquartier Einfluss nehmen: { $n ->
    [one] 1 Marker
   *[other] { $n } Marker
} { $to ->
    [supply] in den Vorrat
    [sheet] auf einen Aktionsbogen
   *[box] aus dem Spiel
}
war-tile-effect-sea-attack-bonus = Angriffsbonus +{ $n } per Boot
war-tile-effect-place-after-takeover = dort { $all_or_nothing ->
    [yes] genau
   *[no] bis zu
} { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} aus dem Hauptquartier einsetzen
war-tile-effect-equipment = { $kinds } setzen
war-tile-effect-money = { $n } Geld erhalten
war-tile-effect-defence-bonus = Verteidigungsbonus +{ $n } in allen eigenen Gebieten

## Conflict cards

war-card-effect-turncoat = { $n ->
    [one] 1 gegnerischer Soldato weicht einem eigenen
   *[other] { $n } gegnerische Soldati weichen { $n } eigenen
}
war-card-effect-coward = { $n ->
    [one] 1 eigener Soldato flieht
   *[other] { $n } eigene Soldati fliehen
} ins Hauptquartier

## House rules

war-option-mandamento-vests = Westen schützen das Mandamento
war-option-about-mandamento-vests = Eine Weste schützt alle eigenen Gebiete ihres Mandamento statt nur eines.
war-option-strict-pentito = Strenger Pentito
war-option-about-strict-pentito = Ein Pentito entfernt so viele Soldati, wie er zeigt, oder höchstens 1 weniger.
war-option-spoils-from-any-loss = Soldati für jeden neutralen Verlust
war-option-about-spoils-from-any-loss = Auch neutrale Soldati, die du bestichst, wegkaufst oder ersetzt, bringen eigene ins Hauptquartier.
war-option-single-effect-of-twins = Zwillinge zählen einmal
war-option-about-single-effect-of-twins = Zwei gleiche Konfliktkarten auf einer Seite wirken nur einmal.
war-option-first-game = Erstes Spiel
war-option-about-first-game = Die schwarze und die weiße Familie spielen nicht mit, die anderen vier werden verlost.
war-option-quick-setup = Schneller Aufbau
war-option-about-quick-setup = Familien, zusätzliche Einheiten, Labore und die ersten Einflussmarker werden für dich verteilt.
