# Refusals: what on the table forbids a move, and what would make it legal

refusal-rule = Rule { $id }: { $sentence }

fact-game-over = The game is over.
fact-no-such-seat = There is no such seat.
fact-not-your-turn = It is the other player’s turn.
fact-refresh-late = You have already gone on to a later action this turn.
fact-zero-appeared = { $cards } came up when you refreshed the Street.
fact-zero-in-street = In the Street lies a 0: { $cards }.
fact-refreshed-once = The Street has been refreshed this turn, and this is phase 2.
fact-deck-empty = The deck is empty; the card would only come straight back.
fact-not-in-street = { $card } does not lie in the Street.
fact-only-new-in-street = { $card } lies in the Street only as a new card.
fact-not-new-in-street = { $card } is not among the new cards of the Street.
fact-accountant-done = An Accountant has already worked this turn.
fact-accountant-late = You have already gone on to a later action this turn.
fact-accountant-at-work = Your Accountant is still exchanging cards.
fact-no-accountant = { $card } is not an Accountant.
fact-zero-no-ability = { $card } has value 0 and so no ability.
fact-not-in-hand = { $card } is not in your hand.
fact-nothing-to-exchange = With { $card } down, hand and play area hold nothing that could change places.
fact-no-accountant-at-work = No Accountant is exchanging cards now.
fact-same-kind = { $card } for { $card } would change nothing.
fact-just-laid = { $card } was laid down by this same Accountant.
fact-just-fetched = { $card } was taken up by this same Accountant.
fact-accountant-itself = { $card } is the Accountant that has just been played.
fact-not-in-area = { $card } does not lie in your play area.
fact-no-exchange-yet = Your Accountant has not exchanged anything yet.
fact-brute-done = A Brute has already worked this turn.
fact-no-brute = { $card } is not a Brute.
fact-already-zero = { $card } has value 0 already.
fact-brute-too-weak = { $card } is not strong enough to lower a card by that much.
fact-below-zero = That would lower { $card } below 0.
fact-full-strength = The house rule “full strength” is in force: { $card } lowers by all it can.
fact-old-card = You refreshed the Street this turn; { $card } lay there before.
fact-card-is-free = { $card } is free.
fact-not-free = { $card } is not free; its value is { $price } now.
fact-two-wilds = { $paid } would be two Mercenaries standing in.
fact-wrong-pair = { $paid } do not pay for { $card }, whose value is { $price } now.
fact-only-one = You hold only one { $card }.
fact-no-mercenary = { $card } cannot stand in for another card.
fact-mercenary-too-low = { $card } stands in only for values below its own.
fact-twin-held = The house rule “strict Mercenaries” is in force, and you hold the pair itself.

remedy-next-turn = It will be possible again in your next turn.
remedy-next-turn-first = Begin your next turn with it.
remedy-take-a-zero = Take { $cards }, or go on with action 2, 3 or 4.
remedy-zeros-gone = It becomes possible in a turn that begins without a 0 in the Street.
remedy-name-street-card = In the Street lie: { $cards }.
remedy-play-accountant = Action 2 takes an Accountant of value 1 to 4 from your hand.
remedy-play-accountant-first = Play an Accountant of value 1 to 4 from your hand first.
remedy-play-brute = Action 3 takes a Brute of value 1 to 4 from your hand.
remedy-higher-value = A card of the same family with value 1 to 4 could do it.
remedy-name-hand-card = You hold: { $cards }.
remedy-two-kinds = It takes a card in the play area and another kind of card in hand.
remedy-other-kind = Exchange two different kinds.
remedy-fetch = It may take up: { $cards }.
remedy-lay = You may lay down: { $cards }.
remedy-go-on = Go on with another action.
remedy-exchange-once = Exchange one card; after that you may stop.
remedy-exchange-first = Exchange at least one card first.
remedy-stop-first = Exchange on, or say stop first.
remedy-lower-another = Choose a card of value 1 or more, or simply take this one.
remedy-amount = { $most ->
    [1] It can be lowered by 1.
   *[other] It can be lowered by 1 to { $most }.
}
remedy-amount-exactly = Lower it by { $most }.
remedy-take-new = Of the new cards you may take: { $cards }, if you can pay for them.
remedy-take-for-nothing = Take it without paying.
remedy-pair = Pay with { $cards }, or with one of them and a Mercenary of value { $price } or more.
remedy-one-natural = At least one card must be { $card } itself.
remedy-twin-or-mercenary = Add a second { $twin }, or a Mercenary of value { $least } or more.
remedy-pay-pair = Pay with { $cards }.
remedy-seat = The seats are 0 and 1.
remedy-wait = Wait until the other player’s turn is over.
