// @ts-check
/** Keeps track of the cards from state to state, and lets them travel when a state has changed. */

import { useLayoutEffect, useRef } from "preact/hooks";

import { FAR, moves } from "./pacing.js";
import { follow, NOTHING } from "./pieces.js";
import { Travel } from "./travel.js";

/** @import {TableState} from "../messages.js" */

/** @param {import("preact").RefObject<HTMLElement|null>} root @param {TableState} state */
export function useTravel(root, state) {
  const known = useRef({ state: /** @type {TableState|null} */ (null), before: NOTHING, lay: NOTHING, travel: new Travel(), fresh: false });
  const now = known.current;
  if (now.state !== state && state.game) {
    const last = now.state?.game;
    const changed = last?.view !== state.game.view;
    const near = now.state && Math.abs(moves(state) - moves(now.state)) <= FAR;
    now.fresh = Boolean(changed && near && last?.viewer === state.game.viewer);
    now.travel.remember(now.fresh ? root.current : null);
    now.before = now.lay;
    if (changed) now.lay = follow(now.lay, state.game.view);
    now.state = state;
  }
  useLayoutEffect(() => {
    if (!now.fresh || !now.state) return;
    now.fresh = false;
    const played = now.state.log.at(-1)?.events?.find((event) => event.kind === "played");
    now.travel.run(root.current, now.before, now.lay, typeof played?.seat === "number" ? played.seat : 0);
  });
  return now.lay;
}
