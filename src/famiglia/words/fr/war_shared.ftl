# The war: what the terminal and the browser both say

wt-name-bot = Ordi { $seat }
wt-setup-play = Commencer la guerre
wt-setup-pack = Pack
wt-note-pack-title = Le matériel est une reconstitution
wt-note-pack = Viennent du livret de règles (anglais, 1.1) : les règles, 36 zones en 12 Mandamenti, 9 mers, les types de cases, d’ordres, de tuiles et de cartes, et le nombre de chaque pièce. N’en viennent pas : la plupart des noms et des frontières, presque toutes les valeurs des cases d’action, des plateaux de famille, des ordres et des personnages, et trois tuiles. Ces éléments sont de nous ; ils diffèrent de ceux du jeu imprimé et n’ont pas été équilibrés par de nombreuses parties. Si vous possédez le jeu, vous pouvez écrire votre propre pack : docs/war-pack.md.
wt-note-victims-title = À propos de la vraie guerre
wt-note-victims = Le jeu se passe pendant la deuxième guerre de la mafia, au début des années 1980. Cette guerre a eu lieu ; elle a tué, selon les estimations courantes, environ mille personnes : outre des membres des clans, des juges, des policiers, des élus, un préfet, des journalistes, des médecins, des proches et des passants. Nous pensons à eux. Rien ici ne veut glorifier ceux qui les ont tués ; tous les noms de familles et de personnages sont inventés.
wt-round = Manche { $round } sur { $rounds }
wt-mat-next = ensuite : { $what }
wt-mat-empty = plus de jetons
wt-orders-none = Personne ne dirige encore une famille.
wt-tiles-about = Une famille marque une tuile par Mandamento contrôlé. Victoire : { $team } en équipe ou { $alone } d’une seule famille.
wt-result-won = { $team } gagne la guerre
wt-result-draw = La guerre se termine sur une égalité
wt-result-tie = { $area } départage les égalités ; contrôle : { $name }.
