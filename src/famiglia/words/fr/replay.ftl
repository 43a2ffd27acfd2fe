# Dans le navigateur : relecture et contrôle de la donne

## Watching, replaying, checking

web-to-table = Retour à la table
web-to-start = Au début
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-turn-back = Un tour en arrière
web-turn-on = Un tour en avant
web-to-end = À la fin
web-moment = Moment de la partie
web-eyes = Vu par
web-more = Plus
web-copy-moment = Lien vers ce moment
web-download = Télécharger
web-verify = Vérifier la donne
web-verify-text = Votre propre navigateur retrouve maintenant { $game ->
    [duel] chaque carte
   *[other] tout ce que le hasard a décidé
} à partir de la graine révélée à la fin.
web-verify-fair = La donne était honnête.
web-verify-sound = L’enregistrement est cohérent : { $game ->
    [duel] chaque carte
   *[other] tout ce que le hasard a décidé
} découle de sa graine.
web-verify-foul = Cet enregistrement n’est pas cohérent. Ne vous y fiez pas.
web-verify-more = La commande « famiglia verify » rejoue en outre chaque coup et contrôle le résultat.
web-check-right = Juste :
web-check-wrong = Faux :
web-check-chain = Aucune ligne n’a été modifiée : les { $lines } empreintes sont justes.
web-wrong-chain = La ligne { $line }, ou une ligne au-dessus, a été modifiée ou coupée.
web-check-end = La graine a été révélée.
web-wrong-end = La dernière ligne n’est pas la seule qui termine la partie et révèle la graine : la partie n’est pas finie, ou une ligne a été ajoutée.
web-check-commitment = C’est bien la graine promise avant la partie.
web-wrong-commitment = Ce n’est pas la graine promise avant la partie.
web-check-seal = L’engagement sur le mélange est celui que ce navigateur a vu avant la donne.
web-wrong-seal = L’engagement sur le mélange n’est pas celui que ce navigateur a vu auparavant.
web-check-words = Ce que ce navigateur a ajouté au mélange y est bien.
web-wrong-words = Ce que ce navigateur a ajouté au mélange n’y est pas.
web-seal-unseen = Ce navigateur n’a pas vu l’engagement sur le mélange avant la donne ; il ne peut donc pas le comparer.
web-check-first = Le bon joueur a commencé : { $name }.
web-wrong-first = { $name } aurait dû commencer.
web-check-deal = La première Rue découle de la graine : { $cards }.
web-wrong-deal = La première Rue ne découle pas de la graine : { $cards }.
web-check-drawn = Les { $number } cartes retournées ensuite en découlent aussi ({ $shuffles ->
    [one] { $shuffles } mélange
   *[other] { $shuffles } mélanges
}).
web-wrong-drawn = Une carte retournée ensuite ne découle pas de la graine.
web-check-chance = Les { $number } résultats des mélanges et du premier joueur découlent de la graine{ $ties ->
    [0] .
    [one] ; { $ties } tirage d’égalité est vérifié par « famiglia verify ».
   *[other] ; { $ties } tirages d’égalité sont vérifiés par « famiglia verify ».
}
web-wrong-chance = Ce que le hasard a décidé dans cet enregistrement ne découle pas de la graine.
