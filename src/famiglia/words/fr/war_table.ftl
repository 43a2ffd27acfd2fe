# The war in the browser: its keys, and what has no other place

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
web-war-orders = Ordres

wt-key-zone = la partie suivante de la table
wt-key-arrows = d’un élément à l’autre, sur la carte vers la zone voisine
wt-key-back = une étape en arrière
wt-key-clear = abandonner tout le brouillon
wt-key-tabs = les tiroirs sous la carte
wt-key-number = un de plus, un de moins
wt-key-style = force brute, ruse
wt-key-take = prendre, laisser
wt-key-not-now = pas maintenant
