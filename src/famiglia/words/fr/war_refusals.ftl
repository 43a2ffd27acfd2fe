# Refusals of the war: what on the table forbids a move, and what would make it legal

## Any time

war-fact-no-such-seat = Cette place n’existe pas.
war-remedy-no-such-seat = Les quatre places sont numérotées de 0 à 3.
war-fact-other-decision = La partie attend une autre décision : { $step }
war-remedy-other-decision = Répondez d’abord à cette question.
war-fact-game-over = La guerre est terminée.
war-remedy-game-over = Commencez une nouvelle guerre pour continuer à jouer.
war-fact-not-awaited = La partie n’attend pas de décision de votre part.
war-remedy-not-awaited = Tant qu’on ne vous demande rien, vous pouvez tout au plus vendre un ordre ou donner de l’argent à votre partenaire.
war-remedy-wait = Attendez votre tour.
war-remedy-something-else = Choisissez autre chose.
war-remedy-something-else-or-pass = Choisissez autre chose, ou passez.
war-remedy-only-pass = Passez ; rien d’autre ne vous est ouvert ici.
war-fact-too-few = Vous avez indiqué { $have }, mais le minimum ici est de { $need }.
war-remedy-too-few = Indiquez { $need } ou plus.
war-remedy-too-few-or-pass = Indiquez { $need } ou plus, ou passez.
war-fact-too-many = Vous avez indiqué { $have }, mais le maximum ici est de { $need }.
war-remedy-too-many = { $need ->
    [0] Indiquez 0.
    [one] Indiquez { $need }.
   *[other] Indiquez { $need } ou moins.
}
war-fact-must-act = Il faut d’abord répondre à cette question : { $step }
war-remedy-must-act = Choisissez une des réponses possibles ; passer n’en est pas une.
war-fact-not-begun = La mise en place n’est pas terminée.
war-remedy-not-begun = Attendez la première phase de planification ; dès lors, ce sera possible à tout moment.
war-fact-gift-short = { $need ->
    [one] Un don coûte { $need } pièce, et vous en avez { $have }.
   *[other] Un don coûte { $need } pièces, et vous en avez { $have }.
}
war-remedy-gift-short = Abandonnez d’abord des ordres contre de l’argent.
war-remedy-out-of-reach = Vous ne pouvez pas réunir autant d’argent maintenant.
war-remedy-nothing-to-sell = Vous n’avez maintenant aucun ordre à vendre.
war-fact-money-short = { $need ->
    [one] Cela coûte { $need } pièce, et vous en avez { $have }.
   *[other] Cela coûte { $need } pièces, et vous en avez { $have }.
}
war-remedy-money-short = Choisissez quelque chose de moins cher, ou procurez-vous d’abord de l’argent : abandonnez un ordre de votre quartier général, ou recevez un don de votre partenaire.

## Setup

war-fact-family-not-dealt = Votre équipe n’a pas reçu cette famille : { $family }.
war-remedy-family-not-dealt = Choisissez une des familles reçues par votre équipe.
war-fact-family-taken = Votre partenaire dirige déjà cette famille : { $family }.
war-remedy-family-taken = Choisissez une autre famille de votre équipe.
war-fact-unit-not-on-card = Votre personnage n’a plus d’unité de ce genre à poser.
war-remedy-unit-not-on-card = Posez une des unités que votre personnage a encore.
war-fact-unit-needs-own-area = { $area } n’est pas une de vos zones.
war-remedy-unit-needs-own-area = Posez l’unité supplémentaire dans une zone où se trouvent vos Soldati.
war-fact-no-such-column = Il n’y a pas de colonne { $column }.
war-remedy-no-such-column = Indiquez une colonne de 1 à 6.
war-fact-column-full = La colonne { $column } de la feuille n’a plus de case vide.
war-remedy-column-full = Choisissez une colonne avec une case vide.

## Equipment

