# At a table: what cannot be done, apart from the rules of the game

## What the table refuses

table-stale = Something has happened in the meantime (expected number { $expected }, now { $current }). Look again, then decide.
table-no-name = You need a name to take part. Choose one first.
table-not-your-seat = This seat is not yours.
table-not-host = Only the person who opened the table may do this.
table-no-such-room = This chat is closed to you at the moment.
table-no-such-seat = There is no such seat; this table has { $seats }.
table-seat-taken = This seat is taken.
table-no-bot-there = There is no computer in this seat.
table-not-running = The game has not begun yet; a seat is still open.
table-begun = The game has begun; the seats are settled.
table-over = The game is over.
table-no-team = This game has no teams.
table-not-over = The game is still running.
table-asked = You have already asked for a rematch.
table-nothing-to-undo = This cannot be taken back: it is another player’s move, somebody else was asked, or something new was revealed.
table-undone-enough = So many moves have been taken back in this game that no more can be. Play on.
table-moved-enough = You have already changed seats or invited { $most } times at this table; that is enough. Keep your seat, or open another table.
table-talked-enough = This chat already has { $most } lines and takes no more.
table-sketched-enough = Your team has already changed its marks and suggestions { $most } times in this war; that is enough.
table-no-hints = There are no hints for this game yet.
table-hints-off = Hints are off at this table, because people play against each other.
table-not-your-turn = It is not the turn of this seat.
table-not-legal = “{ $move }” is not a legal move now.
table-bad-settings = { $field }: “{ $value }” is not possible. Expected: { $expected }.
table-bad-move = This is no move: found “{ $found }”. Expected: { $expected }.
table-final-move = Move { $number } of these is final at once, so no other can follow it in the same command. Send it as the last one.
table-no-such-bot = There is no computer player “{ $bot }”. Expected: { $expected }.
table-bad-name = This name has no visible characters. Choose another.
table-empty-line = This line has no visible characters.
table-no-such-place = { $field }: there is no area and no sea “{ $found }” on the map.
table-bad-mark = { $field }: this kind of mark needs { $expected } and, if you like, a text, but nothing else.
table-bad-record = Line { NUMBER($line, useGrouping: 0) } of the record: { $what }
table-long-record = This record has more than { $most } lines; no game is that long.
