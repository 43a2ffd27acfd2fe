# The war in the terminal

## Names and setup

wt-name-person = Player { $seat }
wt-setup-title = LA FAMIGLIA · THE GREAT MAFIA WAR
wt-holder-greedy = computer, plans
wt-holder-random = computer, random
wt-holder-cousin = computer, cousin
wt-holder-lieutenant = computer, lieutenant
wt-holder-veteran = computer, veteran
wt-holder-patriarch = computer, patriarch
wt-setup-keys = ↑ ↓ line   ← → change   e type   Enter begin   ? rules   h help   q quit
wt-setup-seed = Seed
wt-setup-pace = Computer speed
wt-setup-lang = Language
wt-seed-none = by chance
wt-pace-calm = calm
wt-pace-brisk = brisk
wt-pace-instant = instant
wt-about-seat = Who plays this corner: a person at this screen (e: name) or the computer. The line names its team: two corners play together.
wt-about-pack = The components: the standard pack, or a folder with a pack of your own (e to type it; empty: standard).
wt-about-seed = Everything left to chance follows from this seed: any words (e to type them; empty: a new one).
wt-about-pace = How long the computer waits before each move. In the game the key f changes it.
wt-about-lang = English, German or French. In the game the key g changes it.
wt-about-play = Four families in two teams, four rounds at most. When the keyboard passes to the other team, the table is covered.
wt-pack-wrong = This pack cannot be played

## The table

wt-title = LA FAMIGLIA
wt-starter = { $name } starts
wt-score = Mandamenti { $one } { $first } : { $second } { $other }
wt-family-open = ⚑{ $mandamenti }
wt-family-secret = ₤{ $money } HQ{ $soldati } ▪{ $orders }
wt-legend = ◆ can be chosen   ⌂ lab   c car   ▪ order   ●○ control   m: map, details
wt-tab-sheets = Sheets
wt-tab-mats = Mats
wt-tab-orders = Orders
wt-tab-tiles = Tiles
wt-tab-log = Log
wt-tab-area = Area
wt-tab-fight = Fight
wt-over = The war is over. b: the result.
wt-waiting = Waiting for { $names }.
wt-and = { $names } and { $last }
wt-colon = { $name }:
wt-token-hint = Tokens differ only in fee (1 for another’s) and column; next, the space.
wt-still = Still to place: { $what }
wt-some-labs = { $n ->
    [one] 1 lab
   *[other] { $n } labs
}
wt-some-cars = { $n ->
    [one] 1 car
   *[other] { $n } cars
}
wt-some-boats = { $n ->
    [one] 1 boat
   *[other] { $n } boats
}
wt-raise-money = You cannot pay for any move: raise money first.
wt-at-most = at most { $n }
wt-with-soldati = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-own-card = your card: { $card }
wt-fee = 1 to { $name }
wt-pay = pay { $n }
wt-choice-token = Token in column { $column }, row { $row }
wt-choice-sell = Sell for { $money } Money:
wt-nobody = nobody