war-fact-car-needs-soldato = Vous n’avez aucun Soldato à { $area }.
war-remedy-car-needs-soldato = Une voiture demande une zone où vous avez des Soldati.
war-fact-sea-not-adjacent = { $sea } ne touche aucune de vos zones.
war-remedy-sea-not-adjacent = Choisissez une mer qui borde une de vos zones.
war-fact-lab-needs-soldato = Vous n’avez aucun Soldato à { $area }.
war-remedy-lab-needs-soldato = Un labo demande une zone où vous avez des Soldati.
war-fact-lab-limit = { $area } contient déjà { $have ->
    [one] { $have } labo
   *[other] { $have } labos
}, et le maximum est de { $need }.
war-remedy-lab-limit = Choisissez une de vos zones avec moins de { $need ->
    [one] { $need } labo
   *[other] { $need } labos
}.
war-fact-no-lab-left = La réserve générale n’a plus de labo ; ceux qu’on retire du plateau de jeu y retournent.
war-fact-no-car-left = Toutes vos voitures sont sur le plateau de jeu ; celles que vous perdez retournent à votre réserve.
war-fact-no-boat-left = Tous vos bateaux sont sur le plateau de jeu ; ceux qu’on retire retournent à votre réserve.
war-fact-not-this-equipment = L’action en cours ne pose pas ce genre d’équipement.
war-remedy-not-this-equipment = Posez plutôt : { $kinds ->
    [1] une voiture
    [2] un bateau
    [3] une voiture ou un bateau
    [4] un labo
    [5] une voiture ou un labo
   *[other] un bateau ou un labo
}.
war-fact-nothing-to-equip = Vous n’avez aucun équipement de ce genre qui puisse être posé quelque part.
war-fact-sea-too-far = { $sea } n’est pas voisine de la mer du nouveau bateau.
war-remedy-sea-too-far = Gagnez une mer voisine, ou passez pour rester.
war-fact-no-boat-there = Dans la mer du nouveau bateau, il n’y a aucun bateau de ce propriétaire : { $family }.
war-remedy-no-boat-there = Nommez une famille qui a un bateau dans cette mer.

## Influence

war-fact-same-row = Votre premier jeton ne venait pas de la rangée { $row }.
war-remedy-same-row = Prenez le jeton suivant dans la rangée du premier, ou passez.
war-fact-other-row = Vous venez de prendre un jeton dans la rangée { $row }.
war-remedy-other-row = Prenez le second jeton dans une autre rangée.
war-fact-row-empty = La rangée { $row } de votre plateau de famille n’a plus de jeton d’influence.
war-remedy-row-empty = Choisissez une rangée qui a des jetons.
war-fact-token-goes-elsewhere = Avec cette action, le jeton va ailleurs : { $destination }.
war-remedy-token-goes-elsewhere = Indiquez cette destination : { $destination }.
war-fact-one-each = Des deux jetons, l’un va à la réserve et l’autre sur une feuille d’action.
war-remedy-one-each = Envoyez-le à la réserve ou sur une feuille.
war-fact-only-row-to-supply = Seule la rangée { $row } a encore des jetons, un seul est donc retiré.
war-remedy-only-row-to-supply = Envoyez ce jeton à la réserve.
war-fact-no-such-place = La feuille du haut n’a pas cette case : { $place }.
war-remedy-no-such-place = Choisissez une case de la feuille du haut dans une colonne qui contient un jeton, ou une case de celle du bas.
war-fact-place-taken = Cette case de la feuille du haut porte déjà un jeton : { $place }.
war-remedy-place-taken = Choisissez une case vide, ou marquée ∞, dans une colonne qui contient un jeton.
war-fact-column-without-token = La colonne de cette case ne contient aucun autre jeton : { $place }.
war-remedy-column-without-token = Sur la feuille du haut, choisissez une colonne qui contient un jeton ; sinon, utilisez celle du bas.
war-fact-mat-empty = Votre plateau de famille n’a plus de jeton d’influence.

## Planning turns

