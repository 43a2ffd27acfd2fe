# Families and cards of the duel

family-F = La Famiglia
family-A = Buchhalter
family-B = Brutale
family-M = Söldner

card-F = Famiglia { $value }
card-A = Buchhalter { $value }
card-B = Brutaler { $value }
card-M = Söldner { $value }

no-cards = keine Karte

## Zwei verschiedene Karten, die zusammen bezahlen

paid-pair = { $first } + { $second }
