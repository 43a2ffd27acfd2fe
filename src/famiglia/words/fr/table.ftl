# À la table : ce qui ne va pas, les règles du jeu mises à part

## Ce que la table refuse

table-stale = Entre-temps, quelque chose s’est passé (numéro attendu { $expected }, maintenant { $current }). Regardez de nouveau, puis décidez.
table-no-name = Pour participer, il faut un nom. Choisissez-en un d’abord.
table-not-your-seat = Cette place n’est pas la vôtre.
table-not-host = Seule la personne qui a ouvert la table peut le faire.
table-no-such-room = Ce salon vous est fermé pour l’instant.
table-no-such-seat = Cette place n’existe pas ; la table en a { $seats }.
table-seat-taken = Cette place est prise.
table-no-bot-there = Il n’y a pas d’ordinateur à cette place.
table-not-running = La partie n’a pas encore commencé ; une place est encore libre.
table-begun = La partie a commencé ; les places sont attribuées.
table-over = La partie est terminée.
table-no-team = Il n’y a pas d’équipes dans ce jeu.
table-not-over = La partie est encore en cours.
table-asked = Vous avez déjà demandé une revanche.
table-nothing-to-undo = Impossible d’annuler : c’est le coup de quelqu’un d’autre, une autre personne a été sollicitée, ou quelque chose de nouveau a été révélé.
table-undone-enough = Tant de coups ont déjà été annulés dans cette partie qu’on ne peut plus en annuler. Continuez à jouer.
table-moved-enough = Vous avez déjà changé de place ou invité quelqu’un { $most } fois à cette table ; cela suffit. Gardez votre place, ou ouvrez une autre table.
table-talked-enough = Ce salon contient déjà { $most } lignes ; il n’en accepte pas d’autre.
table-sketched-enough = Votre équipe a déjà changé { $most } fois ses marques et ses propositions dans cette guerre ; cela suffit.
table-no-hints = Il n’y a pas encore de conseils pour ce jeu.
table-hints-off = Il n’y a pas de conseils à cette table, parce que des personnes y jouent l’une contre l’autre.
table-not-your-turn = Ce n’est pas le tour de cette place.
table-not-legal = « { $move } » n’est pas un coup permis maintenant.
table-bad-settings = { $field } : « { $value } » n’est pas possible. Attendu : { $expected }.
table-bad-move = Ce n’est pas un coup : trouvé « { $found } ». Attendu : { $expected }.
table-final-move = Le coup { $number } de cette suite est définitif : aucun autre ne peut le suivre dans le même envoi. Envoyez-le en dernier.
table-no-such-bot = Il n’y a pas d’ordinateur « { $bot } ». Attendu : { $expected }.
table-bad-name = Ce nom ne contient aucun caractère visible. Choisissez-en un autre.
table-empty-line = Cette ligne ne contient aucun caractère visible.
table-no-such-place = { $field } : il n’y a ni zone ni mer « { $found } » sur la carte.
table-bad-mark = { $field } : ce genre de marque comporte { $expected } et, si vous voulez, un texte, mais rien d’autre.
table-bad-record = Ligne { NUMBER($line, useGrouping: 0) } de l’enregistrement : { $what }
table-long-record = Cet enregistrement a plus de { $most } lignes ; aucune partie n’est aussi longue.
