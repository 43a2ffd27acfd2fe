# Am Tisch: was nicht geht, abgesehen von den Regeln des Spiels

## Was der Tisch ablehnt

table-stale = Inzwischen ist etwas geschehen (erwartete Nummer { $expected }, jetzt { $current }). Sieh noch einmal hin und entscheide dann.
table-no-name = Wer mitmachen will, braucht einen Namen. Wähle zuerst einen.
table-not-your-seat = Das ist nicht dein Platz.
table-not-host = Das darf nur, wer den Tisch eröffnet hat.
table-no-such-room = Dieser Chat ist dir zurzeit nicht zugänglich.
table-no-such-seat = Diesen Platz gibt es nicht; der Tisch hat { $seats }.
table-seat-taken = Dieser Platz ist besetzt.
table-no-bot-there = Auf diesem Platz sitzt kein Computer.
table-not-running = Das Spiel hat noch nicht begonnen; ein Platz ist noch frei.
table-begun = Das Spiel hat begonnen; die Plätze sind vergeben.
table-over = Das Spiel ist zu Ende.
table-no-team = In diesem Spiel gibt es keine Teams.
table-not-over = Das Spiel läuft noch.
table-asked = Du hast schon um eine Revanche gebeten.
table-nothing-to-undo = Das lässt sich nicht zurücknehmen: Es ist der Zug eines anderen, jemand anderes wurde gefragt, oder etwas Neues wurde aufgedeckt.
table-undone-enough = In diesem Spiel wurde schon so viel zurückgenommen, dass nichts mehr zurückgenommen werden kann. Spiele weiter.
table-moved-enough = Du hast an diesem Tisch schon { $most }-mal den Platz gewechselt oder jemanden eingeladen; das genügt. Behalte deinen Platz, oder eröffne einen anderen Tisch.
table-talked-enough = In diesem Chat stehen schon { $most } Zeilen; mehr fasst er nicht.
table-sketched-enough = Euer Team hat seine Zeichen und Vorschläge in diesem Krieg schon { $most }-mal geändert; das genügt.
table-no-hints = Für dieses Spiel gibt es noch keine Tipps.
table-hints-off = An diesem Tisch gibt es keine Tipps, weil Menschen gegeneinander spielen.
table-not-your-turn = Dieser Platz ist nicht am Zug.
table-not-legal = „{ $move }“ ist jetzt kein erlaubter Zug.
table-bad-settings = { $field }: „{ $value }“ ist nicht möglich. Erwartet: { $expected }.
table-bad-move = Das ist kein Zug: gefunden „{ $found }“. Erwartet: { $expected }.
table-final-move = Zug { $number } davon gilt sofort; in derselben Anweisung kann kein weiterer folgen. Sende ihn als letzten.
table-no-such-bot = Einen Computergegner „{ $bot }“ gibt es nicht. Erwartet: { $expected }.
table-bad-name = Dieser Name enthält keine sichtbaren Zeichen. Wähle einen anderen.
table-empty-line = Diese Zeile enthält keine sichtbaren Zeichen.
table-no-such-place = { $field }: Auf der Karte gibt es weder ein Gebiet noch ein Meer „{ $found }“.
table-bad-mark = { $field }: Zu dieser Art von Zeichen gehören { $expected } und auf Wunsch ein Text, sonst nichts.
table-bad-record = Zeile { NUMBER($line, useGrouping: 0) } der Aufzeichnung: { $what }
table-long-record = Diese Aufzeichnung hat mehr als { $most } Zeilen; so lang ist kein Spiel.
