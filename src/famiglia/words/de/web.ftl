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
web-nowhere = Hier ist nichts
web-nowhere-lead = Diese Adresse führt nirgendwohin. Vielleicht wurde sie beim Kopieren abgeschnitten.
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

web-motion = Bewegung
web-motion-system = Wie im System
web-motion-full = Karten bewegen sich
web-motion-none = Keine
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

web-title = Zwei Spiele um die Mafia
web-pitch = Ein Duell zweier Banden um eine Straße, mit Karten. Und ein Krieg von vier Familien um Sizilien, mit Landkarte, verdeckten Befehlen und zwei Teams. Mit Freunden oder gegen den Computer.
web-play-now = Jetzt spielen
web-play-now-hint = Sofort, gegen den Computer und ohne Konto. Zuerst wählst du das Spiel.
web-which-game = Welches Spiel?
web-about-duel = Heuere Leute auf der Straße an, setz die richtigen unter Druck und hab die stärkere Bande, wenn der Nachzugstapel leer ist.
web-facts-duel = 2 Personen · eine Viertelstunde
web-about-war = Plane im Geheimen mit deinem Team, deck die Befehle auf und nimm Sizilien Gebiet für Gebiet ein: mit Geld, Bluff und verdeckten Karten.
web-facts-war = 4 Personen in 2 Teams, auf freien Plätzen der Computer · zwei bis drei Stunden
web-your-name = Dein Name
web-playing-as = Du spielst als
web-continue = Weiterspielen
web-more-games = { $games ->
    [one] 1 weiteres Spiel
   *[other] { $games } weitere Spiele
}
web-older-games = { $games ->
    [one] 1 älteres Spiel
   *[other] { $games } ältere Spiele
}
web-your-games = Deine Spiele
web-finished-games = { $games ->
    [one] 1 beendetes Spiel
   *[other] { $games } beendete Spiele
}
web-status-over = Das Spiel ist zu Ende
web-status-won = { $who ->
    [you] Du hast gewonnen
    [all] Geteilter Sieg
   *[other] Sieg für { $name }
}
web-status-open = Wartet auf Mitspieler
web-status-your-turn = Du bist am Zug
web-status-running = Läuft
web-doors = Oder lieber etwas anderes?
web-door-bot = Gegen den Computer
web-door-bot-hint = Wähle Stärke, Ausgabe, Hausregeln und wer beginnt.
web-door-friend = Freunde einladen
web-door-friend-hint = Verschick einen Link; er öffnet sich auf jedem Handy und Rechner.
web-door-hotseat = Zu zweit an einem Gerät
web-door-hotseat-hint = Ihr wechselt euch ab; dazwischen sind die Hände verdeckt.
web-door-bots = Allein mit dem Computer
web-door-friends = Mit Freunden
web-door-screen = Gemeinsam an einem Gerät
web-door-watch = Zuschauen
web-door-watch-hint = Schau an Tischen zu, die allen offenstehen.
web-door-replay = Aufzeichnung ansehen
web-door-replay-hint = Geh ein gespeichertes Spiel Schritt für Schritt durch und prüf die Kartenfolge.
web-door-rules = Regeln lesen
web-door-war = Der große Mafiakrieg

## A new duel

