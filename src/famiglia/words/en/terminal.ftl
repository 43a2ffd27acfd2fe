# The terminal

## Names

name-first = Player 1
name-second = Player 2
name-computer = Computer
you = You
kin-F = Famiglia
kin-A = Accountant
kin-B = Brute
kin-M = Mercenary
kin-short-F = Fam.
kin-short-A = Acc.
kin-short-B = Bru.
kin-short-M = Mer.
points-on-card = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
card-new = { $card } (new)
card-old = { $card } (old)

## The table

header = Turn { $turn }  Deck { $deck }  Discard pile { $discard }
phase-1 = Phase 1: refresh at will
phase-2 = Phase 2: refresh once a turn
zone-street = THE STREET
zone-street-new = NEW CARDS
zone-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
zone-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
zone-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
zone-area-points = { $points ->
    [one] 1 point in the play area
   *[other] { $points } points in the play area
}
zone-all-points = { $points } in all
side-hand = Hand
side-area = Play area
empty-street = The Street is empty.
empty-area = nothing here yet
empty-hand = no cards in hand
moves-title = MOVES
steps-title = YOUR TURN

step-street = Street
step-accountant = Accountant
step-brute = Brute
step-take = Take
step-current = possible now
step-open = possible now
step-done = done
step-closed = not possible

prompt-your-turn = Your turn.
prompt-turn-of = { $name }’s turn.
prompt-wait = { $name } is thinking …
prompt-take-or-refresh = Take a card marked ◆, or refresh the Street.
prompt-take = Take a card marked ◆, or pass.
prompt-refresh = Nothing to take yet: refresh with a card ◇ (Enter), or pass (p).
prompt-nothing-to-take = You can take nothing now. Pass, or see what else is possible (m).
prompt-exchange = Choose a card of your play area to pick up, or a hand card to lay down.
prompt-exchange-on = Exchange another card, or stop (s).

warn-deck = The deck has run out: { $turns ->
    [0] this is the last turn.
    [one] after this one, one more turn.
   *[other] after this one, { $turns } more turns.
}
warn-pass = Both have passed: this is the last turn.
warn-second-pass = The other side has passed. If you pass too, the game ends.
warn-second-pass-fair = The other side has passed. If you pass too, only its last turn follows.

detail-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
detail-lowered = lowered to { $value }
detail-back = A hand card that you cannot see.
detail-ways = { $ways ->
    [one] Enter: 1 way to use it
   *[other] Enter: { $ways } ways to use it
}
detail-no-way = No use right now. ? tells why.
price-free = free
price-pair = costs { $cards } ({ $least ->
    [4] one may be a Mercenary 4
   *[other] one may be a Mercenary { $least } or higher
})
ability-none = no ability; pays for a 1 of its family
ability-F = no ability, but many points
ability-A = exchanges cards with your play area
ability-B = lowers a Street card by up to its value
ability-M = stands in for a card of lower value

## Ways to move

ways-all = All moves
ways-hint = ↑ ↓ choose   Enter play   Esc back
way-refresh = Refresh with { $card }: discard it, { $value ->
    [one] 1 new card comes
   *[other] { $value } new cards come
}
way-refresh-under = Refresh with { $card }: it goes under the deck, then { $value ->
    [one] 1 card comes
   *[other] { $value } cards come
}
way-account = Play { $card }: exchange { $value ->
    [one] 1 card
   *[other] up to { $value } cards
} with your play area
way-exchange = Pick up { $fetch }, lay down { $lay }
way-stop = Stop exchanging
way-brute = { $brute } lowers { $card } by { $amount }, to { $left }
way-take-free = Take { $card } for free
way-take-pair = Take { $card } with { $paid }; one of them stays in your play area
way-take = Take { $card } with { $paid }; { $down } stays in your play area
way-pass = Pass: end your turn without a card
group-street = 1 · Refresh the Street
group-accountant = 2 · Accountant
group-brute = 3 · Brute
group-take = 4 · Take a card or pass

## Explanations

