# Refusals of the war: what on the table forbids a move, and what would make it legal

## Any time

war-fact-no-such-seat = Diesen Platz gibt es nicht.
war-remedy-no-such-seat = Die vier Plätze haben die Nummern 0 bis 3.
war-fact-other-decision = Das Spiel wartet auf eine andere Entscheidung: { $step }
war-remedy-other-decision = Beantworte zuerst diese Frage.
war-fact-game-over = Der Krieg ist zu Ende.
war-remedy-game-over = Beginne einen neuen Krieg, um weiterzuspielen.
war-fact-not-awaited = Das Spiel wartet gerade nicht auf eine Entscheidung von dir.
war-remedy-not-awaited = Bis du gefragt wirst, kannst du höchstens einen Befehl verkaufen oder deinem Partner Geld geben.
war-remedy-wait = Warte, bis du an der Reihe bist.
war-remedy-something-else = Wähle etwas anderes.
war-remedy-something-else-or-pass = Wähle etwas anderes, oder passe.
war-remedy-only-pass = Passe; etwas anderes steht dir hier nicht offen.
war-fact-too-few = Du hast { $have } genannt, hier ist aber { $need } das Mindeste.
war-remedy-too-few = Nenne { $need } oder mehr.
war-remedy-too-few-or-pass = Nenne { $need } oder mehr, oder passe.
war-fact-too-many = Du hast { $have } genannt, hier ist aber { $need } das Höchste.
war-remedy-too-many = { $need ->
    [0] Nenne 0.
    [one] Nenne 1.
   *[other] Nenne { $need } oder weniger.
}
war-fact-must-act = Diese Frage muss zuerst beantwortet werden: { $step }
war-remedy-must-act = Wähle eine der möglichen Antworten; Passen gehört nicht dazu.
war-fact-not-begun = Der Aufbau ist noch nicht beendet.
war-remedy-not-begun = Warte auf die erste Planungsphase; von da an geht es jederzeit.
war-fact-gift-short = Ein Geschenk kostet { $need } Geld, und du hast { $have }.
war-remedy-gift-short = Gib zuerst Befehle für Geld ab.
war-remedy-out-of-reach = So viel kannst du jetzt nicht auftreiben.
war-remedy-nothing-to-sell = Du hast jetzt keinen Befehl, den du verkaufen könntest.
war-fact-money-short = Das kostet { $need } Geld, und du hast { $have }.
war-remedy-money-short = Wähle etwas Billigeres, oder beschaffe zuerst Geld: Gib einen Befehl aus deinem Hauptquartier ab, oder lass dir vom Partner welches geben.

## Setup

war-fact-family-not-dealt = Dein Team hat diese Familie nicht bekommen: { $family }.
war-remedy-family-not-dealt = Wähle eine der Familien, die dein Team bekommen hat.
war-fact-family-taken = Dein Partner führt diese Familie schon: { $family }.
war-remedy-family-taken = Wähle eine andere Familie deines Teams.
war-fact-unit-not-on-card = Dein Charakter hat keine Einheit dieser Art mehr zu setzen.
war-remedy-unit-not-on-card = Setze eine der Einheiten, die dein Charakter noch hat.
war-fact-unit-needs-own-area = { $area } ist nicht dein Gebiet.
war-remedy-unit-needs-own-area = Setze die zusätzliche Einheit in ein Gebiet, in dem deine Soldati stehen.
war-fact-no-such-column = Eine Spalte { $column } gibt es nicht.
war-remedy-no-such-column = Nenne eine Spalte von 1 bis 6.
war-fact-column-full = Spalte { $column } des Bogens hat kein leeres Feld mehr.
war-remedy-column-full = Wähle eine Spalte mit einem leeren Feld.

## Equipment

