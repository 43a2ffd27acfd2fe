# Am Tisch: was nicht geht, abgesehen von den Regeln des Spiels

## Was der Tisch ablehnt

table-stale = Inzwischen ist etwas geschehen (erwartete Nummer { $expected }, jetzt { $current }). Sieh noch einmal hin und entscheide dann.
table-no-name = Wer mitmachen will, braucht einen Namen. Wähle zuerst einen.
table-not-your-seat = Das ist nicht dein Platz.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-no-such-room = Dieser Raum ist für dich jetzt geschlossen.
table-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
table-seat-taken = Dieser Platz ist besetzt.
table-no-bot-there = Auf diesem Platz sitzt kein Computer.
table-not-running = Das Spiel hat noch nicht begonnen; ein Platz ist noch frei.
table-begun = Das Spiel hat begonnen; die Plätze sind vergeben.
table-over = Das Spiel ist zu Ende.
table-not-over = Das Spiel läuft noch.
table-asked = Du hast schon um ein weiteres Spiel gebeten.
table-nothing-to-undo = Das lässt sich nicht zurücknehmen: Es ist der Zug eines anderen, jemand anderes wurde gefragt, oder etwas Neues wurde aufgedeckt.
table-undone-enough = In diesem Spiel wurde schon so viel zurückgenommen, dass nichts mehr zurückgenommen werden kann. Spiele weiter.
table-moved-enough = Du hast dich an diesem Tisch schon { $most }-mal gesetzt, bist aufgestanden oder hast eingeladen; das genügt. Bleib, wo du bist, oder eröffne einen anderen.
table-talked-enough = In diesem Raum sind schon { $most } Zeilen gesagt worden; mehr hebt er nicht auf.
table-bad-settings = { $field }: „{ $value }“ ist nicht möglich. Erwartet: { $expected }.
table-bad-move = Das ist kein Zug: gefunden „{ $found }“. Erwartet: { $expected }.
table-no-such-bot = Einen Computergegner „{ $bot }“ gibt es nicht. Erwartet: { $expected }.
table-bad-name = Von diesem Namen ist nichts zu sehen. Wähle einen anderen.
table-empty-line = In dieser Zeile steht nichts Lesbares.
table-bad-record = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: { $what }
table-long-record = Diese Aufzeichnung hat mehr als { $most } Zeilen; so lang ist kein Spiel.
