# The war in the browser: its keys, and what has no other place

web-war-colour = { $colour ->
    [black] schwarz
    [blue] blau
    [green] grün
    [red] rot
    [white] weiß
    [yellow] gelb
   *[other] { $colour }
}
web-war-money = Geld
web-war-orders = Befehle

wt-key-zone = zum nächsten Teil des Tisches
wt-key-arrows = von einem zum nächsten, auf der Karte zum Nachbargebiet
wt-key-back = einen Schritt zurück
wt-key-clear = den ganzen Entwurf verwerfen
wt-key-tabs = die Schubladen unter der Karte
wt-key-number = eins mehr, eins weniger
wt-key-style = rohe Gewalt, List
wt-key-take = nehmen, lassen
wt-key-not-now = jetzt nicht
