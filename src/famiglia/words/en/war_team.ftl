# The war in the browser: order of play, headquarters, mats, tiles, dossier, team and news

## Score and order of play

wt-score-mandamenti = Mandamenti
wt-score-to-win = { $goal } to win
wt-score-counts = counted at round’s end
wt-score-goal = Mandamenti: a team wins with { $goal }, or with { $alone } of a single family. This counts only at the end of a round.
wt-score-family = { $family } { $n }
wt-score-told = Mandamenti: { $first } ({ $one }) to { $second } ({ $other }). A team wins with { $goal }, or with { $alone } of a single family. This counts only at the end of a round.
wt-stage = Round { $round } of { $rounds } · { $phase ->
    [setup] Setup
    [planning] Planning
    [encounter] Encounter
    [management] Management
   *[other] End
}
wt-rail-order-of-play = Order of play
wt-rail-queue = Orders in the order of execution
wt-rail-relation = { $relation ->
    [you] you
    [mate] mate
   *[other] { $colour }
}
wt-rail-starter = starting player
wt-rail-soldati = Soldati in the headquarters
wt-rail-hidden = hidden
wt-rail-placed = { $n } issued
wt-rail-decides = is deciding
wt-rail-order = { $initiative }, { $area }, { $name }: { $state ->
    [done] done
    [now] now
    [lapsed] lapsed, because its area was lost
   *[next] still to come
}. { $text }

## Orders

wt-order-kind = { $type ->
    [attack] attack order
   *[supply] supply order
}, Initiative { $initiative }
wt-order-skull = attack bonus { $n }
wt-order-vest = { $n } to the defense of its area

## The strip and its drawers

wt-strip-your-move = It is your move.
wt-strip-to-table = To the table
wt-strip = What your team holds
wt-strip-drawers = Drawers
wt-strip-secret = only your team sees this
wt-tab-long-headquarters = Headquarters
wt-tab-long-mat = Family mat
wt-tab-long-tiles = Control tiles
wt-tab-long-dossier = Dossier
wt-tab-long-team = Team
wt-tab-short-headquarters = HQ
wt-tab-short-mat = Mat
wt-tab-short-tiles = Tiles
wt-tab-short-dossier = Dossier
wt-tab-short-team = Team
wt-hq-of = Headquarters of { $name }, { $family }
wt-hq-you = you
wt-hq-soldati = { $here } here, { $supply } in supply
wt-hq-cars = cars in the supply
wt-hq-boats = boats in the supply
wt-hq-influence = influence tokens in the supply
wt-hq-bust = the bust for the Ultima Azione is still unused
wt-hq-issue = Pick an order, then an area. It lies face down; your teammate may look.
wt-hq-look = Choose an order to read what it does.
wt-hq-no-orders = No orders here.

## Mats and tiles

wt-mat-whose = Whose mats
wt-mat-ours = Ours: { $names }
wt-mat-theirs = Theirs: { $names }
wt-mat-of = Mat of { $family }, { $name }
wt-mat-row = { $row }: { $value } now; { $next }
wt-mat-order = { $gained ->
    [yes] Gained
   *[no] Comes with the next token here
}: { $text }
wt-tile-users = Used by: { $names }

## The team

