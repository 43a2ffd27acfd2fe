# The browser: everything around the tables

## Everywhere

web-skip = Skip to the content
web-home = Start page
web-nav = Pages
web-menu = Menu
web-close = Close
web-opening = One moment …
web-broken = This page could not be loaded.
web-reload = Reload
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
web-palette = Colors
web-palette-standard = Standard
web-palette-contrast = High contrast
web-sound = Sound when it is your turn
web-notices = Notification when it is your turn

## Alerts

web-alert-turn = It is your turn.
web-alert-over = The game is over.
web-alert-begins = Everyone is here. The game begins.
web-alert-chat = There is a new message at the table.

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
web-your-name = Your name
web-playing-as = You play as
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
web-status-over = The game is over
web-status-won = { $who ->
    [you] You won
    [all] Shared victory
   *[other] Won by { $name }
}
web-status-open = Waiting for players
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
web-level = Level
web-level-random = Easy
web-level-greedy = Medium
web-level-rookie = Rookie
web-level-lookout = Lookout
web-level-driver = Driver
web-level-fixer = Fixer
web-level-adviser = Adviser
web-level-boss = Boss
web-level-random-hint = It plays any move that the rules allow, without a plan. Good for learning the rules.
web-level-greedy-hint = It plans its own turn to the end and takes what gains it most. It never considers your next turn.
web-level-rookie-hint = Takes what brings the most points now, forgets all abilities and is afraid to put good cards away.
web-level-lookout-hint = Sees what its hand is worth and pays with Mercenaries, but forgets Accountants and Brutes.
web-level-driver-hint = Has learnt from thousands of duels what a position is worth and watches your cards, but never plays an Accountant.
web-level-fixer-hint = Has learnt from thousands of duels and knows every ability, but exchanges two cards at most, never plays an Accountant and a Brute in one turn, and never passes if it can take a card.
web-level-adviser-hint = Has learnt from thousands of duels, uses every ability and knows when passing wins. It trusts its first judgement.
web-level-boss-hint = Judges like the adviser, then plays its best ideas on in its head many times. The strongest opponent.
web-pace = Pace
web-pace-live = Right now
web-pace-live-hint = Both stay at the table until the game is over.
web-pace-turns = Turn by turn
web-pace-turns-hint = Everyone moves when they have time, over days if you like. Nothing is lost in between.
web-your-friend = Your friend
web-second-name = Name of the other player
web-more-options = More options
web-listed = Anyone may watch
web-listed-hint = The table appears in the list of open tables: anyone may watch it and take a free seat. Otherwise only people with the link can find it.
web-seed = Your words for the shuffle
web-seed-hint = What you write here goes into the shuffle, so nobody can have arranged the cards beforehand. If you leave it empty, your browser adds random words.
web-begin = Begin
web-open-table = Open the table

## Waiting at a table

web-table = Table
web-no-table = This table cannot be shown
web-seat-of-others = This seat belongs to somebody else. You are watching.
web-waiting = Waiting for the others
web-waiting-lead = The game begins as soon as every seat is taken.
web-invited = You are invited
web-invited-lead = Take a seat and play; you need no account. Or stay and watch.
web-seats = Seats
web-seat = Seat { $seat }
web-seat-open = open
web-sit = Sit down
web-stand-up = Stand up
web-invite-bot = Computer ({ $level })
web-send-away = Send away
web-invitation = Link for your friend
web-invitation-hint = Anyone with this link can watch and take an open seat.
web-invitation-here = This link works on this computer only. To play with a phone or another computer, start famiglia with make lan (or famiglia play --lan).
web-share-title = { $game ->
    [duel] A duel of Famiglia
   *[other] A war of La Famiglia
}
web-settled = This game
web-begins = { $name } begins
web-begins-chance = Chance decides who begins
web-visibility-private = only with the link
web-visibility-listed = open to spectators
web-commitment = The promise about the shuffle
web-commitment-hint = This number fixes the shuffle before anyone sits down, without giving it away. When the game is over, anyone can check that the promise was kept.

## At the table

web-turn = Turn { $turn }
web-signed-out = You were signed out here from another device. Sign in again to play on.
web-lost = Connection lost, trying again … Your game is saved.
web-at-table = Around the table
web-result = Result
web-chat = Chat
web-unread = unread
web-tab-players = Players
web-tab-team = Team
web-tab-spectators = Spectators
web-tab-notes = Notes
web-tab-people = People
web-room-players = Only the players can read this.
web-room-team = Only your team can read this.
web-room-spectators = The spectators talk here. Players can read it once the game is over.
web-earlier = Earlier messages
web-message = Message
web-send = Send
web-notes-hint = Only you can see these notes.
web-notes-loading = One moment …
web-notes-kept = Saved.
web-notes-typing = Saving …
web-notes-failed = Not saved yet, trying again …
web-notes-changed = This note was changed in another window.
web-notes-mine = Keep mine
web-notes-theirs = Use the other
web-online = at the table
web-away = away
web-substitute = the computer fills in
web-spectators = { $number ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $number } people are watching.
}
web-watch-link = Link to this table
web-leave = Leave your seat
web-leave-ask = The computer will play on for you. You can come back and take your seat again at any time.
web-leave-yes = Hand over to the computer
web-stay = Stay
web-come-back = Take your seat again

## Watching, replaying, checking

web-watch-lead = Tables that anyone may watch.
web-watch-none = There are no open tables at the moment.
web-look-again = Check again
web-upload-lead = Open a record (.jsonl) that was saved in the browser or the terminal. It is checked first, and any changed line is found.
web-choose-file = Choose a file
web-drop-here = or drop it here
web-checking = Checking …
web-to-table = To the table
web-to-start = To the start
web-step-back = Back one move
web-step-on = Forward one move
web-turn-back = Back one turn
web-turn-on = Forward one turn
web-to-end = To the end
web-moment = Point in the game
web-eyes = Whose view
web-more = More
web-copy-moment = Link to this point
web-download = Download
web-verify = Check the deal
web-verify-text = Your own browser now works out { $game ->
    [duel] every card
   *[other] all that chance decided
} from the seed that was revealed at the end.
web-verify-fair = The deal was fair.
web-verify-sound = The record is consistent: { $game ->
    [duel] every card
   *[other] all that chance decided
} follows from its seed.
web-verify-foul = This record is not consistent. Do not trust it.
web-verify-more = The command “famiglia verify” also replays every move and checks the result.
web-check-right = Right:
web-check-wrong = Wrong:
web-check-chain = No line was changed: all { $lines } hashes are right.
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
web-wrong-chance = What chance decided in this record does not follow from the seed.

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
web-war-text = In every round you first plan in secret: tokens on the action sheets bring Soldati, money and orders, which lie face down on the map. Then all orders are revealed and carried out one by one. Each team wants to control enough Mandamenti, the districts of Sicily. Only the two players of a team see each other’s orders and money.

## You

web-account = You and your games
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
web-password-hint = At least 8 characters. It cannot be sent to you again, so remember it well.
web-change-password = Change password
web-change-password-text = This signs you out on all your other devices.
web-current-password = Current password
web-new-password = New password
web-password-changed = Password changed.
