# The terminal

## Names

name-first = Spieler 1
name-second = Spieler 2
name-computer = Computer
you = Du
kin-F = Famiglia
kin-A = Buchhalter
kin-B = Brutaler
kin-M = Söldner
kin-short-F = Fam.
kin-short-A = Buch
kin-short-B = Brut
kin-short-M = Söld
points-on-card = { $points } P.
card-new = { $card } (neu)
card-old = { $card } (alt)

## The table

header = Zug { $turn }  Nachzug { $deck }  Ablage { $discard }
phase-1 = Phase 1: beliebig oft auffrischen
phase-2 = Phase 2: einmal pro Zug auffrischen
zone-street = DIE STRASSE
zone-street-new = NEUE KARTEN
zone-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
zone-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
zone-in-hand = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
zone-area-points = { $points ->
    [one] 1 Punkt in der Auslage
   *[other] { $points } Punkte in der Auslage
}
zone-all-points = zusammen { $points }
side-hand = Hand
side-area = Auslage
empty-street = Die Straße ist leer.
empty-area = noch leer
empty-hand = keine Handkarten
moves-title = MÖGLICHKEITEN
steps-title = DER ZUG

step-street = Straße
step-accountant = Buchhalter
step-brute = Brutaler
step-take = Nehmen
step-current = jetzt möglich
step-open = jetzt möglich
step-done = erledigt
step-closed = nicht möglich

prompt-your-turn = Du bist am Zug.
prompt-turn-of = { $name } ist am Zug.
prompt-wait = { $name } überlegt …
prompt-take-or-refresh = Nimm eine Karte mit ◆ oder frisch die Straße auf.
prompt-take = Nimm eine Karte mit ◆ oder passe.
prompt-refresh = Noch nichts zu nehmen: Frisch mit einer Karte ◇ auf (Enter) oder passe.
prompt-nothing-to-take = Nichts zu nehmen. Passe oder sieh alle Möglichkeiten an (m).
prompt-exchange = Wähle eine Karte der Auslage zum Zurückholen oder eine Handkarte zum Auslegen.
prompt-exchange-on = Tausche weiter oder hör auf (s).

warn-deck = Der Nachzugstapel ist leer: { $turns ->
    [0] Dies ist der letzte Zug.
    [one] Nach diesem folgt noch ein Zug.
   *[other] Nach diesem folgen noch { $turns } Züge.
}
warn-pass = Beide haben gepasst: Dies ist der letzte Zug.
warn-second-pass = Die Gegenseite hat gepasst. Passt du auch, ist das Spiel zu Ende.
warn-second-pass-fair = Die Gegenseite hat gepasst. Passt du auch, folgt nur noch ihr letzter Zug.

detail-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
detail-lowered = gesenkt auf { $value }
detail-back = Eine Handkarte, die du nicht sehen kannst.
detail-ways = { $ways ->
    [one] Enter: 1 Möglichkeit
   *[other] Enter: { $ways } Möglichkeiten
}
detail-no-way = Nicht nutzbar; ? sagt, warum.
price-free = kostet nichts
price-pair = kostet { $cards } ({ $least ->
    [4] statt einer davon auch Söldner 4
   *[other] statt einer davon auch ein Söldner ab Rang { $least }
})
ability-none = ohne Fähigkeit; hilft, eine 1 ihrer Familie zu nehmen
ability-F = ohne Fähigkeit, aber viele Punkte wert
ability-A = tauscht Handkarten gegen Karten der Auslage
ability-B = senkt eine Karte der Straße höchstens um seinen Rang
ability-M = vertritt beim Nehmen eine Karte mit niedrigerem Rang

## Ways to move

ways-all = Alle Möglichkeiten
ways-hint = ↑ ↓ wählen   Enter spielen   Esc zurück
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
way-stop = Nicht weiter tauschen
way-brute = { $brute }: { $card } sinkt um { $amount } auf { $left }
way-take-free = Umsonst nehmen: { $card }
way-take-pair = Nehmen: { $card }, eingesetzt: { $paid }; eine davon bleibt in der Auslage
way-take = Nehmen: { $card }, eingesetzt: { $paid }; { $down } bleibt in der Auslage
way-pass = Passen: den Zug ohne Karte beenden
group-street = 1 · Straße auffrischen
group-accountant = 2 · Buchhalter
group-brute = 3 · Brutaler
group-take = 4 · Karte nehmen oder passen

## Explanations

why-title = { $card }: warum nicht?
why-here = Was die Regeln hier sagen
why-score = So wird gewertet
why-covered = Eine Hand darf nur ansehen, wem sie gehört; darum ist nichts zu sehen, bis die Tastatur gewechselt hat.
why-rival = Das sind die Karten der Gegenseite; du kannst sie nur ansehen.
why-zero = Eine 0 hat keine Fähigkeit. Sie hilft beim Bezahlen: Mit zweien nimmst du eine 1 ihrer Familie.
why-famiglia = La Famiglia hat keine Fähigkeit. Sie bringt Punkte und bezahlt höhere Karten von La Famiglia.
why-mercenary = Ein Söldner hilft, wenn du eine Karte nimmst: Er vertritt eine der beiden Karten, mit denen du bezahlst.
why-not-now = Mit dieser Karte geht an dieser Stelle des Zuges nichts.
rules-title = Die Regeln: { $edition }
rules-rules = REGELN
rules-rulings = WO DIE SPIELREGEL EINE FRAGE OFFEN LÄSST
piles-title = Stapel
piles-discard = Ablagestapel
piles-under = Unter dem Nachzugstapel, in der Reihenfolge, in der sie kommen
piles-unseen = { $cards ->
    [one] Eine weitere Karte des Nachzugstapels ist verdeckt.
   *[other] Die anderen { $cards } Karten des Nachzugstapels sind verdeckt.
}
log-full-title = Das Spiel bis hierher
help-title = Tasten
help-text =
    ← → ↑ ↓   zu den Karten, Reihen und zur Liste der Möglichkeiten
    Enter     was mit einer Karte möglich ist; noch einmal: spielen
    m         alle Möglichkeiten in Worten
    p s u     passen · Tausch beenden · zurücknehmen
    ?         warum nicht, oder die Regeln, um die es gerade geht
    r d l     alle Regeln · Stapel · Protokoll
    t g q     dunkel oder hell · Sprache · beenden
    { "" }
    ◆ jetzt zu nehmen oder zu spielen
    ◇ noch nicht zu nehmen, aber aufzufrischen oder zu senken
    F4→2 von einem Brutalen von 4 auf 2 gesenkt
