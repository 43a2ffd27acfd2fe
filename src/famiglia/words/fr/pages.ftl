# Dans le navigateur : les pages autres que la table

## Everywhere

web-nowhere = Il n’y a rien ici
web-nowhere-lead = Cette adresse ne mène nulle part. Elle a peut-être été tronquée lors de la copie.

## Start page

web-title = Deux jeux sur la mafia
web-pitch = Un duel de cartes entre deux bandes pour une rue. Et une guerre de quatre familles pour la Sicile, avec une carte, des ordres cachés et un partenaire. Avec des amis ou contre l’ordinateur.
web-play-now = Jouer maintenant
web-play-now-hint = Tout de suite, contre l’ordinateur et sans compte. Choisissez d’abord le jeu.
web-which-game = Quel jeu ?
web-about-duel = Recrutez dans la Rue, faites pression sur les bonnes personnes et ayez la bande la plus forte quand la pioche s’épuise.
web-facts-duel = 2 joueurs · un quart d’heure
web-about-war = Préparez vos plans en secret avec votre partenaire, révélez les ordres et prenez la Sicile zone par zone, par l’argent, le bluff et des cartes cachées.
web-facts-war = 4 joueurs en 2 équipes, l’ordinateur aux places libres · deux à trois heures
web-continue = Reprendre une partie
web-more-games = { $games ->
    [one] { $games } autre partie
   *[other] { $games } autres parties
}
web-older-games = { $games ->
    [one] { $games } partie plus ancienne
   *[other] { $games } parties plus anciennes
}
web-your-games = Vos parties
web-finished-games = { $games ->
    [one] 1 partie terminée
   *[other] { $games } parties terminées
}
web-status-won = { $who ->
    [you] Vous avez gagné
    [all] Victoire partagée
   *[other] Victoire : { $name }
}
web-status-your-turn = À vous de jouer
web-status-running = En cours
web-doors = Ou bien autre chose ?
web-door-bot = Contre l’ordinateur
web-door-bot-hint = Choisissez le niveau, l’édition, les règles maison et qui commence.
web-door-friend = Inviter quelqu’un
web-door-friend-hint = Envoyez un lien ; il s’ouvre sur n’importe quel téléphone ou ordinateur.
web-door-hotseat = À deux sur un écran
web-door-hotseat-hint = Chacun son tour ; entre les tours, les mains restent cachées.
web-door-bots = Seul avec l’ordinateur
web-door-friends = Avec des amis
web-door-screen = Ensemble sur un écran
web-door-watch = Regarder
web-door-watch-hint = Suivez les tables ouvertes à tous.
web-door-replay = Revoir une partie
web-door-replay-hint = Parcourez une partie enregistrée et vérifiez la donne.
web-door-rules = Lire les règles
web-door-war = La grande guerre de la mafia

## A new duel

web-new-bot = L’ordinateur s’assied en face de vous. Vous pouvez commencer tout de suite.
web-new-friend = Vous recevez un lien à envoyer. La partie commence dès que votre invité s’assied.
web-new-hotseat = Vous jouez tous les deux sur cet appareil. Entre les tours, les cartes sont cachées.
hint-opponent = Qui joue en face de vous.
hint-edition = Révisée : après un renouvellement, on ne prend qu’une nouvelle carte. Classique : n’importe laquelle.
hint-first = Qui joue le premier tour.
hint-memory-aid = Toutes les cartes vont et viennent face visible ; ainsi, pas besoin de les retenir.
hint-lang = English, Deutsch, français.
hint-fair-pass-out = Après deux passes de suite, le joueur qui a eu un tour de moins en joue un dernier.
hint-full-strength = Une Brute abaisse une carte d’exactement sa valeur, jamais de moins.
hint-strict-mercenaries = Un Mercenaire ne remplace une carte que si vous n’avez pas la paire complète.
hint-play = Entrée pour commencer la partie.
web-level = Niveau
web-level-random-hint = Il joue n’importe quel coup permis, sans plan. Idéal pour apprendre les règles.
web-level-greedy-hint = Il prépare son tour jusqu’au bout et prend ce qui lui rapporte le plus. Il ne pense jamais à votre prochain tour.
web-level-robot-hint = Il suit cinq règles imprimées, que vous pouvez aussi appliquer avec de vraies cartes (docs/robot.md). Il ne joue ni Comptables ni Brutes.
web-level-rookie-hint = Il prend ce qui rapporte aussitôt le plus de points, oublie toutes les capacités et n’aime pas écarter de bonnes cartes.
web-level-lookout-hint = Il sait ce que vaut sa main et paie avec des Mercenaires, mais oublie les Comptables et les Brutes.
web-level-driver-hint = Il a appris en des milliers de duels ce que vaut une position et surveille vos cartes, mais ne joue jamais de Comptable.
web-level-fixer-hint = Il a appris en des milliers de duels et connaît toutes les capacités, mais échange au plus deux cartes, ne joue jamais un Comptable et une Brute dans le même tour et ne passe jamais s’il peut prendre une carte.
web-level-adviser-hint = Il a appris en des milliers de duels, utilise toutes les capacités et sait quand passer fait gagner. Il se fie à son premier jugement.
web-level-boss-hint = Il juge comme le conseiller, puis joue plusieurs fois dans sa tête la suite de ses meilleures idées. L’adversaire le plus fort.
level-rating = Force mesurée : { NUMBER($rating, useGrouping: 0) } (le débutant a 1000).
level-beats = Gagne { $percent } % des parties contre le niveau inférieur ({ $level }).
web-hints = Conseils pour les deux
web-hints-hint = Chacun peut demander les meilleurs coups et leurs raisons.
web-level-cousin-hint = Il prend ce qui est à portée : il compte les zones au lieu des Mandamenti et ne voit ni les dangers, ni les bateaux, ni les projets de son partenaire, et oublie de rallier ses Soldati et de commettre des attentats.
web-level-lieutenant-hint = Il planifie comme le niveau moyen, mais au moment d’exécuter les ordres il imagine la suite de ses combats.
web-level-veteran-hint = Il combat comme le niveau moyen, mais avant chaque étape de ses plans il imagine plusieurs fois la suite de la manche.
web-level-patriarch-hint = Il retient tout l’argent et tous les Soldati annoncés et joue de nombreuses fois dans sa tête le reste de la manche avant d’agir. L’adversaire le plus fort de la guerre.
web-pace = Rythme
web-your-friend = Votre invité
web-second-name = Nom de l’autre personne
web-more-options = Autres options
web-listed = Tout le monde peut regarder
web-listed-hint = La table figure dans la liste des tables ouvertes : tout le monde peut regarder et prendre une place libre. Sinon, seuls ceux qui ont le lien la trouvent.
web-begin = Commencer
web-open-table = Ouvrir la table

