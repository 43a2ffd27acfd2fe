# The war in the browser: the map

wt-map = Map
wt-map-closer = Zoom in
wt-map-farther = Zoom out
wt-map-whole = The whole island
wt-map-view-whole = Island
wt-map-view-mine = { $phase ->
    [encounter] This order
   *[other] My areas
}

## Areas, seas and seals

wt-map-area = { $area }, Mandamento { $mandamento }: { $things }.
wt-map-nobody = nobody
wt-map-soldati = { $n ->
    [one] 1 Soldato
   *[other] { $n } Soldati
}
wt-map-face-down = { $n ->
    [one] 1 order face down
   *[other] { $n } orders face down
}
wt-map-order = order { $name } ({ $initiative })
wt-map-order-done = order { $name } ({ $initiative }), carried out
wt-map-threat = { $way ->
    [sea] { $area }, by boat: { $n }
    [allies] { $area }, over a neighboring area: { $n }
   *[land] { $area }, by land: { $n }
} { $n ->
    [one] Soldato
   *[other] Soldati
}
wt-map-with-car = a car
wt-map-with-rally = + { $n } by Rally
wt-map-threatened = Threatened from { $by }.
wt-map-can = Can be chosen: { $what }.
wt-map-cannot = Cannot be chosen now.
wt-map-ways = { $n } ways
wt-map-is-chosen = Chosen.
wt-map-is-origin = From here.
wt-map-is-threat = A threat comes from here.
wt-map-is-reach = Within reach.
wt-map-is-start = You begin here.
wt-map-tie = Decides a tie.
wt-map-sea = { $sea }: { $boats }.
wt-map-no-boat = no boat
wt-map-boats = { $family }: { $boats }
wt-map-seal = Mandamento { $mandamento }:
wt-map-seal-nobody = Nobody controls it; { $need } of { $of } areas are needed.
wt-map-seal-held = { $open ->
    [yes] { $family } controls it.
   *[no] { $family } controls it; the control token lies face down until the management phase.
}

## What the draft changes

wt-map-tag-lab = { $n ->
    [one] + 1 lab
   *[other] + { $n } labs
}
wt-map-tag-car = { $n ->
    [one] + 1 car
   *[other] + { $n } cars
}
wt-map-tag-boat = { $n ->
    [one] + 1 boat
   *[other] + { $n } boats
}
wt-map-tag-order = order
wt-map-tag-march = { $car ->
    [0] { $n }
   *[other] { $n } + car
}

## The card beside a thing

wt-map-in = Mandamento { $mandamento }
wt-map-card-order = { $name }: { $text }
wt-map-card-order-done = { $name }, carried out: { $text }
wt-map-could-be = Face down, one of { $n }: { $names }
wt-map-defence = Defense { $sum }{ $labs ->
    [0] {""}
   *[other] , labs { $labs }
}{ $vests ->
    [0] {""}
   *[other] , vests { $vests }
}{ $guards ->
    [0] {""}
   *[other] , control tile { $guards }
}
wt-map-reach-land = By land to { $names }
wt-map-reach-sea = By boat to { $names }
wt-map-coast = Coast of { $names }
wt-map-stake = { $change ->
    [lost] { $family } would lose the Mandamento { $mandamento }.
   *[gained] { $family } would gain the Mandamento { $mandamento }.
}
wt-map-instead = Choose one of these: { $names }.