web-new-bot = Der Computer setzt sich dir gegenüber. Es kann sofort losgehen.
web-new-friend = Du bekommst einen Link zum Verschicken. Sobald sich jemand damit an den Tisch setzt, beginnt das Spiel.
web-new-hotseat = Ihr spielt beide an diesem Gerät. Zwischen den Zügen sind die Karten verdeckt.
web-level = Stärke
web-level-random = Leicht
web-level-greedy = Mittel
web-level-rookie = Neuling
web-level-lookout = Späher
web-level-driver = Fahrer
web-level-fixer = Vermittler
web-level-adviser = Berater
web-level-boss = Boss
web-level-random-hint = Er spielt irgendeinen erlaubten Zug, ohne Plan. Gut, um die Regeln kennenzulernen.
web-level-greedy-hint = Er plant seinen Zug bis zum Ende und nimmt, was ihm am meisten bringt. An deinen nächsten Zug denkt er nie.
web-level-rookie-hint = Nimmt, was sofort die meisten Punkte bringt, vergisst alle Fähigkeiten und legt ungern gute Karten ab.
web-level-lookout-hint = Sieht, was seine Handkarten wert sind, und zahlt mit Söldnern, vergisst aber Buchhalter und Brutale.
web-level-driver-hint = Hat in Tausenden Duellen gelernt, was eine Stellung wert ist, und achtet auf deine Karten, spielt aber nie einen Buchhalter.
web-level-fixer-hint = Hat in Tausenden Duellen gelernt und kennt jede Fähigkeit, tauscht aber höchstens zwei Karten, spielt nie Buchhalter und Brutalen im selben Zug und passt nie, wenn er nehmen kann.
web-level-adviser-hint = Hat in Tausenden Duellen gelernt, nutzt jede Fähigkeit und weiß, wann Passen gewinnt. Er vertraut seinem ersten Urteil.
web-level-boss-hint = Urteilt wie der Berater und spielt dann seine besten Einfälle im Kopf viele Male weiter. Der stärkste Gegner.
web-pace = Tempo
web-pace-live = Jetzt gleich
web-pace-live-hint = Beide bleiben am Tisch, bis das Spiel zu Ende ist.
web-pace-turns = Zug um Zug
web-pace-turns-hint = Alle ziehen, wenn sie Zeit haben, gern über Tage. Zwischendurch geht nichts verloren.
web-your-friend = Dein Gast
web-second-name = Name der zweiten Person
web-more-options = Weitere Einstellungen
web-listed = Alle dürfen zuschauen
web-listed-hint = Der Tisch erscheint in der Liste der offenen Tische: Alle dürfen zuschauen und einen freien Platz nehmen. Sonst findet ihn nur, wer den Link hat.
web-seed = Deine Worte fürs Mischen
web-seed-hint = Was du hier schreibst, fließt ins Mischen ein. So kann niemand die Karten vorher zurechtgelegt haben. Bleibt das Feld leer, nimmt dein Browser zufällige Worte.
web-begin = Los geht’s
web-open-table = Tisch eröffnen

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

web-watch-lead = Tische, an denen alle zuschauen dürfen.
web-watch-none = Zurzeit gibt es keine offenen Tische.
web-look-again = Noch einmal nachsehen
web-upload-lead = Öffne eine Aufzeichnung (.jsonl) aus dem Browser oder dem Terminal. Sie wird zuerst geprüft: Jede geänderte Zeile fällt auf.
web-choose-file = Datei auswählen
web-drop-here = oder hierher ziehen
web-checking = Wird geprüft …
web-to-table = Zum Tisch
web-to-start = Zum Anfang
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-turn-back = Einen Zug zurück
web-turn-on = Einen Zug weiter
web-to-end = Zum Ende
web-moment = Stelle im Spiel
web-eyes = Aus wessen Sicht
web-more = Mehr
web-copy-moment = Link zu dieser Stelle
web-download = Herunterladen
web-verify = Kartenfolge prüfen
web-verify-text = Dein eigener Browser leitet jetzt { $game ->
    [duel] jede Karte
   *[other] alles, was der Zufall entschieden hat,
} aus dem Startwert ab, der am Ende offengelegt wurde.
web-verify-fair = Es ging mit rechten Dingen zu.
web-verify-sound = Die Aufzeichnung ist in sich stimmig: { $game ->
    [duel] Jede Karte
   *[other] Alles, was der Zufall entschieden hat,
} folgt aus ihrem Startwert.
web-verify-foul = Diese Aufzeichnung ist nicht stimmig. Vertrau ihr nicht.
web-verify-more = Der Befehl „famiglia verify“ spielt außerdem jeden Zug nach und prüft das Ergebnis.
web-check-right = Richtig:
web-check-wrong = Falsch:
web-check-chain = Keine Zeile wurde geändert: Alle { $lines } Prüfsummen stimmen.
web-wrong-chain = Zeile { $line } oder eine darüber wurde geändert oder abgeschnitten.
web-check-end = Der Startwert ist offengelegt.
web-wrong-end = Die letzte Zeile ist nicht die einzige, die das Spiel beendet und den Startwert offenlegt: Das Spiel ist nicht zu Ende, oder eine Zeile wurde hinzugefügt.
web-check-commitment = Es ist der Startwert, der vor dem Spiel versprochen wurde.
web-wrong-commitment = Es ist nicht der Startwert, der vor dem Spiel versprochen wurde.
web-check-seal = Das Versprechen zur Kartenfolge ist das, das dieser Browser vor dem Geben gesehen hat.
web-wrong-seal = Das Versprechen zur Kartenfolge ist nicht das, das dieser Browser vorher gesehen hat.
web-check-words = Was dieser Browser zum Mischen beigetragen hat, ist darin enthalten.
web-wrong-words = Was dieser Browser zum Mischen beigetragen hat, ist darin nicht enthalten.
web-seal-unseen = Dieser Browser hat das Versprechen zur Kartenfolge nicht vor dem Geben gesehen und kann es deshalb nicht vergleichen.
web-check-first = Die richtige Seite hat begonnen: { $name }.
web-wrong-first = { $name } hätte beginnen müssen.
web-check-deal = Die erste Straße folgt aus dem Startwert: { $cards }.
web-wrong-deal = Die erste Straße folgt nicht aus dem Startwert: { $cards }.
web-check-drawn = Auch alle { $number } später aufgedeckten Karten folgen daraus ({ $shuffles ->
    [one] einmal gemischt
   *[other] { $shuffles }-mal gemischt
}).
web-wrong-drawn = Eine später aufgedeckte Karte folgt nicht aus dem Startwert.
web-check-chance = Alle { $number } Ergebnisse von Mischen und Startspieler folgen aus dem Startwert{ $ties ->
    [0] .
    [one] ; 1 Wurf bei Gleichstand prüft „famiglia verify“.
   *[other] ; { $ties } Würfe bei Gleichstand prüft „famiglia verify“.
}
web-wrong-chance = Was in dieser Aufzeichnung der Zufall entschieden hat, folgt nicht aus dem Startwert.

