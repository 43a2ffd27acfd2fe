# The war: decisions, choices, components and their effects

## What a decision asks for

war-step-round = How does the round continue?
war-step-families = Which family do you lead?
war-step-units = Where do the extra units of your character go?
war-step-labs = Where do the labs of your character go?
war-step-start-tokens = In which column do you put an influence token?
war-step-tiles = Which control tile do you use now?
war-step-turn = Do you move one influence token or a whole column?
war-step-space = To which space does the token go?
war-step-column = To which space does the next token of the column go?
war-step-gain = Which comes next, the column action or the extra order?
war-step-parts = Which part of the space do you perform?
war-step-recruit = How many Soldati do you recruit?
war-step-into = In which area do you place Soldati?
war-step-place = How many Soldati do you place?
war-step-issue = In which area do you issue an order?
war-step-which-order = Which order do you issue?
war-step-equip = What equipment do you place, and where?
war-step-sail = Does the new boat go one sea further?
war-step-sink = Whose boat is removed along with the new one?
war-step-gather = In which area do you gather?
war-step-rally = From which area do Soldati and cars come?
war-step-rally-soldati = How many Soldati come?
war-step-rally-cars = How many cars come?
war-step-exert = From which row do you take an influence token?
war-step-onto = To which space does the influence token from your mat go?
war-step-ultima = To which space does the token beside your bust go?
war-step-unmark = From which control tile do you take your token?
war-step-mark = Which control tile do you mark?
war-step-which = Which of your orders comes first?
war-step-order = Which part of the order do you execute?
war-step-fight = Which Movement or Strike do you make?
war-step-bribery = Do you bribe the defenders?
war-step-how-many = How many Soldati move?
war-step-car-along = Does a car go along?
war-step-replace = How many defenders do you replace?
war-step-buy = How many defenders do you buy off?
war-step-style = Finesse or brute force?
war-step-defender = Which family of your team defends the neutral Soldati?
war-step-cards = Which conflict card do you choose?
war-step-take-first = Do you take the defender’s card or leave it?
war-step-take-second = Do you take the attacker’s card or leave it?
war-step-recruitment = How many Soldati do you place in the area just taken?
war-step-pentito = From which area do you remove Soldati, and how many?
war-numbers-left = Numbers left: { $numbers }
war-step-agitate = Which neutral Soldati do you agitate, and where do they go?
war-step-launch = In which sea do you place the boat?
war-step-defect = From which area does a Soldato defect to you?
war-step-per-lab = How many Soldati do you place with your labs?
war-step-spread = In which further area are Soldati placed?

## Choices

war-move-pass = Pass
war-move-lead = Lead { $family }
war-move-soldato = Soldato in { $area }
war-move-car = Car in { $area }
war-move-boat = Boat in { $sea }
war-move-lab = Lab in { $area }
war-move-sail = On to { $sea }
war-move-sink = Remove a boat: { $family }
war-move-start = Influence token in column { $column }
war-move-tile = { $tile }. { $text }
war-move-token = Token from { $place }: { $family }
war-move-space = { $text } ({ $space })
war-move-column = Column { $column }: { $text }
war-move-part = Part { $number }
war-move-recruit = Recruit { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
}
war-move-into = Place Soldati in { $area }
war-move-place = Place { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
}
war-move-issue = Order in { $area }
war-move-order = { $order }. { $text }
war-move-order-secret = An order, face down
war-move-exert = { $row }: token { $to ->
    [supply] to the supply
    [sheet] to a sheet
   *[box] out of the game
}
war-move-onto = Top sheet, { $place }
war-move-gather = Gather in { $area }
war-move-rally = Reinforcements from { $area }
war-move-soldati = { $number ->
    [0] No Soldati
    [one] 1 Soldato
   *[other] { $number } Soldati
}
war-move-cars = { $number ->
    [0] No car
    [one] 1 car
   *[other] { $number } cars
}
war-move-execute = First { $order }. { $text }
war-move-move = Move from { $area } to { $target }, { $way ->
    [sea] by boat
   *[land] by land
}
war-move-allies = Move from { $area } over a neighboring area to { $target }
war-move-bribe = Bribe
war-move-replace = { $number ->
    [0] Replace nobody
    [one] Replace 1 defender
   *[other] Replace { $number } defenders
}
war-move-buy = { $number ->
    [0] Buy off nobody
    [one] Buy off 1 defender
   *[other] Buy off { $number } defenders
}
war-move-finesse = Finesse
war-move-brute = Brute force
war-move-defend = Let { $family } defend
war-move-card = { $card }: { $text }
war-move-card-secret = A conflict card, face down
war-move-take = Take the card
war-move-leave = Leave the card
war-move-strike = { $bomb ->
    [car] Car bomb
   *[bomb] Strike
} from { $area } on { $target }
war-move-remove = Remove { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
} from { $area }
war-move-agitate = Neutral Soldati from { $area } to { $target }
war-move-defect = One Soldato from { $area }
war-move-spread = Soldati in { $area } as well
war-move-mark = Mark { $tile }. { $text }
war-move-unmark = Take the token from { $tile }. { $text }
war-move-sell = Sell: { $order }. { $text }
war-move-give = Give money to your teammate

