# The game log: one sentence for each event

log-dealt = { $who ->
    [you] You begin.
   *[other] { $name } begins.
} In the Street: { $cards }.
log-refresh = { $who ->
    [you] You refresh the Street: { $card } leaves it.
   *[other] { $name } refreshes the Street: { $card } leaves it.
}
log-account = { $who ->
    [you] You play { $card }.
   *[other] { $name } plays { $card }.
}
log-exchange = { $who ->
    [you] You pick up { $fetch } and lay down { $lay }.
   *[other] { $name } picks up { $fetch } and lays down { $lay }.
}
log-stop = { $who ->
    [you] You stop exchanging.
   *[other] { $name } stops exchanging.
}
log-brute = { $who ->
    [you] You play { $brute } and lower { $card } by { $amount }, to { $left }.
   *[other] { $name } plays { $brute } and lowers { $card } by { $amount }, to { $left }.
}
log-take-free = { $who ->
    [you] You take { $card } for free.
   *[other] { $name } takes { $card } for free.
}
log-take = { $who ->
    [you] You take { $card } with { $paid }; { $down } goes to the play area.
   *[other] { $name } takes { $card } with { $paid }; { $down } goes to the play area.
}
log-pass = { $who ->
    [you] You pass.
   *[other] { $name } passes.
}
log-drawn = New in the Street: { $cards }.
log-refilled = The Street was empty and is refilled: { $cards }.
log-reshuffled = The deck has run out for the first time. The discard pile becomes the second deck: { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
}
log-last-turns-deck = The deck has run out for good. { $turns ->
    [0] This turn is the last one.
    [one] One more turn follows.
   *[other] { $turns } more turns follow.
}
log-last-turns-pass = Both have passed. One last turn follows, so that both have had the same number.
log-over = The game is over. { $who ->
    [you] You win
   *[other] { $name } wins
} by { $first } to { $second } points.
log-over-shared = The game is over. Both share the victory, { $first } to { $second } points.

## A turn in a few words

deeds = { $name }: { $deeds }.
deed-refresh = refreshed with { $card }
deed-account = played { $card }
deed-exchange = picked up { $fetch } for { $lay }
deed-stop = stopped exchanging
deed-brute = lowered { $card } to { $left } with { $brute }
deed-take-free = took { $card } for free
deed-take = took { $card } with { $paid }
deed-pass = passed

## The turning points of a finished duel

moment-lead = { $points ->
    [one] The lead shifts by 1 point
   *[other] The lead shifts by { $points } points
} { $who ->
    [you] in your favor.
   *[other] in favor of { $name }.
}
