# The duel in two minutes: a short guide for newcomers, and its offer at the table

guide-more = Tips and symbols
guide-rules-link = All the rules

guide-duel-goal-title = The goal
guide-duel-goal = You recruit a gang from the Street. At the end the victory points of all your cards count, in the hand and in the play area alike, and whoever has more wins. { $four ->
    [0] A high card is worth far more than several low ones.
   *[other] A high card is worth far more than several low ones: a 4 brings { $four } points, the 4 of La Famiglia { $red }.
}
guide-duel-sides-title = Who plays with whom
guide-duel-sides = Two players, one against the other. Both begin with four cards of value 0, one of each family, and six cards lie open in the Street.
guide-duel-turn-title = A turn
guide-duel-turn = Four actions, always in this order. The first three are optional.
guide-duel-street = Refresh: if no 0 lies in the Street, one card leaves it and as many new ones come as its value says.{ $edition ->
    [revised] {" "}After that you may take only a new card in this turn.
    [classic] {""}
   *[both] {" "}In the revised edition you may then take only a new card in this turn.
}
guide-duel-accountant = Play one: it exchanges cards of your hand for cards of your play area, at most as many as its value.
guide-duel-brute = Play one: it lowers the value of a Street card for this turn, { $full ->
    [yes] by exactly its own value
   *[no] by up to its own value
}, but not below 0.
guide-duel-take = Take one card, or pass. A 0 is free. Every other card needs two cards of its family that are one lower: two 1s take a 2. One of the two goes to your play area, the other returns to your hand.
guide-duel-families-title = The four families
guide-duel-family-A = exchange hand and play area
guide-duel-family-B = lower a card of the Street
guide-duel-family-M = stand in for one of the two cards that you need: in any family, but only for a lower value{ $strict ->
    [yes] , and only if you do not have that card
   *[no] {""}
}
guide-duel-family-F = no ability, but the most points
guide-duel-zero = A card of value 0 has no ability in any family; you need it to take the 1s.
guide-duel-end-title = The end
guide-duel-end = When the deck runs out, the discard pile becomes the second deck, and from then on you can refresh only once a turn. When that has run out as well, the last turns follow, until both have had equally many. It ends sooner if both players pass directly after one another{ $fair ->
    [yes] , with one last turn for a player who has had one fewer
   *[no] {""}
}.
guide-duel-tips-title = Four tips
guide-duel-tip-zeros = Take 0s early. Every other take costs your hand as many cards as it brings; only a 0 makes it bigger.
guide-duel-tip-mercenary = Get a Mercenary soon: together with a Mercenary 1, a single 0 takes a 1 of its family.
guide-duel-tip-area = Cards in the play area are not lost: their points count, and an Accountant brings them back.
guide-duel-tip-rival = Before you refresh or pass, look at what you leave for the other player.
