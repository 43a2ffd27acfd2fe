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

/** After a long absence only the last ones come: those before the gap are dropped.
 * @template {{n: number}} T @param {T[]} old @param {T[]} more @returns {T[]} */
function continued(old, more) {
  const gap = old.length && more.length && more[0].n > old[old.length - 1].n + 1;
  return gap ? more : joined(old, more);
}

/** @param {Record<string, any[]>} old @param {Record<string, any[]>} more */
function joinedRooms(old, more) {
  const rooms = { ...old };
  for (const [room, lines] of Object.entries(more)) rooms[room] = continued(rooms[room] ?? [], lines);
  return rooms;
}

/** What was told anew, with everything that has not changed kept as the same object: whoever draws it sees at once that it is the same.
 * @template T @param {any} old @param {T} fresh @returns {T} */
function shared(old, fresh) {
  if (old === fresh || typeof old !== "object" || typeof fresh !== "object" || !old || !fresh || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of /** @type {(keyof T)[]} */ (keys)) {
    fresh[key] = shared(old[key], fresh[key]);
    same &&= key in old && fresh[key] === old[key];
  }
  return same ? old : fresh;
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
    const team = old.game?.viewer === told.game?.viewer && behind(old, told, "sketches") ? old.team : told.team;
    return { ...told, log: continued(old.log, told.log), chat: joinedRooms(rooms, told.chat), team };
  }
  if (!old) return null;
  const freshGame = !behind(old, told, "game");
  const freshSeats = !behind(old, told, "seats");
  return {
    ...old,
    numbers: newest(old.numbers, told.numbers),
    about: (freshSeats && freshGame && told.about) || old.about,
    seats: (freshSeats && told.seats) || old.seats,
    game: freshGame && told.game ? awaited(old, { ...shared(old.game, told.game) }, told.numbers.game) : old.game,
    log: continued(old.log, told.log ?? []),
    chat: joinedRooms(old.chat, told.chat ?? {}),
    spectators: told.spectators ?? old.spectators,
    team: (!behind(old, told, "sketches") && told.team) || old.team,
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
