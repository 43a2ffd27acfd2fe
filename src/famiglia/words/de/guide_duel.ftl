# Das Duell in zwei Minuten: eine kurze Einführung, und wie sie am Tisch angeboten wird

guide-more = Tipps und Symbole
guide-rules-link = Alle Regeln

guide-duel-goal-title = Das Ziel
guide-duel-goal = Du wirbst auf der Straße eine Bande an. Am Ende zählen die Siegpunkte aller deiner Karten, gleich ob auf der Hand oder in der Auslage; wer mehr hat, gewinnt. { $four ->
    [0] Eine hohe Karte ist viel mehr wert als mehrere niedrige.
   *[other] Eine hohe Karte ist viel mehr wert als mehrere niedrige: Eine 4 bringt { $four } Punkte, die 4 von La Famiglia { $red }.
}
guide-duel-sides-title = Wer mit wem spielt
guide-duel-sides = Zu zweit, jeder für sich. Beide beginnen mit vier Karten vom Rang 0, einer aus jeder Familie, und in der Straße liegen sechs Karten offen.
guide-duel-turn-title = Ein Zug
guide-duel-turn = Vier Aktionen, immer in dieser Reihenfolge. Die ersten drei sind freiwillig.
guide-duel-street = Auffrischen: Liegt in der Straße keine 0, verlässt eine Karte sie, und dafür kommen so viele neue, wie ihr Rang beträgt.{ $edition ->
    [revised] {" "}Danach darfst du in diesem Zug nur noch eine neue Karte nehmen.
    [classic] {""}
   *[both] {" "}In der überarbeiteten Ausgabe darfst du danach in diesem Zug nur noch eine neue Karte nehmen.
}
guide-duel-accountant = Du spielst einen: Er tauscht Handkarten gegen Karten deiner Auslage, höchstens so viele, wie sein Rang beträgt.
guide-duel-brute = Du spielst einen: Er senkt den Rang einer Karte der Straße für diesen Zug, { $full ->
    [yes] genau um seinen eigenen Rang
   *[no] höchstens um seinen eigenen Rang
}, aber nicht unter 0.
guide-duel-take = Du nimmst eine Karte oder passt. Eine 0 ist gratis. Für jede andere brauchst du zwei Karten ihrer Familie, die genau um 1 niedriger sind: Zwei Einsen nehmen eine 2. Eine der beiden kommt in deine Auslage, die andere zurück auf die Hand.
guide-duel-families-title = Die vier Familien
guide-duel-family-A = tauschen Hand und Auslage
guide-duel-family-B = senken eine Karte der Straße
guide-duel-family-M = vertreten eine der beiden Karten, die du brauchst: in jeder Familie, aber nur bei niedrigerem Rang{ $strict ->
    [yes] , und nur, wenn du diese Karte nicht hast
   *[no] {""}
}
guide-duel-family-F = keine Fähigkeit, aber die meisten Punkte
guide-duel-zero = Eine Karte vom Rang 0 hat in keiner Familie eine Fähigkeit; du brauchst sie, um Einsen zu nehmen.
guide-duel-end-title = Das Ende
guide-duel-end = Ist der Nachzugstapel aufgebraucht, wird der Ablagestapel zum zweiten; von da an darfst du nur noch einmal pro Zug auffrischen. Geht auch der aus, folgen die letzten Züge, bis beide gleich viele hatten. Früher endet es, wenn beide direkt nacheinander passen{ $fair ->
    [yes] ; wer dann einen Zug weniger hatte, bekommt noch einen letzten
   *[no] {""}
}.
guide-duel-tips-title = Vier Tipps
guide-duel-tip-zeros = Nimm früh Nullen. Jede andere Karte kostet deine Hand so viel, wie sie bringt; nur eine 0 macht sie größer.
guide-duel-tip-mercenary = Hol dir bald einen Söldner: Mit einem Söldner 1 nimmt schon eine einzige 0 eine 1 ihrer Familie.
guide-duel-tip-area = Karten in der Auslage sind nicht verloren: Ihre Punkte zählen, und ein Buchhalter holt sie zurück.
guide-duel-tip-rival = Sieh nach, was du der anderen Seite überlässt, bevor du auffrischst oder passt.
