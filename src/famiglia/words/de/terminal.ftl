# The terminal only

## Names

name-first = Spieler 1
name-second = Spieler 2
kin-F = Famiglia
kin-A = Buchhalter
kin-B = Brutaler
kin-M = Söldner
kin-short-F = Fam.
kin-short-A = Buch
kin-short-B = Brut
kin-short-M = Söld
points-on-card = { $points } P.

## The table

zone-street = DIE STRASSE
zone-street-new = NEUE KARTEN
zone-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
zone-area-points = { $points ->
    [one] 1 Punkt in der Auslage
   *[other] { $points } Punkte in der Auslage
}
zone-all-points = zusammen { $points }
side-hand = Hand
side-area = Auslage
empty-area = noch leer
moves-title = MÖGLICHKEITEN
steps-title = DER ZUG
prompt-your-turn = Du bist am Zug.
prompt-take-or-refresh = Nimm eine Karte mit ◆ oder frisch die Straße auf.
prompt-take = Nimm eine Karte mit ◆ oder passe.
prompt-refresh = Noch nichts zu nehmen: Frisch mit einer Karte ◇ auf (Enter) oder passe (p).
prompt-nothing-to-take = Nichts zu nehmen. Passe oder sieh nach, was noch geht (m).
prompt-exchange = Wähle eine Karte der Auslage zum Zurückholen oder eine Handkarte zum Auslegen.
prompt-exchange-on = Tausche weiter oder beende den Tausch (s).
detail-back = Eine Handkarte, die du nicht sehen kannst.
detail-ways = { $ways ->
    [one] Enter: 1 Möglichkeit
   *[other] Enter: { $ways } Möglichkeiten
}
detail-no-way = Nicht nutzbar; ? sagt, warum.
price-pair = kostet { $cards } ({ $least ->
    [4] statt einer davon auch Söldner 4
   *[other] statt einer davon auch ein Söldner ab Rang { $least }
})

## Ways to move

ways-hint = ↑ ↓ wählen   Enter spielen   Esc zurück

## Explanations

rules-title = Die Regeln: { $edition }
rules-rules = REGELN
rules-rulings = WO DIE SPIELREGEL EINE FRAGE OFFEN LÄSST
help-text =
    ← → ↑ ↓   zu den Karten, Reihen und zur Liste der Möglichkeiten
    Enter     was mit einer Karte möglich ist; noch einmal: spielen
    m         alle Möglichkeiten in Worten
    p s u     passen · Tausch beenden · zurücknehmen
    i         ein Tipp: die besten Züge und warum
    ?         warum nicht, oder die Regeln, um die es gerade geht
    r d l     alle Regeln · Stapel · Verlauf
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
    r d l     alle Regeln · Stapel · Verlauf
    t g q     dunkel oder hell · Sprache · beenden

## Questions

ask-quit = Das Spiel verlassen? Die Aufzeichnung bleibt erhalten, und du kannst später weiterspielen.
ask-quit-unplayed = Das Spiel verlassen? Noch ist nichts gespielt, es bleibt keine Aufzeichnung.
yes = Ja
no = Nein

## Keys in the footer

key-enter = Enter
key-ways = Nutzen
key-moves = Möglichkeiten
key-why = Warum
key-piles = Stapel
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

setup-play = Spielen
setup-resume = Weiterspielen
resume-offer = Spiel vom { $when } fortsetzen
hint-resume = Setzt das zuletzt verlassene Spiel fort (auch mit der Taste c).
resume-nothing = --resume: Es gibt kein unterbrochenes Spiel.
resume-not-kept = { $file }: Dieses Spiel lässt sich nicht fortsetzen. Es wurde nicht auf diesem Computer verlassen, oder es ist zu Ende.
resume-over = { $file }: Dieses Spiel ist zu Ende.
resume-other-game = { $file }: Diese Aufzeichnung gehört zu einem anderen Spiel ({ $game }).
resume-damaged = { $file }, { $what } Das Spiel lässt sich nicht fortsetzen.
resume-alone = { $options }: nicht zusammen mit --resume; das Spiel geht so weiter, wie es begonnen wurde.
setup-opponent = Gegenseite
setup-hint = ↑ ↓ Zeile wählen   ← → ändern   Enter spielen   ? erklären   q beenden
opponent-greedy = Computer, plant seinen Zug
opponent-random = Computer, spielt irgendetwas
opponent-robot = Computer, Hausroboter
opponent-rookie = Computer, Neuling
opponent-lookout = Computer, Späher
opponent-driver = Computer, Fahrer
opponent-fixer = Computer, Vermittler
opponent-adviser = Computer, Berater
opponent-boss = Computer, Boss
opponent-human = Zwei Menschen an diesem Gerät

## Result

result-points = { $first } : { $second } Punkte
result-saved = Aufzeichnung: { $path }
result-verify = Nachprüfen: { $command }
left-resume = Weiterspielen: { $command }
result-again = Noch einmal
result-quit = Beenden
save-failed = Die Aufzeichnung ließ sich nicht in { $path } speichern: { $reason }. Du kannst weiterspielen.

## Replay

too-small = Dieses Fenster ist etwas klein. Bitte vergrößere es auf mindestens { $width } × { $height }; jetzt hat es { $columns } × { $rows }.
broken = Im Programm ist etwas schiefgegangen ({ $error }). Das Spiel wurde beendet.

## The duel

why-title = { $card }: warum nicht?
why-here = Was die Regeln hier sagen
why-score = So wird gewertet
why-covered = Eine Hand darf nur ansehen, wem sie gehört; darum ist nichts zu sehen, bis die Tastatur übergeben ist.
why-rival = Das sind die Karten der Gegenseite; du kannst sie nur ansehen.
setup-title = Ein Kartenspiel für zwei Gangster