war-fact-car-needs-soldato = In { $area } steht kein Soldato von dir.
war-remedy-car-needs-soldato = Ein Auto braucht ein Gebiet, in dem deine Soldati stehen.
war-fact-sea-not-adjacent = { $sea } grenzt an keines deiner Gebiete.
war-remedy-sea-not-adjacent = Wähle ein Meer an der Küste eines deiner Gebiete.
war-fact-lab-needs-soldato = In { $area } steht kein Soldato von dir.
war-remedy-lab-needs-soldato = Ein Labor braucht ein Gebiet, in dem deine Soldati stehen.
war-fact-lab-limit = { $area } hat schon { $have ->
    [one] 1 Labor
   *[other] { $have } Labore
}, und mehr als { $need } sind nicht erlaubt.
war-remedy-lab-limit = Wähle ein eigenes Gebiet mit weniger als { $need ->
    [one] 1 Labor
   *[other] { $need } Laboren
}.
war-fact-no-lab-left = Im allgemeinen Vorrat ist kein Labor mehr; Labore, die vom Spielplan entfernt werden, kehren dorthin zurück.
war-fact-no-car-left = Alle deine Autos sind auf dem Spielplan; verlorene kehren in deinen Vorrat zurück.
war-fact-no-boat-left = Alle deine Boote sind auf dem Spielplan; entfernte kehren in deinen Vorrat zurück.
war-fact-not-this-equipment = Die laufende Aktion bringt keine Ausrüstung dieser Art.
war-remedy-not-this-equipment = Setze stattdessen: { $kinds ->
    [1] ein Auto
    [2] ein Boot
    [3] ein Auto oder ein Boot
    [4] ein Labor
    [5] ein Auto oder ein Labor
   *[other] ein Boot oder ein Labor
}.
war-fact-nothing-to-equip = Du hast keine solche Ausrüstung, die irgendwohin gesetzt werden könnte.
war-fact-sea-too-far = { $sea } grenzt nicht an das Meer des neuen Bootes.
war-remedy-sea-too-far = Fahr in ein benachbartes Meer weiter, oder passe, um zu bleiben.
war-fact-no-boat-there = Im Meer des neuen Bootes liegt kein Boot von diesem Besitzer: { $family }.
war-remedy-no-boat-there = Nenne eine Familie mit einem Boot in diesem Meer.

## Influence

war-fact-same-row = Dein erster Marker kam nicht aus der Reihe { $row }.
war-remedy-same-row = Nimm den nächsten Marker aus der Reihe des ersten, oder passe.
war-fact-other-row = Aus der Reihe { $row } hast du eben schon einen Marker genommen.
war-remedy-other-row = Nimm den zweiten Marker aus einer anderen Reihe.
war-fact-row-empty = Die Reihe { $row } deiner Familientafel hat keinen Einflussmarker mehr.
war-remedy-row-empty = Wähle eine Reihe mit Markern.
war-fact-token-goes-elsewhere = Mit dieser Aktion kommt der Marker woandershin: { $destination }.
war-remedy-token-goes-elsewhere = Nenne dieses Ziel: { $destination }.
war-fact-one-each = Von den beiden Markern kommt einer in den Vorrat und der andere auf einen Aktionsbogen.
war-remedy-one-each = Schick ihn in den Vorrat oder auf einen Aktionsbogen.
war-fact-only-row-to-supply = Nur die Reihe { $row } hat noch Marker, also wird nur einer genommen.
war-remedy-only-row-to-supply = Schick diesen Marker in den Vorrat.
war-fact-no-such-place = Der obere Aktionsbogen hat dieses Feld nicht: { $place }.
war-remedy-no-such-place = Wähle ein Feld des oberen Aktionsbogens in einer Spalte mit einem Marker oder eines des unteren.
war-fact-place-taken = Auf diesem Feld des oberen Aktionsbogens liegt schon ein Marker: { $place }.
war-remedy-place-taken = Wähle in einer Spalte mit einem Marker ein leeres Feld oder eines mit ∞.
war-fact-column-without-token = In der Spalte dieses Feldes liegt kein anderer Marker: { $place }.
war-remedy-column-without-token = Wähle auf dem oberen Aktionsbogen eine Spalte mit einem Marker, oder nimm den unteren.
war-fact-mat-empty = Auf deiner Familientafel liegt kein Einflussmarker mehr.

## Planning turns