why-title = { $card }: why not?
why-here = What the rules say here
why-score = How the game is scored
why-covered = Only the owner of a hand may look at it; so nothing is shown while the keyboard changes hands.
why-rival = These are the other side’s cards; you can only look at them.
why-zero = A 0 has no ability. It helps to pay: two of them take a 1 of their family.
why-famiglia = La Famiglia has no ability. It scores, and pays for higher cards of La Famiglia.
why-mercenary = A Mercenary works while you take a card: it stands in for one of the two cards you pay with.
why-not-now = This card can do nothing at this point of the turn.
rules-title = The rules: { $edition }
rules-rules = RULES
rules-rulings = WHERE THE RULEBOOK LEAVES A QUESTION OPEN
piles-title = Piles
piles-discard = Discard pile
piles-under = Under the deck, in the order they will come up
piles-unseen = The other { $cards ->
    [one] card of the deck is hidden.
   *[other] { $cards } cards of the deck are hidden.
}
log-full-title = The game so far
help-title = Keys
help-text =
    ← → ↑ ↓   to the cards, the rows and the list of moves
    Enter     the ways to use a card; Enter again plays one
    m         all moves in plain words
    p s u     pass · stop exchanging · take a move back
    ?         why not, or the rules of this step
    r d l     all rules · discard pile and deck · log
    t g q     dark or light · language · quit
    { "" }
    ◆ can be taken or played now
    ◇ cannot be taken yet, but refreshed or lowered
    F4→2 lowered by a Brute from 4 to 2
help-replay =
    ← →       a move back or on
    PgUp PgDn a turn back or on; the space bar goes on, too
    Home End  to the start, to the end
    ?         the rules of this step
    r d l     all rules · discard pile and deck · log
    t g q     dark or light · language · quit

## Questions

ask-pass = You could still take a card. Pass all the same?
ask-pass-ends = If you pass now, the game is over. Pass?
ask-quit = Leave the game? The record of it is kept.
ask-quit-unplayed = Leave the game? Nothing has been played yet, so no record is kept.
yes = Yes
no = No
close = Esc closes

## Keys in the footer

key-enter = Enter
key-ways = Use
key-moves = Moves
key-pass = Pass
key-stop = Stop
key-undo = Undo
key-why = Why?
key-rules = Rules
key-piles = Piles
key-log = Log
key-help = Keys
key-result = Result
key-quit = Quit
key-step = Move
key-turn = Turn
key-ends = Start/End

cannot-stop = There is no exchange to stop.
cannot-undo = There is nothing that may be taken back.
cannot-pass = You cannot pass now.
not-your-turn = Please wait, it is not your turn.
undone = Taken back.

## Setup

setup-title = A card game for two gangsters
setup-play = Play
setup-opponent = Opponent
setup-edition = Edition
setup-first = Who begins
setup-memory-aid = Show the other hand
setup-lang = Language
setup-hint = ↑ ↓ choose a line   ← → change it   Enter play   ? explain   q quit
opponent-greedy = Computer, plans its turn
opponent-random = Computer, plays anything
opponent-human = Two people at this screen
edition-revised = revised (2015/2017)
edition-classic = classic (2010)
first-none = chance decides
option-fair-pass-out = House rule: fair pass-out
option-full-strength = House rule: full strength
option-strict-mercenaries = House rule: strict Mercenaries
hint-opponent = Who sits on the other side of the table.
hint-edition = Revised: whoever has refreshed may take only a new card. Classic: any card.
hint-first = Who has the first turn.
hint-memory-aid = All cards come and go face up; this saves you the remembering.
hint-lang = English, Deutsch, français.
hint-fair-pass-out = After two passes in a row, whoever had one turn less plays a last one.
hint-full-strength = A Brute lowers a card by exactly its value, not by less.
hint-strict-mercenaries = A Mercenary stands in only if you hold just one of the two cards.
hint-play = Enter begins the game.
language = English

## Hot seat

cover-title = { $name }, it is your turn
cover-text = Take the keyboard. The cards stay covered until you press Enter.

## Result

result-you = You win!
result-other = { $name } wins.
result-shared = A shared victory.
result-reason-deck = The deck ran out.
result-reason-pass = Both passed, one after the other.
result-points = { $first } : { $second } points
result-tie = Equal points: the most valuable single card decides, { $first } to { $second } points.
result-tie-shared = Equal points, and the most valuable cards are equal too.
result-table = Number × points of each card
result-total = in all
result-saved = Record: { $path }
result-verify = Check it: { $command }
result-again = Play again
result-look = Look at the table
result-quit = Quit
save-failed = The record could not be written to { $path }: { $reason }. You can play on.

## Replay

replay-title = Replay
replay-place = Move { $move } of { $moves }

too-small = This terminal is a little small. Please enlarge it to at least { $width } × { $height }; now it is { $columns } × { $rows }.
broken = Something went wrong in the program ({ $error }). The game was stopped.
