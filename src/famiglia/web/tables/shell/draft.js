// @ts-check
/** A draft of a turn: moves that the server has tried on a private copy of the game, and that can be changed until they are made. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

/** @import {Choice, Draft, DraftMove, GameState, Stopped} from "../../core/messages.js" */
/** @typedef {(seat: number, moves: string[]) => Promise<Draft>} TryMoves lets the server try moves */

/**
 * A move of a draft.
 * @typedef {object} DraftStep
 * @property {DraftMove} made
 * @property {Choice[]} offered the legal moves among which it was chosen
 * @property {boolean} chained whether it was appended automatically
 * @property {GameState} game the state after it
 */

/**
 * @template {GameState} G
 * @typedef {object} DraftView
 * @property {G} game the state after the draft
 * @property {DraftStep[]} steps
 * @property {string[]} moves the notations of the steps
 * @property {boolean} busy whether the server is asked
 * @property {any} problem why the last change was refused
 * @property {Stopped|null} stopped why no further move can be tried
 * @property {(...moves: string[]) => Promise<void>} add append moves as one gesture; a final move stays at the end as `last`
 * @property {string|null} last a chosen move that cannot be tried, to be made with the draft
 * @property {(index: number, move: string) => Promise<void>} change replace a step; later steps stay if they are still legal
 * @property {() => void} back take back the last gesture
 * @property {(index: number) => void} backTo keep only the first steps
 * @property {() => void} clear
 */

/** The maximum number of moves that are appended automatically, one after the other. */
const LONGEST_CHAIN = 12;

const EMPTY = { steps: /** @type {DraftStep[]} */ ([]), last: /** @type {string|null} */ (null), stopped: /** @type {Stopped|null} */ (null) };

/**
 * The draft of a seat. It is discarded when the game has gone on.
 * @template {GameState} G
 * @param {G} game the state of the game @param {number} at its number @param {number|null} seat @param {TryMoves|undefined} tryMoves
 * @param {(game: G, steps: DraftStep[]) => string|null} next the move to append automatically, if there is one
 * @param {string[]} [sealed] the verbs of moves that are final and that others make at the same time: such a move stays chosen when the game goes on
 * @returns {DraftView<G>}
 */
export function useDraft(game, at, seat, tryMoves, next, sealed = []) {
  const [draft, setDraft] = useState({ at, seat, ...EMPTY });
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState({ at, error: /** @type {any} */ (null) });
  const offers = (/** @type {string|null} */ move) => game.moves.some((choice) => choice.move === move && sealed.includes(choice.verb));
  const kept = draft.seat === seat && !draft.steps.length && offers(draft.last) ? draft.last : null;
  const now = draft.at === at && draft.seat === seat ? draft : { at, seat, ...EMPTY, last: kept };
  const latest = useRef({ at, now, next, run: 0 });
  latest.current.at = at;
  latest.current.now = now;
  latest.current.next = next;
  useEffect(() => {
    latest.current.run += 1;
    setBusy(false);
  }, [at, seat]);

  /** Extend kept steps by moves, and by all that follows by itself. @param {DraftStep[]} kept @param {{move: string, chained: boolean}[]} wanted @param {boolean} lenient */
  const extend = async (kept, wanted, lenient) => {
    if (!tryMoves || seat === null) return;
    const run = (latest.current.run += 1);
    const current = () => latest.current.run === run && latest.current.at === at;
    setBusy(true);
    setProblem({ at, error: null });
    try {
      let steps = kept;
      let last = /** @type {string|null} */ (null);
      let stopped = /** @type {Stopped|null} */ (null);
      const open = [...wanted];
      for (let chain = 0; open.length && chain < LONGEST_CHAIN + wanted.length; chain += 1) {
        const { move, chained } = /** @type {{move: string, chained: boolean}} */ (open.shift());
        if (!steps.length && offers(move)) {
          last = move;
          break;
        }
        const tried = await tryMoves(seat, [...steps.map((step) => step.made.move), move]);
        if (!current()) return;
        stopped = tried.stopped;
        if (stopped) {
          if (stopped.why === "final" && stopped.at === steps.length) last = move;
          else if (!lenient) throw stopped;
          break;
        }
        const offered = (steps.at(-1)?.game ?? game).moves;
        steps = [...steps, { made: /** @type {DraftMove} */ (tried.moves.at(-1)), offered, chained, game: tried.game }];
        if (!open.length) {
          const following = latest.current.next(/** @type {G} */ (tried.game), steps);
          if (following) open.push({ move: following, chained: true });
        }
      }
      setDraft({ at, seat, steps, last, stopped });
    } catch (error) {
      if (current()) setProblem({ at, error });
    } finally {
      if (current()) setBusy(false);
    }
  };

  return useMemo(() => {
    const { steps, last, stopped } = now;
    const keep = (/** @type {number} */ count) => {
      latest.current.run += 1;
      setBusy(false);
      setProblem({ at, error: null });
      setDraft({ at, seat, ...EMPTY, steps: steps.slice(0, count) });
    };
    return {
      game: /** @type {G} */ (steps.at(-1)?.game ?? game),
      steps,
      moves: steps.map((step) => step.made.move),
      last,
      stopped,
      busy,
      problem: problem.at === at ? problem.error : null,
      add: (...moves) => extend(steps, moves.map((move) => ({ move, chained: false })), false),
      change: (index, move) => extend(steps.slice(0, index), steps.slice(index).map(({ made, chained }, at) => ({ move: at ? made.move : move, chained })), true),
      back: () => {
        if (last) return setDraft({ ...now, last: null, stopped: null });
        const gesture = steps.findLastIndex((step) => !step.chained);
        return keep(Math.max(0, gesture));
      },
      backTo: keep,
      clear: () => keep(0),
    };
  }, [now.steps, now.last, game, at, seat, busy, problem, tryMoves]);
}
