# The shell of the tables: what the duel and the war have in common

## Names and languages

name-computer = Computer
you = You
language = English
setup-lang = Language

## What the buttons and titles say

key-rules = Rules
key-log = Log
log-full-title = The game so far
help-title = Keys
replay-title = Replay
replay-place = Move { $move } of { $moves }
duel-the-move = The move
duel-your-move = Your move
duel-rule = Rule { $id }
duel-confirm = Confirm
duel-undo = Undo
duel-clear = Clear
duel-shut = Close the log
duel-log-undo = { $who ->
    [you] You take back
   *[other] { $name } takes back
} { $moves ->
    [one] a move.
   *[other] { $moves } moves.
}
duel-key-undo = take back
duel-key-log = the log

## What was settled

edition-revised = revised (2015/2017)
edition-classic = classic (2010)
option-fair-pass-out = House rule: fair pass-out
option-full-strength = House rule: full strength
option-strict-mercenaries = House rule: strict Mercenaries
setup-memory-aid = Show the other hand

## Two people at one screen

cover-title = { $name }, it is your turn
cover-text = Take the keyboard. The cards stay covered until you press Enter.
duel-cover = { $game ->
    [duel] Your cards stay covered until you press the button.
   *[other] What only you may see stays covered until you press the button.
}
duel-cover-eyes = For { $name }’s eyes only
duel-cover-ready = { $game ->
    [duel] Show my cards
   *[other] Show what is mine
}

## The end

result-look = Look at the table
duel-rematch = Rematch
duel-rematch-asked = Rematch offered
duel-asks-rematch = { $name } would like a rematch.
duel-next-table = To the rematch
duel-new-game = New game
duel-download = Download the record
duel-verify = Check the deal
