# Ce que dit le serveur quand il ne peut pas faire ce qu'on lui demande.

problem-bad-request = Cette requête est illisible : { $what }
problem-bad-json = Ce n’est pas du JSON.
problem-bad-field = { $what }
problem-bad-password = Ce mot de passe ne convient pas : { $what }
problem-not-signed-in = Dites d’abord qui vous êtes : choisissez un nom ou connectez-vous.
problem-wrong-password = Aucun compte ne correspond à ce nom et à ce mot de passe.
problem-not-your-password = Ce n’est pas votre mot de passe actuel.
problem-wrong-link = Ce lien n’est pas valable : il a été remplacé par un autre, ou il est incomplet.
problem-foreign-origin = Les requêtes venant d’autres pages ({ $origin }) ne sont pas acceptées.
problem-no-such-page = Il n’y a rien à { $path }.
problem-no-such-table = Cette table n’existe pas. Le lien est-il complet ?
problem-no-such-method = { $method } n’est pas possible ici.
problem-id-reused = Cet identifiant a déjà servi à autre chose. Choisissez-en un autre.
problem-account-taken = Le nom de compte { $account } est pris.
problem-has-account = Vous avez déjà un compte : { $account }.
problem-no-account = Vous n’avez pas encore de compte. Créez-en un d’abord.
problem-note-changed = La note a changé entre-temps : elle en est à la version { $now }, la vôtre partait de la version { $found }.
problem-too-large = C’est trop grand : { $most } octets au plus sont acceptés.
problem-not-json = On attendait application/json, on a trouvé { $found }.
problem-wrong-host = Ce serveur ne s’appelle pas { $host }. Si c’est son nom, lancez-le avec --base-url.
problem-too-many = Trop de tentatives. Réessayez dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
problem-too-many-sockets = Trop de tables sont ouvertes dans les navigateurs de votre réseau. Fermez-en quelques-unes, puis réessayez dans { $seconds } secondes.
problem-long-head = L’en-tête de cette requête (adresse et champs) est trop long.
problem-fault = Une erreur s’est produite sur le serveur. Avant de réessayer, vérifiez si votre demande a tout de même été exécutée. Si vous signalez l’erreur, indiquez { $id }.
problem-busy = Le serveur ne peut pas le faire pour l’instant. Votre demande a peut-être tout de même été exécutée : vérifiez, puis réessayez sous peu.
problem-failing = Le serveur a un problème. { $what }
problem-records-waiting = D’autres enregistrements sont en cours de vérification. Réessayez dans { $seconds } secondes.
problem-server-full = Le serveur ne peut pas accueillir plus de visiteurs pour l’instant. Réessayez dans { $seconds } secondes.

# Ce qui ne va pas quand le serveur ne va pas bien.
health-full = Le disque est plein : plus rien ne peut être enregistré tant qu’il n’y a pas de place.
health-read-only = La base de données peut être lue, mais pas modifiée.
health-lost = La base de données est injoignable : elle est arrêtée, ou son fichier a été supprimé ou remplacé.
health-damaged = La base de données est endommagée. Arrêtez le serveur et restaurez la sauvegarde.
health-unwritable = La base de données ne peut pas être modifiée. Le journal du serveur en donne la raison.
health-failed = La base de données signale une erreur. Le journal du serveur la précise.
health-silent = La base de données ne répond pas à temps.
health-bus = La liaison avec les autres processus du serveur est coupée.

# Pourquoi un mot de passe ne convient pas.
password-length = il faut de { $least } à { $most } caractères.
password-common = il est courant, même si des chiffres ou des signes y sont ajoutés ou remplacent des lettres. Plusieurs mots à la suite sont plus difficiles à deviner.
password-digits = des chiffres seuls sont vite devinés. Mettez-en au moins { $least }, ou ajoutez des mots.
password-pattern = il suit les touches du clavier, ou se répète. Plusieurs mots à la suite sont plus difficiles à deviner.
password-account = c’est le nom du compte, seul ou avec quelques caractères de plus.
