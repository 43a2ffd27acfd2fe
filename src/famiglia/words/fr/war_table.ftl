# The war in the browser: its plain table

web-war-plain = La table simple
web-war-plain-text = Si vous ne voulez pas attendre : ici, la guerre se joue en mots, avec la liste de tout ce qui est permis.
web-war-team = Équipe
web-war-family = Famille
web-war-colour = { $colour ->
    [black] noir
    [blue] bleu
    [green] vert
    [red] rouge
    [white] blanc
    [yellow] jaune
   *[other] { $colour }
}
web-war-money = Argent
web-war-headquarters = Quartier général
web-war-areas = Zones
web-war-holder = Tenue par
web-war-labs = Labos
web-war-cars = Voitures
web-war-orders = Ordres