help-replay =
    ← →       einen Schritt zurück oder vor
    PgUp PgDn einen Zug zurück oder vor; vor auch mit der Leertaste
    Home End  zum Anfang, zum Ende
    ?         die Regeln, um die es gerade geht
    r d l     alle Regeln · Stapel · Protokoll
    t g q     dunkel oder hell · Sprache · beenden

## Questions

ask-pass = Du könntest noch eine Karte nehmen. Trotzdem passen?
ask-pass-ends = Wenn du jetzt passt, ist das Spiel zu Ende. Passen?
ask-quit = Das Spiel verlassen? Die Aufzeichnung bleibt erhalten.
ask-quit-unplayed = Das Spiel verlassen? Noch ist nichts gespielt, es bleibt keine Aufzeichnung.
yes = Ja
no = Nein
close = Esc schließt

## Keys in the footer

key-enter = Enter
key-ways = Los
key-moves = Möglichkeiten
key-pass = Passen
key-stop = Stopp
key-undo = Zurück
key-why = Warum
key-rules = Regeln
key-piles = Stapel
key-log = Protokoll
key-help = Tasten
key-result = Ergebnis
key-quit = Ende
key-step = Schritt
key-turn = Zug
key-ends = Anfang/Ende

cannot-stop = Es gibt keinen Tausch zu beenden.
cannot-undo = Es gibt nichts, was du zurücknehmen darfst.
cannot-pass = Passen geht jetzt nicht.
not-your-turn = Bitte warte, du bist nicht am Zug.
undone = Zurückgenommen.

## Setup

setup-title = Ein Kartenspiel für zwei Gangster
setup-play = Spielen
setup-opponent = Gegenseite
setup-edition = Ausgabe
setup-first = Wer beginnt
setup-memory-aid = Andere Hand zeigen
setup-lang = Sprache
setup-hint = ↑ ↓ Zeile wählen   ← → ändern   Enter spielen   ? erklären   q beenden
opponent-greedy = Computer, plant seinen Zug
opponent-random = Computer, spielt irgendwas
opponent-human = zwei Menschen an diesem Gerät
edition-revised = überarbeitet (2015/2017)
edition-classic = klassisch (2010)
first-none = das Los entscheidet
option-fair-pass-out = Hausregel: gerechtes Passen
option-full-strength = Hausregel: volle Kraft
option-strict-mercenaries = Hausregel: strenge Söldner
hint-opponent = Wer dir gegenübersitzt.
hint-edition = Überarbeitet: Wer auffrischt, darf nur eine neue Karte nehmen. Klassisch: jede.
hint-first = Wer den ersten Zug macht.
hint-memory-aid = Alle Karten kommen und gehen offen; so brauchst du sie dir nicht zu merken.
hint-lang = English, Deutsch, français.
hint-fair-pass-out = Nach zweimaligem Passen macht, wer einen Zug weniger hatte, noch einen letzten.
hint-full-strength = Ein Brutaler senkt genau um seinen Rang, nicht um weniger.
hint-strict-mercenaries = Ein Söldner springt nur ein, wenn du eine der beiden Karten nicht hast.
hint-play = Mit Enter geht es los.
language = Deutsch

## Hot seat

cover-title = { $name }, du bist am Zug
cover-text = Übernimm die Tastatur. Die Karten bleiben verdeckt, bis du Enter drückst.

## Result

result-you = Du gewinnst!
result-other = { $name } gewinnt.
result-shared = Geteilter Sieg.
result-reason-deck = Der Nachzugstapel ist leer.
result-reason-pass = Beide haben direkt nacheinander gepasst.
result-points = { $first } : { $second } Punkte
result-tie = Gleichstand: Die wertvollste einzelne Karte entscheidet, { $first } zu { $second } Punkte.
result-tie-shared = Gleichstand, und auch die wertvollsten Karten sind gleich viel wert.
result-table = Anzahl × Punkte jeder Karte
result-total = zusammen
result-saved = Aufzeichnung: { $path }
result-verify = Nachprüfen: { $command }
result-again = Noch einmal
result-look = Tisch ansehen
result-quit = Beenden
save-failed = Die Aufzeichnung ließ sich nicht in { $path } speichern: { $reason }. Du kannst weiterspielen.

## Replay

replay-title = Wiedergabe
replay-place = Schritt { $move } von { $moves }

too-small = Dieses Fenster ist etwas klein. Bitte vergrößere es auf mindestens { $width } × { $height }; jetzt hat es { $columns } × { $rows }.
broken = Im Programm ist etwas schiefgegangen ({ $error }). Das Spiel wurde beendet.
