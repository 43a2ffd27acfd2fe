# Refusals of the war: what on the table forbids a move, and what would make it legal

## Any time

war-fact-no-such-seat = There is no such seat.
war-remedy-no-such-seat = The four seats are numbered 0 to 3.
war-fact-other-decision = The game is waiting for another decision: { $step }
war-remedy-other-decision = Answer this question first.
war-fact-game-over = The war is over.
war-remedy-game-over = Start a new war to play on.
war-fact-not-awaited = The game is not waiting for a decision of yours.
war-remedy-not-awaited = Until you are asked, you can at most sell an order or give money to your teammate.
war-remedy-wait = Wait for your turn.
war-remedy-something-else = Choose something else.
war-remedy-something-else-or-pass = Choose something else, or pass.
war-remedy-only-pass = Pass; nothing else is open to you here.
war-fact-too-few = You named { $have }, but the least here is { $need }.
war-remedy-too-few = Name { $need } or more.
war-remedy-too-few-or-pass = Name { $need } or more, or pass.
war-fact-too-many = You named { $have }, but the most here is { $need }.
war-remedy-too-many = { $need ->
    [0] Name 0.
    [one] Name 1.
   *[other] Name { $need } or fewer.
}
war-fact-must-act = This question has to be answered first: { $step }
war-remedy-must-act = Choose one of the possible answers; passing is not one of them.
war-fact-not-begun = The setup is not over yet.
war-remedy-not-begun = Wait for the first planning phase; from then on it is possible at any time.
war-fact-gift-short = A gift costs { $need } Money, and you have { $have }.
war-remedy-gift-short = Sell orders first.
war-remedy-out-of-reach = You cannot raise that much now.
war-remedy-nothing-to-sell = You have no order to sell now.
war-fact-money-short = This costs { $need } Money, and you have { $have }.
war-remedy-money-short = Choose something cheaper, or raise money first: sell an order of your headquarters, or let your teammate give you some.

## Setup

war-fact-family-not-dealt = Your team was not dealt this family: { $family }.
war-remedy-family-not-dealt = Choose one of the families dealt to your team.
war-fact-family-taken = Your teammate already leads this family: { $family }.
war-remedy-family-taken = Choose another family of your team.
war-fact-unit-not-on-card = Your character has no unit of this kind left to place.
war-remedy-unit-not-on-card = Place one of the units that your character still has.
war-fact-unit-needs-own-area = { $area } is not your area.
war-remedy-unit-needs-own-area = Put the extra unit in an area where your Soldati stand.
war-fact-no-such-column = There is no column { $column }.
war-remedy-no-such-column = Name a column from 1 to 6.
war-fact-column-full = Column { $column } of the sheet has no empty space left.
war-remedy-column-full = Choose a column with an empty space.

## Equipment

war-fact-car-needs-soldato = You have no Soldato in { $area }.
war-remedy-car-needs-soldato = A car needs an area where your Soldati stand.
war-fact-sea-not-adjacent = { $sea } touches none of your areas.
war-remedy-sea-not-adjacent = Choose a sea on the coast of one of your areas.
war-fact-lab-needs-soldato = You have no Soldato in { $area }.
war-remedy-lab-needs-soldato = A lab needs an area where your Soldati stand.
war-fact-lab-limit = { $area } has { $have ->
    [one] 1 lab
   *[other] { $have } labs
} already, and the limit is { $need }.
war-remedy-lab-limit = Choose one of your areas with fewer than { $need ->
    [one] 1 lab
   *[other] { $need } labs
}.
war-fact-no-lab-left = The general supply has no lab left; labs that are removed from the board return there.
war-fact-no-car-left = All your cars are on the board; those that you lose return to your supply.
war-fact-no-boat-left = All your boats are on the board; those that are removed return to your supply.
war-fact-not-this-equipment = The action at hand does not place this kind of equipment.
war-remedy-not-this-equipment = Place this instead: { $kinds ->
    [1] a car
    [2] a boat
    [3] a car or a boat
    [4] a lab
    [5] a car or a lab
   *[other] a boat or a lab
}.
war-fact-nothing-to-equip = You have no equipment of this kind that could be placed anywhere.
war-fact-sea-too-far = { $sea } is not adjacent to the sea of the new boat.
war-remedy-sea-too-far = Go on to an adjacent sea, or pass to stay.
war-fact-no-boat-there = No boat of this owner lies in the sea of the new boat: { $family }.
war-remedy-no-boat-there = Name a family with a boat in that sea.

