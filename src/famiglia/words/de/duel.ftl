# A duel, in the terminal and in the browser

## Names

card-new = { $card } (neu)
card-old = { $card } (alt)

## The table

header = Zug { $turn }  Nachzug { $deck }  Ablage { $discard }
phase-1 = Phase 1: beliebig oft auffrischen
phase-2 = Phase 2: einmal pro Zug auffrischen
zone-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
zone-in-hand = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
empty-street = Die Straße ist leer.
empty-hand = keine Handkarten
step-street = Straße
step-accountant = Buchhalter
step-brute = Brutaler
step-take = Nehmen
step-current = jetzt möglich
step-open = jetzt möglich
step-done = erledigt
step-closed = nicht möglich
prompt-turn-of = { $name } ist am Zug.
prompt-wait = { $name } überlegt …
warn-brute = Auch mit Rang { $left } könntest du { $card } in diesem Zug nicht nehmen: Der Brutale würde nichts bringen.
warn-deck = Der Nachzugstapel ist leer: { $turns ->
    [0] Dies ist der letzte Zug.
    [one] Nach diesem folgt noch ein Zug.
   *[other] Nach diesem folgen noch { $turns } Züge.
}
warn-pass = Beide haben gepasst: Dies ist der letzte Zug.
warn-refresh = Nach dem Auffrischen darfst du in diesem Zug nur neue Karten nehmen (Regel D-51), und zurücknehmen lässt es sich nicht.
warn-second-pass = Die Gegenseite hat gepasst. Passt du auch, ist das Spiel zu Ende.
warn-second-pass-fair = Die Gegenseite hat gepasst. Passt du auch, folgt nur noch ihr letzter Zug.
detail-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
detail-lowered = gesenkt auf { $value }
price-free = gratis
ability-none = ohne Fähigkeit; hilft, eine 1 ihrer Familie zu nehmen
ability-F = ohne Fähigkeit, aber viele Punkte wert
ability-A = tauscht Handkarten gegen Karten der Auslage
ability-B = senkt eine Karte der Straße um höchstens seinen Rang
ability-M = vertritt beim Nehmen eine Karte von niedrigerem Rang

## Ways to move

ways-all = Alle Möglichkeiten
way-refresh = Auffrischen: { $card } wird abgelegt, { $value ->
    [one] 1 neue Karte kommt
   *[other] { $value } neue Karten kommen
}
way-refresh-under = Auffrischen: { $card } kommt unter den Nachzugstapel, dann { $value ->
    [one] kommt 1 Karte
   *[other] kommen { $value } Karten
}
way-account = { $card } spielen: { $value ->
    [one] 1 Karte
   *[other] bis zu { $value } Karten
} mit der Auslage tauschen
way-exchange = Zurückholen: { $fetch }, auslegen: { $lay }
way-stop = Tausch beenden
way-brute = { $brute }: { $card } sinkt um { $amount } auf { $left }
way-take-free = Gratis nehmen: { $card }
way-take-pair = Nehmen: { $card }, eingesetzt: { $paid }; eine davon bleibt in der Auslage
way-take = Nehmen: { $card }, eingesetzt: { $paid }; { $down } bleibt in der Auslage
way-pass = Passen: den Zug ohne Karte beenden
group-street = 1 · Straße auffrischen
group-accountant = 2 · Buchhalter
group-brute = 3 · Brutaler
group-take = 4 · Karte nehmen oder passen

## Explanations

why-zero = Eine 0 hat keine Fähigkeit. Sie hilft beim Bezahlen: Mit zwei Nullen nimmst du eine 1 ihrer Familie.
why-famiglia = La Famiglia hat keine Fähigkeit. Sie bringt Punkte und bezahlt höhere Karten von La Famiglia.
why-mercenary = Ein Söldner hilft, wenn du eine Karte nimmst: Er vertritt eine der beiden Karten, mit denen du bezahlst.
why-no-accountant = Du hast keinen Buchhalter mit Rang 1 bis 4 auf der Hand.
why-no-brute = Du hast keinen Brutalen mit Rang 1 bis 4 auf der Hand.
why-nothing-to-take = Mit deiner Hand kannst du keine Karte bezahlen, die du jetzt nehmen darfst.
piles-title = Stapel
piles-discard = Ablagestapel
piles-under = Unter dem Nachzugstapel, in der Reihenfolge, in der sie kommen
piles-unseen = { $cards ->
    [one] Eine weitere Karte des Nachzugstapels ist verdeckt.
   *[other] Die anderen { $cards } Karten des Nachzugstapels sind verdeckt.
}

## Questions

ask-pass = Du könntest noch eine Karte nehmen. Trotzdem passen?
ask-pass-ends = Wenn du jetzt passt, ist das Spiel zu Ende. Passen?
close = Esc schließt

## Keys in the footer

key-pass = Passen
key-stop = Stopp
key-undo = Zurück
key-hint = Tipp

## Result

result-you = Du gewinnst!
result-other = { $name } gewinnt.
result-shared = Geteilter Sieg.
result-reason-deck = Der Nachzugstapel ist leer.
result-reason-pass = Beide haben direkt nacheinander gepasst.
result-tie = Gleichstand: Die wertvollste einzelne Karte entscheidet, mit { $first } zu { $second } Punkten.
result-tie-shared = Gleichstand, und auch die wertvollsten Karten sind gleich viel wert.
result-table = Anzahl × Punkte jeder Karte
result-total = gesamt
