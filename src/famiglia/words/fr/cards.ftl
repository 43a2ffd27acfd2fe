# Families and cards of the duel

family-F = La Famiglia
family-A = Comptables
family-B = Brutes
family-M = Mercenaires

card-F = Famiglia { $value }
card-A = Comptable { $value }
card-B = Brute { $value }
card-M = Mercenaire { $value }

no-cards = aucune carte

## Deux cartes différentes qui paient ensemble

paid-pair = { $first } + { $second }
