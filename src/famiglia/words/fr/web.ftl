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

web-account = Vous et vos parties
web-motion = Mouvement
web-motion-system = Comme le système
web-motion-full = Les cartes bougent
web-motion-none = Aucun
web-speed = Coups des autres
web-speed-slow = Lents
web-speed-normal = Normaux
web-speed-fast = Rapides
web-speed-none = D’un coup
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

web-your-name = Votre nom
web-playing-as = Vous jouez sous le nom de
web-status-over = La partie est terminée
web-status-open = En attente de joueurs

## A new duel

web-level-random = Facile
web-level-greedy = Moyen
web-level-robot = Robot maison
web-level-rookie = Débutant
web-level-lookout = Guetteur
web-level-driver = Chauffeur
web-level-fixer = Arrangeur
web-level-adviser = Conseiller
web-level-boss = Patron
web-level-cousin = Cousin
web-level-lieutenant = Lieutenant
web-level-veteran = Vétéran
web-level-patriarch = Patriarche
web-pace-live = Tout de suite
web-pace-live-hint = Les deux joueurs restent à la table jusqu’à la fin de la partie.
web-pace-turns = Tour par tour
web-pace-turns-hint = Chacun joue quand il a le temps, sur plusieurs jours s’il le faut. Rien ne se perd entre-temps.
web-seed = Vos mots pour le mélange
web-seed-hint = Ce que vous écrivez ici entre dans le mélange : personne ne peut donc avoir arrangé les cartes d’avance. Si le champ reste vide, votre navigateur ajoute des mots au hasard.

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

web-checking = Vérification…

## The game in two minutes

web-guide-duel = Le duel en deux minutes
web-guide-war = La guerre en deux minutes
web-guide-first-duel = Premier duel ?
web-guide-first-war = Première guerre ?
web-guide-decline = Non, merci

## Rules

web-rules-duel = Les règles du duel
web-rules-war = Les règles de la guerre
