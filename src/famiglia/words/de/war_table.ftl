# The war in the browser: its plain table

web-war-plain = Der schlichte Tisch
web-war-plain-text = Wer nicht warten mag: Hier lässt sich der Krieg in Worten spielen, mit einer Liste von allem, was gerade möglich ist.
web-war-team = Team
web-war-family = Familie
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
web-war-headquarters = Hauptquartier
web-war-areas = Gebiete
web-war-holder = Besitz
web-war-labs = Labore
web-war-cars = Autos
web-war-orders = Befehle