## Influence

war-fact-same-row = Your first token did not come from the { $row } row.
war-remedy-same-row = Take the next token from the row of the first one, or pass.
war-fact-other-row = You have just taken a token from the { $row } row.
war-remedy-other-row = Take the second token from another row.
war-fact-row-empty = The { $row } row of your family mat has no influence token left.
war-remedy-row-empty = Choose a row with tokens.
war-fact-token-goes-elsewhere = This action sends the token elsewhere: { $destination }.
war-remedy-token-goes-elsewhere = Name this destination: { $destination }.
war-fact-one-each = Of the two tokens one goes to the supply and the other to a sheet.
war-remedy-one-each = Send it to the supply or to a sheet.
war-fact-only-row-to-supply = Only the { $row } row has tokens left, so just one token is taken.
war-remedy-only-row-to-supply = Send this token to the supply.
war-fact-no-such-place = The top sheet has no such space: { $place }.
war-remedy-no-such-place = Choose a space of the top sheet in a column that holds a token, or one of the bottom sheet.
war-fact-place-taken = This space of the top sheet holds a token already: { $place }.
war-remedy-place-taken = Choose an empty space, or one marked ∞, in a column that holds a token.
war-fact-column-without-token = The column of this space holds no other token: { $place }.
war-remedy-column-without-token = On the top sheet, choose a column that holds a token; otherwise use the bottom sheet.
war-fact-mat-empty = Your family mat has no influence token left.

## Planning turns

war-fact-not-bottom-sheet = This space is not on the bottom sheet: { $space }.
war-remedy-not-bottom-sheet = Choose a space of the bottom sheet that is empty or marked ∞.
war-fact-space-taken = This space holds a token already: { $space }.
war-remedy-space-taken = Choose an empty space or one marked ∞.
war-fact-space-useless = Nothing would happen there now, while a useful placement is open to you.
war-remedy-space-useless = Choose a placement that you can pay for and of which a part can be performed.
war-fact-column-empty = Column { $column } of the top sheet holds no token.
war-remedy-column-empty = Choose a column with at least one token.
war-fact-bottom-full = The bottom sheet has too few empty spaces for this.
war-fact-raise-money = You cannot pay for any move, but your headquarters still has orders.
war-remedy-raise-money = Sell an order first.
war-fact-no-token-there = On the top sheet there is no token of this owner in this place: { $family }, { $place }.
war-remedy-no-token-there = Name the place and the owner of a token that lies on the top sheet.
war-fact-no-pass = In the planning phase every turn moves at least one token.
war-remedy-no-pass = Move one token to a space, or choose a column.
war-fact-deadlock-free-space = Without money, only spaces without cost are open to you.
war-remedy-deadlock-free-space = Choose a space that costs nothing and is empty or marked ∞.
war-fact-no-such-part = There is no part { $number } here.
war-remedy-no-such-part = { $need ->
    [one] The only part is number 1.
   *[other] The parts are numbered 1 to { $need }.
}
war-fact-part-done = Part { $number } is done already.
war-fact-action-first = You have paid for the column action but not performed it yet.
war-remedy-action-first = Perform it as part 1; then you may pass.
war-fact-bust-used = Your bust cannot be put down again in this phase.
war-fact-tile-not-marked = Your family has no token on the control tile { $tile }; tiles are marked in the management phase.
war-fact-tile-other-moment = The control tile { $tile } does not act at the beginning of the planning phase; when its moment comes, it acts by itself or is offered to you.
war-fact-tile-used = You have already used the control tile { $tile } in this phase.

## Recruiting, placing, issuing

