# The browser: everything around the tables

## Everywhere

web-skip = Skip to the content
web-home = Start page
web-nav = Pages
web-menu = Menu
web-close = Close
web-opening = One moment …
web-broken = This page could not be loaded.
web-reload = Load it again
web-trouble = That did not work. Please try again.
web-no-network = The server does not answer. Please check your connection and try again.
web-nowhere = There is nothing here
web-nowhere-lead = The address leads nowhere. Perhaps it was cut off while being copied.
web-copy = Copy
web-copied = Copied
web-share = Share
web-on = On
web-off = Off
web-versus = { " v. " }
web-you = you
web-game-duel = Duel
web-game-war = War

## Menu

web-motion = Motion
web-motion-system = As the system says
web-motion-full = Cards move
web-motion-none = None
web-palette = Colours
web-palette-standard = Standard
web-palette-contrast = High contrast
web-sound = Sound when it is your turn
web-notices = Notification when it is your turn

## Alerts

web-alert-turn = It is your turn.
web-alert-over = The game is over.
web-alert-begins = Everybody is here, the game begins.
web-alert-chat = Somebody has written to the table.

## Start page

web-pitch = Hire from the Street, lean on the right people, and hold the better family when the deck runs out. A duel takes a quarter of an hour.
web-play-now = Play now
web-play-now-hint = Against the computer, at once. No account needed; every card that you can play glows.
web-your-name = Your name
web-playing-as = You play as
web-continue = Continue a game
web-more-games = { $games ->
    [one] 1 more game
   *[other] { $games } more games
}
web-older-games = { $games ->
    [one] 1 game of longer ago
   *[other] { $games } games of longer ago
}
web-your-games = Your games
web-finished-games = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
web-status-over = The game is over
web-status-won = { $who ->
    [you] You won
    [all] Shared victory
   *[other] Won by { $name }
}
web-status-open = Waiting for players
web-status-your-turn = Your turn
web-status-running = Running
web-doors = Or choose another way in
web-door-bot = Against the computer
web-door-bot-hint = Choose level, edition, house rules and who begins.
web-door-friend = Invite a friend
web-door-friend-hint = Send a link; it opens on any phone or computer.
web-door-hotseat = Two at one screen
web-door-hotseat-hint = Take turns; the hands stay covered in between.
web-door-watch = Watch
web-door-watch-hint = Look on at tables that are open to all.
web-door-replay = Replay a file
web-door-replay-hint = Step through a saved game and check its deal.
web-door-rules = Read the rules
web-door-rules-hint = Every rule in one sentence, with a search.
web-door-war = The Great Mafia War
web-door-war-hint = Four families, two teams, one island. Its own table in the browser is still to come; here it can be played from lists of moves, in the terminal with a map.

## A new duel

web-new-bot = The computer takes the seat across from you. You can begin at once.
web-new-friend = You get a link to send. The game begins as soon as your friend sits down.
web-new-hotseat = Both play on this device. Between turns the cards are covered.
web-level = Level
web-level-random = Easy
web-level-greedy = Medium
web-level-random-hint = It plays anything that the rules allow, without a plan. Good for getting to know the rules.
web-level-greedy-hint = It thinks its own turn through to the end and takes what brings it most. It never thinks about your next turn.
web-pace = Pace
web-pace-live = Right now
web-pace-live-hint = Both stay at the table until the game is over.
web-pace-turns = Turn by turn
web-pace-turns-hint = Everybody moves when there is time, over days if you like. Nothing is lost in between.
web-your-friend = Your friend
web-second-name = Name of the other player
web-more-options = More options
web-listed = Everybody may watch
web-listed-hint = The table stands in the list of open tables: anybody may watch, and take a seat that is free. Otherwise only people with the link find it.
web-seed = Your words for the shuffle
web-seed-hint = Whatever you write here is mixed into the shuffle. So nobody can have arranged the cards beforehand. Leave it empty, and your browser adds random words.
web-begin = Begin
web-open-table = Open the table