## Names

war-name-order = { $name } ({ $family })
war-name-family = { $name } ({ $colour ->
    [black] black
    [blue] blue
    [green] green
    [red] red
    [white] white
    [yellow] yellow
   *[other] { $colour }
})
war-name-neutral = neutral
war-name-space = sheet { $sheet }, column { $column }, row { $row }
war-name-place = column { $column }, row { $row }
war-institution-justice = Justice
war-institution-police = Police
war-institution-economy = Economy
war-institution-church = Church
war-phase-setup = Setup
war-phase-planning = Planning phase
war-phase-management = Management phase
war-phase-encounter = Encounter phase
war-phase-over = The war is over
war-team = Team { $team }
war-mates = { $one } and { $other }
war-equipment-car = car
war-equipment-boat = boat
war-equipment-lab = lab
war-destination-supply = to the supply
war-destination-sheet = to a sheet
war-destination-box = out of the game
war-tile-allies = Allies
war-tile-bribery = Bribery
war-tile-chain-of-command = Chain of Command
war-tile-delay-detonator = Delay Detonator
war-tile-influence = Influence
war-tile-miniguns = Miniguns
war-tile-recruitment = Recruitment
war-tile-speedboats = Speedboats
war-tile-garage = Garage
war-tile-laundering = Laundering
war-tile-bodyguards = Bodyguards
war-card-turncoat = Turncoat
war-card-coward-1 = Coward
war-card-coward-2 = Two Cowards

## Phrases

war-seat = { $name }
war-list = { $first }, { $rest }
war-and = { $first } + { $rest }
war-or = { $first } / { $rest }
war-both = { $first } { $then }
war-capital = { CAPITAL($text) }
war-infinite = ∞ { CAPITAL($text) }
war-label = { $name }: { $text }
war-either = { $some } or { $last }
war-count-car = { $n ->
    [one] 1 car
   *[other] { $n } cars
}
war-count-boat = { $n ->
    [one] 1 boat
   *[other] { $n } boats
}
war-count-lab = { $n ->
    [one] 1 lab
   *[other] { $n } labs
}
war-scores = Mandamenti: { $scores }.

## Orders

