# Was der Server sagt, wenn er nicht tun kann, worum er gebeten wurde.

problem-bad-request = Diese Anfrage war nicht zu lesen: { $what }
problem-bad-json = Das ist kein JSON.
problem-bad-field = { $what }
problem-bad-password = Dieses Passwort ist nicht möglich: { $what }
problem-not-signed-in = Sag zuerst, wer du bist: Wähle einen Namen oder melde dich an.
problem-wrong-password = Ein Konto mit diesem Namen und diesem Passwort gibt es nicht.
problem-not-your-password = Das ist nicht dein jetziges Passwort.
problem-wrong-link = Dieser Link ist ungültig: Er wurde durch einen neuen ersetzt oder ist unvollständig.
problem-foreign-origin = Anfragen von anderen Seiten ({ $origin }) werden nicht angenommen.
problem-no-such-page = Unter { $path } ist nichts.
problem-no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?
problem-no-such-method = { $method } ist hier nicht möglich.
problem-id-reused = Diese Kennung wurde schon für etwas anderes verwendet. Wähle eine neue.
problem-account-taken = Der Kontoname { $account } ist vergeben.
problem-has-account = Du hast schon ein Konto: { $account }.
problem-no-account = Du hast noch kein Konto. Lege zuerst eins an.
problem-note-changed = Die Notiz hat sich inzwischen geändert: Sie hat die Fassung { $now }, deine ging von Fassung { $found } aus.
problem-too-large = Das ist zu groß: Höchstens { $most } Bytes werden angenommen.
problem-not-json = Erwartet wurde application/json, gefunden { $found }.
problem-wrong-host = Dieser Server heißt nicht { $host }. Wenn doch, starte ihn mit --base-url.
problem-too-many = Zu viele Versuche. Versuche es in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} noch einmal.
problem-too-many-sockets = In den Browsern deines Netzwerks sind zu viele Tische offen. Schließe einige davon und versuche es in { $seconds } Sekunden noch einmal.
problem-long-head = Der Kopf dieser Anfrage (Adresse und Header) ist zu lang.
problem-fault = Auf dem Server ist ein Fehler aufgetreten. Sieh nach, ob deine Anfrage trotzdem gewirkt hat, bevor du es noch einmal versuchst. Wenn du den Fehler meldest, nenne { $id }.
problem-busy = Der Server kann das gerade nicht. Vielleicht hat deine Anfrage trotzdem gewirkt: Sieh nach, und versuche es gleich noch einmal.
problem-failing = Der Server hat ein Problem. { $what }
problem-records-waiting = Gerade werden andere Aufzeichnungen geprüft. Versuche es in { $seconds } Sekunden noch einmal.
problem-server-full = Der Server hat so viele Besucher, wie er aufnehmen kann. Versuche es in { $seconds } Sekunden noch einmal.

# Was einem Server fehlt, dem es nicht gut geht.
health-full = Die Festplatte ist voll: Solange kein Platz frei wird, kann nichts mehr gespeichert werden.
health-read-only = Die Datenbank lässt sich lesen, aber nicht beschreiben.
health-lost = Die Datenbank ist nicht erreichbar: Sie läuft nicht mehr, oder ihre Datei wurde entfernt oder ersetzt.
health-damaged = Die Datenbank ist beschädigt. Halte den Server an und spiele die Sicherung zurück.
health-unwritable = Die Datenbank lässt sich nicht beschreiben. Den Grund nennt das Protokoll des Servers.
health-failed = Die Datenbank meldet einen Fehler. Das Protokoll des Servers nennt ihn.
health-silent = Die Datenbank antwortet nicht rechtzeitig.
health-bus = Die Verbindung zu den anderen Prozessen des Servers ist unterbrochen.

# Warum ein Passwort nicht geht.
password-length = Es braucht { $least } bis { $most } Zeichen.
password-common = Es ist weit verbreitet, auch wenn Ziffern oder Zeichen angehängt sind oder Buchstaben ersetzen. Mehrere Wörter hintereinander sind schwerer zu erraten.
password-digits = Ziffern allein sind schnell erraten. Nimm mindestens { $least } davon, oder füge Wörter hinzu.
password-pattern = Es folgt der Reihe der Tasten oder wiederholt sich. Mehrere Wörter hintereinander sind schwerer zu erraten.
password-account = Es ist der Name des Kontos, allein oder mit wenigen Zeichen mehr.
