// @ts-check
/** Composing a suggestion: while the mate decides, the table asks the viewer the same questions, and the answers are sent to the mate. */

import { useEffect, useState } from "preact/hooks";

import { distantMate } from "./game.js";

/** @import {TableState, WarState} from "../../core/messages.js" */
/** @import {TryMoves} from "../shell/draft.js" */
/** @typedef {{game: WarState|null, mate: number|null, start: () => void, stop: () => void}} Advice `game` is the state as the mate is asked, while a suggestion is composed; `mate` is the seat of a mate who decides and can be advised */

/** Whether a suggestion is composed for the mate, and how to begin and to end it.
 * @param {TableState} state @param {number} at the number of the game @param {boolean} live @param {TryMoves|undefined} tryMoves @returns {Advice} */
export function useAdvice(state, at, live, tryMoves) {
  const [on, setOn] = useState(false);
  const [given, setGiven] = useState({ at: -1, game: /** @type {WarState|null} */ (null) });
  const game = /** @type {WarState} */ (state.game);
  const asked = (/** @type {number|null} */ seat) => seat !== null && game.to_decide.includes(seat);
  const own = typeof game.viewer === "number" ? game.viewer : null;
  const known = live && tryMoves && !asked(own) ? distantMate(state) : null;
  const mate = asked(known) ? known : null;
  useEffect(() => {
    if (!on || mate === null || !tryMoves) return void setOn(false);
    let wanted = true;
    const keep = (/** @type {WarState|null} */ found) => wanted && (found ? setGiven({ at, game: found }) : setOn(false));
    tryMoves(mate, []).then((draft) => keep(/** @type {WarState} */ (draft.game)), () => keep(null));
    return () => void (wanted = false);
  }, [on, at, mate]);
  return { game: on && mate !== null && given.at === at ? given.game : null, mate, start: () => setOn(true), stop: () => setOn(false) };
}
