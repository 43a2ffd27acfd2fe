# Was von außen kommt und sich nicht lesen lässt: Züge als Text, Felder, Aufzeichnungen

## Züge als Text

notation = { $where }: gefunden „{ $found }“, erwartet { $expected }
notation-move = Zug
notation-move-of = Zug „{ $verb }“
notation-a-card = Karte
notation-street-card = Karte der Straße
notation-amount = Betrag des Brutalen
notation-down = Karte, die in die Auslage geht
notation-moves = eines von: { $moves }
notation-card = eine Karte: F, A, B oder M und ein Rang von 0 bis 4
notation-amounts = 1, 2, 3 oder 4
notation-paid = eine der beiden, mit denen bezahlt wird, { $one } oder { $other }
notation-verb = ein Verb: { $verbs }
notation-verb-alone = nichts nach dem Verb
notation-after-verb = { $wanted } nach dem Verb
notation-and-then = { $first }, { $then }
notation-war-area = ein Gebiet wie licata
notation-war-sea = ein Meer wie mare_licata
notation-war-order = ein Befehl wie red_b1
notation-war-space = ein Aktionsfeld wie s1c3r2
notation-war-circle = ein Feld des oberen Aktionsbogens wie c3r2
notation-war-colour = eine Familie wie red, oder neutral
notation-war-column = eine Spalte von 1 bis 6
notation-war-row = eine Institution: justice, police, economy, church
notation-war-card = eine Konfliktkarte wie turncoat
notation-war-tile = ein Kontrollplättchen wie allies
notation-war-number = eine Zahl von 0 bis 255
notation-war-way = land oder sea
notation-war-with = bomb, oder car für eine Autobombe
notation-war-to = supply, sheet oder box

## Felder einer Anfrage oder einer Zeile einer Aufzeichnung

field-missing = Das Feld „{ $field }“ fehlt.
field-unknown = Ein Feld „{ $field }“ gibt es hier nicht.
field-wrong = { $which } ist ungültig.
field-expected = { $which } ist ungültig; erwartet: { $expected }.
field-named = Das Feld „{ $field }“
field-none = Das
field-or = { $one } oder { $other }
field-kind-str = Text
field-kind-int = eine ganze Zahl
field-kind-bool = true oder false
field-kind-null = null
field-kind-array = eine Liste
field-kind-object = ein Objekt mit benannten Feldern
field-limit-str-most = { $n ->
    [one] Text mit höchstens 1 Zeichen
   *[other] Text mit höchstens { $n } Zeichen
}
field-limit-str-least = { $n ->
    [one] Text mit mindestens 1 Zeichen
   *[other] Text mit mindestens { $n } Zeichen
}
field-limit-int-most = eine ganze Zahl bis { $n }
field-limit-int-least = eine ganze Zahl ab { $n }
field-limit-array-most = eine Liste von höchstens { $n }
field-limit-array-least = eine Liste von mindestens { $n }
field-limit-array-exactly = eine Liste von genau { $n }
field-nul = Ein Text enthält das Zeichen U+0000, das nicht gespeichert werden kann.
field-query = Was in der Adresse hinter dem Fragezeichen steht, lässt sich nicht lesen.
field-seats = Genannt sind { $found } Plätze; dieses Spiel hat { $expected }.
field-sign-in = Zum Anmelden braucht es Kontonamen und Passwort oder einen geheimen Link.
field-no-name = Dieser Name enthält keine sichtbaren Zeichen. Bitte wähle einen anderen.

## Eine Anfrage

request-cut-off = Ihr Ende fehlt.
request-too-slow = Sie kam nicht rechtzeitig an.
request-no-protocol = Sie hält sich nicht an { $protocol }.
request-host = Sie braucht genau einen Host-Header mit einem Namen oder einer Adresse und höchstens einem Port von 1 bis 65535.

## Eine Aufzeichnung: was an einer Zeile nicht stimmt

