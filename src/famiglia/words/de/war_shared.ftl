# The war: what the terminal and the browser both say

wt-name-bot = Computer { $seat }
wt-setup-play = Den Krieg beginnen
wt-setup-pack = Pack
wt-note-pack-title = Das Material ist nachempfunden
wt-note-pack = Aus der Anleitung (englisch, 1.1) stammen: die Regeln, 36 Gebiete in 12 Mandamenti, 9 Meere, die Arten von Feldern, Befehlen, Plättchen und Karten, alle Stückzahlen. Nicht aus ihr: die meisten Namen und Grenzen, fast alle Werte von Aktionsfeldern, Familientafeln, Befehlen und Charakteren und drei Plättchen. Diese sind von uns, weichen von den gedruckten ab und sind nicht durch lange Erprobung ausgewogen. Wer das Spiel besitzt, kann ein eigenes Pack schreiben: docs/war-pack.md.
wt-note-victims-title = Über den wirklichen Krieg
wt-note-victims = Das Spiel handelt vom Zweiten Mafiakrieg der frühen 1980er Jahre. Diesen Krieg hat es gegeben; er kostete nach üblichen Schätzungen etwa tausend Menschen das Leben: neben Mitgliedern der Clans auch Richter, Polizisten, Politiker, einen Präfekten, Journalisten, Ärzte, Angehörige und Unbeteiligte. Wir gedenken ihrer. Nichts hier soll die verherrlichen, die sie getötet haben; alle Namen von Familien und Charakteren sind erfunden.
wt-round = Runde { $round } von { $rounds }
wt-mat-next = dann: { $what }
wt-mat-empty = keine Marker mehr
wt-orders-none = Noch führt niemand eine Familie.
wt-tiles-about = Jede Familie markiert ein Plättchen je kontrolliertem Mandamento. Zum Sieg: { $team } im Team oder { $alone } einer Familie.
wt-result-won = { $team } gewinnt den Krieg
wt-result-draw = Der Krieg endet unentschieden
wt-result-tie = Bei Gleichstand entscheidet { $area }; Kontrolle: { $name }.
