# The browser: the pages that are no table

## Everywhere

web-nowhere = There is nothing here
web-nowhere-lead = The address leads nowhere. Perhaps it was cut off while being copied.

## Start page

web-title = Two games about the mafia
web-pitch = A duel of two gangs over one street, with cards. And a war of four families over Sicily, with a map, hidden orders and a teammate. With friends or against the computer.
web-play-now = Play now
web-play-now-hint = Against the computer, right away, and without an account. First you choose the game.
web-which-game = Which game?
web-about-duel = Recruit from the Street, lean on the right people, and have the stronger gang when the deck runs out.
web-facts-duel = 2 players · a quarter of an hour
web-about-war = Plan in secret with your teammate, reveal the orders, and take Sicily area by area with money, bluff and sealed cards.
web-facts-war = 4 players in 2 teams, the computer in empty seats · two to three hours
web-continue = Continue a game
web-more-games = { $games ->
    [one] 1 more game
   *[other] { $games } more games
}
web-older-games = { $games ->
    [one] 1 older game
   *[other] { $games } older games
}
web-your-games = Your games
web-finished-games = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
web-status-won = { $who ->
    [you] You won
    [all] Shared victory
   *[other] Won by { $name }
}
web-status-your-turn = Your turn
web-status-running = In progress
web-doors = Or choose something else
web-door-bot = Against the computer
web-door-bot-hint = Choose level, edition, house rules and who begins.
web-door-friend = Invite a friend
web-door-friend-hint = Send a link; it opens on any phone or computer.
web-door-hotseat = Two at one screen
web-door-hotseat-hint = Take turns; the hands stay covered in between.
web-door-bots = Alone with the computer
web-door-friends = With friends
web-door-screen = Together at one screen
web-door-watch = Watch
web-door-watch-hint = Watch the tables that are open to everyone.
web-door-replay = Replay a saved game
web-door-replay-hint = Step through its record and check the deal.
web-door-rules = Read the rules
web-door-war = The Great Mafia War

## A new duel

web-new-bot = The computer takes the seat across from you. You can begin at once.
web-new-friend = You get a link to send. The game begins as soon as your friend sits down.
web-new-hotseat = Both of you play on this device. Between turns the cards are covered.
hint-opponent = Who sits across from you.
hint-edition = Revised: after a refresh you may take only a new card. Classic: any card.
hint-first = Who has the first turn.
hint-memory-aid = All cards come and go face up; with this you need not remember them.
hint-lang = English, Deutsch, français.
hint-fair-pass-out = After two passes in a row, the player with one turn fewer plays a last one.
hint-full-strength = A Brute lowers a card by exactly its value, not by less.
hint-strict-mercenaries = A Mercenary stands in only if you hold just one of the two cards.
hint-play = Enter begins the game.
web-level = Level
web-level-random-hint = It plays any move that the rules allow, without a plan. Good for learning the rules.
web-level-greedy-hint = It plans its own turn to the end and takes what gains it most. It never considers your next turn.
web-level-robot-hint = Follows five printed rules that you can also carry out with a real deck (docs/robot.md). It plays no Accountants and no Brutes.
web-level-rookie-hint = Takes what brings the most points now, forgets all abilities and is afraid to put good cards away.
web-level-lookout-hint = Sees what its hand is worth and pays with Mercenaries, but forgets Accountants and Brutes.
web-level-driver-hint = Has learnt from thousands of duels what a position is worth and watches your cards, but never plays an Accountant.
web-level-fixer-hint = Has learnt from thousands of duels and knows every ability, but exchanges two cards at most, never plays an Accountant and a Brute in one turn, and never passes if it can take a card.
web-level-adviser-hint = Has learnt from thousands of duels, uses every ability and knows when passing wins. It trusts its first judgement.
web-level-boss-hint = Judges like the adviser, then plays its best ideas on in its head many times. The strongest opponent.
level-rating = Measured rating: { NUMBER($rating, useGrouping: 0) } (the rookie has 1000).
level-beats = It wins { $percent } % of its games against the level below ({ $level }).
web-hints = Hints for both
web-hints-hint = Each of you may ask for the best moves and the reasons.
web-level-cousin-hint = Grabs what lies nearest: it counts areas instead of Mandamenti and overlooks dangers, boats and its partner’s plans, and forgets Rally and Strikes.
web-level-lieutenant-hint = Plans like the medium level, but when orders are executed it imagines how its fights may go on.
web-level-veteran-hint = Fights like the medium level, but before each step of its plans it imagines a few times how the round may go on.
web-level-patriarch-hint = Remembers all Money and all Soldati that were ever announced, and imagines the rest of the round many times before it moves. The strongest opponent in the war.
web-pace = Pace
web-your-friend = Your friend
web-second-name = Name of the other player
web-more-options = More options
web-listed = Anyone may watch
web-listed-hint = The table appears in the list of open tables: anyone may watch it and take a free seat. Otherwise only people with the link can find it.
web-begin = Begin
web-open-table = Open the table

## Watching, replaying, checking

web-watch-lead = Tables that anyone may watch.
web-watch-none = There are no open tables at the moment.
web-look-again = Check again
web-upload-lead = Open a record (.jsonl) that was saved in the browser or the terminal. It is checked first, and any changed line is found.
web-choose-file = Choose a file
web-drop-here = or drop it here

## Rules

web-rules-duel-lead = In our own words, one sentence each. Beside them: how we answer what the rulebooks leave open.
web-rules-war-lead = In our own words, one sentence each. Beside them: how we answer what the rulebook leaves open.
web-page = p.
web-contents = Contents
web-search = Search the rules
web-found = { $number ->
    [0] No rule found
    [one] 1 rule
   *[other] { $number } rules
}

## The war

web-war-lead = La Famiglia: The Great Mafia War, for four players in two teams.
web-war-text = In every round you first plan in secret: tokens on the action sheets bring Soldati, money and orders, which lie face down on the map. Then all orders are revealed and carried out one by one. Each team wants to control enough Mandamenti, the districts of Sicily. Only the two players of a team see each other’s orders and money.

## You

web-account-lead = You never need to sign in to play. With a secret link or an account you have your games on other devices, too.
web-guest = Your name at the table
web-signed-in-as = Signed in as { $account }
web-keep-name = Save name
web-name-kept = Name saved.
web-link = Your secret link
web-link-text = Anyone with this link can play as you. Keep it to yourself.
web-link-hint = Open it on another device to continue there.
web-link-make = Make a new link
web-link-make-hint = Any older link will then stop working.
web-link-found = A secret link
web-link-found-text = You have opened the link of a guest. Continue here as this guest, with all their games?
web-link-use = Continue as this guest
web-new-account = Create an account
web-new-account-text = The games you have played as a guest move to your account.
web-sign-in = Sign in
web-sign-in-text = The games you have played here as a guest move to your account.
web-sign-out = Sign out
web-sign-out-text = Your games stay in your account.
web-sign-out-everywhere = Sign out everywhere
web-account-name = Account name
web-password = Password
web-password-hint = At least 8 characters. It cannot be recovered, so remember it well.
web-change-password = Change password
web-change-password-text = This signs you out on all your other devices.
web-current-password = Current password
web-new-password = New password
web-password-changed = Password changed.

## The choices for a new duel

setup-edition = Edition
setup-first = Who begins
first-none = chance decides