war-fact-not-bottom-sheet = Cette case n’est pas sur la feuille du bas : { $space }.
war-remedy-not-bottom-sheet = Choisissez sur la feuille du bas une case vide ou marquée ∞.
war-fact-space-taken = Cette case porte déjà un jeton : { $space }.
war-remedy-space-taken = Choisissez une case vide ou marquée ∞.
war-fact-space-useless = Rien ne s’y passerait maintenant, alors qu’un placement utile vous est ouvert.
war-remedy-space-useless = Choisissez un placement que vous pouvez payer et dont une partie est réalisable.
war-fact-column-empty = La colonne { $column } de la feuille du haut ne contient aucun jeton.
war-remedy-column-empty = Choisissez une colonne d’au moins un jeton.
war-fact-bottom-full = La feuille du bas n’a pas assez de cases vides pour cela.
war-fact-raise-money = Vous ne pouvez payer aucun coup, mais votre quartier général a encore des ordres.
war-remedy-raise-money = Abandonnez d’abord un ordre contre de l’argent.
war-fact-no-token-there = Sur la feuille du haut, il n’y a pas de jeton de ce propriétaire à cet endroit : { $family }, { $place }.
war-remedy-no-token-there = Indiquez l’endroit et le propriétaire d’un jeton de la feuille du haut.
war-fact-no-pass = En phase de planification, chaque tour déplace au moins un jeton.
war-remedy-no-pass = Déplacez un jeton vers une case, ou choisissez une colonne.
war-fact-deadlock-free-space = Sans argent, seules les cases sans coût vous sont ouvertes.
war-remedy-deadlock-free-space = Choisissez une case qui ne coûte rien, vide ou marquée ∞.
war-fact-no-such-part = Il n’y a pas de partie { $number } ici.
war-remedy-no-such-part = { $need ->
    [one] La seule partie porte le numéro 1.
   *[other] Les parties sont numérotées de 1 à { $need }.
}
war-fact-part-done = La partie { $number } est déjà effectuée.
war-fact-action-first = Vous avez payé l’action de colonne sans l’avoir encore effectuée.
war-remedy-action-first = Effectuez-la comme partie 1 ; ensuite, vous pourrez passer.
war-fact-bust-used = Votre buste ne peut pas être posé une nouvelle fois pendant cette phase.
war-fact-tile-not-marked = Votre famille n’a pas de jeton sur la tuile de contrôle « { $tile } » ; les tuiles se marquent à la phase de gestion.
war-fact-tile-other-moment = La tuile de contrôle « { $tile } » n’agit pas au début de la phase de planification ; le moment venu, elle agit d’elle-même ou vous est proposée.
war-fact-tile-used = Vous avez déjà utilisé la tuile de contrôle « { $tile } » pendant cette phase.

## Recruiting, placing, issuing