war-order = { $type ->
    [attack] Attack order
   *[supply] Supply order
}, Initiative { $initiative }: { $effects }
war-skull = skull { $n }
war-vest = vest { $n }
war-effect-money = receive { $n } Money
war-effect-place = place { $n ->
    [one] 1 Soldato
   *[other] up to { $n } Soldati
}
war-effect-place-base = place Soldati (Police value{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-effect-recruit = recruit { $n ->
    [one] 1 Soldato
   *[other] up to { $n } Soldati
}
war-effect-recruit-base = recruit Soldati (Church value{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-effect-car = place { $n ->
    [one] 1 car
   *[other] { $n } cars
}
war-effect-boat = place { $n ->
    [one] 1 boat
   *[other] { $n } boats
}
war-effect-lab = place { $n ->
    [one] 1 lab
   *[other] { $n } labs
}
war-effect-launder = launder
war-effect-place-per-lab = place { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} for each of your labs, in its area
war-effect-place-spread = place { $n ->
    [one] 1 Soldato
   *[other] up to { $n } Soldati
} here and in each of { $extra_areas ->
    [one] 1 adjacent area
   *[other] up to { $extra_areas } adjacent areas
} of the team
war-effect-rally = Rally
war-effect-move = { $times ->
    [one] Movement (and Attack)
   *[other] { $times } Movements (and Attacks)
}
war-effect-strike = { $times ->
    [one] Strike
   *[other] { $times } Strikes
}
war-effect-strike-and-move = 1 Strike and 1 Movement (and Attack), either first
war-effect-pentito = Pentito { $removals }
war-effect-agitate = Agitate within distance { $range }
war-effect-replace-defenders = replace { $n ->
    [one] 1 defender with a Soldato of yours
   *[other] up to { $n } defenders with Soldati of yours
}
war-effect-buy-off = buy off defenders for { $cost } Money each
war-effect-defect-adjacent = { $n ->
    [one] 1 Soldato of an adjacent area defects
   *[other] up to { $n } Soldati of adjacent areas defect
} to you

## Action spaces

war-space = { $sign ->
    [pay] pay { $n } Money: { $actions }
    [receive] receive { $n } Money: { $actions }
   *[none] { $actions }
}
war-action-issue-order = { $n ->
    [one] issue 1 order
   *[other] issue { $n } orders { $mode ->
        [stacked] in one area
       *[separate] in different areas
    }
}
war-action-recruit = recruit Soldati (Church value{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
})
war-action-place = place Soldati (Police value{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus }
}{ $where ->
    [own] , your areas only
   *[own_or_empty] {""}
})
war-action-equipment = { $n ->
    [one] place 1 car, boat or lab
   *[other] place { $n } cars, boats or labs
}
war-action-launder = launder
war-action-rally = gather Soldati and cars in one area
war-action-exert = exert influence: { $n ->
    [one] 1 token
   *[other] { $n } tokens
}{ $same_row ->
    [yes] {" "}of one row
   *[no] {""}
} { $to ->
    [supply] to the supply
    [sheet] to a sheet
   *[box] out of the game
}
war-action-ultima-azione = Ultima Azione
war-column-become-starting-player-and-equipment = become starting player and place 1 car, boat or lab
war-column-influence-one-institution = take the 2 leftmost tokens of the { $row } row off the family mat
war-column-influence-two-institutions = take the leftmost tokens of 2 different rows off the family mat

## Family mats and characters

war-mat-car = place 1 car
war-mat-car-base = car: attack +{ $attack }, car bomb +{ $strike }
war-mat-base = { $row ->
    [police] Place: { $value }
    [church] Recruit: { $value }
   *[other] value { $value }
}
war-mat-money = { $n } Money
war-mat-lab = place 1 lab
war-mat-launder = launder
war-character = { $money } Money and { $headquarters ->
    [one] 1 Soldato
   *[other] { $headquarters } Soldati
} in the headquarters; on the board { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}, { $labs ->
    [one] 1 lab
   *[other] { $labs } labs
}

## Control tiles

war-moment-phase-start = At the beginning of the planning phase
war-moment-issue-order = When you issue an order
war-moment-move = With a Movement
war-moment-strike = With a Strike
war-moment-takeover = After taking over an area
war-moment-defence = Against Attacks and Strikes
war-through-empty = empty
war-through-neutral = neutral
war-tile-effect-leapfrog = for { $cost } Money, pass over one { $through } area, { $by_sea ->
    [yes] also by boat
   *[no] not by boat
}
war-tile-effect-bribe = for { $cost } Money, return { $n ->
    [one] 1 defender
   *[other] { $n } defenders
} to the supply, once per Movement
war-tile-effect-stack-orders = up to { $max } of your orders in one area
war-tile-effect-strike-range = { $car_only ->
    [yes] a car bomb
   *[no] a Strike
} may reach up to distance { $range }
war-tile-effect-exert-for-soldato = for { $cost_soldati ->
    [one] 1 Soldato
   *[other] { $cost_soldati } Soldati
} from the headquarters, exert influence: { $n ->
    [one] 1 token
   *[other] { $n } tokens
} { $to ->
    [supply] to the supply
    [sheet] to a sheet
   *[box] out of the game
}
war-tile-effect-sea-attack-bonus = attack bonus +{ $n } by boat
war-tile-effect-place-after-takeover = place { $all_or_nothing ->
    [yes] exactly
   *[no] up to
} { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
} from the headquarters there
war-tile-effect-equipment = place { $kinds }
war-tile-effect-money = receive { $n } Money
war-tile-effect-defence-bonus = defense bonus +{ $n } in all your areas

## Conflict cards

war-card-effect-turncoat = { $n ->
    [one] 1 enemy Soldato makes way for one of your own
   *[other] { $n } enemy Soldati make way for { $n } of your own
}
war-card-effect-coward = { $n ->
    [one] 1 of your Soldati flees
   *[other] { $n } of your Soldati flee
} to your headquarters

## House rules

war-option-mandamento-vests = Vests protect the Mandamento
war-option-about-mandamento-vests = A vest protects all areas of its family in its Mandamento instead of one.
war-option-strict-pentito = Strict Pentito
war-option-about-strict-pentito = A Pentito removes as many Soldati as it shows, or at most 1 fewer.
war-option-spoils-from-any-loss = Soldati for every neutral loss
war-option-about-spoils-from-any-loss = Neutral Soldati that you bribe, buy off or replace also bring Soldati into your headquarters.
war-option-single-effect-of-twins = Twins count once
war-option-about-single-effect-of-twins = Two identical conflict cards on one side take effect only once.
war-option-first-game = First game
war-option-about-first-game = The black and the white family are left out, and the other four are dealt at random.
war-option-quick-setup = Quick setup
war-option-about-quick-setup = Families, extra units, labs and the first influence tokens are set up for you.
