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

web-account = You and your games
web-motion = Motion
web-motion-system = As the system says
web-motion-full = Cards move
web-motion-none = None
web-speed = Others’ moves
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-none = At once
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

web-your-name = Your name
web-playing-as = You play as
web-status-over = The game is over
web-status-open = Waiting for players

## A new duel

web-level-random = Easy
web-level-greedy = Medium
web-level-robot = House robot
web-level-rookie = Rookie
web-level-lookout = Lookout
web-level-driver = Driver
web-level-fixer = Fixer
web-level-adviser = Adviser
web-level-boss = Boss
web-level-cousin = Cousin
web-level-lieutenant = Lieutenant
web-level-veteran = Veteran
web-level-patriarch = Patriarch
web-pace-live = Right now
web-pace-live-hint = Both stay at the table until the game is over.
web-pace-turns = Turn by turn
web-pace-turns-hint = Everyone moves when they have time, over days if you like. Nothing is lost in between.
web-seed = Your words for the shuffle
web-seed-hint = What you write here goes into the shuffle, so nobody can have arranged the cards beforehand. If you leave it empty, your browser adds random words.

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

web-checking = Checking …

## The game in two minutes

web-guide-duel = The duel in two minutes
web-guide-war = The war in two minutes
web-guide-first-duel = First duel?
web-guide-first-war = First war?
web-guide-decline = No, thanks

## Rules

web-rules-duel = The rules of the duel
web-rules-war = The rules of the war
