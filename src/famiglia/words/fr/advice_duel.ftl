# Ce qu’un conseil dit des meilleurs coups d’un duel, et des autres en comparaison.
advice-zero = { $card } ne coûte rien et ajoute une carte à votre main.
advice-points = { $points ->
    [one] Cela rapporte un point tout de suite.
   *[other] Cela rapporte { $points } points tout de suite.
}
advice-prepares = Cela ne rapporte pas encore de points, mais améliore votre main pour les tours suivants.
advice-refresh = { $cards ->
    [one] Aucune carte de la rue ne vous aide plus que l’espoir d’une nouvelle carte.
   *[other] Aucune carte de la rue ne vous aide plus que l’espoir de { $cards } nouvelles cartes.
}
advice-pass = Aucune carte que vous pouvez prendre ne vaut ce qu’elle coûte à votre main.
advice-pass-end = { $who ->
    [you] Si vous passez aussi, le duel se termine et vous perdez.
   *[other] Si { $name } passe aussi, le duel se termine et vous gagnez.
}
advice-denies = { $who ->
    [you] Sinon, vous pourriez prendre { $card }.
   *[other] Sinon, { $name } pourrait prendre { $card }.
}
advice-reply-take = { $who ->
    [you] Votre meilleure réponse est alors de prendre { $card }.
   *[other] La meilleure réponse de { $name } est alors de prendre { $card }.
}
advice-reply-refresh = { $who ->
    [you] Votre meilleure réponse est alors de renouveler la rue.
   *[other] La meilleure réponse de { $name } est alors de renouveler la rue.
}
advice-reply-pass = { $who ->
    [you] Votre meilleure réponse est alors de passer.
   *[other] La meilleure réponse de { $name } est alors de passer.
}
advice-next = Après cela, votre main peut encore payer : { $cards }.
advice-ends-won = { $points ->
    [0] Le duel se termine à égalité de points, et vous gagnez grâce à la meilleure carte.
    [one] Le duel se termine, et vous gagnez d’un point.
   *[other] Le duel se termine, et vous gagnez de { $points } points.
}
advice-ends-lost = { $points ->
    [0] Le duel se termine à égalité de points, et vous perdez à cause de la meilleure carte.
    [one] Le duel se termine, et vous perdez d’un point.
   *[other] Le duel se termine, et vous perdez de { $points } points.
}
advice-ends-shared = Le duel se termine par une victoire partagée.
advice-leaves = { $who ->
    [you] Cela vous laisse { $card }.
   *[other] Cela laisse { $card } à { $name }.
}
advice-then = { $who ->
    [you] Vous pouvez alors prendre { $card }.
   *[other] { $name } peut alors prendre { $card }.
}
advice-idle = { $who ->
    [you] Passer ne rapporte rien et vous laisse le choix suivant.
   *[other] Passer ne rapporte rien et laisse le choix suivant à { $name }.
}
advice-fewer = { $points ->
    [one] Cela rapporte un point de moins tout de suite.
   *[other] Cela rapporte { $points } points de moins tout de suite.
}
advice-costly = Cela rapporte { $points } points de plus tout de suite, mais coûte davantage aux tours suivants.
advice-gives-up = Cela écarte { $card }, que votre main peut payer.
advice-unsure = { $cards ->
    [one] Cela abandonne un gain sûr pour l’espoir d’une nouvelle carte.
   *[other] Cela abandonne un gain sûr pour l’espoir de { $cards } nouvelles cartes.
}
advice-fewer-cards = { $cards ->
    [one] Cela ne révèle qu’une nouvelle carte.
   *[other] Cela ne révèle que { $cards } nouvelles cartes.
}
advice-close = Presque aussi bon : la différence est trop petite pour compter.
advice-later = Rejoué de nombreuses fois à partir d’ici, ce coup gagne moins souvent.
