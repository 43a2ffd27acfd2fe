# A duel, in the terminal and in the browser

## Names

card-new = { $card } (new)
card-old = { $card } (old)

## The table

header = Turn { $turn }  Deck { $deck }  Discard pile { $discard }
phase-1 = Phase 1: refresh at will
phase-2 = Phase 2: refresh once a turn
zone-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
zone-in-hand = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
empty-street = The Street is empty.
empty-hand = no cards in hand
step-street = Street
step-accountant = Accountant
step-brute = Brute
step-take = Take
step-current = possible now
step-open = possible now
step-done = done
step-closed = not possible
prompt-turn-of = { $name }’s turn.
prompt-wait = { $name } is thinking …
warn-brute = Even at value { $left } you could not take { $card } this turn: the Brute would gain you nothing.
warn-deck = The deck has run out: { $turns ->
    [0] this is the last turn.
    [one] after this one, one more turn.
   *[other] after this one, { $turns } more turns.
}
warn-pass = Both have passed: this is the last turn.
warn-refresh = After a refresh you can take only new cards this turn (rule D-51), and a refresh cannot be taken back.
warn-second-pass = The other side has passed. If you pass too, the game ends.
warn-second-pass-fair = The other side has passed. If you pass too, only its last turn follows.
detail-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
detail-lowered = lowered to { $value }
price-free = free
ability-none = no ability; helps to take a 1 of its family
ability-F = no ability, but many points
ability-A = exchanges cards with your play area
ability-B = lowers a Street card by up to its value
ability-M = stands in for a card of lower value

## Ways to move

ways-all = All moves
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

why-zero = A 0 has no ability. It helps to pay: with two of them you take a 1 of their family.
why-famiglia = La Famiglia has no ability. It scores, and pays for higher cards of La Famiglia.
why-mercenary = A Mercenary works while you take a card: it stands in for one of the two cards you pay with.
why-no-accountant = There is no Accountant of value 1 to 4 in your hand.
why-no-brute = There is no Brute of value 1 to 4 in your hand.
why-nothing-to-take = Your hand cannot pay for any card that you may take now.
piles-title = Piles
piles-discard = Discard pile
piles-under = Under the deck, in the order in which they will come up
piles-unseen = The other { $cards ->
    [one] card of the deck is hidden.
   *[other] { $cards } cards of the deck are hidden.
}

## Questions

ask-pass = You could still take a card. Pass anyway?
ask-pass-ends = If you pass now, the game is over. Pass?
close = Esc closes

## Keys in the footer

key-pass = Pass
key-stop = Stop
key-undo = Undo
key-hint = Hint

## Result

result-you = You win!
result-other = { $name } wins.
result-shared = A shared victory.
result-reason-deck = The deck ran out.
result-reason-pass = Both passed, one after the other.
result-tie = Equal points: the most valuable single card decides, { $first } to { $second } points.
result-tie-shared = Equal points, and the most valuable cards are equal too.
result-table = Number × points of each card
result-total = total
