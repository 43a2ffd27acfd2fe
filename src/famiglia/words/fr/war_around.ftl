# The war in the browser: start page, result and story

wt-new-title = Une nouvelle guerre
wt-new-company = Qui joue ?
wt-new-with-bots = Moi et l’ordinateur
wt-new-with-mate = Un invité dans mon équipe
wt-new-with-friends = Quatre personnes
wt-new-with-screen = Tous sur cet écran
wt-new-about-bots = Vous pouvez commencer tout de suite.
wt-new-about-mate = Vous recevez un lien pour votre partenaire. L’ordinateur joue l’autre équipe.
wt-new-about-friends = Vous recevez un lien à envoyer. La guerre commence dès que toutes les places sont prises.
wt-new-about-screen = Vous jouez tous sur cet appareil. Entre les tours, tout ce qui est secret est caché.
wt-new-about-own = Les places telles que vous les avez choisies ci-dessous.
wt-new-bots = Niveau de l’ordinateur
wt-new-here = Quelqu’un d’autre à cet écran

## The evening paper

wt-news-edition = Dernière édition · 50 lires
wt-news-won = { $families } tiennent l’île : { $number } Mandamenti contre { $others }
wt-news-draw = Personne ne tient l’île : { $number } Mandamenti chacun
wt-news-mandamenti = Mandamenti de chaque équipe
wt-news-areas = Zones de chaque famille
wt-news-goal = { $number } pour gagner
wt-news-moments = { $number ->
    [one] Le moment décisif
   *[other] { $number } moments décisifs
}
wt-news-table = Autour de la table
wt-news-island = L’île à la fin
wt-news-neutral = les neutres
wt-news-nobody = personne
wt-news-mandamenti-count = Mandamenti
wt-news-areas-count = Zones
wt-news-orders-count = Ordres exécutés
wt-news-won-count = Attaques gagnées
wt-news-lost-count = Attaques perdues
wt-news-money-count = Argent restant
wt-story-start = Début
wt-story-round = Manche { $round }
wt-story-stage = Manche { $round }, { $phase ->
    [planning] planification
   *[encounter] affrontement
}
wt-story-watch = Voir dans la relecture : { $text }
wt-chart-numbers = Les chiffres en tableau
wt-chart-when = Après
wt-news-lasted = La guerre a duré { $time }.

## The replay

wt-replay-next = Ensuite : { $names }
