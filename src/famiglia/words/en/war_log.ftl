# The log of the war: one sentence for each event

## Setup

war-log-tiles-drawn = The control tiles of this war: { $tiles }.
war-log-families-dealt = Families dealt to team { $team }: { $families }.
war-log-family-taken = { $seat } leads { $family }.
war-log-starter = { $seat } is the starting player.
war-log-character = { $seat } gets the character { $character }.
war-log-set-out = { $seat } puts an extra Soldato in { $area }.
war-log-start-token = { $seat } puts an influence token in column { $column }.

## Planning

war-log-round = Round { $round } begins. { $starter } is the starting player.
war-log-paid = { $soldati ->
    [0] { $seat } pays { $n } Money.
   *[other] { $n ->
        [one] { $seat } gives up 1 Soldato from the headquarters.
       *[other] { $seat } gives up { $n } Soldati from the headquarters.
    }
}
war-log-received = { $seat } receives { $n } Money.
war-log-fee = { $seat } pays { $n } Money to { $to }.
war-log-recruited = { $seat } recruits { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}.
war-log-placed = { $seat } places { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} in { $area }.
war-log-car-placed = { $seat } places a car in { $area }.
war-log-lab-placed = { $seat } places a lab in { $area }.
war-log-boat-placed = { $seat } places a boat in { $sea }.
war-log-boat-moved = The new boat goes on from { $sea } to { $to } ({ $seat }).
war-log-boat-sunk = { $seat } loses a boat in { $sea }.
war-log-token-moved = { $owner ->
    [neutral] A neutral influence token
   *[seat] An influence token of { $name }
} goes to { $place }.
war-log-token-exerted = { $seat } takes an influence token off the { $row } row of the mat, { $to ->
    [supply] to the supply
    [sheet] to a sheet
   *[box] out of the game
}.
war-log-order-gained = { $seat } gains the order { $order }.
war-log-next-starter = { $seat } will be the starting player from the next phase on.
war-log-bust = { $seat } puts the bust down for the Ultima Azione.
war-log-deadlock = { $seat } can neither pay nor raise money and moves a token without paying.
war-log-issued = { $known ->
    [yes] { $seat } issues the order { $order } in { $area }, face down.
   *[no] { $seat } issues an order in { $area }, face down.
}
war-log-sold = { $seat } sells the order { $order } and takes it out of the game.
war-log-given = { $seat } pays { $cost } Money so that the teammate receives { $n }.

## Encounter

war-log-encounter = The encounter phase of round { $round } begins.
war-log-revealed = { $seat } reveals the order { $order } in { $area }.
war-log-executes = { $seat } executes { $order } in { $area }.
war-log-returned = { $known ->
    [yes] The order { $order } returns from { $area } ({ $seat }).
   *[no] An order returns from { $area }, unseen ({ $seat }).
}
war-log-lab-lost = A lab in { $area } is removed.
war-log-cars-lost = { $seat } loses { $n ->
    [one] 1 car
   *[other] { $n } cars
} in { $area }.
war-log-moved = { $cars ->
    [0] { $n ->
        [one] 1 Soldato goes
       *[other] { $n } Soldati go
    }
    [one] { $n ->
        [0] 1 car goes
        [one] 1 Soldato and 1 car go
       *[other] { $n } Soldati and 1 car go
    }
   *[other] { $n ->
        [0] { $cars } cars go
        [one] 1 Soldato and { $cars } cars go
       *[other] { $n } Soldati and { $cars } cars go
    }
} from { $area } to { $to }.
war-log-attack = { $owner ->
    [neutral] Neutral Soldati attack
   *[seat] { $name } attacks
} { $area }: attack bonus { $attack }, defense bonus { $defence }.
war-log-struck = { $seat } strikes { $area }: attack bonus { $attack }, defense bonus { $defence }.
war-log-lost = { $owner ->
    [neutral] { $n ->
        [one] 1 neutral Soldato leaves { $area }.
       *[other] { $n } neutral Soldati leave { $area }.
    }
   *[seat] { $n ->
        [one] { $name } loses 1 Soldato in { $area }.
       *[other] { $name } loses { $n } Soldati in { $area }.
    }
}
war-log-spoils = { $seat } takes { $n ->
    [one] 1 Soldato into the headquarters for a neutral one.
   *[other] { $n } Soldati into the headquarters for as many neutral ones.
}
war-log-replaced = { $seat } replaces { $n ->
    [one] 1 Soldato in { $area } with one of their own.
   *[other] { $n } Soldati in { $area } with their own.
}
war-log-defends = { $seat } plays for the neutral Soldati in { $area }.
war-log-card-shown = { $seat } had chosen { $card }; it counts for the { $side ->
    [attacker] attacker
   *[defender] defender
}.
war-log-turncoat = { $owner ->
    [neutral] In { $area } a Soldato goes over to the neutral side.
   *[seat] In { $area } a Soldato goes over to { $name }.
}
war-log-coward = { $owner ->
    [neutral] { $n ->
        [0] In { $area } no neutral Soldato is left to flee.
        [one] 1 neutral Soldato flees from { $area }.
       *[other] { $n } neutral Soldati flee from { $area }.
    }
   *[seat] { $n ->
        [0] In { $area } no Soldato of { $name } is left to flee.
        [one] 1 Soldato of { $name } flees from { $area } to the headquarters.
       *[other] { $n } Soldati of { $name } flee from { $area } to the headquarters.
    }
}
war-log-taken = { $seat } takes over { $area }.
war-log-emptied = No Soldato is left in { $area }.