war-fact-supply-short = { $have ->
    [0] You have no Soldati left in your supply; those that leave the board return there.
    [one] You have 1 Soldato in your supply, and this needs { $need }.
   *[other] You have { $have } Soldati in your supply, and this needs { $need }.
}
war-remedy-supply-short = { $have ->
    [0] Name 0.
    [one] Name 1.
   *[other] Name { $have } or fewer.
}
war-fact-recruit-limit = At most { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} may be recruited now, not { $have }; that is the highest visible value of your Church row plus the bonus.
war-remedy-recruit-limit = { $need ->
    [one] Name 1.
   *[other] Name { $need } or fewer.
}
war-fact-base-zero = The visible value of your family mat and the bonus make 0 here.
war-fact-hq-short = { $have ->
    [0] You have no Soldati in your headquarters; recruiting brings them there.
    [one] You have 1 Soldato in your headquarters, and this needs { $need }.
   *[other] You have { $have } Soldati in your headquarters, and this needs { $need }.
}
war-remedy-hq-short = { $have ->
    [one] Name 1.
   *[other] Name { $have } or fewer.
}
war-fact-recruitment-short = The tile places { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
}, but your headquarters has { $have ->
    [0] none
   *[other] only { $have }
}.
war-fact-influence-short = The control tile { $tile } costs { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} from your headquarters, but you have { $have ->
    [0] none
   *[other] only { $have }
} there.
war-fact-place-limit = At most { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} may be placed here, not { $have }; that is the highest visible value of your Police row plus the bonus.
war-remedy-place-limit = { $need ->
    [one] Name 1.
   *[other] Name { $need } or fewer.
}
war-fact-place-own-only = { $area } is empty, and this space places Soldati only in areas of yours.
war-remedy-place-own-only = Choose an area where your Soldati already stand.
war-fact-place-occupied = Enemy or neutral Soldati stand in { $area }.
war-remedy-place-occupied = Choose an area with Soldati of your own, or an empty one if this action allows it.
war-fact-nowhere-to-place = There is no area in which you could place Soldati.
war-fact-mates-area = { $goal } belongs to your teammate.
war-remedy-mates-area = Choose another area; those of your teammate are closed to you.
war-fact-order-needs-soldato = You have no Soldato in { $area }.
war-remedy-order-needs-soldato = Issue the order in an area where your Soldati stand.
war-fact-order-other-area = You have just issued an order in { $area } with this same action.
war-remedy-order-other-area = Choose another of your areas, or pass.
war-fact-order-in-area = { $have ->
    [one] An order of yours lies in { $area } already.
   *[other] { $have } orders of yours lie in { $area } already.
}
war-remedy-order-in-area = Choose one of your areas without orders.
war-fact-order-limit = { $area } holds { $have } of your orders already, and the limit is { $need }.
war-remedy-order-limit = Choose one of your areas with fewer orders.
war-fact-no-order-in-hq = You have no order in your headquarters; those on the board return there in the encounter phase.
war-fact-nowhere-to-issue = None of your areas is free for another order.
war-fact-not-your-order = { $order } is not an order of your family.
war-remedy-not-your-order = Name an order from your own headquarters.
war-fact-order-on-mat = { $order } still lies on your family mat.
war-remedy-order-on-mat = Name an order from your headquarters; this one comes with the first token of its group.
war-fact-order-gone = { $order } has left the game.
war-remedy-order-gone = Name an order from your headquarters.
war-fact-order-on-board = { $order } lies on the board already; it returns in the encounter phase.
war-remedy-order-on-board = Name an order from your headquarters.

## Rally and gather

war-fact-rally-not-adjacent = { $area } is not adjacent to { $origin }.
war-remedy-rally-not-adjacent = Bring Soldati and cars from an area of yours that is adjacent by land.
war-fact-rally-own-only = { $area } is not your area.
war-remedy-rally-own-only = Bring Soldati and cars from an adjacent area of your own.
war-fact-rally-once = Soldati or cars have already come from { $area }.
war-remedy-rally-once = Choose another adjacent area of yours, or pass.
war-fact-gather-own-only = { $area } is not your area.
war-remedy-gather-own-only = Gather in an area where your Soldati stand.
war-fact-nobody-to-rally = None of the adjacent areas is yours, so nobody can come.

## Orders

