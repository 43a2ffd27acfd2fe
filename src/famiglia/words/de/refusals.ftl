# Refusals: what on the table forbids a move, and what would make it legal

refusal-rule = Regel { $id }: { $sentence }

fact-game-over = Das Spiel ist zu Ende.
fact-no-such-seat = Diesen Platz gibt es nicht.
fact-not-your-turn = Der andere Spieler ist am Zug.
fact-refresh-late = Du bist in diesem Zug schon bei einer späteren Aktion.
fact-zero-appeared = Beim Auffrischen kam mindestens eine 0 in die Straße: { $cards }.
fact-zero-in-street = In der Straße liegt mindestens eine 0: { $cards }.
fact-refreshed-once = Der zweite Nachzugstapel ist im Spiel, und du hast in diesem Zug schon aufgefrischt.
fact-deck-empty = Der Nachzugstapel ist leer; die Karte käme nur sofort zurück.
fact-not-in-street = { $card } liegt nicht in der Straße.
fact-only-new-in-street = { $card } liegt in der Straße nur als neue Karte.
fact-not-new-in-street = { $card } gehört nicht zu den neuen Karten der Straße.
fact-accountant-done = In diesem Zug war schon ein Buchhalter am Werk.
fact-accountant-late = Du bist in diesem Zug schon bei einer späteren Aktion.
fact-accountant-at-work = Dein Buchhalter tauscht noch Karten.
fact-no-accountant = { $card } ist kein Buchhalter.
fact-zero-no-ability = { $card } hat Rang 0 und damit keine Fähigkeit.
fact-not-in-hand = { $card } liegt nicht auf deiner Hand.
fact-nothing-to-exchange = Ist { $card } gespielt, gibt es zwischen Hand und Auslage nichts zu tauschen.
fact-no-accountant-at-work = Gerade tauscht kein Buchhalter Karten.
fact-same-kind = { $card } gegen { $card }: Das würde nichts ändern.
fact-just-laid = { $card } wurde eben erst von diesem Buchhalter ausgelegt.
fact-just-fetched = { $card } wurde eben erst von diesem Buchhalter zurückgeholt.
fact-accountant-itself = { $card } ist der gerade gespielte Buchhalter selbst.
fact-not-in-area = { $card } liegt nicht in deiner Auslage.
fact-no-exchange-yet = Dein Buchhalter hat noch nichts getauscht.
fact-brute-done = In diesem Zug war schon ein Brutaler am Werk.
fact-no-brute = { $card } ist kein Brutaler.
fact-already-zero = { $card } hat bereits Rang 0.
fact-brute-too-weak = { $card } ist nicht stark genug, um eine Karte so weit zu senken.
fact-below-zero = Damit würde { $card } unter 0 sinken.
fact-full-strength = Es gilt die Hausregel „volle Kraft“: { $card } senkt die Karte so weit wie möglich.
fact-old-card = Du hast die Straße in diesem Zug aufgefrischt; { $card } lag schon vorher dort.
fact-card-is-free = { $card } kostet nichts.
fact-not-free = { $card } ist nicht umsonst zu haben; der Rang ist jetzt { $price }.
fact-two-wilds = { $paid }: Das wären zwei Söldner als Joker.
fact-wrong-pair = { $paid }: Damit lässt sich { $card } nicht nehmen; der Rang ist jetzt { $price }.
fact-only-one = { $card } liegt nur einmal auf deiner Hand.
fact-no-mercenary = { $card } kann keine andere Karte vertreten.
fact-mercenary-too-low = { $card } kann nur Karten mit niedrigerem Rang vertreten.
fact-twin-held = Es gilt die Hausregel „strenge Söldner“, und du hast das vollständige Paar auf der Hand.

remedy-next-turn = In deinem nächsten Zug geht es wieder.
remedy-next-turn-first = Beginne deinen nächsten Zug damit.
remedy-take-a-zero = Nimm eine 0 ({ $cards }) oder mach mit Aktion 2, 3 oder 4 weiter.
remedy-zeros-gone = Möglich wird es in einem Zug, der ohne 0 in der Straße beginnt.
remedy-name-street-card = Das liegt in der Straße: { $cards }.
remedy-play-accountant = Für Aktion 2 brauchst du einen Buchhalter mit Rang 1 bis 4 von deiner Hand.
remedy-play-accountant-first = Spiel zuerst einen Buchhalter mit Rang 1 bis 4 von deiner Hand.
remedy-play-brute = Für Aktion 3 brauchst du einen Brutalen mit Rang 1 bis 4 von deiner Hand.
remedy-higher-value = Mit einer Karte derselben Familie mit Rang 1 bis 4 ginge es.
remedy-name-hand-card = Deine Hand: { $cards }.
remedy-two-kinds = Dafür braucht es zwei Karten, die sich in Familie oder Rang unterscheiden: eine in der Auslage, eine auf der Hand.
remedy-other-kind = Tausche zwei Karten, die sich in Familie oder Rang unterscheiden.
remedy-fetch = Zurückgeholt werden darf: { $cards }.
remedy-lay = Ausgelegt werden darf: { $cards }.
remedy-go-on = Mach mit einer anderen Aktion weiter.
remedy-exchange-once = Tausche eine Karte; danach darfst du aufhören.
remedy-exchange-first = Tausche zuerst mindestens eine Karte.
remedy-stop-first = Tausche weiter oder sag zuerst Stopp.
remedy-lower-another = Wähle eine Karte mit Rang 1 oder mehr, oder nimm diese einfach so.
remedy-amount = { $most ->
    [1] Die Karte lässt sich um 1 senken.
   *[other] Die Karte lässt sich um 1 bis { $most } senken.
}
remedy-amount-exactly = Senke die Karte um { $most }.
remedy-take-new = Von den neuen Karten ({ $cards }) darfst du eine nehmen, wenn du sie bezahlen kannst.
remedy-take-for-nothing = Nimm die Karte, ohne zu bezahlen.
remedy-pair = Nötig ist dieses Paar: { $cards }; eine der beiden Karten darf durch einen Söldner mit Rang { $price } oder mehr ersetzt werden.
remedy-one-natural = Mindestens eine der beiden Karten muss wirklich { $card } sein.
remedy-twin-or-mercenary = Dazu gehört noch einmal { $twin } oder ein Söldner mit Rang { $least } oder mehr.
remedy-pay-pair = Bezahle mit diesem Paar: { $cards }.
remedy-seat = Die Plätze sind 0 und 1.
remedy-wait = Warte, bis der Zug der Gegenseite zu Ende ist.