war-fact-not-bottom-sheet = Dieses Feld ist nicht auf dem unteren Aktionsbogen: { $space }.
war-remedy-not-bottom-sheet = Wähle auf dem unteren Aktionsbogen ein leeres Feld oder eines mit ∞.
war-fact-space-taken = Auf diesem Feld liegt schon ein Marker: { $space }.
war-remedy-space-taken = Wähle ein leeres Feld oder eines mit ∞.
war-fact-space-useless = Dort würde jetzt nichts geschehen, während dir ein nützlicher Zug offensteht.
war-remedy-space-useless = Wähle einen Zug, den du bezahlen kannst und bei dem sich ein Teil des Feldes ausführen lässt.
war-fact-column-empty = In Spalte { $column } des oberen Aktionsbogens liegt kein Marker.
war-remedy-column-empty = Wähle eine Spalte mit mindestens einem Marker.
war-fact-bottom-full = Der untere Aktionsbogen hat dafür zu wenige leere Felder.
war-fact-raise-money = Du kannst keinen Zug bezahlen, hast aber noch Befehle im Hauptquartier.
war-remedy-raise-money = Gib zuerst einen Befehl für Geld ab.
war-fact-no-token-there = Auf dem oberen Aktionsbogen liegt an dieser Stelle kein Marker von diesem Besitzer: { $family }, { $place }.
war-remedy-no-token-there = Nenne Stelle und Besitzer eines Markers, der auf dem oberen Aktionsbogen liegt.
war-fact-no-pass = In der Planungsphase versetzt jeder Zug mindestens einen Marker.
war-remedy-no-pass = Versetze einen Marker auf ein Feld, oder wähle eine Spalte.
war-fact-deadlock-free-space = Ohne Geld stehen dir nur Felder ohne Kosten offen.
war-remedy-deadlock-free-space = Wähle ein Feld, das nichts kostet und leer oder mit ∞ gekennzeichnet ist.
war-fact-no-such-part = Einen Teil { $number } gibt es hier nicht.
war-remedy-no-such-part = { $need ->
    [one] Der einzige Teil ist Nummer 1.
   *[other] Die Teile haben die Nummern 1 bis { $need }.
}
war-fact-part-done = Teil { $number } ist schon ausgeführt.
war-fact-action-first = Du hast die Spaltenaktion bezahlt, aber noch nicht ausgeführt.
war-remedy-action-first = Führe sie als Teil 1 aus; danach darfst du passen.
war-fact-bust-used = Deine Büste kann in dieser Phase nicht noch einmal aufgestellt werden.
war-fact-tile-not-marked = Deine Familie hat keinen Marker auf dem Kontrollplättchen „{ $tile }“; markiert wird in der Verwaltungsphase.
war-fact-tile-other-moment = Das Kontrollplättchen „{ $tile }“ wirkt nicht zu Beginn der Planungsphase; zu seiner Zeit wirkt es von selbst oder wird dir angeboten.
war-fact-tile-used = Du hast das Kontrollplättchen „{ $tile }“ in dieser Phase schon genutzt.

## Recruiting, placing, issuing

