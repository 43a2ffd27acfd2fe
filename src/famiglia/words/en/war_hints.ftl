# The war in the browser: tips, and what lies in drawers; loaded at the first input

## Orders and mats

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
    [pentito] Give up 1 Soldato here to remove that many Soldati next door, whatever the defense.
    [agitate] Neutral Soldati of an area this close attack one of its neighbors.
   *[other] {""}
}
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
wt-team-suggest-this = Suggest to { $name }
wt-team-clear-first = Clear your own draft first.
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
wt-team-cannot = You cannot make this move now: { $move }
wt-team-played-yours = You have made the moves that { $name } suggested.
wt-team-composing = You choose for { $name }. It is only a suggestion, and nobody else sees it.
wt-team-stop = Stop
wt-team-choose-first = Choose the moves for { $name } on the table first.

## What the others did

wt-played-skip = Any key or click: straight to how things stand
wt-recap-title = { $what ->
    [reveal] All orders are face up
    [management] The orders are done
    [round] Round { $round } begins
   *[other] What the others did
}
wt-recap-why = Since your last move. Click a player to see where on the map.
wt-recap-watch = Watch it turn by turn
wt-recap-go-on = On to my move
