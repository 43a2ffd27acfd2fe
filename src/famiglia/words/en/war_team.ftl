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
wt-order-meaning = { $what ->
    [skull] What exceeds the defense removes defenders before the conflict.
    [vest] It stays after the execution, until the end of the phase.
    [place] From your headquarters into the area of the order.
    [place_base] From your headquarters into the area of the order.
    [recruit] From the supply into your headquarters.
    [recruit_base] From the supply into your headquarters.
    [car] It adds to an attack, or goes off in a Strike.
    [lab] It adds 1 to the defense, and brings Money when you launder.
    [boat] It carries your team’s Soldati over its sea.
    [launder] You receive Money for your labs.
    [rally] First bring Soldati and cars of yours here from adjacent areas.
    [move] Send Soldati by land or boat; into a foreign area it is an attack, which can take it.
    [strike] Removes Soldati in an area adjacent by land, as many as the attack exceeds the defense. It takes no area.
    [strike_and_move] A Strike removes Soldati next door, a Movement can take the area.
    [pentito] Give up 1 Soldato here to remove these numbers next door, whatever the defense.
    [agitate] Neutral Soldati of an area this close attack one of its neighbors.
   *[other] {""}
}

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
wt-mat-value = { $row ->
    [justice] A car adds { $attack } to an attack, or { $strike } to a Strike as a car bomb.
    [police] Where a space or order shows the sign of Police, you place { $n } Soldati plus its bonus.
    [church] Where a space or order shows the sign of the Church, you recruit { $n } Soldati plus its bonus.
   *[economy] Every token that leaves this row brings something once: Money, a lab, or laundering.
}
wt-mat-space = { $left ->
    [0] Already uncovered.
    [one] The next token that leaves this row uncovers it.
   *[other] Uncovered when { $left } more tokens have left this row.
}
wt-mat-group = { $gained ->
    [yes] Gained with the first token of group { $column }.
   *[no] Comes with the first token that leaves group { $column }.
}
wt-mat-order = { $gained ->
    [yes] Gained
   *[no] Comes with the next token here
}: { $text }
wt-tile-users = Used by: { $names }

## The dossier

wt-dossier-none = Nothing is known of the other team yet.
wt-dossier-title = What the enemies can do
wt-dossier-key-possible = possible now
wt-dossier-key-seen = seen before, possible again
wt-dossier-key-mat = still on the mat
wt-dossier-key-sold = out of the game
wt-dossier-face-down = Orders that lie face down
wt-dossier-area = { $area }: { $orders } of { $n }
wt-dossier-sum = { $down } face down, { $possible } possible
wt-dossier-at-mat = on the mat
wt-dossier-at-possible = { $seen ->
    [yes] seen in round { $round }
   *[no] possible
}
wt-dossier-at-headquarters = { $seen ->
    [yes] seen in round { $round }
   *[no] in headquarters
}
wt-dossier-at-area = face up
wt-dossier-at-sold = sold
wt-dossier-about = { $area } ({ $name }): { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}{ $cars ->
    [0] {""}
    [one] , 1 car
   *[other] , { $cars } cars
}. Possible orders: { $n }; attack orders among them: { $attacks }.
wt-dossier-hits = It can reach { $areas }.
wt-dossier-hit = { $area } with { $soldati }
wt-dossier-hits-nothing = It can reach none of your areas.

## The team

wt-team-alone = { $name } plays at this screen or is a computer, so there is nobody to write to. Marks stay on your map all the same.
wt-team-suggests = { $name } suggests
wt-team-old = older than the last moves: may be impossible by now
wt-team-try = Try it
wt-team-try-later = You can try it when it is your turn.
wt-team-cannot = You cannot make this move now: { $move }
wt-team-played = { $name } has made the moves that you suggested.
wt-team-played-yours = You have made the moves that { $name } suggested.
wt-team-compose = Suggest a turn to { $name }
wt-team-composing = You choose for { $name }. It is only a suggestion, and nobody else sees it.
wt-team-stop = Stop
wt-team-choose-first = Choose the moves for { $name } on the table first.
wt-team-suggest-this = Suggest to { $name }
wt-team-clear-first = Clear your own draft first.
wt-team-sent = Suggested to { $name }: { $n ->
    [one] 1 move
   *[other] { $n } moves
}.
wt-team-withdraw = Withdraw
wt-team-remark = A remark
wt-team-suggest = Suggest my draft to { $name }
wt-team-draft-first = You can suggest moves while { $name } decides, and your own draft before you confirm it.
wt-team-marks = Marks on the map
wt-team-wipe = Wipe mine
wt-team-remove = Remove { $mark }
wt-team-tools = Draw on the map
wt-team-tool-arrow = Arrow
wt-team-tool-ring = Ring
wt-team-tool-note = Note
wt-team-note = Note text
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
wt-wire-more = { $n } more
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
wt-effect-threat = threat to { $area }: up to { $n } Soldati
wt-effect-team = your team