war-fact-supply-short = { $have ->
    [0] Vous n’avez plus de Soldati dans votre réserve ; ceux qui quittent le plateau de jeu y retournent.
    [one] Vous avez { $have } Soldato dans votre réserve, et il en faut { $need }.
   *[other] Vous avez { $have } Soldati dans votre réserve, et il en faut { $need }.
}
war-remedy-supply-short = { $have ->
    [0] Indiquez 0.
    [one] Indiquez { $have }.
   *[other] Indiquez { $have } ou moins.
}
war-fact-recruit-limit = { $need ->
    [one] On peut recruter au plus { $need } Soldato maintenant, pas { $have } ; c’est la plus haute valeur visible de votre rangée Église plus le bonus.
   *[other] On peut recruter au plus { $need } Soldati maintenant, pas { $have } ; c’est la plus haute valeur visible de votre rangée Église plus le bonus.
}
war-remedy-recruit-limit = { $need ->
    [one] Indiquez { $need }.
   *[other] Indiquez { $need } ou moins.
}
war-fact-base-zero = La valeur visible de votre plateau de famille et le bonus font ici 0.
war-fact-hq-short = { $have ->
    [0] Vous n’avez aucun Soldato au quartier général ; recruter en fait venir.
    [one] Vous avez { $have } Soldato au quartier général, et il en faut { $need }.
   *[other] Vous avez { $have } Soldati au quartier général, et il en faut { $need }.
}
war-remedy-hq-short = { $have ->
    [one] Indiquez { $have }.
   *[other] Indiquez { $have } ou moins.
}
war-fact-recruitment-short = La tuile place { $need ->
    [one] { $need } Soldato
   *[other] { $need } Soldati
}, mais votre quartier général n’en a { $have ->
    [0] aucun
   *[other] que { $have }
}.
war-fact-influence-short = La tuile de contrôle « { $tile } » coûte { $need ->
    [one] { $need } Soldato
   *[other] { $need } Soldati
} de votre quartier général, qui n’en a { $have ->
    [0] aucun
   *[other] que { $have }
}.
war-fact-place-limit = { $need ->
    [one] On peut placer ici au plus { $need } Soldato, pas { $have } ; c’est la plus haute valeur visible de votre rangée Police plus le bonus.
   *[other] On peut placer ici au plus { $need } Soldati, pas { $have } ; c’est la plus haute valeur visible de votre rangée Police plus le bonus.
}
war-remedy-place-limit = { $need ->
    [one] Indiquez { $need }.
   *[other] Indiquez { $need } ou moins.
}
war-fact-place-own-only = { $area } est vide, et cette case ne place des Soldati que dans vos zones.
war-remedy-place-own-only = Choisissez une zone où vous avez déjà des Soldati.
war-fact-place-occupied = Il y a des Soldati ennemis ou neutres à { $area }.
war-remedy-place-occupied = Choisissez une zone où vous avez des Soldati, ou une zone vide si l’action le permet.
war-fact-nowhere-to-place = Il n’y a aucune zone où vous pourriez placer des Soldati.
war-fact-mates-area = { $goal } appartient à votre partenaire.
war-remedy-mates-area = Choisissez une autre zone ; celles de votre partenaire vous sont fermées.
war-fact-order-needs-soldato = Vous n’avez aucun Soldato à { $area }.
war-remedy-order-needs-soldato = Donnez l’ordre dans une zone où vous avez des Soldati.
war-fact-order-other-area = Avec cette même action, vous venez de donner un ordre à { $area }.
war-remedy-order-other-area = Choisissez une autre de vos zones, ou passez.
war-fact-order-in-area = { $have ->
    [one] Vous avez déjà un ordre à { $area }.
   *[other] Vous avez déjà { $have } ordres à { $area }.
}
war-remedy-order-in-area = Choisissez une de vos zones sans ordre.
war-fact-order-limit = Il y a déjà { $have } de vos ordres à { $area }, et le maximum est de { $need }.
war-remedy-order-limit = Choisissez une de vos zones avec moins d’ordres.
war-fact-no-order-in-hq = Vous n’avez aucun ordre au quartier général ; ceux du plateau de jeu y reviennent à la phase d’affrontement.
war-fact-nowhere-to-issue = Aucune de vos zones n’est libre pour un ordre de plus.
war-fact-not-your-order = { $order } n’est pas un ordre de votre famille.
war-remedy-not-your-order = Nommez un ordre de votre propre quartier général.
war-fact-order-on-mat = { $order } est encore sur votre plateau de famille.
war-remedy-order-on-mat = Nommez un ordre de votre quartier général ; celui-ci viendra avec le premier jeton de son groupe.
war-fact-order-gone = { $order } a quitté la partie.
war-remedy-order-gone = Nommez un ordre de votre quartier général.
war-fact-order-on-board = { $order } est déjà sur le plateau de jeu ; il revient à la phase d’affrontement.
war-remedy-order-on-board = Nommez un ordre de votre quartier général.

## Rally and gather

war-fact-rally-not-adjacent = { $area } et { $origin } ne sont pas adjacentes.
war-remedy-rally-not-adjacent = Amenez des Soldati et des voitures d’une de vos zones, adjacente par terre.
war-fact-rally-own-only = { $area } n’est pas une de vos zones.
war-remedy-rally-own-only = Amenez des Soldati et des voitures d’une de vos zones adjacentes.
war-fact-rally-once = { $area } a déjà fourni des Soldati ou des voitures.
war-remedy-rally-once = Choisissez une autre de vos zones adjacentes, ou passez.
war-fact-gather-own-only = { $area } n’est pas une de vos zones.
war-remedy-gather-own-only = Rassemblez vos Soldati dans une zone où vous en avez déjà.
war-fact-nobody-to-rally = Aucune des zones adjacentes n’est à vous : personne ne peut venir.

