# The war in the browser: start page, result and story

wt-new-title = Ein neuer Krieg
wt-new-company = Wer spielt?
wt-new-with-bots = Ich und der Computer
wt-new-with-mate = Ein Gast in meinem Team
wt-new-with-friends = Vier Personen
wt-new-with-screen = Alle an diesem Gerät
wt-new-about-bots = Es kann sofort losgehen.
wt-new-about-mate = Du bekommst einen Link für deinen Gast. Das andere Team spielt der Computer.
wt-new-about-friends = Du bekommst einen Link zum Verschicken. Der Krieg beginnt, sobald alle Plätze besetzt sind.
wt-new-about-screen = Ihr spielt alle an diesem Gerät. Zwischen den Zügen ist alles Geheime verdeckt.
wt-new-about-own = Die Plätze, wie du sie unten gewählt hast.
wt-new-bots = Stärke des Computers
wt-new-here = Jemand an diesem Gerät

## The evening paper

wt-news-edition = Spätausgabe · 50 Lire
wt-news-won = { $families } halten die Insel: { $number } Mandamenti zu { $others }
wt-news-draw = Niemand hält die Insel: je { $number } Mandamenti
wt-news-mandamenti = Mandamenti jedes Teams
wt-news-areas = Gebiete jeder Familie
wt-news-goal = { $number } zum Sieg
wt-news-moments = { $number ->
    [one] Der entscheidende Moment
   *[other] { $number } entscheidende Momente
}
wt-news-table = Am Tisch
wt-news-island = Die Insel am Ende
wt-news-neutral = die Neutralen
wt-news-nobody = niemand
wt-news-mandamenti-count = Mandamenti
wt-news-areas-count = Gebiete
wt-news-orders-count = Befehle ausgeführt
wt-news-won-count = Angriffe gewonnen
wt-news-lost-count = Angriffe verloren
wt-news-money-count = Geld übrig
wt-story-start = Anfang
wt-story-round = Runde { $round }
wt-story-stage = Runde { $round }, { $phase ->
    [planning] Planung
   *[encounter] Konfrontation
}
wt-story-watch = In der Wiedergabe zeigen: { $text }
wt-chart-numbers = Die Zahlen als Tabelle
wt-chart-when = Nach
wt-news-lasted = Der Krieg dauerte { $time }.

## The replay

wt-replay-next = Als Nächstes: { $names }