wt-sheet-title = Sheet { $top } on top, sheet { $bottom } below. □ free space.
wt-sheet-top = top:
wt-sheet-price = pay { $total }: { $price } + { $tokens } to the supply, { $fees } to others
wt-sheet-no-token = no token
wt-stock-open = { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}, { $boats ->
    [one] 1 boat
   *[other] { $boats } boats
}, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} in supply
wt-stock-secret = { $money } Money, { $soldati } Soldati in headquarters, { $supply } in supply
wt-mat-justice = car +{ $attack } / bomb +{ $strike }
wt-order-in-area = in { $area }
wt-order-in-hq = in headquarters
wt-order-unknown = somewhere, hidden
wt-order-could = face down in { $area }; could be { $orders }
wt-order-on-mat = Still on the mat: { $orders }
wt-order-removed = Out of the game: { $orders }
wt-area-in = Mandamento { $mandamento }
wt-area-empty = nobody there, { $labs ->
    [one] 1 lab
   *[other] { $labs } labs
}
wt-area-neutral = neutral: { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, { $labs ->
    [one] 1 lab
   *[other] { $labs } labs
}, { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}
wt-area-held = { $name }: { $soldati ->
    [one] 1 Soldato
   *[other] { $soldati } Soldati
}, { $labs ->
    [one] 1 lab
   *[other] { $labs } labs
}, { $cars ->
    [one] 1 car
   *[other] { $cars } cars
}
wt-area-defence = defense { $n }
wt-area-order = order { $order }
wt-area-hidden = an order, face down
wt-area-borders = Borders { $areas }
wt-area-protected = Defense: { $parts }
wt-area-land = Neighbors by land, with their defense
wt-area-sea = Coast, with the other areas of the sea
wt-defence-labs = { $n } from labs
wt-defence-vests = { $n } from vests
wt-defence-bodyguards = { $n } from Bodyguards

## Fights

wt-no-fight = There is no conflict at the moment. Once one begins, its possible outcomes are shown here; for a move that leads to one they are shown below the list.
wt-fight-bonus = Attack { $attack } against defense { $defence }
wt-fight-sides = then { $attackers } against { $defenders } Soldati
wt-fight-brute = Brute force: { $owner ->
    [nobody] nobody is left.
    [neutral] neutral Soldati hold it with { $n }.
   *[other] { $name } holds it with { $n }.
}
wt-fight-table = Finesse: by cards; attacker/defender take the other’s card or not
wt-fight-attacker = attacker
wt-fight-defender = defender
wt-fight-take = take
wt-fight-leave = no
wt-strike-lost = { $n ->
    [0] Nobody is hit.
    [one] 1 Soldato is lost.
   *[other] { $n } Soldati are lost.
}
wt-strike-emptied = The area is empty then.

## Keys and windows

wt-key-play = play
wt-key-pass = pass
wt-key-map = map
wt-key-panels = panels
wt-key-trade = sell/give
wt-key-undo = undo
wt-key-type = type
wt-key-result = result
wt-key-pace-calm = pace calm
wt-key-pace-brisk = pace brisk
wt-key-pace-instant = pace instant
wt-key-why = why
wt-key-rules = rules
wt-key-help = help
wt-key-quit = quit
wt-key-step = move
wt-key-turn = seat
wt-key-ends = start/end
wt-choose-hint = ↑ ↓ choose   Enter confirm   Esc back
wt-type-hint = Enter confirm   Esc back
wt-type-title = Type a move
wt-type-about = A verb and its arguments, such as: pass · token c3r2 neutral · space s1c3r2 · issue licata · move camastra licata land · sell red_b1
wt-cannot-pass = You cannot pass here.
wt-ask-pass = Pass, although you could do something else?
wt-ask-sell = Sell { $order } for { $money } Money? Everyone sees it, and it is out of the game for good.
wt-ask-give = Pay { $cost } Money so that your teammate receives { $value }?
wt-no-trade = You have no order to sell and too little money to give any away.
wt-trade-title = At any time
wt-cannot-undo = That cannot be taken back: something was revealed, or somebody else has acted.
wt-why-title = What the rules say here
wt-why-area = { $area }: why not?
wt-rules-title = All rules and rulings of the war
wt-cover-title = Pass the keyboard to { $name }
wt-cover-text = Only { $team } may look now. Enter uncovers the table.

## Help

wt-help-title = The game, its keys and its signs
wt-guide-goal = Goal: { $alone } Mandamenti for your family alone, or { $team } for your team. You control a Mandamento when you hold { $needed } of its { $areas } areas.
wt-guide-round = A round: planning, management, encounter, management; at most { $rounds } rounds. After the last one, the team with more Mandamenti wins.
wt-guide-token = A token: in the planning phase you move one from the top sheet to a free space of the bottom sheet and perform its action; or you pay for a whole column and perform its column action.
wt-guide-order = An order: some spaces let you lay one face down in an area with your Soldati. In the encounter phase all are revealed and executed: that is how you move, attack and strike.
wt-guide-look = Where to look: the map shows who stands where, the list what you can do now. Panel { $sheets } shows the spaces, panel { $orders } the orders; ? explains this decision.
wt-help-setup = ↑ ↓ choose a line, ← → change it, e type a name, folder or seed, Enter begin, PgUp PgDn read the notes, t light or dark, g language, q quit.
wt-help-table = ↑ ↓ Enter: choose a move from the list. m: to the map and back; there the arrows go from area to area, Tab to the next one that can be chosen (◆), Enter chooses it, › marks its neighbors. 1 to 7: panels, once more for a large one, PgUp PgDn scroll. p pass. x sell an order or give money, at any time. u take back, until something is revealed or somebody else acts. : type any move. f pace of the computer. ? the rules of this decision, or why an area cannot be chosen. r all rules. t light or dark, g language, q quit; the record is kept.
wt-help-signs = On the map every family has a letter and a color, followed by its number of Soldati; · is neutral. ⌂ is a lab, c a car, ▪ an order face down; an open order or one of your own shows its letters (B1 basic, JA Justice A). ● behind a Mandamento is control, ○ control that will be confirmed in the next management phase. In the second line: ⚑ Mandamenti, ₤ Money, HQ Soldati and ▪ orders in headquarters.
wt-help-cover = Only the team that is named may look now. Enter uncovers the table. q quits; the record is kept.
wt-help-result = ← → choose, Enter confirm, b back to the table, a another war, q quit. The record can be replayed and verified.
wt-help-replay = ← → one move back or on, PgUp PgDn to the next seat, Home End to the start, to the end, m the map (Esc back), 1 to 7 panels, ? rules, t light or dark, g language, q quit. A finished war is shown with all its secrets.

## What a move leads to

wt-fight-legend = Letter and number: who holds the area then, with how many; – nobody
wt-target = { $owner ->
    [nobody] empty
    [neutral] neutral, { $n }
    [own] yours, { $n }
   *[other] { $name }, { $n }
}
wt-aim-free = { $n ->
    [one] No conflict: the Soldati arrive.
   *[other] No conflict: the area is yours with { $n } or more Soldati.
}
wt-aim-lost = Nobody arrives: the defense is too strong.
wt-aim-defenders = { $n ->
    [one] 1 Soldato defends
   *[other] { $n } Soldati defend
}
wt-aim-brute = { $n ->
    [0] Brute force does not take it.
    [one] Brute force takes it, with any number of Soldati.
   *[other] Brute force takes it with { $n } or more Soldati.
}
wt-aim-finesse = Finesse (Soldati→outcomes of { $of } that take it): { $numbers }
