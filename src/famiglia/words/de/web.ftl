# The browser: everything around the tables

## Everywhere

web-skip = Zum Inhalt springen
web-home = Startseite
web-nav = Seiten
web-menu = Menü
web-close = Schließen
web-opening = Einen Moment …
web-broken = Diese Seite ließ sich nicht laden.
web-reload = Noch einmal laden
web-trouble = Das hat nicht geklappt. Bitte versuch es noch einmal.
web-no-network = Der Server antwortet nicht. Bitte prüf deine Verbindung und versuch es noch einmal.
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-on = An
web-off = Aus
web-versus = { " gegen " }
web-you = du
web-game-duel = Duell
web-game-war = Krieg

## Menu

web-account = Du und deine Spiele
web-motion = Bewegung
web-motion-system = Wie im System
web-motion-full = Karten bewegen sich
web-motion-none = Keine
web-speed = Züge der anderen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-fast = Schnell
web-speed-none = Sofort
web-palette = Farben
web-palette-standard = Normal
web-palette-contrast = Hoher Kontrast
web-sound = Ton, wenn du am Zug bist
web-notices = Mitteilung, wenn du am Zug bist

## Alerts

web-alert-turn = Du bist am Zug.
web-alert-over = Das Spiel ist zu Ende.
web-alert-begins = Alle sind da, das Spiel beginnt.
web-alert-chat = Am Tisch gibt es eine neue Nachricht.

## Start page

web-your-name = Dein Name
web-playing-as = Du spielst als
web-status-over = Das Spiel ist zu Ende
web-status-open = Wartet auf Mitspieler

## A new duel

web-level-random = Leicht
web-level-greedy = Mittel
web-level-robot = Hausroboter
web-level-rookie = Neuling
web-level-lookout = Späher
web-level-driver = Fahrer
web-level-fixer = Vermittler
web-level-adviser = Berater
web-level-boss = Boss
web-level-cousin = Vetter
web-level-lieutenant = Leutnant
web-level-veteran = Veteran
web-level-patriarch = Patriarch
web-pace-live = Jetzt gleich
web-pace-live-hint = Beide bleiben am Tisch, bis das Spiel zu Ende ist.
web-pace-turns = Zug um Zug
web-pace-turns-hint = Alle ziehen, wenn sie Zeit haben, gern über Tage. Zwischendurch geht nichts verloren.
web-seed = Deine Worte fürs Mischen
web-seed-hint = Was du hier schreibst, fließt ins Mischen ein. So kann niemand die Karten vorher zurechtgelegt haben. Bleibt das Feld leer, nimmt dein Browser zufällige Worte.

## Waiting at a table

web-table = Tisch
web-no-table = Dieser Tisch lässt sich nicht zeigen
web-seat-of-others = Dieser Platz gehört jemand anderem. Du schaust zu.
web-waiting = Warten auf die anderen
web-waiting-lead = Das Spiel beginnt, sobald alle Plätze besetzt sind.
web-invited = Du bist eingeladen
web-invited-lead = Nimm Platz und spiel mit; du brauchst kein Konto. Oder bleib und schau zu.
web-seats = Plätze
web-seat = Platz { $seat }
web-seat-open = frei
web-sit = Platz nehmen
web-stand-up = Aufstehen
web-invite-bot = Computer ({ $level })
web-send-away = Wegschicken
web-invitation = Link für deinen Gast
web-invitation-hint = Wer diesen Link hat, kann zuschauen und einen freien Platz nehmen.
web-invitation-here = Dieser Link funktioniert nur auf diesem Computer. Für ein Handy oder einen anderen Computer starte Famiglia mit make lan (oder famiglia play --lan).
web-share-title = { $game ->
    [duel] Ein Duell Famiglia
   *[other] Ein Krieg in La Famiglia
}
web-settled = Dieses Spiel
web-begins = { $name } beginnt
web-begins-chance = Das Los entscheidet, wer beginnt
web-visibility-private = nur mit dem Link
web-visibility-listed = offen für Zuschauer
web-commitment = Das Versprechen zur Kartenfolge
web-commitment-hint = Diese Zahl legt die Kartenfolge fest, bevor sich jemand setzt, ohne sie zu verraten. Ist das Spiel zu Ende, können alle prüfen, ob das Versprechen gehalten wurde.

## At the table

web-turn = Zug { $turn }
web-signed-out = Du wurdest von einem anderen Gerät aus hier abgemeldet. Melde dich wieder an, um weiterzuspielen.
web-lost = Verbindung verloren, neuer Versuch … Dein Spiel ist gespeichert.
web-at-table = Rund um den Tisch
web-result = Ergebnis
web-chat = Chat
web-unread = ungelesen
web-tab-players = Spieler
web-tab-team = Team
web-tab-spectators = Zuschauer
web-tab-notes = Notizen
web-tab-people = Leute
web-room-players = Nur wer mitspielt, kann das lesen.
web-room-team = Nur dein Team kann das lesen.
web-room-spectators = Hier reden die Zuschauer. Wer mitspielt, kann es nach dem Spiel lesen.
web-earlier = Frühere Nachrichten
web-message = Nachricht
web-send = Senden
web-notes-hint = Diese Notizen siehst nur du.
web-notes-loading = Einen Moment …
web-notes-kept = Gespeichert.
web-notes-typing = Wird gespeichert …
web-notes-failed = Noch nicht gespeichert, neuer Versuch …
web-notes-changed = Diese Notiz wurde in einem anderen Fenster geändert.
web-notes-mine = Meine behalten
web-notes-theirs = Die andere nehmen
web-online = am Tisch
web-away = nicht da
web-substitute = vom Computer vertreten
web-spectators = { $number ->
    [0] Niemand schaut zu.
    [one] 1 Person schaut zu.
   *[other] { $number } Leute schauen zu.
}
web-watch-link = Link zu diesem Tisch
web-leave = Platz verlassen
web-leave-ask = Der Computer spielt für dich weiter. Du kannst jederzeit zurückkommen und deinen Platz wieder einnehmen.
web-leave-yes = An den Computer übergeben
web-stay = Bleiben
web-come-back = Platz wieder einnehmen

## Watching, replaying, checking

web-checking = Wird geprüft …

## The game in two minutes

web-guide-duel = Das Duell in zwei Minuten
web-guide-war = Der Krieg in zwei Minuten
web-guide-first-duel = Dein erstes Duell?
web-guide-first-war = Dein erster Krieg?
web-guide-decline = Nein, danke

## Rules

web-rules-duel = Die Regeln des Duells
web-rules-war = Die Regeln des Krieges
