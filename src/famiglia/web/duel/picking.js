// @ts-check
/** Picking cards, choosing one of their ways, confirming it. */

import { useRef, useState } from "preact/hooks";

import { fits, waysWith } from "./parts.js";

/** @import {Act, Choice} from "../messages.js" */
/** @import {Piece} from "./pieces.js" */
/** @import {Scene} from "./scene.js" */

/** The way that is meant without further words: the only one, or the first to take the picked Street card. @param {Choice[]} ways @param {Piece} piece */
function meant(ways, piece) {
  if (ways.length === 1) return ways[0]?.move ?? null;
  const take = /^(street|new)$/.test(piece.zone) && ways.find((way) => way.do === "take");
  return take ? take.move : null;
}

/** What is picked at the moment of the number `at`; another moment begins with nothing. @param {number} at */
export function usePicking(at) {
  const [picked, setPicked] = useState({ at, picks: /** @type {number[]} */ ([]), chosen: /** @type {string|null} */ (null), all: false });
  const now = picked.at === at ? picked : { at, picks: [], chosen: null, all: false };

  return {
    picks: now.picks,
    chosen: now.chosen,
    all: now.all,
    clear: () => setPicked({ at, picks: [], chosen: null, all: false }),
    showAll: () => setPicked({ at, picks: [], chosen: null, all: true }),
    /** @param {Choice} choice */
    choose: (choice) => setPicked({ ...now, chosen: choice.move }),
    /** Add a card to those picked, or begin anew with it. @param {Scene} scene @param {Piece} piece */
    pick: (scene, piece) => {
      const spot = scene.spotOf(piece);
      if (!spot) return;
      const joined = scene.moves.some((choice) => fits([...scene.spots, spot], choice));
      const picks = joined ? [...now.picks, piece.id] : [piece.id];
      const ways = waysWith(scene.moves, joined ? [...scene.spots, spot] : [spot]);
      const kept = joined && ways.some((way) => way.move === now.chosen) ? now.chosen : null;
      setPicked({ at, picks, chosen: kept ?? meant(ways, piece), all: false });
    },
    /** @param {Scene} scene @param {Piece} piece */
    unpick: (scene, piece) => {
      const picks = now.picks.filter((id) => id !== piece.id);
      setPicked({ at, picks, chosen: picks.length && scene.chosen ? now.chosen : null, all: false });
    },
  };
}

/** After so many milliseconds a move that is on its way is spoken of. */
const SLOW = 800;

/** Send deeds, one at a time, and say what went wrong. @param {Act} act @param {number} at */
export function useDeeds(act, at) {
  const [busy, setBusy] = useState(false);
  const [slow, setSlow] = useState(false);
  const sending = useRef(false);
  const [problem, setProblem] = useState({ at, told: /** @type {any} */ (null) });
  /** @param {import("../messages.js").Deed} deed */
  const send = async (deed) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem({ at, told: null });
    const timer = setTimeout(() => setSlow(true), SLOW);
    try {
      await act(deed);
    } catch (told) {
      setProblem({ at, told });
    } finally {
      clearTimeout(timer);
      sending.current = false;
      setBusy(false);
      setSlow(false);
    }
  };
  return { busy, slow, send, problem: problem.at === at ? problem.told : null };
}
