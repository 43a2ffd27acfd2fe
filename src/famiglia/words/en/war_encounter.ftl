# The war in the browser: the encounter in the dock

## Questions

wt-enc-supply-orders = Supply orders
wt-enc-attack-orders = Attack orders
wt-enc-management = Management
wt-enc-cards = Cards
wt-enc-take = Take or leave
wt-enc-result = Result
wt-enc-your-order = Your order: { $order } in { $area }
wt-enc-why-order = Every part of an order may be left out. What needs no choice is done already; you can change it.
wt-enc-idle-place = 0 of { $most }: no Soldati in the headquarters
wt-enc-idle-recruit = 0 of { $most }: no Soldati in the supply
wt-enc-why-fight = Choose a target on the map or in the list.
wt-enc-why-attack = Set how many go and how they fight, or choose another target.
wt-enc-why-strike = A Strike only removes Soldati. Use a car bomb or not, or choose another target.
wt-enc-why-agitate = Neutral Soldati march against an adjacent area. Choose from where and where to.
wt-enc-why-pentito = You lose one Soldato for good. Then every neighbor you choose loses as many as possible, for the smallest number left that is enough. Defense does not count.
wt-enc-which-card = { $area }, against { $name }: which card do you lay down?
wt-enc-why-cards-attacker = Then you may take { $name }’s card unseen, and { $name } yours. In the end a card works on the side it lies in front of.
wt-enc-why-cards-defender = Then { $name } may take your card unseen, and you theirs. In the end a card works on the side it lies in front of.
wt-enc-take-question = { $area }: take { $name }’s card, or leave it?
wt-enc-why-take-first = You decide first, then { $name } about yours. Nobody looks before both have decided.
wt-enc-why-take-second = { $name } has decided about your card. After your choice both cards are turned over.

## Targets

wt-enc-targets = Targets
wt-enc-nobody = nobody
wt-enc-stands = { $owner }: { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}
wt-enc-of = { $n } of { $of } endings
wt-enc-of-attacker = you take it in { $n } of { $of } endings
wt-enc-of-defender = you hold it in { $n } of { $of } endings
wt-enc-at-once = at once
wt-enc-joins = move
wt-enc-from-to = { $from } → { $to }
wt-enc-march = { $from } → { $to }
wt-enc-way = Way
wt-enc-way-land = by land
wt-enc-way-sea = by boat, no car
wt-enc-way-allies = over a neighbor
wt-enc-way-both = by land or by boat
wt-enc-from = from { $area }
wt-enc-with-car-bomb = with a car bomb { $from } → { $to }
wt-enc-way-from = from { $area }, { $way }
wt-enc-breaks = breaks { $name }’s control of { $mandamento }
wt-enc-seizes = takes the Mandamento { $mandamento } from { $name }
wt-enc-wins = gives you the Mandamento { $mandamento }
wt-enc-gives = gives { $name } the Mandamento { $mandamento }
wt-enc-stops = stops { $order } { $initiative }

## The outcome

wt-enc-go = { $n ->
    [one] 1 of { $all } goes
   *[other] { $n } of { $all } go
}
wt-enc-stay = { $n ->
    [0] { $area } is given up
    [one] 1 stays in { $area }
   *[other] { $n } stay in { $area }
}
wt-enc-car-along = car along
wt-enc-bribe = bribe a defender
wt-enc-car-bomb = car bomb
wt-enc-car-bomb-hint = The car is gone afterwards.
wt-enc-replace = Defenders replaced by your own
wt-enc-buy = Defenders bought off
wt-enc-attack = Attack
wt-enc-defence = Defense
wt-enc-falls = First losses
wt-enc-then = then { $attackers } v. { $defenders }
wt-enc-nobody-left = nobody is left
wt-enc-brute-taken = { $n ->
    [one] { $area } is taken with 1 Soldato.
   *[other] { $area } is taken with { $n } Soldati.
}
wt-enc-brute-empty = All fall; nobody holds { $area }.
wt-enc-brute-lost = { $n ->
    [one] All attackers fall; 1 defender is left.
   *[other] All attackers fall; { $n } defenders are left.
}
wt-enc-finesse = Taken in { $taken }, lost in { $lost }, empty in { $empty } of { $of } endings.
wt-enc-all = All { $n } endings
wt-enc-matrix = The endings of finesse
wt-enc-corner = yours ↓ theirs →
wt-enc-pair = { $choice ->
    [take] You take
   *[leave] You leave
}, { $answer ->
    [take] they take
   *[leave] they leave
}
wt-enc-ending-won = { $n } left
wt-enc-ending-lost = lost, { $n } of theirs left
wt-enc-ending-empty = nobody left
wt-enc-legend = Rows: you take, you leave. Columns: they take, they leave. Number: yours left; ✕ lost; 0 empty. These are counts of endings, not probabilities.
wt-enc-lost-legend = ✕: all of yours are lost, with the number of theirs left. These are counts of endings, not probabilities.
wt-enc-laid = { $name }’s card

## The conflict

wt-enc-conflict = Conflict in { $area }
wt-enc-attacks = { $name } attacks
wt-enc-defends = { $name } defends
wt-enc-neutrals = { $name } plays for the neutral Soldati: the team that does not attack names who does.
wt-enc-against = { $attackers } : { $defenders }
wt-enc-after-bonuses = after the bonuses
wt-enc-choose-card = Choose your card, face down
wt-enc-your-card = Your card
wt-enc-card-of = { $name }
wt-enc-take-or-leave = { $name }’s card: take it or leave it?
wt-enc-choosing = is choosing …
wt-enc-only-team = Only your team sees it.
wt-enc-no-card = No card yet
wt-enc-card-back = A card, face down
wt-enc-sealed = The others see only that you have chosen.
wt-enc-range = at best { $best }, at worst { $worst }
wt-enc-left = { $n } of yours left
wt-enc-theirs-left = { $n } of theirs left
wt-enc-none-left = nobody left
wt-enc-took = { $name } takes your card.
wt-enc-left-it = { $name } leaves your card where it is.
wt-enc-with-your = With your { $card } on the table
wt-enc-before-attacker = Before the attacker
wt-enc-before-defender = Before the defender
wt-enc-end-taken = { $n ->
    [0] { $area } taken
    [one] { $area } taken · 1 Soldato
   *[other] { $area } taken · { $n } Soldati
}
wt-enc-end-held = { $n ->
    [0] { $area } held
    [one] { $area } held · 1 Soldato
   *[other] { $area } held · { $n } Soldati
}
wt-enc-end-empty = { $area } is empty
wt-enc-go-on = Go on
wt-enc-why-go-on = So the conflict ended. “Go on” leads to your next decision.

## Buttons

wt-enc-do-attack = Attack { $area }
wt-enc-do-move = Move to { $area }
wt-enc-do-strike = Strike { $area }
wt-enc-do-agitate = Agitate { $area }
wt-enc-do-order = Carry out
wt-enc-do-remove = Remove { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-enc-do-card = Lay { $card } face down
wt-enc-do-take = Take it
wt-enc-do-leave = Leave it