## Orders

war-fact-not-its-turn = { $order } ne fait pas partie de vos ordres dont le moment est venu.
war-remedy-not-its-turn = Nommez un de vos ordres { $attack ->
    [0] de ravitaillement
   *[other] d’attaque
} à la plus petite Initiative.
war-fact-part-of-movement = Cette partie appartient au Mouvement de l’ordre.
war-remedy-part-of-movement = Choisissez le Mouvement ; face à des défenseurs, cette partie vous sera proposée une fois le nombre et la voiture fixés.
war-fact-rally-before = L’ordre a déjà fait un Mouvement, et Rallier vient avant.
war-fact-inland = { $area } n’est pas sur la côte.
war-fact-pentito-needs-own = Vous n’avez plus de Soldato à { $area } qui puisse parler.
war-fact-nobody-adjacent = Il n’y a aucun Soldato ennemi ou neutre dans les zones adjacentes à { $area }.
war-fact-nobody-to-agitate = Aucun Soldato neutre à portée ne pourrait aller quelque part.
war-fact-no-target = Il n’y a aucune zone que cette partie puisse atteindre.
war-fact-no-strike-target = Aucun Soldato ennemi ou neutre n’est à portée d’un Attentat.
war-fact-no-labs = Il n’y a aucun labo dans vos zones.
war-fact-no-labs-to-join = Il n’y a dans vos zones aucun labo que des Soldati puissent rejoindre.
war-fact-sea-not-at-order = { $sea } ne touche pas { $origin }, où se trouve l’ordre.
war-remedy-sea-not-at-order = Choisissez une mer qui borde { $origin } ; de là, le bateau peut gagner une mer voisine.
war-fact-spread-not-adjacent = { $area } et { $origin } ne sont pas adjacentes.
war-remedy-spread-not-adjacent = Choisissez une zone adjacente de votre équipe.
war-fact-spread-team-only = { $area } n’appartient pas à votre équipe.
war-remedy-spread-team-only = Choisissez une zone adjacente, à vous ou à votre partenaire.
war-fact-spread-once = { $area } a déjà eu son tour avec cet ordre.
war-remedy-spread-once = Choisissez une autre zone adjacente de votre équipe, ou passez.

## Movements and Strikes

