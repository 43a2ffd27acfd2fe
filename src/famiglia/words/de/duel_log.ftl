# The game log: one sentence for each event

log-dealt = { $who ->
    [you] Du beginnst.
   *[other] { $name } beginnt.
} In der Straße: { $cards }.
log-refresh = { $who ->
    [you] Du frischst die Straße auf: { $card } verlässt sie.
   *[other] { $name } frischt die Straße auf: { $card } verlässt sie.
}
log-account = { $who ->
    [you] Du spielst: { $card }.
   *[other] { $name } spielt: { $card }.
}
log-exchange = { $who ->
    [you] Du holst zurück: { $fetch }, und legst aus: { $lay }.
   *[other] { $name } holt zurück: { $fetch }, und legt aus: { $lay }.
}
log-stop = { $who ->
    [you] Du beendest den Tausch.
   *[other] { $name } beendet den Tausch.
}
log-brute = { $who ->
    [you] Du spielst: { $brute }; { $card } sinkt um { $amount } auf { $left }.
   *[other] { $name } spielt: { $brute }; { $card } sinkt um { $amount } auf { $left }.
}
log-take-free = { $who ->
    [you] Du nimmst gratis: { $card }.
   *[other] { $name } nimmt gratis: { $card }.
}
log-take = { $who ->
    [you] Du nimmst: { $card }, eingesetzt: { $paid }; { $down } kommt in die Auslage.
   *[other] { $name } nimmt: { $card }, eingesetzt: { $paid }; { $down } kommt in die Auslage.
}
log-pass = { $who ->
    [you] Du passt.
   *[other] { $name } passt.
}
log-drawn = Neu in der Straße: { $cards }.
log-refilled = Die Straße war leer und wird aufgefüllt: { $cards }.
log-reshuffled = Der Nachzugstapel ist zum ersten Mal leer. Der Ablagestapel wird zum zweiten Nachzugstapel: { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
}
log-last-turns-deck = Der Nachzugstapel ist endgültig leer. { $turns ->
    [0] Dieser Zug ist der letzte.
    [one] Es folgt noch ein Zug.
   *[other] Es folgen noch { $turns } Züge.
}
log-last-turns-pass = Beide haben gepasst. Es folgt ein letzter Zug, damit beide gleich oft am Zug waren.
log-over = Das Spiel ist zu Ende. { $who ->
    [you] Du gewinnst
   *[other] { $name } gewinnt
} mit { $first } zu { $second } Punkten.
log-over-shared = Das Spiel ist zu Ende. Beide teilen sich den Sieg mit { $first } zu { $second } Punkten.

## A turn in a few words

deeds = { $name }: { $deeds }.
deed-refresh = aufgefrischt ({ $card })
deed-account = { $card } gespielt
deed-exchange = { $fetch } zurückgeholt, { $lay } ausgelegt
deed-stop = Tausch beendet
deed-brute = { $brute } gespielt, { $card } auf { $left } gesenkt
deed-take-free = { $card } gratis genommen
deed-take = { $card } genommen ({ $paid })
deed-pass = gepasst

## The turning points of a finished duel

moment-lead = { $points ->
    [one] Der Vorsprung verschiebt sich um 1 Punkt
   *[other] Der Vorsprung verschiebt sich um { $points } Punkte
} { $who ->
    [you] zu deinen Gunsten.
   *[other] zugunsten von { $name }.
}