record-line = Zeile { NUMBER($line, useGrouping: 0) }: { $what }
record-empty = Die Datei ist leer; eine Aufzeichnung von Famiglia beginnt mit einer Kopfzeile.
record-no-text = Eine Aufzeichnung kann diesen Text nicht enthalten.
record-hash = Die Prüfsumme (hash) { $found } passt nicht; diese Zeile oder eine darüber wurde geändert.
record-writing = Die Zeile ist nicht wie die Zeile einer Aufzeichnung geschrieben; sie wurde geändert.
record-cut-off = Die Zeile hat kein Ende; die Datei ist abgeschnitten.
record-foreign = Das ist keine Aufzeichnung von Famiglia.
record-foreign-line = Das ist keine Zeile einer Aufzeichnung; sie wurde geändert.
record-format = Format { $found }; dieses Programm liest { $expected }.
record-game = Spiel { $found }; dieses Programm kann { $expected } nachspielen.
record-rules = Regelfassung { $found }; dieses Programm spielt nach { $expected }.
record-choice = { $field } { $found } gibt es nicht; erwartet: { $expected }.
record-name = seats: { $found } ist kein Name; erwartet wird eine kurze Zeile ohne Steuerzeichen.
record-added = added: { $found } fügt nichts hinzu; erwartet werden die Worte mindestens eines Platzes.
record-pack-hash = Gespielt wurde mit dem Pack { $pack }, Prüfsumme { $hash }; das vorhandene Pack { $other } hat die Prüfsumme { $found }. Nenne den Ordner des Packs, mit dem gespielt wurde.
record-pack-foreign = Das Pack { $pack } gehört nicht zu diesem Programm; nenne den Ordner, in dem es liegt.
record-pack-broken = Das Pack { $pack } ist nicht zu gebrauchen: { $what }
record-other-secret = Das Geheimnis ist nicht das, auf das sich die Kopfzeile festlegt.
record-other-seed = Der Startwert (seed) ist nicht der, auf den sich die Kopfzeile festlegt.
record-no-deal = Das Austeilen fehlt; die Datei ist abgeschnitten.
record-other-deal = Was ausgeteilt wurde, folgt nicht aus den Regeln und den Würfeln.
record-other-game = Was danach geschieht, folgt nicht aus den Regeln und den Würfeln.
record-illegal = Das lässt sich nicht spielen. { $why }
record-no-move = Das lässt sich nicht spielen. { $why }.
record-undo = { $moves } Schritte zurückzunehmen geht nicht; möglich sind höchstens { $most }.
record-no-dice = chance: Ein Ergebnis der Würfel fehlt.
record-number = chance: gefunden { $found }, erwartet eine Zahl von 0 bis { $most }.
record-order = chance: gefunden { $found }, erwartet { $cards } in irgendeiner Reihenfolge.
record-not-over = Das Spiel ist noch nicht zu Ende.
record-after-end = Nach dem Ende des Spiels folgt noch etwas.
record-no-end = Das Ende fehlt: Die Datei ist abgeschnitten, oder das Spiel läuft noch.
record-running = Das Ende fehlt: Das Spiel war noch nicht zu Ende, als diese Aufzeichnung gespeichert wurde. Speichere sie nach dem Spiel noch einmal, dann lässt sie sich hier nachspielen.

## Auf der Kommandozeile

cli-no-file = { $file }: Diese Datei gibt es nicht.
cli-unreadable = { $file }: Diese Datei lässt sich nicht lesen ({ $reason }).
cli-intact = { $file }: unversehrt. Schritte: { NUMBER($moves, useGrouping: 0) }. Aus dem versprochenen Startwert gemischt: { $shuffles }-mal. Ergebnis: { $outcome }
cli-hint = Vor Schritt { NUMBER($number, useGrouping: 0) }, { $name } am Zug. Die Aussicht auf den Sieg mit jedem Zug, und warum:
cli-hint-step = --step: erwartet wird eine Zahl von 1 bis { NUMBER($last, useGrouping: 0) }
cli-ready = Famiglia läuft unter { $address } (Strg-C beendet es). Die Spiele liegen in { $folder }.
cli-runs = Famiglia läuft schon, unter { $address }. Die Spiele liegen in { $folder }.
cli-phones = Für Handys in deinem Netz: { $address }
cli-folder = --data { $folder }: { $reason }; erwartet wird ein Ordner, in den geschrieben werden darf
cli-silent = --data { $folder }: Ein anderes Famiglia hat dort seine Spiele und antwortet nicht; beende es zuerst
cli-alone = --lan: Famiglia läuft schon unter { $address }, nur für diesen Computer; beende es dort und versuche es noch einmal