war-fact-same-area = Le Mouvement finirait là où il commence, à { $area }.
war-remedy-same-area = Nommez une autre zone comme cible.
war-fact-no-movement-left = Cette partie de l’ordre ne permet pas de Mouvement maintenant.
war-remedy-no-movement-left = Commettez un Attentat, ou passez.
war-fact-move-start = { $area } ne peut pas être le départ de ce Mouvement.
war-remedy-move-start = Partez de la zone de l’ordre ou, après un premier Mouvement, de celle que vous venez d’atteindre.
war-fact-no-soldati-to-move = Vous n’avez aucun Soldato à { $area }.
war-remedy-no-soldati-to-move = Partez d’une zone où vous avez des Soldati, ou passez.
war-fact-no-boats-there = Aucune chaîne de bateaux de votre équipe ne relie { $area } à { $target }.
war-remedy-no-boats-there = Les deux zones doivent border la mer, et chaque mer du trajet demande un bateau de vous ou de votre partenaire.
war-fact-not-adjacent = { $goal } et { $origin } ne sont pas adjacentes par terre.
war-remedy-not-adjacent = Choisissez une zone qui a une frontière avec { $origin }.
war-fact-allies-tile = Votre famille n’a pas de jeton sur une tuile qui le permette, comme « Alliés ».
war-remedy-allies-tile = Allez dans une zone adjacente, ou partez par bateau.
war-fact-allies-not-needed = { $target } et { $area } sont adjacentes.
war-remedy-allies-not-needed = Allez-y par terre, sans la tuile.
war-fact-allies-path = Entre { $area } et { $target }, il n’y a aucune zone que la tuile permette de franchir.
war-remedy-allies-path = Choisissez une cible située derrière une zone vide ou neutre qui touche { $area }.
war-fact-no-strike-left = Cette partie de l’ordre ne permet pas d’Attentat maintenant.
war-remedy-no-strike-left = Faites un Mouvement, ou passez.
war-fact-strike-start = { $area } ne peut pas être le départ de cet Attentat.
war-remedy-strike-start = Partez de la zone de l’ordre ou, si l’ordre le permet, de celle que vous venez de prendre.
war-fact-strike-target = Il n’y a aucun Soldato ennemi ou neutre à { $target }.
war-remedy-strike-target = Choisissez une zone où il y a des Soldati ennemis ou neutres.
war-fact-strike-too-far = La distance entre { $area } et { $target } est de { $have } ; cet Attentat ne porte qu’à { $need }.
war-remedy-strike-too-far = Choisissez une cible à distance { $need } au plus, par terre.
war-remedy-strike-with-car = Utilisez une voiture piégée ; avec votre tuile, elle porte jusque-là.
war-fact-no-car-there = Vous n’avez pas de voiture à { $area }.
war-remedy-no-car-there = Commettez l’Attentat sans voiture piégée.
war-fact-defender-of-team = Ce n’est pas une famille de votre équipe : { $family }.
war-remedy-defender-of-team = Nommez votre famille ou celle de votre partenaire.
war-fact-all-or-nothing = { $need ->
    [one] La tuile place exactement { $need } Soldato, pas { $have }.
   *[other] La tuile place exactement { $need } Soldati, pas { $have }.
}
war-remedy-all-or-nothing = Indiquez { $need }, ou passez.

## Pentito and Agitate

war-fact-hostile-only = Il n’y a aucun Soldato ennemi ou neutre à { $area }.
war-remedy-hostile-only = Choisissez une zone adjacente où il y a des Soldati ennemis ou neutres.
war-fact-pentito-other-area = { $area } a déjà été touchée par ce Pentito.
war-remedy-pentito-other-area = Utilisez un des nombres restants pour une autre zone adjacente.
war-fact-pentito-strict = La règle maison « Pentito strict » est en vigueur : il faut en retirer au moins { $need } en tout, et cela ferait { $have }.
war-remedy-pentito-strict = Retirez plus de Soldati, ou choisissez une zone qui en a davantage.
war-fact-pentito-limit = Ce Pentito peut maintenant retirer au plus { $need } d’une zone, et non { $have }.
war-remedy-pentito-limit = { $need ->
    [one] Retirez-en { $need }.
   *[other] Retirez-en { $need }, ou moins si cela suffit.
}
war-fact-agitate-neutrals = Il n’y a aucun Soldato neutre à { $area }.
war-remedy-agitate-neutrals = Nommez une zone à portée qui a des Soldati neutres, et celle où ils vont.
war-fact-agitate-too-far = { $have ->
    [0] { $area } est la zone de l’ordre lui-même.
   *[other] { $area } est à distance { $have } de l’ordre ; Agiter ne porte qu’à { $need }.
}
war-remedy-agitate-too-far = Choisissez des Soldati neutres à distance 1{ $need ->
    [one] {""}
   *[other] {" "}à { $need }
} de la zone de l’ordre.
war-fact-agitate-own-team = { $target } appartient à votre équipe.
war-remedy-agitate-own-team = Envoyez les Soldati neutres dans une zone que votre équipe ne contrôle pas.

## Management

