# Families and cards of the duel

family-F = La Famiglia
family-A = Accountants
family-B = Brutes
family-M = Mercenaries

card-F = Famiglia { $value }
card-A = Accountant { $value }
card-B = Brute { $value }
card-M = Mercenary { $value }

no-cards = none

## Two different cards that pay together

paid-pair = { $first } + { $second }
