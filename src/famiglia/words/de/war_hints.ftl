# The war in the browser: tips, and what lies in drawers; loaded at the first input

## Orders and mats

wt-order-meaning = { $what ->
    [skull] Was über die Verteidigung hinausgeht, entfernt schon vor dem Konflikt Verteidiger.
    [vest] Bleibt nach der Ausführung liegen, bis zum Ende der Phase.
    [place] Aus deinem Hauptquartier in das Gebiet des Befehls.
    [place_base] Aus deinem Hauptquartier in das Gebiet des Befehls.
    [recruit] Aus dem Vorrat in dein Hauptquartier.
    [recruit_base] Aus dem Vorrat in dein Hauptquartier.
    [car] Verstärkt einen Angriff oder geht bei einem Anschlag hoch.
    [lab] Zählt 1 zur Verteidigung und bringt Geld bei der Geldwäsche.
    [boat] Bringt Soldati deines Teams über sein Meer.
    [launder] Du erhältst Geld für deine Labore.
    [rally] Hole zuerst eigene Soldati und Autos aus angrenzenden Gebieten hierher.
    [move] Schicke Soldati über Land oder mit dem Boot; in ein fremdes Gebiet ist das ein Angriff, der es einnehmen kann.
    [strike] Entfernt Soldati in einem über Land angrenzenden Gebiet, so viele, wie der Angriff die Verteidigung übersteigt. Nimmt kein Gebiet ein.
    [strike_and_move] Ein Anschlag entfernt Soldati nebenan, eine Bewegung kann das Gebiet einnehmen.
    [pentito] Gib hier 1 Soldato her und entferne dafür nebenan so viele Soldati wie angegeben, gleich, wie gut verteidigt wird.
    [agitate] Neutrale Soldati eines so nahen Gebiets greifen ein Nachbargebiet an.
   *[other] {""}
}
wt-mat-value = { $row ->
    [justice] Ein Auto zählt { $attack } zum Angriff, oder als Autobombe { $strike } zum Anschlag.
    [police] Wo ein Feld oder Befehl das Zeichen der Polizei zeigt, setzt du { $n } Soldati plus dessen Bonus ein.
    [church] Wo ein Feld oder Befehl das Zeichen der Kirche zeigt, wirbst du { $n } Soldati plus dessen Bonus an.
   *[economy] Jeder Marker, der diese Reihe verlässt, bringt einmal etwas: Geld, ein Labor oder Geldwäsche.
}
wt-mat-space = { $left ->
    [0] Schon aufgedeckt.
    [one] Der nächste Marker, der diese Reihe verlässt, deckt es auf.
   *[other] Aufgedeckt, wenn noch { $left } Marker diese Reihe verlassen haben.
}
wt-mat-group = { $gained ->
    [yes] Kam mit dem ersten Marker der Gruppe { $column }.
   *[no] Kommt mit dem ersten Marker, der die Gruppe { $column } verlässt.
}

## The dossier

wt-dossier-none = Über das andere Team ist noch nichts bekannt.
wt-dossier-title = Was der Gegner kann
wt-dossier-key-possible = jetzt möglich
wt-dossier-key-seen = schon gesehen, wieder möglich
wt-dossier-key-mat = noch auf der Tafel
wt-dossier-key-sold = aus dem Spiel
wt-dossier-face-down = Verdeckt liegende Befehle
wt-dossier-area = { $area }: { $orders } von { $n }
wt-dossier-sum = { $down } verdeckt, { $possible } möglich
wt-dossier-at-mat = auf der Tafel
wt-dossier-at-possible = { $seen ->
    [yes] gesehen in Runde { $round }
   *[no] möglich
}
wt-dossier-at-headquarters = { $seen ->
    [yes] gesehen in Runde { $round }
   *[no] im Hauptquartier
}
wt-dossier-at-area = liegt offen
wt-dossier-at-sold = verkauft
wt-dossier-about = { $area } ({ $name }): { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}{ $cars ->
    [0] {""}
    [one] , 1 Auto
   *[other] , { $cars } Autos
}. Mögliche Befehle: { $n }, davon Angriffsbefehle: { $attacks }.
wt-dossier-hits = Er kann erreichen: { $areas }.
wt-dossier-hit = { $area } mit { $soldati }
wt-dossier-hits-nothing = Er kann keines deiner Gebiete erreichen.

## The team

wt-team-alone = { $name } spielt an diesem Gerät oder ist ein Computer; du kannst also niemandem schreiben. Zeichen bleiben trotzdem auf deiner Karte.
wt-team-suggests = { $name } schlägt vor
wt-team-old = älter als die letzten Züge: vielleicht nicht mehr möglich
wt-team-try = Ausprobieren
wt-team-try-later = Ausprobieren kannst du das, wenn du am Zug bist.
wt-team-suggest-this = { $name } vorschlagen
wt-team-clear-first = Verwirf zuerst deinen eigenen Entwurf.
wt-team-remark = Eine Bemerkung
wt-team-suggest = { $name } meinen Entwurf vorschlagen
wt-team-draft-first = Du kannst Züge vorschlagen, während { $name } entscheidet, und deinen eigenen Entwurf, bevor du ihn bestätigst.
wt-team-marks = Zeichen auf der Karte
wt-team-wipe = Meine löschen
wt-team-remove = Entfernen: { $mark }
wt-team-tools = Auf die Karte zeichnen
wt-team-tool-arrow = Pfeil
wt-team-tool-ring = Kreis
wt-team-tool-note = Notiz
wt-team-note = Notiztext
wt-team-cannot = Diesen Zug kannst du jetzt nicht machen: { $move }
wt-team-played-yours = Du hast die Züge gemacht, die { $name } vorgeschlagen hat.
wt-team-composing = Du wählst für { $name }. Es ist nur ein Vorschlag, und niemand sonst sieht ihn.
wt-team-stop = Abbrechen
wt-team-choose-first = Wähle erst auf dem Tisch die Züge für { $name }.

## Was die anderen getan haben

wt-played-skip = Taste oder Klick: gleich zum jetzigen Stand
wt-recap-title = { $what ->
    [reveal] Alle Befehle liegen offen
    [management] Die Befehle sind ausgeführt
    [round] Runde { $round } beginnt
   *[other] Was die anderen getan haben
}
wt-recap-why = Seit deinem letzten Zug. Klick auf einen Namen, um den Ort auf der Karte zu sehen.
wt-recap-watch = Zug für Zug ansehen
wt-recap-go-on = Weiter zu meinem Zug
