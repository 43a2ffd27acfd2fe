# Der Krieg im Terminal

## Namen und Aufbau

wt-name-person = Spieler { $seat }
wt-setup-title = LA FAMIGLIA · DER GROSSE MAFIAKRIEG
wt-holder-greedy = Computer, plant
wt-holder-random = Computer, Zufall
wt-holder-cousin = Computer, Vetter
wt-holder-lieutenant = Computer, Leutnant
wt-holder-veteran = Computer, Veteran
wt-holder-patriarch = Computer, Patriarch
wt-setup-keys = ↑ ↓ Zeile   ← → ändern   e tippen   Enter los   ? Regeln   h Hilfe   q Ende
wt-setup-seed = Startwert
wt-setup-pace = Computertempo
wt-setup-lang = Sprache
wt-seed-none = zufällig
wt-pace-calm = ruhig
wt-pace-brisk = zügig
wt-pace-instant = sofort
wt-about-seat = Wer diese Ecke spielt: jemand an diesem Bildschirm (e: Name) oder der Computer. Die Zeile nennt das Team: Je zwei Ecken spielen zusammen.
wt-about-pack = Das Material: das Pack „standard“ oder ein Ordner mit einem eigenen Pack (e zum Tippen; leer: standard).
wt-about-seed = Was der Zufall entscheidet, folgt aus diesem Startwert: beliebige Worte (e zum Tippen; leer: neu gezogen).
wt-about-pace = Wie lange der Computer vor jedem Schritt wartet. Im Spiel ändert es die Taste f.
wt-about-lang = Englisch, Deutsch oder Französisch. Im Spiel ändert es die Taste g.
wt-about-play = Vier Familien in zwei Teams, höchstens vier Runden. Geht die Tastatur an das andere Team, wird der Tisch verdeckt.
wt-pack-wrong = Dieses Pack kann nicht gespielt werden

## Der Tisch

wt-title = LA FAMIGLIA
wt-starter = { $name } beginnt
wt-score = Mandamenti { $one } { $first } : { $second } { $other }
wt-family-open = ⚑{ $mandamenti }
wt-family-secret = ₤{ $money } HQ{ $soldati } ▪{ $orders }
wt-legend = ◆ wählbar   ⌂ Labor   c Auto   ▪ Befehl   ●○ Kontrolle   m: Karte, Details
wt-tab-sheets = Bögen
wt-tab-mats = Tafeln
wt-tab-orders = Befehle
wt-tab-tiles = Plättchen
wt-tab-log = Verlauf
wt-tab-area = Gebiet
wt-tab-fight = Kampf
wt-over = Der Krieg ist zu Ende. b: das Ergebnis.
wt-waiting = Wir warten auf { $names }.
wt-and = { $names } und { $last }
wt-colon = { $name }:
wt-token-hint = Wichtig sind nur Gebühr (1 für fremde) und Spalte; dann folgt das Feld.
wt-still = Noch zu setzen: { $what }
wt-some-labs = { $n ->
    [one] 1 Labor
   *[other] { $n } Labore
}
wt-some-cars = { $n ->
    [one] 1 Auto
   *[other] { $n } Autos
}
wt-some-boats = { $n ->
    [one] 1 Boot
   *[other] { $n } Boote
}
wt-raise-money = Du kannst keinen Zug bezahlen: Beschaffe zuerst Geld.
wt-at-most = höchstens { $n }
wt-with-soldati = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-own-card = deine Karte: { $card }
wt-fee = 1 an { $name }
wt-pay = { $n } zahlen
wt-choice-token = Marker in Spalte { $column }, Zeile { $row }
wt-choice-sell = Für { $money } Geld verkaufen:
wt-nobody = niemand