war-fact-supply-short = { $have ->
    [0] Du hast keine Soldati mehr im Vorrat; wer den Spielplan verlässt, kehrt dorthin zurück.
    [one] Du hast 1 Soldato im Vorrat, und dafür braucht es { $need }.
   *[other] Du hast { $have } Soldati im Vorrat, und dafür braucht es { $need }.
}
war-remedy-supply-short = { $have ->
    [0] Nenne 0.
    [one] Nenne 1.
   *[other] Nenne { $have } oder weniger.
}
war-fact-recruit-limit = Höchstens { $need ->
    [one] 1 Soldato darf
   *[other] { $need } Soldati dürfen
} jetzt angeworben werden, nicht { $have }; so viel ergeben der höchste sichtbare Wert deiner Reihe Kirche und der Bonus.
war-remedy-recruit-limit = { $need ->
    [one] Nenne 1.
   *[other] Nenne { $need } oder weniger.
}
war-fact-base-zero = Der sichtbare Wert deiner Familientafel und der Bonus ergeben hier 0.
war-fact-hq-short = { $have ->
    [0] Du hast keine Soldati im Hauptquartier; durch Anwerben kommen sie dorthin.
    [one] Du hast 1 Soldato im Hauptquartier, und dafür braucht es { $need }.
   *[other] Du hast { $have } Soldati im Hauptquartier, und dafür braucht es { $need }.
}
war-remedy-hq-short = { $have ->
    [one] Nenne 1.
   *[other] Nenne { $have } oder weniger.
}
war-fact-recruitment-short = Das Plättchen setzt { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} ein, dein Hauptquartier hat aber { $have ->
    [0] keinen
    [one] nur einen
   *[other] nur { $have }
}.
war-fact-influence-short = Das Kontrollplättchen „{ $tile }“ kostet { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} aus deinem Hauptquartier, und dort hast du { $have ->
    [0] keinen
    [one] nur einen
   *[other] nur { $have }
}.
war-fact-place-limit = Höchstens { $need ->
    [one] 1 Soldato darf
   *[other] { $need } Soldati dürfen
} hier eingesetzt werden, nicht { $have }; so viel ergeben der höchste sichtbare Wert deiner Reihe Polizei und der Bonus.
war-remedy-place-limit = { $need ->
    [one] Nenne 1.
   *[other] Nenne { $need } oder weniger.
}
war-fact-place-own-only = { $area } ist leer, und dieses Feld setzt Soldati nur in eigene Gebiete ein.
war-remedy-place-own-only = Wähle ein Gebiet, in dem schon deine Soldati stehen.
war-fact-place-occupied = In { $area } stehen gegnerische oder neutrale Soldati.
war-remedy-place-occupied = Wähle ein Gebiet mit eigenen Soldati oder, wenn die Aktion es erlaubt, ein leeres.
war-fact-nowhere-to-place = Es gibt kein Gebiet, in das du Soldati einsetzen könntest.
war-fact-mates-area = { $goal } gehört deinem Partner.
war-remedy-mates-area = Wähle ein anderes Gebiet; die deines Partners sind dir verschlossen.
war-fact-order-needs-soldato = In { $area } steht kein Soldato von dir.
war-remedy-order-needs-soldato = Erteile den Befehl in einem Gebiet, in dem deine Soldati stehen.
war-fact-order-other-area = Mit dieser Aktion hast du in { $area } eben schon einen Befehl erteilt.
war-remedy-order-other-area = Wähle ein anderes eigenes Gebiet, oder passe.
war-fact-order-in-area = { $have ->
    [one] In { $area } liegt schon ein Befehl von dir.
   *[other] In { $area } liegen schon { $have } Befehle von dir.
}
war-remedy-order-in-area = Wähle ein eigenes Gebiet ohne Befehle.
war-fact-order-limit = In { $area } liegen schon { $have } deiner Befehle, und mehr als { $need } sind nicht erlaubt.
war-remedy-order-limit = Wähle ein eigenes Gebiet mit weniger Befehlen.
war-fact-no-order-in-hq = Du hast keinen Befehl im Hauptquartier; die auf dem Spielplan kehren in der Konfrontationsphase dorthin zurück.
war-fact-nowhere-to-issue = Keines deiner Gebiete ist für einen weiteren Befehl frei.
war-fact-not-your-order = { $order } ist kein Befehl deiner Familie.
war-remedy-not-your-order = Nenne einen Befehl aus deinem eigenen Hauptquartier.
war-fact-order-on-mat = { $order } liegt noch auf deiner Familientafel.
war-remedy-order-on-mat = Nenne einen Befehl aus deinem Hauptquartier; diesen bekommst du mit dem ersten Marker seiner Gruppe.
war-fact-order-gone = { $order } ist aus dem Spiel.
war-remedy-order-gone = Nenne einen Befehl aus deinem Hauptquartier.
war-fact-order-on-board = { $order } liegt schon auf dem Spielplan; in der Konfrontationsphase kehrt er zurück.
war-remedy-order-on-board = Nenne einen Befehl aus deinem Hauptquartier.

## Rally and gather

