# The browser: everything around the tables

## Everywhere

web-skip = Aller au contenu
web-home = Accueil
web-nav = Pages
web-menu = Menu
web-close = Fermer
web-opening = Un instant…
web-broken = Cette page n’a pas pu être chargée.
web-reload = Recharger
web-trouble = Cela n’a pas fonctionné. Réessayez.
web-no-network = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
web-nowhere = Il n’y a rien ici
web-nowhere-lead = Cette adresse ne mène nulle part. Elle a peut-être été tronquée lors de la copie.
web-copy = Copier
web-copied = Copié
web-share = Partager
web-on = Oui
web-off = Non
web-versus = { " – " }
web-you = vous
web-game-duel = Duel
web-game-war = Guerre

## Menu

web-motion = Mouvement
web-motion-system = Comme le système
web-motion-full = Les cartes bougent
web-motion-none = Aucun
web-palette = Couleurs
web-palette-standard = Normales
web-palette-contrast = Contraste élevé
web-sound = Son quand c’est à vous
web-notices = Notification quand c’est à vous

## Alerts

web-alert-turn = C’est à vous de jouer.
web-alert-over = La partie est terminée.
web-alert-begins = Tout le monde est là, la partie commence.
web-alert-chat = Il y a un nouveau message à la table.

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
web-your-name = Votre nom
web-playing-as = Vous jouez sous le nom de
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
web-status-over = La partie est terminée
web-status-won = { $who ->
    [you] Vous avez gagné
    [all] Victoire partagée
   *[other] Victoire : { $name }
}
web-status-open = En attente de joueurs
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
web-level = Niveau
web-level-random = Facile
web-level-greedy = Moyen
web-level-rookie = Débutant
web-level-lookout = Guetteur
web-level-driver = Chauffeur
web-level-fixer = Arrangeur
web-level-adviser = Conseiller
web-level-boss = Patron
web-level-random-hint = Il joue n’importe quel coup permis, sans plan. Idéal pour apprendre les règles.
web-level-greedy-hint = Il prépare son tour jusqu’au bout et prend ce qui lui rapporte le plus. Il ne pense jamais à votre prochain tour.
web-level-rookie-hint = Il prend ce qui rapporte aussitôt le plus de points, oublie toutes les capacités et n’aime pas écarter de bonnes cartes.
web-level-lookout-hint = Il sait ce que vaut sa main et paie avec des Mercenaires, mais oublie les Comptables et les Brutes.
web-level-driver-hint = Il a appris en des milliers de duels ce que vaut une position et surveille vos cartes, mais ne joue jamais de Comptable.
web-level-fixer-hint = Il a appris en des milliers de duels et connaît toutes les capacités, mais échange au plus deux cartes, ne joue jamais un Comptable et une Brute dans le même tour et ne passe jamais s’il peut prendre une carte.
web-level-adviser-hint = Il a appris en des milliers de duels, utilise toutes les capacités et sait quand passer fait gagner. Il se fie à son premier jugement.
web-level-boss-hint = Il juge comme le conseiller, puis joue plusieurs fois dans sa tête la suite de ses meilleures idées. L’adversaire le plus fort.
web-pace = Rythme
web-pace-live = Tout de suite
web-pace-live-hint = Les deux joueurs restent à la table jusqu’à la fin de la partie.
web-pace-turns = Tour par tour
web-pace-turns-hint = Chacun joue quand il a le temps, sur plusieurs jours s’il le faut. Rien ne se perd entre-temps.
web-your-friend = Votre invité
web-second-name = Nom de l’autre personne
web-more-options = Autres options
web-listed = Tout le monde peut regarder
web-listed-hint = La table figure dans la liste des tables ouvertes : tout le monde peut regarder et prendre une place libre. Sinon, seuls ceux qui ont le lien la trouvent.
web-seed = Vos mots pour le mélange
web-seed-hint = Ce que vous écrivez ici entre dans le mélange : personne ne peut donc avoir arrangé les cartes d’avance. Si le champ reste vide, votre navigateur ajoute des mots au hasard.
web-begin = Commencer
web-open-table = Ouvrir la table

## Waiting at a table

