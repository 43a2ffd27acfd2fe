# What comes from outside and cannot be read: moves as text, fields, records

## Moves as text

notation = { $where }: found '{ $found }', expected { $expected }
notation-move = move
notation-move-of = move '{ $verb }'
notation-a-card = card
notation-street-card = Street card
notation-amount = amount of the Brute
notation-down = card that goes down
notation-moves = one of: { $moves }
notation-card = a card: F, A, B or M and a value from 0 to 4
notation-amounts = 1, 2, 3 or 4
notation-paid = one of the two paid with, { $one } or { $other }
notation-verb = a verb: { $verbs }
notation-verb-alone = nothing after the verb
notation-after-verb = { $wanted } after the verb
notation-and-then = { $first }, { $then }
notation-war-area = an area such as licata
notation-war-sea = a sea such as mare_licata
notation-war-order = an order such as red_b1
notation-war-space = an action space such as s1c3r2
notation-war-circle = a place of the top sheet such as c3r2
notation-war-colour = a family such as red, or neutral
notation-war-column = a column from 1 to 6
notation-war-row = an institution: justice, police, economy, church
notation-war-card = a conflict card such as turncoat
notation-war-tile = a control tile such as allies
notation-war-number = a number from 0 to 255
notation-war-way = land or sea
notation-war-with = bomb, or car for a car bomb
notation-war-to = supply, sheet or box

## Fields of a request, or of a line of a record

field-missing = The field “{ $field }” is missing.
field-unknown = There is no field “{ $field }” here.
field-wrong = { $which } is not valid.
field-expected = { $which } is not valid; expected: { $expected }.
field-named = The field “{ $field }”
field-none = This
field-or = { $one } or { $other }
field-kind-str = text
field-kind-int = a whole number
field-kind-bool = true or false
field-kind-null = null
field-kind-array = a list
field-kind-object = an object with named fields
field-limit-str-most = { $n ->
    [one] text of at most 1 character
   *[other] text of at most { $n } characters
}
field-limit-str-least = { $n ->
    [one] text of at least 1 character
   *[other] text of at least { $n } characters
}
field-limit-int-most = a whole number of at most { $n }
field-limit-int-least = a whole number of at least { $n }
field-limit-array-most = a list of at most { $n }
field-limit-array-least = a list of at least { $n }
field-limit-array-exactly = a list of exactly { $n }
field-nul = A text contains the character U+0000, which cannot be stored.
field-query = The part of the address after the question mark cannot be read.
field-seats = The number of seats is { $found }; this game has { $expected }.
field-sign-in = Signing in takes an account name and a password, or a secret link.
field-no-name = This name has no visible characters. Please choose another.

## A request

request-cut-off = its end is missing.
request-too-slow = it did not arrive in time.
request-no-protocol = it does not follow { $protocol }.
request-host = it needs exactly one Host header, with a name or an address and perhaps a port from 1 to 65535.

## A record: what is wrong with a line

record-line = line { NUMBER($line, useGrouping: 0) }: { $what }
record-empty = the file is empty; a famiglia record begins with a header.
record-no-text = a record cannot contain this text.
record-hash = hash { $found } does not fit; this line, or one above it, was changed.
record-writing = the line is not written like a line of a record; it was changed.
record-cut-off = the line does not end; the file is cut off.
record-foreign = this is not a famiglia record.
record-foreign-line = this is not a line of a record; it was changed.
record-format = format { $found }; this program reads { $expected }.
record-game = game { $found }; this program replays { $expected }.
record-rules = rules version { $found }; this program plays { $expected }.
record-choice = { $field } { $found }: expected one of { $expected }.
record-name = seats: { $found } is no name; expected one short line without control characters.
record-added = added: { $found } adds nothing; expected the words of at least one seat.
record-pack-hash = played with the pack { $pack } of hash { $hash }; the pack { $other } at hand has the hash { $found }; name the folder of the pack it was played with.
record-pack-foreign = pack { $pack } does not come with this program; name the folder it lies in.
record-pack-broken = pack { $pack } cannot be used: { $what }
record-other-secret = the secret is not the one that was committed to in the header.
record-other-seed = the seed is not the one that was committed to in the header.
record-no-deal = the deal is missing; the file is cut off.
record-other-deal = the deal does not follow from the rules and the dice.
record-other-game = the events do not follow from the rules and the dice.
record-illegal = cannot be played: { $why }
record-no-move = cannot be played: { $why }.
record-undo = cannot be played: undo { $moves }: at most { $most } of the last moves may be taken back.
record-no-dice = chance: a result of the dice is missing.
record-number = chance: found { $found }, expected a number from 0 to { $most }.
record-order = chance: found { $found }, expected { $cards } in some order.
record-not-over = the game is not over yet.
record-after-end = something follows after the end of the game.
record-no-end = the end is missing: the file is cut off, or the game is still running.
record-running = the end is missing: the game was not over when this record was saved. Save it again after the game, and it can be replayed here.

## On the command line

cli-no-file = { $file }: there is no such file.
cli-unreadable = { $file }: this file cannot be read ({ $reason }).
cli-intact = { $file }: intact. Moves: { NUMBER($moves, useGrouping: 0) }. Shuffles from the committed seed: { $shuffles }. Result: { $outcome }
cli-hint = Before move { NUMBER($number, useGrouping: 0) }, { $name } to decide. The chance to win with each move, and why:
cli-hint-step = --step: expected a number from 1 to { NUMBER($last, useGrouping: 0) }
cli-ready = Famiglia is running at { $address } (Ctrl-C stops it). Games are kept in { $folder }.
cli-runs = Famiglia is already running at { $address }. Games are kept in { $folder }.
cli-phones = For phones on your network: { $address }
cli-folder = --data { $folder }: { $reason }; expected a folder that may be written to
cli-silent = --data { $folder }: another Famiglia keeps its games there and does not answer; stop it first
cli-alone = --lan: Famiglia is already running at { $address }, for this computer only; stop it there, then try again