## Watching, replaying, checking

web-watch-lead = Les tables que tout le monde peut suivre.
web-watch-none = Il n’y a aucune table ouverte en ce moment.
web-look-again = Vérifier de nouveau
web-upload-lead = Ouvrez un enregistrement (.jsonl) venu du navigateur ou du terminal. Il est d’abord vérifié : toute ligne modifiée est repérée.
web-choose-file = Choisir un fichier
web-drop-here = ou le déposer ici

## Rules

web-rules-duel-lead = Avec nos propres mots, une phrase chacune. À côté : notre réponse à ce que les règles du jeu laissent ouvert.
web-rules-war-lead = Avec nos propres mots, une phrase chacune. À côté : notre réponse à ce que la règle du jeu laisse ouvert.
web-page = p.
web-contents = Sommaire
web-search = Chercher dans les règles
web-found = { $number ->
    [0] Aucune règle trouvée
    [one] { $number } règle
   *[other] { $number } règles
}

## The war

web-war-lead = La Famiglia : The Great Mafia War, pour quatre joueurs en deux équipes.
web-war-text = À chaque manche, on planifie d’abord en secret : des jetons sur les feuilles d’action rapportent des Soldati, de l’argent et des ordres, posés face cachée sur la carte. Puis tous les ordres sont révélés et exécutés un à un. Chaque équipe veut contrôler assez de Mandamenti, les districts de la Sicile. Seule votre équipe voit vos ordres et votre argent.

## You

web-account-lead = Vous n’avez jamais besoin de vous connecter pour jouer. Avec un lien secret ou un compte, vous retrouvez vos parties sur d’autres appareils.
web-guest = Votre nom à la table
web-signed-in-as = Compte : { $account }
web-keep-name = Enregistrer le nom
web-name-kept = Le nom a été enregistré.
web-link = Votre lien secret
web-link-text = Toute personne qui a ce lien peut jouer à votre place. Gardez-le pour vous.
web-link-hint = Ouvrez-le sur un autre appareil pour y continuer.
web-link-make = Créer un nouveau lien
web-link-make-hint = Un lien plus ancien cesse alors de fonctionner.
web-link-found = Un lien secret
web-link-found-text = Vous avez ouvert le lien d’un invité. Continuer ici en tant que cet invité, avec toutes ses parties ?
web-link-use = Continuer en tant que cet invité
web-new-account = Créer un compte
web-new-account-text = Les parties que vous avez jouées en tant qu’invité sont transférées dans votre compte.
web-sign-in = Se connecter
web-sign-in-text = Les parties que vous avez jouées ici en tant qu’invité sont transférées dans votre compte.
web-sign-out = Se déconnecter
web-sign-out-text = Vos parties restent dans votre compte.
web-sign-out-everywhere = Se déconnecter partout
web-account-name = Nom du compte
web-password = Mot de passe
web-password-hint = Au moins 8 caractères. Il est impossible de le retrouver : retenez-le bien.
web-change-password = Changer le mot de passe
web-change-password-text = Tous vos autres appareils seront déconnectés.
web-current-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-password-changed = Le mot de passe a été changé.

## The choices for a new duel

setup-edition = Édition
setup-first = Qui commence
first-none = au hasard