web-table = Table
web-no-table = Cette table ne peut pas être affichée
web-seat-of-others = Cette place est à quelqu’un d’autre. Vous regardez la partie.
web-waiting = En attente des autres joueurs
web-waiting-lead = La partie commence dès que toutes les places sont prises.
web-invited = On vous invite à jouer
web-invited-lead = Prenez place et jouez, sans compte. Ou restez et regardez.
web-seats = Places
web-seat = Place { $seat }
web-seat-open = libre
web-sit = Prendre place
web-stand-up = Se lever
web-invite-bot = Ordinateur ({ $level })
web-send-away = Renvoyer
web-invitation = Lien pour votre invité
web-invitation-hint = Toute personne qui a ce lien peut regarder et prendre une place libre.
web-invitation-here = Ce lien ne fonctionne que sur cet ordinateur. Pour un téléphone ou un autre ordinateur, lancez Famiglia avec make lan (ou famiglia play --lan).
web-share-title = { $game ->
    [duel] Un duel de Famiglia
   *[other] Une guerre de La Famiglia
}
web-settled = Cette partie
web-begins = { $name } commence
web-begins-chance = Le hasard décide qui commence
web-visibility-private = avec le lien seulement
web-visibility-listed = ouverte aux spectateurs
web-commitment = L’engagement sur le mélange
web-commitment-hint = Ce nombre fixe le mélange avant que quiconque prenne place, sans le révéler. À la fin de la partie, tout le monde peut vérifier que l’engagement a été tenu.

## At the table

web-turn = Tour { $turn }
web-signed-out = Cette session a été fermée depuis un autre appareil. Reconnectez-vous pour continuer à jouer.
web-lost = Connexion perdue, nouvel essai… Votre partie est enregistrée.
web-at-table = Autour de la table
web-result = Résultat
web-chat = Tchat
web-unread = non lus
web-tab-players = Joueurs
web-tab-team = Équipe
web-tab-spectators = Spectateurs
web-tab-notes = Notes
web-tab-people = Présents
web-room-players = Seuls les joueurs peuvent lire ceci.
web-room-team = Seule votre équipe peut lire ceci.
web-room-spectators = Les spectateurs discutent ici. Les joueurs peuvent le lire une fois la partie terminée.
web-earlier = Messages précédents
web-message = Message
web-send = Envoyer
web-notes-hint = Vous seul pouvez voir ces notes.
web-notes-loading = Un instant…
web-notes-kept = Enregistré.
web-notes-typing = Enregistrement…
web-notes-failed = Pas encore enregistré, nouvel essai…
web-notes-changed = Cette note a été modifiée dans une autre fenêtre.
web-notes-mine = Garder la mienne
web-notes-theirs = Prendre l’autre
web-online = à la table
web-away = absent
web-substitute = remplacé par l’ordinateur
web-spectators = { $number ->
    [0] Personne ne regarde.
    [one] { $number } personne regarde.
   *[other] { $number } personnes regardent.
}
web-watch-link = Lien vers cette table
web-leave = Quitter sa place
web-leave-ask = L’ordinateur jouera pour vous. Vous pouvez revenir à tout moment et reprendre votre place.
web-leave-yes = Laisser jouer l’ordinateur
web-stay = Rester
web-come-back = Reprendre sa place

## Watching, replaying, checking

web-watch-lead = Les tables que tout le monde peut suivre.
web-watch-none = Il n’y a aucune table ouverte en ce moment.
web-look-again = Vérifier de nouveau
web-upload-lead = Ouvrez un enregistrement (.jsonl) venu du navigateur ou du terminal. Il est d’abord vérifié : toute ligne modifiée est repérée.
web-choose-file = Choisir un fichier
web-drop-here = ou le déposer ici
web-checking = Vérification…
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

## Rules

web-rules-duel = Les règles du duel
web-rules-war = Les règles de la guerre
web-rules-duel-lead = Avec nos propres mots, une phrase chacune. À côté : notre réponse à ce que les règles du jeu laissent ouvert.
web-rules-war-lead = Avec nos propres mots, une phrase chacune. À côté : notre réponse à ce que la règle du jeu laisse ouvert.
web-page = p.
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

web-account = Vous et vos parties
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
web-password-hint = Au moins 8 caractères. On ne pourra pas vous le renvoyer, retenez-le bien.
web-change-password = Changer le mot de passe
web-change-password-text = Tous vos autres appareils seront déconnectés.
web-current-password = Mot de passe actuel
web-new-password = Nouveau mot de passe
web-password-changed = Le mot de passe a été changé.
