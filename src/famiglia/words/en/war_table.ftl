# The war in the browser: its keys, and what has no other place

web-war-colour = { $colour ->
    [black] black
    [blue] blue
    [green] green
    [red] red
    [white] white
    [yellow] yellow
   *[other] { $colour }
}
web-war-money = Money
web-war-orders = Orders

wt-key-zone = the next part of the table
wt-key-arrows = from one thing to the next, on the map to the neighbor
wt-key-back = one step back
wt-key-clear = discard the whole draft
wt-key-tabs = the drawers below the map
wt-key-number = one more, one less
wt-key-style = brute force, finesse
wt-key-take = take, leave
wt-key-not-now = not now