war-fact-tile-not-in-play = La tuile de contrôle « { $tile } » n’est pas dans cette guerre.
war-fact-tile-marked = La tuile de contrôle « { $tile } » porte déjà un jeton de votre équipe.
war-remedy-tile-marked = Choisissez une tuile sans jeton.
war-fact-not-your-mark = Vous n’avez pas de jeton sur la tuile de contrôle « { $tile } ».
war-remedy-not-your-mark = Choisissez une tuile qui porte votre propre jeton.
war-fact-price-short = { $need ->
    [one] Cela coûte { $need } pièce, et vous en avez { $have }.
   *[other] Cela coûte { $need } pièces, et vous en avez { $have }.
}
war-remedy-price-short = Renoncez-y, ou procurez-vous d’abord de l’argent : abandonnez un ordre de votre quartier général, ou recevez un don de votre partenaire.
war-fact-allies-short = { $need ->
    [one] Les Alliés coûtent { $need } pièce, et vous en avez { $have }.
   *[other] Les Alliés coûtent { $need } pièces, et vous en avez { $have }.
}
war-remedy-allies-short = Renoncez à la tuile, ou procurez-vous d’abord de l’argent : abandonnez un ordre de votre quartier général, ou recevez un don de votre partenaire.

## The same moves by other rules

war-fact-unit-needs-own-coast = { $sea } ne borde aucune de vos zones.
war-remedy-unit-needs-own-coast = Posez le bateau dans une mer qui borde une de vos zones.
war-fact-setup-lab-needs-own-area = { $area } n’est pas une de vos zones.
war-remedy-setup-lab-needs-own-area = Posez le labo dans une zone où se trouvent vos Soldati.
war-fact-ultima-same-space = Le jeton à côté de votre buste est déjà sur cette case : { $space }.
war-remedy-ultima-same-space = Choisissez une autre case, vide ou marquée ∞, ou passez.
war-fact-nobody-to-gather = Aucune de vos zones n’est adjacente à { $area } par terre, et les bateaux n’amènent personne ici.
war-remedy-nobody-to-gather = Choisissez une de vos zones qui a une frontière avec une autre de vos zones.
war-fact-nowhere-to-gather = Vous n’avez pas deux zones adjacentes par terre, et les bateaux n’amènent personne ici.
war-fact-order-place-limit = Cet ordre place au plus { $need ->
    [one] { $need } Soldato
   *[other] { $need } Soldati
}, et non { $have }.
war-remedy-order-place-limit = { $need ->
    [one] Indiquez { $need }, ou passez.
   *[other] Indiquez { $need } ou moins, ou passez.
}
war-fact-lab-place-limit = Vos labos apportent ici au plus { $need ->
    [one] { $need } Soldato
   *[other] { $need } Soldati
}, et non { $have }.
war-remedy-lab-place-limit = { $need ->
    [one] Indiquez { $need }, ou passez.
   *[other] Indiquez { $need } ou moins, ou passez.
}
war-fact-spread-place-limit = Cet ordre place au plus { $need ->
    [one] { $need } Soldato
   *[other] { $need } Soldati
} dans chaque zone, et non { $have }.
war-remedy-spread-place-limit = { $need ->
    [one] Indiquez { $need }, ou passez.
   *[other] Indiquez { $need } ou moins, ou passez.
}
war-fact-order-recruit-limit = Cet ordre recrute au plus { $need ->
    [one] { $need } Soldato
   *[other] { $need } Soldati
}, et non { $have }.
war-remedy-order-recruit-limit = { $need ->
    [one] Indiquez { $need }, ou passez.
   *[other] Indiquez { $need } ou moins, ou passez.
}
war-fact-car-bomb-too-far = La distance entre { $area } et { $target } est de { $have } ; avec votre tuile, la bombe ne porte qu’à { $need }.
war-remedy-car-bomb-too-far = Choisissez une cible à distance { $need } au plus, par terre, ou passez.
war-fact-beside-itself = Vous avez nommé { $goal } même, alors qu’il faut une zone adjacente.
war-remedy-beside-itself = Choisissez une zone qui a une frontière avec { $goal }.
war-fact-after-rally = Cet ordre vient de rallier des Soldati ou des voitures, et son Mouvement doit suivre immédiatement.
war-remedy-after-rally = Choisissez d’abord le Mouvement, partie { $need } ; cette partie pourra venir ensuite.
war-fact-same-sea = Le nouveau bateau est déjà dans cette mer : { $sea }.
war-remedy-same-sea = Gagnez une mer voisine, ou passez pour rester.