## Management and the end

war-log-control = { $owner ->
    [nobody] Nobody controls the Mandamento { $mandamento } any more.
   *[seat] { $name } controls the Mandamento { $mandamento }.
}
war-log-marked = { $seat } marks the control tile { $tile }.
war-log-unmarked = { $seat } takes the token off the control tile { $tile }.
war-log-sheet = Action sheet { $sheet } is now the top sheet.
war-end-alone = { $team } win: a single family of theirs controls at least { $alone } Mandamenti.
war-end-team = { $team } win: together they control at least { $together } Mandamenti.
war-end-more = Both teams have reached their goal; { $team } win with more Mandamenti.
war-end-rounds = After { $rounds } rounds { $team } win with more Mandamenti.
war-end-bronte = The teams are level; { $team } win because they hold { $area }.
war-end-draw = The teams are level and neither holds { $area }: the war ends in a draw.

## The turning points of a finished war

war-story-seized = { $seat } takes the Mandamento { $mandamento } from { $from }.
war-story-gained = { $seat } gains control of the Mandamento { $mandamento }.
war-story-broken = { $seat } takes over { $area } and ends the control of { $from } over the Mandamento { $mandamento }.
war-story-lost = { $seat } loses control of the Mandamento { $mandamento }.
war-story-area-from = { $seat } takes { $area } from { $from }.
war-story-area = { $owner ->
    [neutral] { $seat } takes { $area } from the neutral Soldati.
   *[nobody] { $seat } occupies the empty area { $area }.
}
war-story-area-lost = { $seat } loses { $area }.

## Moves that no other event tells of

war-log-played-pass = { $seat } passes.
war-log-played-tile = { $seat } uses the control tile { $tile }.
war-log-played-space = { $seat } chooses the space “{ $text }”.
war-log-played-column = { $seat } chooses column { $column }: { $text }.
war-log-played-move = { $seat } moves from { $area } towards { $target }, { $way ->
    [sea] by boat
   *[land] by land
}.
war-log-played-allies = { $seat } moves from { $area } over a neighboring area towards { $target }.
war-log-played-bribe = { $seat } bribes the defenders.
war-log-played-buy = { $seat } buys off { $number ->
    [one] 1 defender
   *[other] { $number } defenders
}.
war-log-played-finesse = { $seat } chooses finesse.
war-log-played-brute = { $seat } chooses brute force.
war-log-played-card = { $seat } chooses the conflict card { $card }, face down.
war-log-played-card-secret = { $seat } chooses a conflict card, face down.
war-log-played-take = { $seat } takes the other side’s card.
war-log-played-leave = { $seat } leaves the other side’s card.
war-log-played-agitate = { $seat } agitates the neutral Soldati in { $area }; they set out for { $target }.
