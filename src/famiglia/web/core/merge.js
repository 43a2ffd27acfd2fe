// @ts-check
/** @import {ChatLine, GameState, TableState, TableUpdate} from "./messages.js" */

/** Numbered things, old and new, each once.
 * @template {{n: number}} T @param {T[]} old @param {T[]} more @returns {T[]} */
function joined(old, more) {
  if (!more.length) return old;
  const last = old.length ? old[old.length - 1].n : -1;
  if (more[0].n > last) return [...old, ...more];
  const all = new Map([...old, ...more].map((each) => [each.n, each]));
  return [...all.values()].sort((one, other) => one.n - other.n);
}

/** After a long absence only the last lines come: the lines before the gap are dropped, and can be fetched like older ones.
 * @param {Record<string, any[]>} old @param {Record<string, any[]>} more */
function joinedRooms(old, more) {
  const rooms = { ...old };
  for (const [room, lines] of Object.entries(more)) {
    const known = rooms[room] ?? [];
    const gap = known.length && lines.length && lines[0].n > known[known.length - 1].n + 1;
    rooms[room] = gap ? lines : joined(known, lines);
  }
  return rooms;
}

/** The table with more lines of a room.
 * @param {TableState} state @param {string} room @param {ChatLine[]} lines @returns {TableState} */
export function withLines(state, room, lines) {
  return { ...state, chat: joinedRooms(state.chat, { [room]: lines }) };
}

/** The table after a message. The player who moves gets the move twice, as the answer to the command and over the socket, and messages may come late:
 * a message that is older than the known state changes nothing.
 * @param {TableState|null} old @param {TableState|TableUpdate} told @returns {TableState|null} */
export function merged(old, told) {
  if (told.kind === "state") {
    if (!old) return told;
    if (behind(old, told, "game") || behind(old, told, "seats")) return old;
    const rooms = Object.fromEntries(Object.entries(old.chat).filter(([room]) => room in told.numbers));
    return { ...told, log: joined(old.log, told.log), chat: joinedRooms(rooms, told.chat) };
  }
  if (!old) return null;
  const freshGame = !behind(old, told, "game");
  const freshSeats = !behind(old, told, "seats");
  return {
    ...old,
    numbers: newest(old.numbers, told.numbers),
    about: (freshSeats && freshGame && told.about) || old.about,
    seats: (freshSeats && told.seats) || old.seats,
    game: freshGame && told.game ? awaited(old, told.game, told.numbers.game) : old.game,
    log: joined(old.log, told.log ?? []),
    chat: joinedRooms(old.chat, told.chat ?? {}),
    spectators: told.spectators ?? old.spectators,
  };
}

/** A browser with several seats gets each move twice, as the seat that made it and as the seat that decides next, in any order:
 * of two states of the same moment, the one of a seat that has to decide is kept.
 * @param {TableState} old @param {GameState} game @param {number|undefined} number @returns {GameState} */
function awaited(old, game, number) {
  const seen = old.game;
  if (!seen || number !== old.numbers.game || seen.viewer === game.viewer) return game;
  return decides(seen) && !decides(game) ? seen : game;
}

/** @param {GameState} game */
function decides(game) {
  return typeof game.viewer === "number" && game.to_decide.includes(game.viewer);
}

/** @param {TableState} old @param {TableState|TableUpdate} told @param {string} stream */
function behind(old, told, stream) {
  return (told.numbers[stream] ?? Infinity) < (old.numbers[stream] ?? 0);
}

/** @param {Record<string, number>} old @param {Record<string, number>} told */
function newest(old, told) {
  const numbers = { ...old };
  for (const [stream, number] of Object.entries(told)) numbers[stream] = Math.max(number, numbers[stream] ?? 0);
  return numbers;
}
