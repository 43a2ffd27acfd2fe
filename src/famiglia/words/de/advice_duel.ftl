# Was ein Tipp im Duell über die besten Züge sagt und über andere im Vergleich mit ihnen.
advice-zero = { $card } kostet nichts und macht die Hand um eine Karte größer.
advice-points = { $points ->
    [one] Das bringt sofort einen Punkt.
   *[other] Das bringt sofort { $points } Punkte.
}
advice-prepares = Das bringt noch keine Punkte, aber eine bessere Hand für die nächsten Züge.
advice-refresh = { $cards ->
    [one] Keine Karte der Straße hilft mehr als die Aussicht auf eine neue.
   *[other] Keine Karte der Straße hilft mehr als die Aussicht auf { $cards } neue.
}
advice-pass = Keine Karte, die zu haben ist, ist wert, was sie die Hand kostet.
advice-pass-end = { $who ->
    [you] Wenn du auch passt, endet das Duell, und du verlierst.
   *[other] Passt { $name } auch, endet das Duell, und du gewinnst.
}
advice-denies = { $who ->
    [you] Sonst könntest du { $card } nehmen.
   *[other] Sonst könnte { $name } { $card } nehmen.
}
advice-reply-take = { $who ->
    [you] Deine beste Antwort ist dann, { $card } zu nehmen.
   *[other] Die beste Antwort von { $name } ist dann, { $card } zu nehmen.
}
advice-reply-refresh = { $who ->
    [you] Deine beste Antwort ist dann, die Straße aufzufrischen.
   *[other] Die beste Antwort von { $name } ist dann, die Straße aufzufrischen.
}
advice-reply-pass = { $who ->
    [you] Deine beste Antwort ist dann, zu passen.
   *[other] Die beste Antwort von { $name } ist dann, zu passen.
}
advice-next = Danach kann deine Hand noch bezahlen: { $cards }.
advice-ends-won = { $points ->
    [0] Das Duell endet mit gleich vielen Punkten, und du gewinnst durch die beste Karte.
    [one] Das Duell endet, und du gewinnst mit einem Punkt Vorsprung.
   *[other] Das Duell endet, und du gewinnst mit { $points } Punkten Vorsprung.
}
advice-ends-lost = { $points ->
    [0] Das Duell endet mit gleich vielen Punkten, und du verlierst durch die beste Karte.
    [one] Das Duell endet, und du verlierst mit einem Punkt Rückstand.
   *[other] Das Duell endet, und du verlierst mit { $points } Punkten Rückstand.
}
advice-ends-shared = Das Duell endet mit einem gemeinsamen Sieg.
advice-leaves = { $who ->
    [you] Das überlässt dir { $card }.
   *[other] Das überlässt { $name } { $card }.
}
advice-then = { $who ->
    [you] Dann kannst du { $card } nehmen.
   *[other] Dann kann { $name } { $card } nehmen.
}
advice-idle = { $who ->
    [you] Passen bringt nichts und überlässt dir die nächste Wahl.
   *[other] Passen bringt nichts und überlässt { $name } die nächste Wahl.
}
advice-fewer = { $points ->
    [one] Das bringt sofort einen Punkt weniger.
   *[other] Das bringt sofort { $points } Punkte weniger.
}
advice-costly = Das bringt sofort { $points } Punkte mehr, kostet in den folgenden Zügen aber mehr, als es bringt.
advice-gives-up = Das legt { $card } weg, obwohl deine Hand die Karte bezahlen kann.
advice-unsure = { $cards ->
    [one] Das gibt einen sicheren Gewinn für die Aussicht auf eine neue Karte auf.
   *[other] Das gibt einen sicheren Gewinn für die Aussicht auf { $cards } neue Karten auf.
}
advice-fewer-cards = { $cards ->
    [one] Das deckt nur eine neue Karte auf.
   *[other] Das deckt nur { $cards } neue Karten auf.
}
advice-close = Fast gleich gut: Der Unterschied fällt nicht ins Gewicht.
advice-later = Viele Male von hier zu Ende gespielt, gewinnt das seltener.