## Rules

web-rules-duel = Die Regeln des Duells
web-rules-war = Die Regeln des Krieges
web-rules-duel-lead = In unseren eigenen Worten, je ein Satz. Daneben: wie wir beantworten, was die Spielregeln offenlassen.
web-rules-war-lead = In unseren eigenen Worten, je ein Satz. Daneben: wie wir beantworten, was die Spielregel offenlässt.
web-page = S.
web-search = In den Regeln suchen
web-found = { $number ->
    [0] Keine Regel gefunden
    [one] 1 Regel
   *[other] { $number } Regeln
}

## The war

web-war-lead = La Famiglia: The Great Mafia War, für vier Personen in zwei Teams.
web-war-text = In jeder Runde wird zuerst heimlich geplant: Marker auf den Aktionsbögen bringen Soldati, Geld und Befehle, die verdeckt auf der Karte liegen. Dann werden alle Befehle aufgedeckt und der Reihe nach ausgeführt. Jedes Team will genug Mandamenti kontrollieren, die Bezirke Siziliens. Befehle und Geld sieht nur das eigene Team.

## You

web-account = Du und deine Spiele
web-account-lead = Zum Spielen musst du dich nie anmelden. Mit einem geheimen Link oder einem Konto hast du deine Spiele auch auf anderen Geräten.
web-guest = Dein Name am Tisch
web-signed-in-as = Angemeldet als { $account }
web-keep-name = Name speichern
web-name-kept = Der Name wurde gespeichert.
web-link = Dein geheimer Link
web-link-text = Wer diesen Link hat, kann in deinem Namen spielen. Behalt ihn für dich.
web-link-hint = Öffne ihn auf einem anderen Gerät, um dort weiterzuspielen.
web-link-make = Neuen Link anlegen
web-link-make-hint = Ein älterer Link gilt dann nicht mehr.
web-link-found = Ein geheimer Link
web-link-found-text = Du hast den Link eines Gastes geöffnet. Hier als dieser Gast weitermachen, mit all seinen Spielen?
web-link-use = Als dieser Gast weitermachen
web-new-account = Konto anlegen
web-new-account-text = Die Spiele, die du als Gast gespielt hast, ziehen in dein Konto um.
web-sign-in = Anmelden
web-sign-in-text = Die Spiele, die du hier als Gast gespielt hast, ziehen in dein Konto um.
web-sign-out = Abmelden
web-sign-out-text = Deine Spiele bleiben in deinem Konto.
web-sign-out-everywhere = Überall abmelden
web-account-name = Kontoname
web-password = Passwort
web-password-hint = Mindestens 8 Zeichen. Niemand kann es dir noch einmal schicken, also merk es dir gut.
web-change-password = Passwort ändern
web-change-password-text = Alle deine anderen Geräte werden damit abgemeldet.
web-current-password = Jetziges Passwort
web-new-password = Neues Passwort
web-password-changed = Das Passwort wurde geändert.