war-fact-rally-not-adjacent = { $area } und { $origin } sind nicht benachbart.
war-remedy-rally-not-adjacent = Hol Soldati und Autos aus einem eigenen Gebiet, das zu Lande benachbart ist.
war-fact-rally-own-only = { $area } ist nicht dein Gebiet.
war-remedy-rally-own-only = Hol Soldati und Autos aus einem eigenen Nachbargebiet.
war-fact-rally-once = Aus { $area } sind schon Soldati oder Autos gekommen.
war-remedy-rally-once = Wähle ein anderes eigenes Nachbargebiet, oder passe.
war-fact-gather-own-only = { $area } ist nicht dein Gebiet.
war-remedy-gather-own-only = Zieh deine Soldati in einem Gebiet zusammen, in dem schon welche von dir stehen.
war-fact-nobody-to-rally = Keines der Nachbargebiete gehört dir, also kann niemand kommen.

## Orders

war-fact-not-its-turn = { $order } gehört nicht zu deinen Befehlen, die jetzt an der Reihe sind.
war-remedy-not-its-turn = Nenne einen deiner { $attack ->
    [0] Nachschubbefehle
   *[other] Angriffsbefehle
} mit der niedrigsten Initiative.
war-fact-part-of-movement = Dieser Teil gehört zur Bewegung des Befehls.
war-remedy-part-of-movement = Wähle die Bewegung; gegen Verteidiger wirst du nach diesem Teil gefragt, sobald Anzahl und Auto feststehen.
war-fact-rally-before = Der Befehl hat schon eine Bewegung gemacht, und Sammeln kommt davor.
war-fact-inland = { $area } liegt nicht an der Küste.
war-fact-pentito-needs-own = In { $area } steht kein Soldato von dir mehr, der auspacken könnte.
war-fact-nobody-adjacent = Neben { $area } stehen keine gegnerischen oder neutralen Soldati.
war-fact-nobody-to-agitate = In Reichweite sind keine neutralen Soldati, die irgendwohin ziehen könnten.
war-fact-no-target = Es gibt kein Gebiet, das dieser Teil erreichen könnte.
war-fact-no-strike-target = In Reichweite eines Anschlags stehen keine gegnerischen oder neutralen Soldati.
war-fact-no-labs = In deinen Gebieten ist kein Labor.
war-fact-no-labs-to-join = In deinen Gebieten ist kein Labor, zu dem Soldati kommen könnten.
war-fact-sea-not-at-order = { $sea } grenzt nicht an { $origin }, wo der Befehl liegt.
war-remedy-sea-not-at-order = Wähle ein Meer an der Küste von { $origin }; von dort darf das Boot ein Meer weiterfahren.
war-fact-spread-not-adjacent = { $area } und { $origin } sind nicht benachbart.
war-remedy-spread-not-adjacent = Wähle ein Nachbargebiet deines Teams.
war-fact-spread-team-only = { $area } gehört nicht deinem Team.
war-remedy-spread-team-only = Wähle ein Nachbargebiet von dir oder deinem Partner.
war-fact-spread-once = { $area } war bei diesem Befehl schon dran.
war-remedy-spread-once = Wähle ein anderes Nachbargebiet deines Teams, oder passe.

## Movements and Strikes