war-fact-not-its-turn = { $order } is not among your orders whose time has come.
war-remedy-not-its-turn = Name one of your { $attack ->
    [0] supply orders
   *[other] attack orders
} with the lowest Initiative.
war-fact-part-of-movement = This part belongs to the order’s Movement.
war-remedy-part-of-movement = Choose the Movement; against defenders you are asked about this part once number and car are fixed.
war-fact-rally-before = The order has already made a Movement, and Rally comes before that.
war-fact-inland = { $area } does not lie on the coast.
war-fact-pentito-needs-own = You have no Soldato left in { $area } who could talk.
war-fact-nobody-adjacent = No enemy or neutral Soldati stand next to { $area }.
war-fact-nobody-to-agitate = No neutral Soldati within reach could go anywhere.
war-fact-no-target = There is no area that this part could reach.
war-fact-no-strike-target = No enemy or neutral Soldati stand within reach of a Strike.
war-fact-no-labs = You have no lab in your areas.
war-fact-no-labs-to-join = You have no lab in your areas that Soldati could join.
war-fact-sea-not-at-order = { $sea } does not touch { $origin }, where the order lies.
war-remedy-sea-not-at-order = Choose a sea on the coast of { $origin }; from there the boat may go one sea further.
war-fact-spread-not-adjacent = { $area } is not adjacent to { $origin }.
war-remedy-spread-not-adjacent = Choose an adjacent area of your team.
war-fact-spread-team-only = { $area } does not belong to your team.
war-remedy-spread-team-only = Choose an adjacent area of yours or of your teammate.
war-fact-spread-once = { $area } has had its turn with this order.
war-remedy-spread-once = Choose another adjacent area of your team, or pass.

## Movements and Strikes

war-fact-same-area = The Movement would end where it starts, in { $area }.
war-remedy-same-area = Name another area as its target.
war-fact-no-movement-left = This part of the order allows no Movement now.
war-remedy-no-movement-left = Make a Strike, or pass.
war-fact-move-start = This Movement cannot start from { $area }.
war-remedy-move-start = Start from the order’s area or, after a first Movement, from the area just reached.
war-fact-no-soldati-to-move = You have no Soldati in { $area }.
war-remedy-no-soldati-to-move = Start from an area where your Soldati stand, or pass.
war-fact-no-boats-there = No chain of your team’s boats leads from { $area } to { $target }.
war-remedy-no-boats-there = Both areas must lie on the coast, and each sea on the way needs a boat of yours or of your teammate.
war-fact-not-adjacent = { $goal } is not adjacent to { $origin } by land.
war-remedy-not-adjacent = Choose an area that shares a border with { $origin }.
war-fact-allies-tile = Your family has no token on a tile that allows this, such as Allies.
war-remedy-allies-tile = Move to an adjacent area, or go by boat.
war-fact-allies-not-needed = { $target } is adjacent to { $area }.
war-remedy-allies-not-needed = Move there by land, without the tile.
war-fact-allies-path = No area that the tile lets you pass lies between { $area } and { $target }.
war-remedy-allies-path = Choose a target beyond an empty or neutral neighbor of { $area }.
war-fact-no-strike-left = This part of the order allows no Strike now.
war-remedy-no-strike-left = Make a Movement, or pass.
war-fact-strike-start = This Strike cannot start from { $area }.
war-remedy-strike-start = Start from the order’s area or, if the order allows it, from the area just taken.
war-fact-strike-target = No enemy or neutral Soldati stand in { $target }.
war-remedy-strike-target = Choose an area with enemy or neutral Soldati.
war-fact-strike-too-far = { $target } lies at distance { $have } from { $area }; this Strike reaches { $need }.
war-remedy-strike-too-far = Choose a target within distance { $need } by land.
war-remedy-strike-with-car = Make it a car bomb; with your tile that reaches so far.
war-fact-no-car-there = You have no car in { $area }.
war-remedy-no-car-there = Strike without a car bomb.
war-fact-defender-of-team = This is no family of your team: { $family }.
war-remedy-defender-of-team = Name your own family or your teammate’s.
war-fact-all-or-nothing = The tile places exactly { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
}, not { $have }.
war-remedy-all-or-nothing = Name { $need }, or pass.

## Pentito and Agitate