## Waiting at a table

web-table = Table
web-no-table = This table cannot be shown
web-seat-of-others = This seat belongs to somebody else. You are looking on.
web-waiting = Waiting for the others
web-waiting-lead = The game begins as soon as every seat is taken.
web-invited = You are invited
web-invited-lead = Take a seat and play; you need no account. Or stay and look on.
web-seats = Seats
web-seat = Seat { $seat }
web-seat-open = open
web-sit = Sit down
web-stand-up = Stand up
web-invite-bot = Computer ({ $level })
web-send-away = Send away
web-invitation = Link for your friend
web-invitation-hint = Whoever has this link can look on and take an open seat.
web-invitation-here = This link works on this computer only. For a phone or another computer, start the table with make lan (or famiglia play --lan).
web-share-title = A duel at the table of Famiglia
web-settled = What is played
web-begins = { $name } begins
web-begins-chance = Chance decides who begins
web-visibility-private = only with the link
web-visibility-listed = open to onlookers
web-commitment = The promise about the shuffle
web-commitment-hint = This number fixes the shuffle before anybody sits down, without giving it away. When the game is over, everybody can check that it was kept.

## At the table

web-turn = Turn { $turn }
web-signed-out = You were signed out here from another device. Sign in again to play on.
web-lost = Connection lost, trying again … Your game is safe.
web-at-table = Around the table
web-result = Result
web-chat = Chat
web-unread = unread
web-tab-players = Players
web-tab-team = Team
web-tab-spectators = Onlookers
web-tab-notes = Notes
web-tab-people = People
web-room-players = Only the players read this.
web-room-team = Only your team reads this.
web-room-spectators = The onlookers talk here. Players can read it once the game is over.
web-earlier = Earlier lines
web-message = Message
web-send = Send
web-notes-hint = Only you see these notes.
web-notes-loading = One moment …
web-notes-kept = Kept.
web-notes-typing = Being kept …
web-notes-failed = Not kept yet, trying again …
web-notes-changed = This note was changed in another window.
web-notes-mine = Keep mine
web-notes-theirs = Take the other
web-online = at the table
web-away = away
web-substitute = the computer fills in
web-spectators = { $number ->
    [0] Nobody is looking on.
    [one] 1 person is looking on.
   *[other] { $number } people are looking on.
}
web-watch-link = Link to this table
web-leave = Leave the seat
web-leave-ask = The computer will play on for you. You can come back at any time and take the seat again.
web-leave-yes = Hand over to the computer
web-stay = Stay
web-come-back = Take the seat again

## Watching, replaying, checking

