# Le duel en deux minutes : une courte présentation, et son annonce à la table

guide-more = Conseils et symboles
guide-rules-link = Toutes les règles

guide-duel-goal-title = Le but
guide-duel-goal = Vous recrutez des gangsters dans la Rue. À la fin, les points de victoire de toutes vos cartes comptent, en main comme dans le gang, et le total le plus élevé gagne. { $four ->
    [0] Une carte forte vaut bien plus que plusieurs faibles.
   *[other] Une carte forte vaut bien plus que plusieurs faibles : un 4 rapporte { $four } points, le 4 de La Famiglia { $red }.
}
guide-duel-sides-title = Qui joue avec qui
guide-duel-sides = Deux joueurs, l’un contre l’autre. Chacun commence avec quatre cartes de valeur 0, une par famille, et six cartes sont visibles dans la Rue.
guide-duel-turn-title = Un tour
guide-duel-turn = Quatre actions, toujours dans cet ordre. Les trois premières sont facultatives.
guide-duel-street = Renouveler : si aucun 0 ne se trouve dans la Rue, une carte la quitte et autant de nouvelles arrivent que l’indique sa valeur.{ $edition ->
    [revised] {" "}Vous ne pouvez ensuite prendre qu’une nouvelle carte pendant ce tour.
    [classic] {""}
   *[both] {" "}Dans l’édition révisée, vous ne pouvez ensuite prendre qu’une nouvelle carte pendant ce tour.
}
guide-duel-accountant = Vous en jouez un : il échange des cartes de votre main contre des cartes de votre gang, au plus autant que sa valeur.
guide-duel-brute = Vous en jouez une : elle abaisse la valeur d’une carte de la Rue pour ce tour, { $full ->
    [yes] d’exactement sa propre valeur
   *[no] d’au plus sa propre valeur
}, mais pas en dessous de 0.
guide-duel-take = Vous prenez une carte ou vous passez. Un 0 est gratuit. Toute autre carte demande deux cartes de sa famille, inférieures de 1 : deux 1 prennent un 2. L’une des deux va dans votre gang, l’autre revient en main.
guide-duel-families-title = Les quatre familles
guide-duel-family-A = échangent la main et le gang
guide-duel-family-B = abaissent une carte de la Rue
guide-duel-family-M = remplacent l’une des deux cartes qu’il vous faut : de n’importe quelle famille, mais de valeur inférieure{ $strict ->
    [yes] , et seulement si vous n’avez pas cette carte
   *[no] {""}
}
guide-duel-family-F = aucune capacité, mais le plus de points
guide-duel-zero = Une carte de valeur 0 n’a de capacité dans aucune famille ; elle sert à prendre les 1.
guide-duel-end-title = La fin
guide-duel-end = Quand la pioche est épuisée, la défausse devient la seconde pioche, et l’on ne peut plus renouveler qu’une fois par tour. Quand celle-ci est épuisée aussi, viennent les derniers tours, jusqu’à ce que chacun en ait joué autant. Elle finit plus tôt si les deux joueurs passent l’un juste après l’autre{ $fair ->
    [yes] , avec un dernier tour pour celui qui en a eu un de moins
   *[no] {""}
}.
guide-duel-tips-title = Quatre conseils
guide-duel-tip-zeros = Prenez tôt des 0. Toute autre prise coûte à votre main autant qu’elle lui apporte ; seul un 0 l’agrandit.
guide-duel-tip-mercenary = Procurez-vous vite un Mercenaire : avec un Mercenaire 1, un seul 0 suffit pour prendre un 1 de sa famille.
guide-duel-tip-area = Les cartes du gang ne sont pas perdues : leurs points comptent, et un Comptable les reprend.
guide-duel-tip-rival = Avant de renouveler ou de passer, regardez ce que vous laissez à l’adversaire.
