# The war: what the terminal and the browser both say

wt-name-bot = Computer { $seat }
wt-setup-play = Begin the war
wt-setup-pack = Pack
wt-note-pack-title = The components are a reconstruction
wt-note-pack = From the rulebook (English, 1.1): the rules, 36 areas in 12 Mandamenti, 9 seas, the kinds of spaces, orders, tiles and cards, and the number of every piece. Not from it: most names and borders, nearly all values of action spaces, family mats, orders and characters, and three tiles. These are ours; they differ from the printed ones and have not been balanced by long play. If you own the game, you can write a pack of your own: docs/war-pack.md.
wt-note-victims-title = About the real war
wt-note-victims = The game is set in the Second Mafia War of the early 1980s. That war was real and killed, by common estimates, about a thousand people: not only members of the clans but also judges, police officers, politicians, a prefect, journalists, doctors, relatives and passers-by. We remember them. Nothing here is meant to glorify those who killed them; all names of families and characters are invented.
wt-round = Round { $round } of { $rounds }
wt-mat-next = next: { $what }
wt-mat-empty = no tokens left
wt-orders-none = Nobody leads a family yet.
wt-tiles-about = A family marks one tile per Mandamento it controls. A team wins with { $team }, or one family with { $alone }.
wt-result-won = { $team } wins the war
wt-result-draw = The war ends in a draw
wt-result-tie = { $area } breaks ties; it is held by { $name }.
