# The war in the browser: setup, planning and management in the dock

wt-fewer = one less
wt-more = one more

## The stages of a turn

wt-stage-token = Token
wt-stage-space = Space
wt-stage-target = Target
wt-stage-confirm = Confirm
wt-stage-column = Column
wt-stage-effects = Effects
wt-stage-order = Order
wt-stage-families = Family
wt-stage-units = Units
wt-stage-labs = Labs
wt-stage-start-tokens = First tokens
wt-stage-home = Orders home
wt-stage-control = Control
wt-stage-tiles = Tiles
wt-stage-check = End check

## What is asked

wt-ready = Your turn is ready
wt-ready-choice = Your choice is ready
wt-ready-why = Nobody has seen it yet. Change what you like, then confirm.
wt-ask-turn = Your move: a token or a column
wt-why-turn = Move one token down to a space and do its action, or take a whole column for its action and an order. You have { $money } Money.
wt-ask-space = Where does the token go?
wt-why-space = Click a bright space. The numbers are your own.
wt-ask-column = Where does the next token of the column go?
wt-why-column = A token on a space blocks it for everybody; ∞ blocks nobody.
wt-ask-gain = { $acted ->
    [1] Now the order of the column
   *[other] { $issued ->
        [1] Now the action of the column
       *[other] Column { $column }: action or order first?
    }
}
wt-ask-parts = { $mode ->
    [one] Which of the two?
   *[other] What first?
}
wt-ask-into = { $n ->
    [one] Where does 1 Soldato go?
   *[other] Where do { $n } Soldati go?
}
wt-why-into = Click an area on the map or in the list.
wt-why-into-short = The action places { $most }, but your headquarters holds only { $n }.
wt-ask-issue = Where do you issue the order?
wt-why-issue = Face down; only your team may look at it. Click an area, or the order first.
wt-ask-which-order = Which order in { $area }?
wt-ask-equip = Which equipment, and where?
wt-ask-sail = Does the boat sail one sea further?
wt-why-sail = It lies in { $sea }.
wt-ask-gather = Where do they gather?
wt-ask-rally = Who comes to { $area }?
wt-ask-exert = From which row do you take the token?
wt-why-exert = What it uncovers takes effect at once.
wt-ask-onto = Where does the token from your mat go?
wt-ask-ultima = Ultima Azione: where does the token beside your bust go?
wt-why-ultima = The top sheet is empty: this token may do one last action.
wt-ask-tiles = Do you use a control tile?
wt-ask-mark = Mark one control tile
wt-why-mark = You mark one for each Mandamento that you control. A mark stays until you lose a Mandamento.
wt-ask-unmark = Unmark one control tile
wt-why-unmark = You control fewer Mandamenti than you have marked tiles.
wt-ask-families = Which family do you lead?
wt-why-families = Each family has its own strength.
wt-ask-units = { $soldati ->
    [0] Where do your units go?
    [one] 1 more Soldato: where?
   *[other] { $soldati } more Soldati: where?
}
wt-why-units = { $character } brings reinforcements.
wt-ask-labs = { $labs ->
    [one] 1 more lab: where?
   *[other] { $labs } more labs: where?
}
wt-why-labs = Labs launder money and protect their area.
wt-ask-start-tokens = In which column do you put your first token?
wt-why-start-tokens = Whoever uses it later pays you 1 Money.

## The action sheets

wt-sheets = The action sheets
wt-top-sheet = Top sheet
wt-top-sheet-text = tokens to move
wt-bottom-sheet = Bottom sheet
wt-bottom-sheet-text = actions, with your numbers
wt-bottom-sheet-open = actions
wt-tokens-left = { $turns ->
    [0] { $n } left
    [one] { $n } left: about 1 more turn each
   *[other] { $n } left: about { $turns } more turns each
}
wt-column-order = every column also brings 1 order
wt-column-first = Primo
wt-column-two = 2 rows
wt-column-label = Column { $name }: { $tokens ->
    [0] no tokens
    [one] 1 token, { $cost } Money
   *[other] { $tokens } tokens, { $cost } Money
}. { CAPITAL($does) }.
wt-token-label = { $whose ->
    [neutral] Neutral token
   *[family] Token of { $family }
}, column { $column }{ $fee ->
    [0] .
   *[other] : costs { $fee } Money.
}
wt-token-neutral = A neutral token: it costs nothing.
wt-token-own = Your own token: it costs nothing.
wt-token-foreign = A token of { $name }: using it costs you 1 Money, paid to { $name }.
wt-place-here = Put it on the top sheet, column { $column }
wt-space-label = Column { $column }, row { $row }: { $text }. { $state ->
    [taken] Blocked.
    [poor] Too expensive.
    [idle] Does nothing for you now.
   *[other] Open.
}{ $count ->
    [0] {""}
   *[other] {" "}Tokens: { $tokens }.
}
wt-space-here = here
wt-space-wished = Now pick a token for it.
wt-space-taken = Blocked: a token lies here.
wt-space-poor = You cannot pay for it.
wt-space-idle = It would do nothing for you now.
wt-space-infinite = any number of tokens
wt-space-money = { $sign ->
    [pay] pay { $n }
   *[receive] receive { $n }
}
wt-part-place = place { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $base } + { $bonus })
}{ $where ->
    [own] , your areas only
   *[other] {""}
}
wt-part-recruit = recruit { $number ->
    [one] 1 Soldato
   *[other] { $number } Soldati
}{ $bonus ->
    [0] {""}
   *[other] {" "}({ $base } + { $bonus })
}
wt-part-launder = launder: { $number } Money from your labs
wt-part-limited = { $text }, now only { $now }
wt-part-or = {" "}or{" "}
wt-part-and = {" "}+{" "}
wt-parts-one = Only one of them.
wt-parts-done = Comes first: { $text }
wt-parts-instead = { $text } first
wt-column-poor = You cannot pay for this column.
wt-sheet-hint = Point at a token, a column or a space to see what it brings.
wt-reveals = Uncovers: { $what }.
wt-reveals-order = order { $name }
wt-blocks = Where the tokens go: click one to block another space
wt-block-move = Put it on another space
wt-block-label = Token on: { $text }. Put it on another space.

