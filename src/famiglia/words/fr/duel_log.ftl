# The game log: one sentence for each event

log-dealt = { $who ->
    [you] Vous commencez.
   *[other] { $name } commence.
} Dans la Rue : { $cards }.
log-refresh = { $who ->
    [you] Vous renouvelez la Rue : { $card } la quitte.
   *[other] { $name } renouvelle la Rue : { $card } la quitte.
}
log-account = { $who ->
    [you] Vous jouez { $card }.
   *[other] { $name } joue { $card }.
}
log-exchange = { $who ->
    [you] Vous reprenez { $fetch } et posez { $lay }.
   *[other] { $name } reprend { $fetch } et pose { $lay }.
}
log-stop = { $who ->
    [you] Vous arrêtez l’échange.
   *[other] { $name } arrête l’échange.
}
log-brute = { $who ->
    [you] Vous jouez { $brute } et abaissez { $card } de { $amount }, à { $left }.
   *[other] { $name } joue { $brute } et abaisse { $card } de { $amount }, à { $left }.
}
log-take-free = { $who ->
    [you] Vous prenez { $card } gratuitement.
   *[other] { $name } prend { $card } gratuitement.
}
log-take = { $who ->
    [you] Vous prenez { $card } avec { $paid } ; { $down } va dans le gang.
   *[other] { $name } prend { $card } avec { $paid } ; { $down } va dans le gang.
}
log-pass = { $who ->
    [you] Vous passez.
   *[other] { $name } passe.
}
log-drawn = Nouvelles cartes dans la Rue : { $cards }.
log-refilled = La Rue était vide, elle est regarnie : { $cards }.
log-reshuffled = La pioche est épuisée une première fois. La défausse devient la seconde pioche : { $cards ->
    [one] 1 carte.
   *[other] { $cards } cartes.
}
log-last-turns-deck = La pioche est définitivement épuisée. { $turns ->
    [0] Ce tour est le dernier.
    [one] Il reste encore un tour.
   *[other] Il reste encore { $turns } tours.
}
log-last-turns-pass = Les deux joueurs ont passé. Un dernier tour suit, pour que chacun ait joué le même nombre de tours.
log-over = La partie est terminée. { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
} par { $first } points à { $second }.
log-over-shared = La partie est terminée. Les deux joueurs partagent la victoire, { $first } points à { $second }.

## A turn in a few words

deeds = { $name } : { $deeds }.
deed-refresh = renouvelle la Rue avec { $card }
deed-account = joue { $card }
deed-exchange = reprend { $fetch } contre { $lay }
deed-stop = arrête l’échange
deed-brute = abaisse { $card } à { $left } avec { $brute }
deed-take-free = prend { $card } gratuitement
deed-take = prend { $card } avec { $paid }
deed-pass = passe

## The turning points of a finished duel

moment-lead = { $points ->
    [one] L’écart évolue de 1 point
   *[other] L’écart évolue de { $points } points
} { $who ->
    [you] en votre faveur.
   *[other] en faveur de { $name }.
}