wt-sheet-title = Bogen { $top } liegt oben, Bogen { $bottom } unten. □ freies Feld.
wt-sheet-top = oben:
wt-sheet-price = { $total } zahlen: { $price } + { $tokens } in den Vorrat, { $fees } an andere
wt-sheet-no-token = kein Marker
wt-stock-open = { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}, { $boats ->
    [one] 1 Boot
   *[other] { $boats } Boote
}, { $tokens } Marker im Vorrat
wt-stock-secret = { $money } Geld, { $soldati } Soldati im Hauptquartier, { $supply } im Vorrat
wt-mat-justice = Auto +{ $attack }, Bombe +{ $strike }
wt-order-in-area = in { $area }
wt-order-in-hq = im Hauptquartier
wt-order-unknown = irgendwo, verdeckt
wt-order-could = verdeckt in { $area }; vielleicht { $orders }
wt-order-on-mat = Noch auf der Tafel: { $orders }
wt-order-removed = Aus dem Spiel: { $orders }
wt-area-in = Mandamento { $mandamento }
wt-area-empty = niemand dort, { $labs ->
    [one] 1 Labor
   *[other] { $labs } Labore
}
wt-area-neutral = neutral: { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, { $labs ->
    [one] 1 Labor
   *[other] { $labs } Labore
}, { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}
wt-area-held = { $name }: { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, { $labs ->
    [one] 1 Labor
   *[other] { $labs } Labore
}, { $cars ->
    [one] 1 Auto
   *[other] { $cars } Autos
}
wt-area-defence = Verteidigung { $n }
wt-area-order = Befehl { $order }
wt-area-hidden = ein verdeckter Befehl
wt-area-borders = Grenzt an { $areas }
wt-area-protected = Verteidigung: { $parts }
wt-area-land = Nachbarn zu Land, mit ihrer Verteidigung
wt-area-sea = Küste, mit den anderen Gebieten des Meeres
wt-defence-labs = { $n } durch Labore
wt-defence-vests = { $n } durch Westen
wt-defence-bodyguards = { $n } durch die Leibwache

## Kämpfe

wt-no-fight = Zurzeit gibt es keinen Konflikt. Sobald einer beginnt, stehen hier seine möglichen Ausgänge; bei einer Bewegung, die zu einem führt, stehen sie unter der Liste.
wt-fight-bonus = Angriff { $attack } gegen Verteidigung { $defence }
wt-fight-sides = dann { $attackers } gegen { $defenders } Soldati
wt-fight-brute = Rohe Gewalt: { $owner ->
    [nobody] Niemand bleibt übrig.
    [neutral] Neutrale Soldati halten es mit { $n }.
   *[other] { $name } hält es mit { $n }.
}
wt-fight-table = List: nach Karten; Angriff/Verteidigung nimmt die fremde oder nicht
wt-fight-attacker = Angriff
wt-fight-defender = Verteidig.
wt-fight-take = ja
wt-fight-leave = nein
wt-strike-lost = { $n ->
    [0] Niemand wird getroffen.
    [one] 1 Soldato geht verloren.
   *[other] { $n } Soldati gehen verloren.
}
wt-strike-emptied = Das Gebiet ist dann leer.

## Tasten und Fenster

wt-key-play = Spielen
wt-key-pass = Passen
wt-key-map = Karte
wt-key-panels = Ansicht
wt-key-trade = Handel
wt-key-undo = Zurück
wt-key-type = Tippen
wt-key-result = Ergebnis
wt-key-pace-calm = Tempo ruhig
wt-key-pace-brisk = Tempo zügig
wt-key-pace-instant = Tempo sofort
wt-key-why = Warum
wt-key-rules = Regeln
wt-key-help = Hilfe
wt-key-quit = Ende
wt-key-step = Schritt
wt-key-turn = Platz
wt-key-ends = Anf./Ende
wt-choose-hint = ↑ ↓ wählen   Enter bestätigen   Esc zurück
wt-type-hint = Enter bestätigen   Esc zurück
wt-type-title = Einen Schritt eintippen
wt-type-about = Ein Verb und seine Angaben, etwa: pass · token c3r2 neutral · space s1c3r2 · issue licata · move camastra licata land · sell red_b1
wt-cannot-pass = Passen ist hier nicht möglich.
wt-ask-pass = Passen, obwohl anderes möglich ist?
wt-ask-sell = { $order } für { $money } Geld verkaufen? Alle sehen es, und der Befehl ist für immer aus dem Spiel.
wt-ask-give = { $cost } Geld zahlen, damit dein Partner { $value } erhält?
wt-no-trade = Zurzeit hast du keinen Befehl, den du verkaufen könntest, und zu wenig Geld, um dem Partner etwas zu geben.
wt-trade-title = Jederzeit möglich
wt-cannot-undo = Das lässt sich nicht zurücknehmen: Etwas wurde aufgedeckt, oder jemand anderes hat gehandelt.
wt-why-title = Was die Regeln hier sagen
wt-why-area = { $area }: warum nicht?
wt-rules-title = Alle Regeln und Auslegungen des Krieges
wt-cover-title = Die Tastatur geht an { $name }
wt-cover-text = Jetzt darf nur { $team } hinsehen. Enter deckt den Tisch auf.

## Hilfe

wt-help-title = Das Spiel, seine Tasten und Zeichen
wt-guide-goal = Ziel: { $alone } Mandamenti für deine Familie allein oder { $team } für dein Team. Ein Mandamento kontrolliert, wer { $needed } seiner { $areas } Gebiete hält.
wt-guide-round = Eine Runde: Planung, Verwaltung, Konfrontation, Verwaltung; höchstens { $rounds } Runden. Nach der letzten siegt das Team mit mehr Mandamenti.
wt-guide-token = Ein Marker: In der Planungsphase versetzt du einen vom oberen Bogen auf ein freies Feld des unteren und führst aus, was dieses Feld bietet; oder du bezahlst eine ganze Spalte und führst ihre Spaltenaktion aus.
wt-guide-order = Ein Befehl: Manche Felder erlauben es, einen verdeckt in ein Gebiet mit deinen Soldati zu legen. In der Konfrontationsphase werden alle aufgedeckt und ausgeführt: So bewegst du dich, greifst an und verübst Anschläge.
wt-guide-look = Wohin du schaust: Die Karte zeigt, wer wo steht, die Liste, was du jetzt tun kannst. Ansicht { $sheets } zeigt die Felder, Ansicht { $orders } die Befehle; ? erklärt diese Entscheidung.
wt-help-setup = ↑ ↓ Zeile wählen, ← → ändern, e Name, Ordner oder Startwert tippen, Enter beginnen, PgUp PgDn die Hinweise lesen, t hell oder dunkel, g Sprache, q Ende.
wt-help-table = ↑ ↓ Enter: eine Möglichkeit aus der Liste wählen. m: zur Karte und zurück; dort gehen die Pfeile von Gebiet zu Gebiet, Tab zum nächsten wählbaren (◆), Enter wählt es, › steht an seinen Nachbarn. 1 bis 7: Ansichten, noch einmal: groß, PgUp PgDn blättern. p passen. x einen Befehl verkaufen oder dem Partner Geld geben, jederzeit. u zurücknehmen, bis etwas aufgedeckt wird oder jemand anderes handelt. : einen Schritt eintippen. f Tempo des Computers. ? die Regeln dieser Entscheidung, oder warum ein Gebiet nicht wählbar ist. r alle Regeln. t hell oder dunkel, g Sprache, q Ende; die Aufzeichnung bleibt.
wt-help-signs = Auf der Karte hat jede Familie einen Buchstaben und eine Farbe, dahinter die Zahl ihrer Soldati; · ist neutral. ⌂ ist ein Labor, c ein Auto, ▪ ein verdeckter Befehl; ein offener oder eigener zeigt seine Buchstaben (B1 Grundbefehl, JA Justiz A). ● hinter einem Mandamento ist Kontrolle, ○ Kontrolle, die in der nächsten Verwaltung bestätigt wird. In der zweiten Zeile: ⚑ Mandamenti, ₤ Geld, HQ Soldati und ▪ Befehle im Hauptquartier.
wt-help-cover = Nur das genannte Team darf jetzt hinsehen. Enter deckt den Tisch auf. q beendet; die Aufzeichnung bleibt.
wt-help-result = ← → wählen, Enter bestätigen, b zurück zum Tisch, a noch ein Krieg, q Ende. Die Aufzeichnung lässt sich ansehen und nachprüfen.
wt-help-replay = ← → einen Schritt zurück oder weiter, PgUp PgDn zum nächsten Platz, Home End zum Anfang, zum Ende, m die Karte (Esc zurück), 1 bis 7 Ansichten, ? Regeln, t hell oder dunkel, g Sprache, q Ende. Ein beendeter Krieg wird mit allen Geheimnissen gezeigt.

## Wohin ein Zug führt

wt-fight-legend = Buchstabe, Zahl: wer das Gebiet hält, mit wie vielen; – niemand
wt-target = { $owner ->
    [nobody] leer
    [neutral] neutral, { $n }
    [own] eigenes, { $n }
   *[other] { $name }, { $n }
}
wt-aim-free = { $n ->
    [one] Kein Konflikt: Die Soldati kommen an.
   *[other] Kein Konflikt: Ab { $n } Soldati gehört das Gebiet dir.
}
wt-aim-lost = Niemand kommt an: Die Verteidigung ist zu stark.
wt-aim-defenders = { $n ->
    [one] 1 Soldato verteidigt
   *[other] { $n } Soldati verteidigen
}
wt-aim-brute = { $n ->
    [0] Rohe Gewalt reicht nicht.
    [one] Rohe Gewalt reicht, mit beliebig vielen Soldati.
   *[other] Rohe Gewalt reicht ab { $n } Soldati.
}
wt-aim-finesse = List (Soldati→günstige Ausgänge von { $of }): { $numbers }
