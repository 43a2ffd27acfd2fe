# What a hint says about the best moves of a duel, and about others in comparison with them.
advice-zero = { $card } costs nothing and makes your hand one card bigger.
advice-points = { $points ->
    [one] It brings one point at once.
   *[other] It brings { $points } points at once.
}
advice-prepares = It brings no points yet, but a better hand for the next turns.
advice-refresh = { $cards ->
    [one] No card in the Street helps you more than the chance of a new one.
   *[other] No card in the Street helps you more than the chance of { $cards } new ones.
}
advice-pass = No card that you can take is worth what it costs your hand.
advice-pass-end = { $who ->
    [you] If you pass too, the duel ends and you lose.
   *[other] If { $name } passes too, the duel ends and you win.
}
advice-denies = { $who ->
    [you] Otherwise you could take { $card }.
   *[other] Otherwise { $name } could take { $card }.
}
advice-reply-take = { $who ->
    [you] Your best answer is then to take { $card }.
   *[other] The best answer for { $name } is then to take { $card }.
}
advice-reply-refresh = { $who ->
    [you] Your best answer is then to refresh the Street.
   *[other] The best answer for { $name } is then to refresh the Street.
}
advice-reply-pass = { $who ->
    [you] Your best answer is then to pass.
   *[other] The best answer for { $name } is then to pass.
}
advice-next = After that your hand can still pay for { $cards }.
advice-ends-won = { $points ->
    [0] The duel ends level on points, and you win with the best card.
    [one] The duel ends, and you win by one point.
   *[other] The duel ends, and you win by { $points } points.
}
advice-ends-lost = { $points ->
    [0] The duel ends level on points, and you lose by the best card.
    [one] The duel ends, and you lose by one point.
   *[other] The duel ends, and you lose by { $points } points.
}
advice-ends-shared = The duel ends with a shared victory.
advice-leaves = { $who ->
    [you] It leaves { $card } to you.
   *[other] It leaves { $card } to { $name }.
}
advice-then = { $who ->
    [you] You can then take { $card }.
   *[other] { $name } can then take { $card }.
}
advice-idle = { $who ->
    [you] A pass gains nothing and leaves the next choice to you.
   *[other] A pass gains nothing and leaves the next choice to { $name }.
}
advice-fewer = { $points ->
    [one] It brings one point less at once.
   *[other] It brings { $points } points less at once.
}
advice-costly = It brings { $points } points more at once, but it costs you more in the turns that follow.
advice-gives-up = It puts away { $card }, for which your hand can pay.
advice-unsure = { $cards ->
    [one] It gives up a sure gain for the chance of a new card.
   *[other] It gives up a sure gain for the chance of { $cards } new cards.
}
advice-fewer-cards = { $cards ->
    [one] It turns up only one new card.
   *[other] It turns up only { $cards } new cards.
}
advice-close = Nearly as good: the difference is too small to matter.
advice-later = Played on from here many times, it wins less often.
