// @ts-check
/**
 * The messages of the server about a table, as `table/messages.py` defines them.
 *
 * @typedef {{id: string, args?: Record<string, any>}} Says
 * @typedef {{seat: number, kind: "open"|"human"|"bot", name: string, bot: string|null, yours: boolean, online: boolean, substitute: boolean, back?: boolean}} SeatState
 * @typedef {{id: string, game: "duel"|"war", settings: Record<string, any>, visibility: "private"|"listed", pace: "live"|"turns",
 *   status: "open"|"running"|"over", opened: number, host: boolean, rules: string, commitment: string, added: string[],
 *   imported: boolean, next: string|null, rematch: number[], next_commitment: string|null, worth?: Record<string, number>}} About
 * @typedef {{kind: string, says?: Says|null, text?: string|null} & Record<string, any>} GameEvent
 * @typedef {{n: number, at: number, kind: "dealt"|"move"|"undo"|"end", events?: GameEvent[], moves?: number, seat?: number|null}} Entry
 * @typedef {{move: string, says?: Says|null, cost?: Says|null, text?: string|null, do?: string, step?: string, card?: string|null, new?: boolean,
 *   brute?: string|null, by?: number, price?: number, lay?: string|null, back?: string|null, down?: string|null}} Choice
 * @typedef {{rule: string, fact: Says, remedy: Says|null}} Reason
 * @typedef {Reason & {zone: "street"|"new"|"hand"|"area", card: string, lowered?: number}} Why
 * @typedef {{viewer: number|string|null, view: Record<string, any>, to_decide: number[], moves: Choice[], whys: Why[], shut: Record<string, Reason>, undoable: number,
 *   points: (number|null)[][], prices: Record<string, string[]>, turn: number, result: Record<string, any>|null,
 *   warning?: Says|null, ask?: Says|null}} GameState
 * @typedef {{n: number, at: number, name: string, seat: number|null, text: string}} Line
 * @typedef {{kind: "state", about: About, seats: SeatState[], you: string|null, numbers: Record<string, number>, game: GameState|null,
 *   log: Entry[], chat: Record<string, Line[]>, spectators: number}} TableState
 * @typedef {{kind: "update", numbers: Record<string, number>, about?: About|null, seats?: SeatState[]|null, game?: GameState|null,
 *   log?: Entry[], chat?: Record<string, Line[]>, spectators?: number|null}} TableUpdate
 * @typedef {{do: "sit", seat: number, seed?: string, name?: string|null} | {do: "leave", seat: number} | {do: "invite", seat: number, bot: string|null}
 *   | {do: "play", seat: number, move: string} | {do: "undo", seat: number, moves?: number}
 *   | {do: "say", room: string, text: string} | {do: "rematch", seed?: string}} Deed
 * @typedef {(deed: Deed) => Promise<any>} Act
 */
export {};
