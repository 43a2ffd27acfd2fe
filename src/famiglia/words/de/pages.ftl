# Im Browser: die Seiten außer dem Tisch

## Everywhere

web-nowhere = Hier ist nichts
web-nowhere-lead = Diese Adresse führt nirgendwohin. Vielleicht wurde sie beim Kopieren abgeschnitten.

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
web-status-won = { $who ->
    [you] Du hast gewonnen
    [all] Geteilter Sieg
   *[other] Sieg für { $name }
}
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
hint-opponent = Wer dir gegenübersitzt.
hint-edition = Überarbeitet: Wer auffrischt, darf nur eine neue Karte nehmen. Klassisch: jede.
hint-first = Wer den ersten Zug macht.
hint-memory-aid = Alle Karten kommen und gehen offen; so brauchst du sie dir nicht zu merken.
hint-lang = English, Deutsch, français.
hint-fair-pass-out = Nach zweimaligem Passen folgt ein letzter Zug für die Seite, die einen weniger hatte.
hint-full-strength = Ein Brutaler senkt genau um seinen Rang, nicht um weniger.
hint-strict-mercenaries = Ein Söldner springt nur ein, wenn du eine der beiden Karten nicht hast.
hint-play = Mit Enter geht es los.
web-level = Stärke
web-level-random-hint = Er spielt irgendeinen erlaubten Zug, ohne Plan. Gut, um die Regeln kennenzulernen.
web-level-greedy-hint = Er plant seinen Zug bis zum Ende und nimmt, was ihm am meisten bringt. An deinen nächsten Zug denkt er nie.
web-level-robot-hint = Folgt fünf gedruckten Regeln, die du auch mit echten Karten für ihn ausführen kannst (docs/robot.md). Er spielt keine Buchhalter und keine Brutalen.
web-level-rookie-hint = Nimmt, was sofort die meisten Punkte bringt, vergisst alle Fähigkeiten und legt ungern gute Karten ab.
web-level-lookout-hint = Sieht, was seine Handkarten wert sind, und zahlt mit Söldnern, vergisst aber Buchhalter und Brutale.
web-level-driver-hint = Hat in Tausenden Duellen gelernt, was eine Stellung wert ist, und achtet auf deine Karten, spielt aber nie einen Buchhalter.
web-level-fixer-hint = Hat in Tausenden Duellen gelernt und kennt jede Fähigkeit, tauscht aber höchstens zwei Karten, spielt nie Buchhalter und Brutalen im selben Zug und passt nie, wenn er nehmen kann.
web-level-adviser-hint = Hat in Tausenden Duellen gelernt, nutzt jede Fähigkeit und weiß, wann Passen gewinnt. Er vertraut seinem ersten Urteil.
web-level-boss-hint = Urteilt wie der Berater und spielt dann seine besten Einfälle im Kopf viele Male weiter. Der stärkste Gegner.
level-rating = Gemessene Spielstärke: { NUMBER($rating, useGrouping: 0) } (der Neuling hat 1000).
level-beats = Gewinnt { $percent } % der Spiele gegen die Stufe darunter ({ $level }).
web-hints = Tipps für beide
web-hints-hint = Jeder darf nach den besten Zügen und den Gründen fragen.
web-level-cousin-hint = Greift nach dem Nächstbesten: Er zählt Gebiete statt Mandamenti und übersieht Gefahren, Boote und die Pläne seines Partners und vergisst das Sammeln und Anschläge.
web-level-lieutenant-hint = Plant wie die mittlere Stärke, spielt aber die Kämpfe im Kopf ein paarmal durch, wenn Befehle ausgeführt werden.
web-level-veteran-hint = Kämpft wie die mittlere Stärke, stellt sich aber vor jedem Schritt seiner Planung ein paarmal vor, wie die Runde weitergehen könnte.
web-level-patriarch-hint = Merkt sich alles Geld und alle Soldati, die je angesagt wurden, und spielt den Rest der Runde im Kopf viele Male durch, bevor er zieht. Der stärkste Gegner im Krieg.
web-pace = Tempo
web-your-friend = Dein Gast
web-second-name = Name der zweiten Person
web-more-options = Weitere Einstellungen
web-listed = Alle dürfen zuschauen
web-listed-hint = Der Tisch erscheint in der Liste der offenen Tische: Alle dürfen zuschauen und einen freien Platz nehmen. Sonst findet ihn nur, wer den Link hat.
web-begin = Los geht’s
web-open-table = Tisch eröffnen

## Watching, replaying, checking

web-watch-lead = Tische, an denen alle zuschauen dürfen.
web-watch-none = Zurzeit gibt es keine offenen Tische.
web-look-again = Noch einmal nachsehen
web-upload-lead = Öffne eine Aufzeichnung (.jsonl) aus dem Browser oder dem Terminal. Sie wird zuerst geprüft: Jede geänderte Zeile fällt auf.
web-choose-file = Datei auswählen
web-drop-here = oder hierher ziehen

## Rules

web-rules-duel-lead = In unseren eigenen Worten, je ein Satz. Daneben: wie wir beantworten, was die Spielregeln offenlassen.
web-rules-war-lead = In unseren eigenen Worten, je ein Satz. Daneben: wie wir beantworten, was die Spielregel offenlässt.
web-page = S.
web-contents = Inhalt
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
web-password-hint = Mindestens 8 Zeichen. Es lässt sich nicht wiederherstellen, also merk es dir gut.
web-change-password = Passwort ändern
web-change-password-text = Alle deine anderen Geräte werden damit abgemeldet.
web-current-password = Jetziges Passwort
web-new-password = Neues Passwort
web-password-changed = Das Passwort wurde geändert.

## The choices for a new duel

setup-edition = Ausgabe
setup-first = Wer beginnt
first-none = das Los entscheidet
