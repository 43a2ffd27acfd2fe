# Refusals: what on the table forbids a move, and what would make it legal

refusal-rule = Règle { $id } : { $sentence }

fact-game-over = La partie est terminée.
fact-no-such-seat = Cette place n’existe pas.
fact-not-your-turn = C’est à l’autre joueur de jouer.
fact-refresh-late = Vous en êtes déjà à une action ultérieure de ce tour.
fact-zero-appeared = Le renouvellement a fait apparaître au moins un 0 dans la Rue : { $cards }.
fact-zero-in-street = Il y a au moins un 0 dans la Rue : { $cards }.
fact-refreshed-once = La seconde pioche est en jeu et vous avez déjà renouvelé la Rue pendant ce tour.
fact-deck-empty = La pioche est vide ; la carte ne ferait que revenir aussitôt.
fact-not-in-street = { $card } ne se trouve pas dans la Rue.
fact-only-new-in-street = { $card } ne se trouve dans la Rue que comme nouvelle carte.
fact-not-new-in-street = { $card } ne fait pas partie des nouvelles cartes de la Rue.
fact-accountant-done = Un Comptable a déjà agi pendant ce tour.
fact-accountant-late = Vous en êtes déjà à une action ultérieure de ce tour.
fact-accountant-at-work = Votre Comptable n’a pas fini d’échanger des cartes.
fact-no-accountant = { $card } n’est pas un Comptable.
fact-zero-no-ability = { $card } a une valeur de 0 et donc aucune capacité.
fact-not-in-hand = { $card } n’est pas dans votre main.
fact-nothing-to-exchange = Avec { $card } en jeu, il n’y aurait rien à échanger entre votre main et votre gang.
fact-no-accountant-at-work = Aucun Comptable n’échange de cartes en ce moment.
fact-same-kind = { $card } contre { $card } : cela ne changerait rien.
fact-just-laid = Ce même Comptable vient de poser { $card }.
fact-just-fetched = Ce même Comptable vient de reprendre { $card }.
fact-accountant-itself = { $card } est le Comptable qui vient d’être joué.
fact-not-in-area = { $card } n’est pas dans votre gang.
fact-no-exchange-yet = Votre Comptable n’a encore rien échangé.
fact-brute-done = Une Brute a déjà agi pendant ce tour.
fact-no-brute = { $card } n’est pas une Brute.
fact-already-zero = { $card } a déjà une valeur de 0.
fact-brute-too-weak = { $card } n’a pas la force d’abaisser autant une carte.
fact-below-zero = { $card } tomberait ainsi en dessous de 0.
fact-full-strength = La règle maison « pleine force » est en vigueur : { $card } abaisse la carte autant que possible.
fact-old-card = Vous avez renouvelé la Rue pendant ce tour ; { $card } s’y trouvait déjà avant.
fact-card-is-free = { $card } ne coûte rien.
fact-not-free = { $card } ne se prend pas gratuitement : sa valeur est maintenant de { $price }.
fact-two-wilds = { $paid } : cela ferait deux Mercenaires comme jokers.
fact-wrong-pair = { $paid } : cela ne permet pas de prendre { $card }, dont la valeur est maintenant de { $price }.
fact-only-one = Vous n’avez en main qu’un exemplaire de { $card }.
fact-no-mercenary = { $card } ne peut pas remplacer une autre carte.
fact-mercenary-too-low = { $card } ne peut remplacer que des cartes de valeur inférieure.
fact-twin-held = La règle maison « Mercenaires stricts » est en vigueur et vous avez la paire complète en main.

remedy-next-turn = Ce sera de nouveau possible à votre prochain tour.
remedy-next-turn-first = Commencez par là à votre prochain tour.
remedy-take-a-zero = Prenez un 0 ({ $cards }) ou poursuivez avec l’action 2, 3 ou 4.
remedy-zeros-gone = Ce sera possible lors d’un tour qui commence sans aucun 0 dans la Rue.
remedy-name-street-card = Dans la Rue, il y a : { $cards }.
remedy-play-accountant = Pour l’action 2, il faut un Comptable de valeur 1 à 4 de votre main.
remedy-play-accountant-first = Jouez d’abord un Comptable de valeur 1 à 4 de votre main.
remedy-play-brute = Pour l’action 3, il faut une Brute de valeur 1 à 4 de votre main.
remedy-higher-value = Ce serait possible avec une carte de la même famille, de valeur 1 à 4.
remedy-name-hand-card = Votre main : { $cards }.
remedy-two-kinds = Il faut deux cartes qui diffèrent par la famille ou la valeur : l’une dans le gang, l’autre en main.
remedy-other-kind = Échangez deux cartes qui diffèrent par la famille ou la valeur.
remedy-fetch = Le Comptable peut reprendre : { $cards }.
remedy-lay = Vous pouvez poser : { $cards }.
remedy-go-on = Poursuivez avec une autre action.
remedy-exchange-once = Échangez une carte ; ensuite, vous pourrez arrêter.
remedy-exchange-first = Échangez d’abord au moins une carte.
remedy-stop-first = Continuez l’échange ou dites d’abord stop.
remedy-lower-another = Choisissez une carte de valeur 1 ou plus, ou prenez simplement celle-ci.
remedy-amount = { $most ->
    [1] La carte peut être abaissée de 1.
   *[other] La carte peut être abaissée de 1 à { $most }.
}
remedy-amount-exactly = Abaissez la carte de { $most }.
remedy-take-new = Vous pouvez prendre une des nouvelles cartes ({ $cards }), si vous avez de quoi la payer.
remedy-take-for-nothing = Prenez la carte sans payer.
remedy-pair = Il faut cette paire : { $cards } ; un Mercenaire de valeur { $price } ou plus peut remplacer l’une des deux cartes.
remedy-one-natural = Au moins l’une des deux cartes doit être réellement { $card }.
remedy-twin-or-mercenary = Ajoutez un second exemplaire de { $twin } ou un Mercenaire de valeur { $least } ou plus.
remedy-pay-pair = Payez avec cette paire : { $cards }.
remedy-seat = Les places sont 0 et 1.
remedy-wait = Attendez la fin du tour de l’adversaire.
