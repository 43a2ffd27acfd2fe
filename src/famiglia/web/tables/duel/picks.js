// @ts-check
/** The cards that are picked, and the move that is chosen with them. */

import { useState } from "preact/hooks";

import { fits, waysWith } from "./roles.js";

/** @import {DuelChoice} from "../../core/messages.js" */
/** @import {Piece} from "../shell/motion.js" */
/** @import {Scene} from "./scene.js" */

/** The way that is meant without further words: the only one, or the first to take the picked Street card. @param {DuelChoice[]} ways @param {Piece} piece */
function meant(ways, piece) {
  if (ways.length === 1) return ways[0]?.move ?? null;
  const take = /^(street|new)$/.test(piece.zone) && ways.find((way) => way.verb === "take");
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
    /** @param {string} move */
    choose: (move) => setPicked({ ...now, chosen: move }),
    /** Add a card to those picked; if they make no move together, it is the only one picked. @param {Scene} scene @param {Piece} piece */
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
