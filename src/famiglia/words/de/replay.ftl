# Im Browser: Wiedergabe und Prüfung der Karten

## Watching, replaying, checking

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
