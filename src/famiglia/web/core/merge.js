// @ts-check
/** @import {ChatLine, GameState, TableState, TableUpdate} from "./messages.js" */

/** Both lists in the order of their numbers, each entry once.
 * @template {{n: number}} T @param {T[]} old @param {T[]} more @returns {T[]} */
function joined(old, more) {
  if (!more.length) return old;
  const last = old.length ? old[old.length - 1].n : -1;
  if (more[0].n > last) return [...old, ...more];
  const all = new Map([...old, ...more].map((each) => [each.n, each]));
  return [...all.values()].sort((one, other) => one.n - other.n);
}

/** Both lists; only the new one if entries between them are missing, as after a long interruption.
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

/** The new value, in which every unchanged part is the same object as in the old one, so that components can compare by identity.
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

/** The state with more lines of a chat room.
 * @param {TableState} state @param {string} room @param {ChatLine[]} lines @returns {TableState} */
export function withLines(state, room, lines) {
  return { ...state, chat: joinedRooms(state.chat, { [room]: lines }) };
}

/** The state after a message. Messages may arrive twice (as the response to a command and over the socket) and out of order; parts that
 * are older than the current state are ignored.
 * @param {TableState|null} old @param {TableState|TableUpdate} message @returns {TableState|null} */
export function merged(old, message) {
  if (message.kind === "state") {
    if (!old) return message;
    if (behind(old, message, "game") || behind(old, message, "seats")) return old;
    const rooms = Object.fromEntries(Object.entries(old.chat).filter(([room]) => room in message.numbers));
    const team = old.game?.viewer === message.game?.viewer && behind(old, message, "sketches") ? old.team : message.team;
    return { ...message, log: continued(old.log, message.log), chat: joinedRooms(rooms, message.chat), team };
  }
  if (!old) return null;
  const freshGame = !behind(old, message, "game");
  const freshSeats = !behind(old, message, "seats");
  return {
    ...old,
    numbers: newest(old.numbers, message.numbers),
    about: (freshSeats && freshGame && message.about) || old.about,
    seats: (freshSeats && message.seats) || old.seats,
    game: freshGame && message.game ? preferDeciding(old, { ...shared(old.game, message.game) }, message.numbers.game) : old.game,
    log: continued(old.log, message.log ?? []),
    chat: joinedRooms(old.chat, message.chat ?? {}),
    spectators: message.spectators ?? old.spectators,
    team: (!behind(old, message, "sketches") && message.team) || old.team,
  };
}

/** A browser with several seats receives each position as seen from several of them, in any order. Of two states of the same position,
 * this returns the one whose seat has to decide.
 * @param {TableState} old @param {GameState} game @param {number|undefined} number @returns {GameState} */
function preferDeciding(old, game, number) {
  const seen = old.game;
  if (!seen || number !== old.numbers.game || seen.viewer === game.viewer) return game;
  return decides(seen) && !decides(game) ? seen : game;
}

/** @param {GameState} game */
function decides(game) {
  return typeof game.viewer === "number" && game.to_decide.includes(game.viewer);
}

/** @param {TableState} old @param {TableState|TableUpdate} message @param {string} stream */
function behind(old, message, stream) {
  return (message.numbers[stream] ?? Infinity) < (old.numbers[stream] ?? 0);
}

/** @param {Record<string, number>} old @param {Record<string, number>} update */
function newest(old, update) {
  const numbers = { ...old };
  for (const [stream, number] of Object.entries(update)) numbers[stream] = Math.max(number, numbers[stream] ?? 0);
  return numbers;
}
