# The war in the browser: its plain table

web-war-plain = The plain table
web-war-plain-text = If you cannot wait: here the war can be played in words, with a list of everything you may do.
web-war-team = Team
web-war-family = Family
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
web-war-headquarters = Headquarters
web-war-areas = Areas
web-war-holder = Held by
web-war-labs = Labs
web-war-cars = Cars
web-war-orders = Orders