war-fact-same-area = Die Bewegung würde enden, wo sie beginnt, in { $area }.
war-remedy-same-area = Nenne ein anderes Gebiet als Ziel.
war-fact-no-movement-left = Dieser Teil des Befehls erlaubt jetzt keine Bewegung.
war-remedy-no-movement-left = Verübe einen Anschlag, oder passe.
war-fact-move-start = Von { $area } kann diese Bewegung nicht ausgehen.
war-remedy-move-start = Beginne im Gebiet des Befehls oder, nach einer ersten Bewegung, im eben erreichten Gebiet.
war-fact-no-soldati-to-move = In { $area } stehen keine Soldati von dir.
war-remedy-no-soldati-to-move = Beginne in einem Gebiet, in dem deine Soldati stehen, oder passe.
war-fact-no-boats-there = Von { $area } nach { $target } führt keine Kette von Booten deines Teams.
war-remedy-no-boats-there = Beide Gebiete müssen an der Küste liegen, und jedes Meer auf dem Weg braucht ein Boot von dir oder deinem Partner.
war-fact-not-adjacent = { $goal } und { $origin } sind zu Lande nicht benachbart.
war-remedy-not-adjacent = Wähle ein Gebiet, das an { $origin } grenzt.
war-fact-allies-tile = Deine Familie hat keinen Marker auf einem Plättchen, das dies erlaubt, wie „Verbündete“.
war-remedy-allies-tile = Zieh in ein Nachbargebiet oder per Boot.
war-fact-allies-not-needed = { $target } und { $area } sind benachbart.
war-remedy-allies-not-needed = Zieh zu Lande dorthin, ohne das Plättchen.
war-fact-allies-path = Zwischen { $area } und { $target } liegt kein Gebiet, das du mit dem Plättchen überspringen darfst.
war-remedy-allies-path = Wähle ein Ziel hinter einem leeren oder neutralen Nachbargebiet von { $area }.
war-fact-no-strike-left = Dieser Teil des Befehls erlaubt jetzt keinen Anschlag.
war-remedy-no-strike-left = Mach eine Bewegung, oder passe.
war-fact-strike-start = Von { $area } kann dieser Anschlag nicht ausgehen.
war-remedy-strike-start = Beginne im Gebiet des Befehls oder, wenn der Befehl es erlaubt, im eben übernommenen Gebiet.
war-fact-strike-target = In { $target } stehen keine gegnerischen oder neutralen Soldati.
war-remedy-strike-target = Wähle ein Gebiet mit gegnerischen oder neutralen Soldati.
war-fact-strike-too-far = Die Entfernung von { $area } nach { $target } beträgt { $have }; dieser Anschlag reicht nur { $need } weit.
war-remedy-strike-too-far = Wähle ein Ziel, dessen Entfernung zu Lande höchstens { $need } beträgt.
war-remedy-strike-with-car = Mach eine Autobombe daraus; mit deinem Plättchen reicht sie so weit.
war-fact-no-car-there = In { $area } steht kein Auto von dir.
war-remedy-no-car-there = Verübe den Anschlag ohne Autobombe.
war-fact-defender-of-team = Das ist keine Familie deines Teams: { $family }.
war-remedy-defender-of-team = Nenne deine eigene Familie oder die deines Partners.
war-fact-all-or-nothing = Das Plättchen setzt genau { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} ein, nicht { $have }.
war-remedy-all-or-nothing = Nenne { $need }, oder passe.

## Pentito and Agitate

war-fact-hostile-only = In { $area } stehen keine gegnerischen oder neutralen Soldati.
war-remedy-hostile-only = Wähle ein Nachbargebiet mit gegnerischen oder neutralen Soldati.
war-fact-pentito-other-area = { $area } wurde von diesem Pentito schon getroffen.
war-remedy-pentito-other-area = Nutze eine der übrigen Zahlen für ein anderes Nachbargebiet.
war-fact-pentito-strict = Es gilt die Hausregel „Strenger Pentito“: Insgesamt müssen mindestens { $need } weg, und so wären es { $have }.
war-remedy-pentito-strict = Entferne mehr Soldati, oder wähle ein Gebiet, in dem mehr stehen.
war-fact-pentito-limit = Dieser Pentito kann jetzt aus einem Gebiet höchstens { $need } entfernen, nicht { $have }.
war-remedy-pentito-limit = { $need ->
    [one] Entferne 1.
   *[other] Entferne { $need }, oder weniger, wenn das genügt.
}
war-fact-agitate-neutrals = In { $area } stehen keine neutralen Soldati.
war-remedy-agitate-neutrals = Nenne ein Gebiet mit neutralen Soldati in Reichweite, und wohin sie ziehen.
war-fact-agitate-too-far = { $have ->
    [0] { $area } ist das Gebiet des Befehls selbst.
   *[other] { $area } liegt in Entfernung { $have } vom Befehl; Aufwiegeln reicht nur { $need } weit.
}
war-remedy-agitate-too-far = Wähle neutrale Soldati in der Entfernung 1{ $need ->
    [one] {""}
   *[other] {" "}bis { $need }
} vom Gebiet des Befehls.
war-fact-agitate-own-team = { $target } gehört deinem Team.
war-remedy-agitate-own-team = Schick die neutralen Soldati in ein Gebiet, das dein Team nicht kontrolliert.

## Management

