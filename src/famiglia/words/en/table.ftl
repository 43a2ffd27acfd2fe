# At a table: what cannot be done, apart from the rules of the game

## What the table refuses

table-stale = Something has happened in the meantime (expected number { $expected }, now { $current }). Look again, then decide.
table-no-name = Whoever wants to take part needs a name. Choose one first.
table-not-your-seat = This seat is not yours.
table-not-host = Only the person who opened the table may do this.
table-no-such-room = This room is closed to you now.
table-no-such-seat = There is no such seat; this table has { $seats }.
table-seat-taken = This seat is taken.
table-no-bot-there = There is no bot in this seat.
table-not-running = The game has not begun yet; a seat is still open.
table-begun = The game has begun; the seats are settled.
table-over = The game is over.
table-not-over = The game is still running.
table-asked = You have already asked for another game.
table-nothing-to-undo = This cannot be taken back: it is another player’s move, somebody else was asked, or something new has shown itself.
table-undone-enough = So much has been taken back in this game that nothing more can be. Play on.
table-moved-enough = You have sat down, got up or invited { $most } times at this table; that is enough. Stay where you are, or open another one.
table-talked-enough = { $most } lines have been said in this room; it keeps no more.
table-bad-settings = { $field }: “{ $value }” is not possible. Expected: { $expected }.
table-bad-move = This is no move: found “{ $found }”. Expected: { $expected }.
table-no-such-bot = There is no bot “{ $bot }”. Expected: { $expected }.
table-bad-name = There is nothing to see in this name. Choose another.
table-empty-line = There is nothing to read in this line.
table-bad-record = Line { NUMBER($line, useGrouping: 0) } of the record: { $what }
table-long-record = This record has more than { $most } lines; no game is that long.