war-fact-hostile-only = No enemy or neutral Soldati stand in { $area }.
war-remedy-hostile-only = Choose an adjacent area with enemy or neutral Soldati.
war-fact-pentito-other-area = { $area } has already been hit by this Pentito.
war-remedy-pentito-other-area = Use one of the numbers left on another adjacent area.
war-fact-pentito-strict = The house rule “Strict Pentito” is in force: at least { $need } must go in all, and this would make { $have }.
war-remedy-pentito-strict = Remove more Soldati, or choose an area that has more.
war-fact-pentito-limit = This Pentito can remove at most { $need } from one area now, not { $have }.
war-remedy-pentito-limit = { $need ->
    [one] Remove 1.
   *[other] Remove { $need }, or fewer if that is enough.
}
war-fact-agitate-neutrals = No neutral Soldati stand in { $area }.
war-remedy-agitate-neutrals = Name an area with neutral Soldati within reach, and where they go.
war-fact-agitate-too-far = { $have ->
    [0] { $area } is the order’s own area.
   *[other] { $area } lies at distance { $have } from the order; Agitate reaches { $need }.
}
war-remedy-agitate-too-far = Choose neutral Soldati at distance 1{ $need ->
    [one] {""}
   *[other] {" "}to { $need }
} from the order’s area.
war-fact-agitate-own-team = { $target } belongs to your team.
war-remedy-agitate-own-team = Send the neutral Soldati to an area that your team does not control.

## Management

war-fact-tile-not-in-play = The control tile { $tile } is not in this war.
war-fact-tile-marked = The control tile { $tile } already holds a token of your team.
war-remedy-tile-marked = Choose a tile without a token.
war-fact-not-your-mark = There is no token of yours on the control tile { $tile }.
war-remedy-not-your-mark = Choose a tile with your own token.
war-fact-price-short = This costs { $need } Money, and you have { $have }.
war-remedy-price-short = Do without it, or raise money first: sell an order of your headquarters, or let your teammate give you some.
war-fact-allies-short = Allies cost { $need } Money, and you have { $have }.
war-remedy-allies-short = Do without the tile, or raise money first: sell an order of your headquarters, or let your teammate give you some.

## The same moves by other rules

war-fact-unit-needs-own-coast = { $sea } touches none of your areas.
war-remedy-unit-needs-own-coast = Put the boat in a sea on the coast of one of your areas.
war-fact-setup-lab-needs-own-area = { $area } is not your area.
war-remedy-setup-lab-needs-own-area = Put the lab in an area where your Soldati stand.
war-fact-ultima-same-space = The token beside your bust already lies on this space: { $space }.
war-remedy-ultima-same-space = Choose another space that is empty or marked ∞, or pass.
war-fact-nobody-to-gather = None of your areas is adjacent to { $area } by land, and boats bring nobody here.
war-remedy-nobody-to-gather = Gather in an area of yours that shares a border with another of your areas.
war-fact-nowhere-to-gather = No two of your areas are adjacent by land, and boats bring nobody here.
war-fact-order-place-limit = This order places at most { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
}, not { $have }.
war-remedy-order-place-limit = { $need ->
    [one] Name 1, or pass.
   *[other] Name { $need } or fewer, or pass.
}
war-fact-lab-place-limit = Your labs here bring at most { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
}, not { $have }.
war-remedy-lab-place-limit = { $need ->
    [one] Name 1, or pass.
   *[other] Name { $need } or fewer, or pass.
}
war-fact-spread-place-limit = This order places at most { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
} in each area, not { $have }.
war-remedy-spread-place-limit = { $need ->
    [one] Name 1, or pass.
   *[other] Name { $need } or fewer, or pass.
}
war-fact-order-recruit-limit = This order recruits at most { $need ->
    [one] 1 Soldato
   *[other] { $need } Soldati
}, not { $have }.
war-remedy-order-recruit-limit = { $need ->
    [one] Name 1, or pass.
   *[other] Name { $need } or fewer, or pass.
}
war-fact-car-bomb-too-far = { $target } lies at distance { $have } from { $area }; with your tile the bomb reaches { $need }.
war-remedy-car-bomb-too-far = Choose a target within distance { $need } by land, or pass.
war-fact-beside-itself = You named { $goal } itself, and an adjacent area is needed.
war-remedy-beside-itself = Choose an area that shares a border with { $goal }.
war-fact-after-rally = The order has just rallied, and its Movement comes directly after that.
war-remedy-after-rally = Choose the Movement first, part { $need }; this part may come after it.
war-fact-same-sea = The new boat already lies in { $sea }.
war-remedy-same-sea = Go on to an adjacent sea, or pass to stay.