## Money

wt-money-token = token
wt-money-supply = To the supply
wt-money-income = From the supply
wt-money-to = to { $name }
wt-money-keep = You keep
wt-money-short = You lack

## The draft

wt-chain = Your turn so far
wt-chip-back = Back to here
wt-chip-label = { $text }. Go back to just before this.
wt-chip-token = { $column } token
wt-chip-column = Column { $column }
wt-chip-place = { $n ->
    [one] 1 Soldato to { $area }
   *[other] { $n } Soldati to { $area }
}
wt-chip-order = { $order } in { $area }
wt-chip-pass = not now
wt-stopped = You cannot plan further than this.
wt-stopped-other = After this, somebody else moves.

## Numbers

wt-number-recruit = Recruit into the headquarters
wt-number-place = Place in { $area }
wt-number-soldati = Soldati from { $from } to { $area }
wt-number-cars = Cars from { $from } to { $area }

## Areas and orders

wt-threat = { $area } can bring { $n }
wt-threats = { $n ->
    [one] 1 area of your team could be outnumbered
   *[other] { $n } areas of your team could be outnumbered
}, { $from ->
    [one] most of all by { $area }: up to { $soldati } Soldati can come.
   *[several] by up to { $soldati } Soldati.
}
wt-reach = { $n ->
    [0] { $neutral ->
        [0] reaches nobody to attack
        [one] reaches 1 neutral area
       *[other] reaches { $neutral } neutral areas
    }
    [one] reaches 1 enemy area{ $neutral ->
        [0] {""}
       *[other] , { $neutral } neutral
    }
   *[other] reaches { $n } enemy areas{ $neutral ->
        [0] {""}
       *[other] , { $neutral } neutral
    }
}
wt-orders-here = { $n ->
    [one] 1 order there
   *[other] { $n } orders there
}
wt-orders-which = Your orders
wt-orders-first = Or choose the order first
wt-order-when = When: among the orders that the enemies may hold
wt-order-before = { $n } of the { $of } { $type ->
    [attack] attack orders
   *[supply] supply orders
} that the enemies may hold come before { $initiative }.
wt-order-reach = Reach from { $area }, as things stand
wt-order-more = { $n } more
wt-way-land = by land
wt-way-sea = by boat
wt-equip-car = Car
wt-equip-boat = Boat
wt-equip-lab = Lab
wt-row-take = Take a { $row } token, { $to ->
    [supply] to the supply
    [sheet] to a sheet
   *[box] out of the game
}
wt-mat-leave = { $n ->
    [one] the leftmost token leaves
   *[other] the { $n } leftmost tokens leave
}
wt-reveal-instant = At once:
wt-reveal-lasting = For good:
wt-reveal-order = New order:
wt-tile-marked = marked by { $name }
wt-tile-yours = your mark
wt-tile-changed = unmarked
wt-first-game = good for a first game
wt-theme-black = turncoats and pentiti
wt-theme-blue = bombs
wt-theme-green = speedboats and infiltration
wt-theme-red = frontal attacks
wt-theme-white = mass mobilization and conversion
wt-theme-yellow = money and labs

## Buttons

wt-undo = Back
wt-pass = Not now
wt-pass-sail = It stays
wt-pass-rally = That is all
wt-pass-ultima = No last action
wt-pass-equip = None
wt-pick = Choose first
wt-pick-turn = Pick a token or a column
wt-pick-mark = Pick a tile
wt-pick-unmark = Pick a tile
wt-pick-families = Pick a family
wt-confirm-mark = Mark { $tile }
wt-confirm-unmark = Unmark { $tile }
wt-confirm-turn = Confirm the turn
wt-confirm-part = Confirm so far

## The corner for trade

wt-trade = Sell an order, give money
wt-trade-final = final at once
wt-trade-sell = Sell { $order } for { $n }
wt-trade-must = You have no Money for anything else: sell an order first, then your turn goes on.
wt-trade-sell-question = { $order } leaves the game for good, and you receive { $n } Money. This takes effect at once and cannot be taken back.
wt-trade-give-question = This takes effect at once and cannot be taken back. You pay 2 Money, and your teammate receives 1.
wt-trade-keep = Keep it
