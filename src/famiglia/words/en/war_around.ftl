# The war in the browser: start page, result and story

wt-new-title = A new war
wt-new-company = Who plays?
wt-new-with-bots = Me and the computer
wt-new-with-mate = A friend on my team
wt-new-with-friends = Four people
wt-new-with-screen = All at this screen
wt-new-about-bots = You can begin at once.
wt-new-about-mate = You get a link for your teammate. The other team is played by the computer.
wt-new-about-friends = You get a link to send. The war begins as soon as every seat is taken.
wt-new-about-screen = You all play on this device. Between turns everything secret is covered.
wt-new-about-own = Seats as you have chosen them below.
wt-new-bots = Level of the computer
wt-new-here = Somebody else at this screen

## The evening paper

wt-news-edition = Late edition · 50 lire
wt-news-won = { $families } hold the island: { $number } Mandamenti to { $others }
wt-news-draw = Nobody holds the island: { $number } Mandamenti each
wt-news-mandamenti = Mandamenti of each team
wt-news-areas = Areas of each family
wt-news-goal = { $number } to win
wt-news-moments = { $number ->
    [one] The moment that decided it
   *[other] { $number } moments that decided it
}
wt-news-table = At the table
wt-news-island = The island at the end
wt-news-neutral = the neutrals
wt-news-nobody = nobody
wt-news-mandamenti-count = Mandamenti
wt-news-areas-count = Areas
wt-news-orders-count = Orders executed
wt-news-won-count = Attacks won
wt-news-lost-count = Attacks lost
wt-news-money-count = Money left
wt-story-start = Start
wt-story-round = Round { $round }
wt-story-stage = Round { $round }, { $phase ->
    [planning] planning
   *[encounter] encounter
}
wt-story-watch = Show in the replay: { $text }
wt-chart-numbers = The numbers as a table
wt-chart-when = After
wt-news-lasted = The war lasted { $time }.

## The replay

wt-replay-next = Next: { $names }
