# La guerre en deux minutes : une courte présentation avec les symboles, et son annonce à la table

guide-war-goal-title = Le but
guide-war-goal = La Sicile compte { $areas } zones. Trois zones forment un district, un Mandamento. Une famille contrôle un Mandamento tant qu’elle a des Soldati dans au moins { $control } des trois.
guide-war-win = Une équipe gagne avec { $team } Mandamenti à deux, ou si l’une de ses familles en a { $alone } à elle seule. Cela ne compte qu’à la fin d’une manche. Si personne n’y est parvenu après la manche { $rounds }, l’équipe qui a le plus de Mandamenti gagne ; en cas d’égalité, celle qui tient { $tie }.
guide-war-sides-title = Qui joue avec qui
guide-war-sides = Deux équipes de deux. Vous gagnez ou perdez avec votre partenaire : chacun voit les ordres et l’argent de l’autre, se sert de ses bateaux et peut lui donner de l’argent (2 pièces payées, 1 reçue). Mais chacun dirige sa propre famille. Les zones de votre partenaire vous sont fermées et ne comptent pas pour vos Mandamenti.
guide-war-round-title = Une manche
guide-war-planning = À votre tour, vous déplacez un jeton d’influence de la feuille du haut vers une case libre de celle du bas et vous effectuez cette case, ou vous payez une colonne entière : ses jetons descendent sans action, vous obtenez ce qu’apporte la colonne et vous pouvez donner un ordre. Les ordres se posent face cachée dans vos zones. Pour le jeton d’un autre joueur, vous lui payez 1 pièce. La phase s’arrête quand la feuille du haut est vide.
guide-war-management = Pour chaque Mandamento qu’elle contrôle, une famille marque une tuile de contrôle de son équipe, qui sert dès lors.
guide-war-encounter = Tous les ordres sont révélés : d’abord ceux de ravitaillement, puis ceux d’attaque, chaque fois de la plus petite Initiative à la plus grande. Vous pouvez renoncer à tout ordre ou à une partie.
guide-war-check = Les tuiles encore une fois. Puis on vérifie si une équipe a gagné. Sinon, la feuille du bas devient celle du haut de la manche suivante.
guide-war-attack-title = Une attaque
guide-war-attack-bonus = Des Soldati entrent dans une zone adjacente. Si des Soldati ennemis ou neutres s’y trouvent, on compare le bonus d’attaque (les crânes de l’ordre et une voiture qui accompagne) au bonus de défense (labos et gilets). Si le bonus d’attaque est supérieur de 2, 2 défenseurs partent aussitôt.
guide-war-attack-style = S’il en reste, l’attaquant choisit. La ruse : chaque camp pose une carte secrète. Les cartes restant face cachée, l’attaquant, puis le défenseur, prend la carte de l’autre, qui compte alors pour lui, ou la laisse. La force brute : pas de cartes, mais elle lui coûte deux Soldati.
guide-war-attack-knockout = Ensuite, un attaquant et un défenseur partent à chaque fois. S’il reste des attaquants, la zone est à eux.
guide-war-tips-title = Cinq conseils
guide-war-tip-pairs = Cherchez les Mandamenti où vous tenez une zone et les neutres une autre : une attaque, et il est à vous.
guide-war-tip-reserves = Les Soldati arrivent en deux temps : Recruter les amène au quartier général, Placer les met de là sur la carte.
guide-war-tip-orders = Sans ordre, personne ne bouge. Donnez-en un dans chaque zone d’où vous voulez attaquer.
guide-war-tip-columns = Les colonnes des institutions vous renforcent pour de bon : chaque jeton qui quitte votre plateau de famille découvre une meilleure valeur, une aide immédiate ou un nouvel ordre.
guide-war-tip-money = Ne quittez jamais une zone en entier : sans Soldati, elle est perdue. Et si l’argent manque, vendez un ordre : il rapporte { $sell ->
    [one] { $sell } pièce
   *[other] { $sell } pièces
}.

guide-war-map-title = Sur la carte
guide-war-sign-soldati = Soldati d’une famille, à sa couleur et à sa forme
guide-war-sign-neutral = Soldati neutres, qui ne sont à personne
guide-war-sign-car = voiture : aide une attaque par terre
guide-war-sign-boat = bateau : porte les Mouvements de son équipe sur cette mer
guide-war-sign-lab = labo : rapporte de l’argent et 1 en défense
guide-war-sign-order-down = un ordre, face cachée
guide-war-sign-threat = une attaque y serait en surnombre
guide-war-sign-tie = cette zone départage les équipes
guide-war-columns-title = Les colonnes de la feuille du haut
guide-war-column-primo = vous devenez premier joueur et posez 1 voiture, bateau ou labo
guide-war-column-justice = Justice : ce qu’une voiture ajoute à l’attaque
guide-war-column-police = Police : combien de Soldati vous placez
guide-war-column-economy = Économie : argent, labos, blanchiment
guide-war-column-church = Église : combien de Soldati vous recrutez
guide-war-column-two = un jeton de deux rangées de votre plateau
guide-war-spaces-title = Les cases de la feuille du bas
guide-war-space-issue = donner un ordre dans une de vos zones
guide-war-space-recruit = recruter des Soldati au quartier général
guide-war-space-place = placer des Soldati de là dans une zone, à vous ou vide (° : à vous seulement)
guide-war-space-equipment = poser une voiture, un bateau ou un labo
guide-war-space-launder = blanchir : 1 pièce par labo à vous
guide-war-space-rally = rassembler Soldati et voitures dans une zone
guide-war-space-exert = retirer un jeton de votre plateau de famille
guide-war-space-sheet = le jeton va sur une feuille et non à la réserve
guide-war-space-bust = Ultima Azione : son jeton agit encore une fois à la fin
guide-war-space-infinite = place pour autant de jetons qu’on veut
guide-war-space-plus = rapporte 1 pièce
guide-war-space-minus = coûte 1 pièce
guide-war-orders-title = Sur les ordres
guide-war-order-supply = cercle : ordre de ravitaillement et son Initiative
guide-war-order-attack = étoile : ordre d’attaque et son Initiative
guide-war-order-skull = bonus d’attaque
guide-war-order-vest = { $vests ->
    [yes] bonus de défense dans son Mandamento
   *[no] bonus de défense dans sa zone
}
guide-war-order-shotgun = Mouvement, avec Attaque s’il le faut
guide-war-order-rally = Rallier : d’abord appeler les voisins
guide-war-order-bomb = Attentat : retire des Soldati à côté
guide-war-order-pentito = Pentito : sacrifie l’un des vôtres, en retire d’autres à côté
guide-war-order-agitate = Agiter : des neutres attaquent pour vous
guide-war-order-replace = remplace des défenseurs par vos Soldati
guide-war-order-buy = renvoie des défenseurs contre paiement
guide-war-order-turncoat = des Soldati d’à côté passent de votre côté
guide-war-order-recruit = Recruter
guide-war-order-place = Placer
guide-war-order-coin = rapporte de l’argent
guide-war-cards-title = Dans un conflit
guide-war-card-turncoat = Transfuge : un ennemi cède la place à l’un des vôtres
guide-war-card-coward = Lâche : un ou deux des vôtres s’enfuient
guide-war-card-finesse = ruse : une carte secrète chacun
guide-war-card-brute = force brute : sans cartes, mais deux attaquants de moins