web-watch-lead = Tables whose players let everybody look on.
web-watch-none = Nobody is playing in public at the moment.
web-look-again = Look again
web-upload-lead = Open a record (.jsonl) that was saved in the browser or the terminal. It is checked first: a changed line is found.
web-choose-file = Choose a file
web-drop-here = or drop it here
web-checking = Checking …
web-to-table = To the table
web-to-start = To the start
web-step-back = One move back
web-step-on = One move on
web-to-end = To the end
web-moment = Moment of the game
web-eyes = Through whose eyes
web-more = More
web-copy-moment = Link to this moment
web-download = Download
web-verify = Check the deal
web-verify-text = Your own browser now works out every card from the seed that was revealed at the end.
web-verify-fair = The deal was fair.
web-verify-sound = The record is sound in itself: every card follows from its seed.
web-verify-foul = This record does not fit. Do not trust it.
web-verify-more = The command “famiglia verify” also replays every move and checks the result.
web-check-right = Right:
web-check-wrong = Wrong:
web-check-chain = No line was changed: all { $lines } hashes fit.
web-wrong-chain = Line { $line }, or one above it, was changed or cut off.
web-check-end = The seed has been revealed.
web-wrong-end = The last line is not the only one that ends the game and reveals the seed: the game is not over, or a line was added.
web-check-commitment = It is the seed that was promised before the game.
web-wrong-commitment = It is not the seed that was promised before the game.
web-check-seal = The promise about the shuffle is the one that this browser saw before the deal.
web-wrong-seal = The promise about the shuffle is not the one that this browser saw before.
web-check-words = What this browser added to the shuffle is in it.
web-wrong-words = What this browser added to the shuffle is not in it.
web-seal-unseen = This browser did not see the promise about the shuffle before the deal, so it cannot compare it.
web-check-first = The right side began: { $name }.
web-wrong-first = { $name } should have begun.
web-check-deal = The first Street follows from the seed: { $cards }.
web-wrong-deal = The first Street does not follow from the seed: { $cards }.
web-check-drawn = All { $number } cards turned up later follow from it, too ({ $shuffles ->
    [one] 1 shuffle
   *[other] { $shuffles } shuffles
}).
web-wrong-drawn = A card that was turned up later does not follow from the seed.
web-check-chance = All { $number } shuffles and the starting player follow from the seed{ $ties ->
    [0] .
    [one] ; 1 throw for a tie is checked by “famiglia verify”.
   *[other] ; { $ties } throws for ties are checked by “famiglia verify”.
}
web-wrong-chance = The dice did not say what the record claims.

## Rules

web-rules-duel = The rules of the duel
web-rules-war = The rules of the war
web-rules-duel-lead = In our own words, one sentence each. Beside them: how we answer what the rulebooks leave open.
web-rules-war-lead = In our own words, one sentence each. Beside them: how we answer what the rulebook leaves open.
web-page = p.
web-search = Search the rules
web-found = { $number ->
    [0] No rule found
    [one] 1 rule
   *[other] { $number } rules
}

## The war

web-war-lead = La Famiglia: The Great Mafia War, for four players in two teams.
web-war-coming = Its own table is being built
web-war-coming-text = The map, the mats and the orders do not have their place in the browser yet. All rules already run. In the terminal you can play the whole game today, alone against the computer or together at one screen:
web-war-folder = in the folder of the program
web-war-installed = where it is installed
web-war-plain = The plain table
web-war-plain-text = If you cannot wait: here the war can be played in words, with a list of everything you may do.
web-war-team = Team
web-war-family = Family
web-war-colour = { $colour ->
    [black] black
    [blue] blue
    [green] green
    [red] red
    [white] white
    [yellow] yellow
   *[other] { $colour }
}
web-war-money = Money
web-war-headquarters = Headquarters
web-war-areas = Areas
web-war-holder = Held by
web-war-labs = Labs
web-war-cars = Cars
web-war-orders = Orders

## You

web-account = You and your games
web-account-lead = You never need to sign in to play. A secret link or an account brings your games to another device.
web-guest = Your name at the table
web-signed-in-as = Signed in as { $account }
web-keep-name = Save the name
web-name-kept = The name is kept.
web-link = Your secret link
web-link-text = Whoever has this link can play as you. Keep it for yourself.
web-link-hint = Open it on another device to go on there.
web-link-make = Make a new link
web-link-make-hint = An older link stops working then.
web-link-found = A secret link
web-link-found-text = You have opened the link of a guest. Go on here as this guest, with all their games?
web-link-use = Go on as this guest
web-new-account = Make an account
web-new-account-text = The games you have played as a guest move into it.
web-sign-in = Sign in
web-sign-in-text = Games you have played here as a guest move into your account.
web-sign-out = Sign out
web-sign-out-text = Your games stay in your account.
web-sign-out-everywhere = Sign out everywhere
web-account-name = Account name
web-password = Password
web-password-hint = At least 8 characters. It cannot be sent to you again, so remember it well.
web-change-password = Change the password
web-change-password-text = All your other devices are signed out by this.
web-current-password = Current password
web-new-password = New password
web-password-changed = The password is changed.
