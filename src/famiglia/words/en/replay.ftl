# The browser: replays and the check of a deal

## Watching, replaying, checking

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
