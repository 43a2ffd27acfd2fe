# The terminal only

## Names

name-first = Player 1
name-second = Player 2
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

## The table

zone-street = THE STREET
zone-street-new = NEW CARDS
zone-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
zone-area-points = { $points ->
    [one] 1 point in the play area
   *[other] { $points } points in the play area
}
zone-all-points = { $points } in all
side-hand = Hand
side-area = Play area
empty-area = nothing here yet
moves-title = MOVES
steps-title = YOUR TURN
prompt-your-turn = Your turn.
prompt-take-or-refresh = Take a card marked ◆, or refresh the Street.
prompt-take = Take a card marked ◆, or pass.
prompt-refresh = Nothing to take yet: refresh with a card ◇ (Enter), or pass (p).
prompt-nothing-to-take = You can take nothing now. Pass, or see what else is possible (m).
prompt-exchange = Choose a card of your play area to pick up, or a hand card to lay down.
prompt-exchange-on = Exchange another card, or stop (s).
detail-back = A hand card that you cannot see.
detail-ways = { $ways ->
    [one] Enter: 1 way to use it
   *[other] Enter: { $ways } ways to use it
}
detail-no-way = No use right now; ? says why.
price-pair = costs { $cards } ({ $least ->
    [4] one may be a Mercenary 4
   *[other] one may be a Mercenary { $least } or higher
})

## Ways to move

ways-hint = ↑ ↓ choose   Enter play   Esc back

## Explanations

rules-title = The rules: { $edition }
rules-rules = RULES
rules-rulings = WHERE THE RULEBOOK LEAVES A QUESTION OPEN
help-text =
    ← → ↑ ↓   to the cards, the rows and the list of moves
    Enter     the ways to use a card; Enter again plays one
    m         all moves in plain words
    p s u     pass · stop exchanging · take a move back
    i         a hint: the best moves, and why
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

ask-quit = Leave the game? Its record is kept, and you can play on later.
ask-quit-unplayed = Leave the game? Nothing has been played yet, so no record is kept.
yes = Yes
no = No

## Keys in the footer

key-enter = Enter
key-ways = Use
key-moves = Moves
key-why = Why?
key-piles = Piles
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

setup-play = Play
setup-resume = Play on
resume-offer = Resume the game of { $when }
hint-resume = Continues the game that you left last (also with the key c).
resume-nothing = --resume: there is no unfinished game.
resume-not-kept = { $file }: this game cannot be resumed. It was not left on this computer, or it is over.
resume-over = { $file }: this game is over.
resume-other-game = { $file }: this record belongs to another game ({ $game }).
resume-damaged = { $file }, { $what } The game cannot be resumed.
resume-alone = { $options }: not together with --resume; the game goes on as it was begun.
setup-opponent = Opponent
setup-hint = ↑ ↓ choose a line   ← → change it   Enter play   ? explain   q quit
opponent-greedy = Computer, plans its turn
opponent-random = Computer, plays any move
opponent-robot = Computer, house robot
opponent-rookie = Computer, rookie
opponent-lookout = Computer, lookout
opponent-driver = Computer, driver
opponent-fixer = Computer, fixer
opponent-adviser = Computer, adviser
opponent-boss = Computer, boss
opponent-human = Two people at this screen

## Result

result-points = { $first } : { $second } points
result-saved = Record: { $path }
result-verify = Check it: { $command }
left-resume = Play on: { $command }
result-again = Play again
result-quit = Quit
save-failed = The record could not be written to { $path }: { $reason }. You can play on.

## Replay

too-small = This terminal is a little small. Please enlarge it to at least { $width } × { $height }; now it is { $columns } × { $rows }.
broken = Something went wrong in the program ({ $error }). The game was stopped.

## The duel

why-title = { $card }: why not?
why-here = What the rules say here
why-score = How the game is scored
why-covered = Only its owner may look at a hand, so nothing is shown until the keyboard has changed hands.
why-rival = These are the other side’s cards; you can only look at them.
setup-title = A card game for two gangsters