wt-team-played = { $name } has made the moves that you suggested.
wt-team-players-room = All players can read this, the other team too.
wt-team-compose = Suggest a turn to { $name }
wt-team-sent = Suggested to { $name }: { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
wt-team-withdraw = Withdraw
wt-team-done = Done
wt-team-how = { $tool ->
    [arrow] Click where the arrow begins.
    [to] Click where the arrow ends.
    [ring] Click the areas and seas to mark; a second click removes the ring.
    [note] Click where the note goes.
   *[other] Only your team sees what you draw.
}

## News

wt-wire = The wire
wt-wire-since = since your last move
wt-wire-open = { $n ->
    [one] Read 1 turn since your last move
   *[other] Read { $n } turns since your last move
}
wt-wait-places = What to read
wt-wait-since = Since your move
wt-wait-busy = { $busy ->
    [token] { $n ->
        [one] { $names } is choosing a token
       *[other] { $names } are choosing tokens
    }
    [card] { $n ->
        [one] { $names } is choosing a card
       *[other] { $names } are choosing cards
    }
    [style] { $names } chooses between finesse and brute force
    [tile] { $n ->
        [one] { $names } is looking at the control tiles
       *[other] { $names } are looking at the control tiles
    }
    [setup] { $n ->
        [one] { $names } is setting up
       *[other] { $names } are setting up
    }
    [encounter] { $n ->
        [one] { $names } is carrying out an order
       *[other] { $names } are deciding
    }
   *[other] { $n ->
        [one] { $names } is planning
       *[other] { $names } are planning
    }
}
wt-wait-next = You are next.
wt-wait-after = Before you: { $names }.
wt-wait-order = Your next order: { $order } in { $area }.
wt-wait-tokens = { $n ->
    [0] No token is left on the top sheet.
    [one] 1 token is left on the top sheet.
   *[other] { $n } tokens are left on the top sheet.
}
wt-wait-pending = { $name } is deciding …
wt-wait-steps = Turn by turn
wt-wait-first = To the first turn
wt-wait-back = One turn back
wt-wait-on = One turn on
wt-key-digest = the turns since your move, one by one
wt-wait-of = { $number } of { $of }

## A turn in a few words

wt-did-token = { $who ->
    [you] your token
    [own] own token
    [neutral] neutral token
   *[other] token of { $name }
}
wt-did-column = column { $column }
wt-did-column-row = { $row } column
wt-did-tile = tile { $tile }
wt-did-plain = : { $text }
wt-did-family = leads { $family }
wt-did-start = first token: { $column }
wt-did-nothing = no effect
wt-did-placed = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} to { $area }
wt-did-recruited = recruited { $n }
wt-did-received = +{ $n } Money
wt-did-issued = { $known ->
    [yes] { $order } in { $area }
   *[no] an order in { $area }
}
wt-did-car = a car to { $area }
wt-did-lab = a lab in { $area }
wt-did-boat = a boat in { $sea }
wt-did-boat-moved = on to { $sea }
wt-did-boat-sunk = { $who ->
    [you] your boat sunk in { $sea }
   *[other] a boat of { $name } sunk in { $sea }
}
wt-did-exerted = { $n ->
    [one] 1 influence token from { $row }
   *[other] { $n } influence tokens from { $row }
}
wt-did-gained = new order { $order }
wt-did-starter = starts the next phase
wt-did-bust = Ultima Azione
wt-did-sold = sold { $order }
wt-did-given = gave { $n } Money to the teammate
wt-did-moved = { $cars ->
    [0] { $n ->
        [one] 1 Soldato
       *[other] { $n } Soldati
    }
    [one] { $n } + 1 car
   *[other] { $n } + { $cars } cars
} from { $area } to { $to }
wt-did-attack = attacks { $area }, { $attack } against { $defence }
wt-did-struck = strikes { $area }, { $attack } against { $defence }
wt-did-lost = { $who ->
    [you] you lose { $n } in { $area }
    [neutral] the neutrals lose { $n } in { $area }
   *[other] { $name } loses { $n } in { $area }
}
wt-did-replaced = replaces { $n } in { $area }
wt-did-turncoat = { $who ->
    [you] 1 turns to you in { $area }
    [neutral] 1 turns neutral in { $area }
   *[other] 1 turns to { $name } in { $area }
}
wt-did-coward = { $who ->
    [you] { $n ->
        [one] 1 of yours flees from { $area }
       *[other] { $n } of yours flee from { $area }
    }
    [neutral] { $n ->
        [one] 1 neutral flees from { $area }
       *[other] { $n } neutrals flee from { $area }
    }
   *[other] { $n ->
        [one] 1 of { $name } flees from { $area }
       *[other] { $n } of { $name } flee from { $area }
    }
}
wt-did-lab-lost = a lab lost in { $area }
wt-did-taken = takes { $area }
wt-did-emptied = { $area } is empty
wt-did-order = { $order } in { $area }
wt-did-reveal = All orders are revealed
wt-did-revealed = { $n ->
    [one] 1 order
   *[other] { $n } orders
}
wt-did-management = Management
wt-did-home = { $n ->
    [one] 1 order went back to its headquarters.
   *[other] { $n } orders went back to their headquarters.
}
wt-did-control = { $owner ->
    [nobody] Nobody controls the Mandamento { $mandamento } any more.
   *[seat] { $name } controls the Mandamento { $mandamento } with { $areas }.
}

## What it did to the reader

wt-effect-money = +{ $n } Money for you
wt-effect-lost = you lost { $n }
wt-effect-threat = threat to { $area }: up to { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-effect-team = your team