war-fact-tile-not-in-play = Das Kontrollplättchen „{ $tile }“ ist in diesem Krieg nicht dabei.
war-fact-tile-marked = Auf dem Kontrollplättchen „{ $tile }“ liegt schon ein Marker deines Teams.
war-remedy-tile-marked = Wähle ein Plättchen ohne Marker.
war-fact-not-your-mark = Auf dem Kontrollplättchen „{ $tile }“ liegt kein Marker von dir.
war-remedy-not-your-mark = Wähle ein Plättchen mit deinem eigenen Marker.
war-fact-price-short = Das kostet { $need } Geld, und du hast { $have }.
war-remedy-price-short = Verzichte darauf, oder beschaffe zuerst Geld: Gib einen Befehl aus deinem Hauptquartier ab, oder lass dir vom Partner welches geben.
war-fact-allies-short = Verbündete kosten { $need } Geld, und du hast { $have }.
war-remedy-allies-short = Verzichte auf das Plättchen, oder beschaffe zuerst Geld: Gib einen Befehl aus deinem Hauptquartier ab, oder lass dir vom Partner welches geben.

## The same moves by other rules

war-fact-unit-needs-own-coast = { $sea } grenzt an keines deiner Gebiete.
war-remedy-unit-needs-own-coast = Setze das Boot in ein Meer an der Küste eines deiner Gebiete.
war-fact-setup-lab-needs-own-area = { $area } ist nicht dein Gebiet.
war-remedy-setup-lab-needs-own-area = Setze das Labor in ein Gebiet, in dem deine Soldati stehen.
war-fact-ultima-same-space = Der Marker neben deiner Büste liegt schon auf diesem Feld: { $space }.
war-remedy-ultima-same-space = Wähle ein anderes Feld, das leer oder mit ∞ markiert ist, oder passe.
war-fact-nobody-to-gather = Keines deiner Gebiete grenzt zu Lande an { $area }, und per Boot kommt hier niemand.
war-remedy-nobody-to-gather = Wähle ein eigenes Gebiet, das an ein anderes eigenes grenzt.
war-fact-nowhere-to-gather = Keine zwei deiner Gebiete sind zu Lande benachbart, und per Boot kommt hier niemand.
war-fact-order-place-limit = Dieser Befehl setzt höchstens { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} ein, nicht { $have }.
war-remedy-order-place-limit = { $need ->
    [one] Nenne 1, oder passe.
   *[other] Nenne { $need } oder weniger, oder passe.
}
war-fact-lab-place-limit = Deine Labore bringen hier höchstens { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
}, nicht { $have }.
war-remedy-lab-place-limit = { $need ->
    [one] Nenne 1, oder passe.
   *[other] Nenne { $need } oder weniger, oder passe.
}
war-fact-spread-place-limit = Dieser Befehl setzt in jedem Gebiet höchstens { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} ein, nicht { $have }.
war-remedy-spread-place-limit = { $need ->
    [one] Nenne 1, oder passe.
   *[other] Nenne { $need } oder weniger, oder passe.
}
war-fact-order-recruit-limit = Dieser Befehl wirbt höchstens { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} an, nicht { $have }.
war-remedy-order-recruit-limit = { $need ->
    [one] Nenne 1, oder passe.
   *[other] Nenne { $need } oder weniger, oder passe.
}
war-fact-car-bomb-too-far = Die Entfernung von { $area } nach { $target } beträgt { $have }; mit deinem Plättchen reicht die Bombe nur { $need } weit.
war-remedy-car-bomb-too-far = Wähle ein Ziel, dessen Entfernung zu Lande höchstens { $need } beträgt, oder passe.
war-fact-beside-itself = Du hast { $goal } selbst genannt, gebraucht wird ein Nachbargebiet.
war-remedy-beside-itself = Wähle ein Gebiet, das an { $goal } grenzt.
war-fact-after-rally = Mit diesem Befehl wurde eben gesammelt, und unmittelbar darauf folgt seine Bewegung.
war-remedy-after-rally = Wähle zuerst die Bewegung, Teil { $need }; dieser Teil darf danach kommen.
war-fact-same-sea = Das neue Boot liegt schon in diesem Meer: { $sea }.
war-remedy-same-sea = Fahr in ein benachbartes Meer weiter, oder passe, um zu bleiben.
