# The duel's table in the browser

## Zones

duel-street = The Street
duel-new-cards = { $cards } new
duel-new = new
duel-own-area = Your play area
duel-area-of = Play area of { $name }
duel-area-empty = The play area is empty
duel-own-hand = Your hand
duel-hand-of = Hand of { $name }
duel-points = { $points ->
    [one] pt
   *[other] pts
}
duel-hand-points = Hand { $points }
duel-area-points = Play area { $points }
duel-deck = deck
duel-discard = discard
duel-piles = Deck: { $deck ->
    [one] 1 card
   *[other] { $deck } cards
}. Discard pile: { $discard ->
    [one] 1 card
   *[other] { $discard } cards
}. Show what is known of them
duel-to-move = to move
duel-away = away
duel-steps = The four steps of a turn
duel-sending = Your move is being sent …

## A card

duel-free = free
duel-costs = costs { $cards }
duel-can-take = can be taken
duel-can-lower = can be lowered by a Brute
duel-can-refresh = can leave the Street
duel-can-fetch = can be picked up
duel-can-lay = can be laid down
duel-can-play = can be played
duel-can-pay = can pay
duel-cannot = cannot be used now
duel-cannot-take = cannot be taken
duel-would = selected: { $what }

## What would become of it

duel-tag-take = take
duel-tag-back = returns
duel-tag-down = to play area
duel-tag-fetch = to hand
duel-tag-lower = −{ $amount } → { $left }
duel-tag-discarded = discarded
duel-tag-under = under the deck

## What to do

duel-prompt-take-or-refresh = Take a card or refresh the Street
duel-prompt-take = Take a card or pass
duel-prompt-refresh = Nothing to take yet: refresh the Street or pass
duel-prompt-nothing = Nothing to take: pass or see what else is possible
duel-prompt-pass = Nothing else is possible: pass
duel-prompt-exchange = Exchange a card of your play area for one of your hand
duel-prompt-exchange-on = Exchange another card or stop
duel-hint = Cards with a gold rim can be used now. Choose one to see how.
duel-hint-rims = Gold rim: can be taken or used. Dashed rim: cannot be taken, only removed or lowered.
duel-hint-refresh = Choose a card with a dashed rim: it leaves the Street, and new cards come.
duel-hint-undo = You can also take back your last move.
duel-hint-before = { $can ->
    [account] Before you take a card, you may play an Accountant.
    [brute] Before you take a card, you may play a Brute.
   *[other] Before you take a card, you may play an Accountant, a Brute, or both.
}
duel-aim = Two identical cards pay for the next higher card of their family; at the end the most points win.
duel-now-lay = Now choose a hand card to lay down.
duel-now-fetch = Now choose a card of your play area to pick up.
duel-now-lower = Now choose the Street card to lower.
duel-ways = Ways to use it
duel-all-moves = { $moves ->
    [one] Show the only move with cards
   *[other] Show all { $moves } moves with cards
}
duel-keep-playing = Keep playing

## The end

duel-show-count = Show the count
duel-family = Family

## Keys

duel-key-arrows = from card to card and from row to row; Tab goes to the next zone
duel-key-enter = show the ways to use a card; once more: confirm
duel-key-way = choose one of the ways
duel-key-escape = clear the selection; then take a move back
duel-key-moves = all moves in plain words
duel-key-pass = pass
duel-key-stop = stop exchanging
duel-key-piles = deck and discard pile
duel-key-why = why a card cannot be used; without a card: this list
