// @ts-check
/** The cards that are picked, and the move that is chosen with them. */

import { useState } from "preact/hooks";

import { fits, waysWith } from "./roles.js";

/** @import {DuelChoice} from "../../core/messages.js" */
/** @import {Piece} from "../shell/motion.js" */
/** @import {Group} from "../shell/choices.js" */
/** @import {Scene} from "./scene.js" */

/** The way that is meant without further words: the only one, or the first to take the picked Street card. @param {DuelChoice[]} ways @param {Piece} piece */
function meant(ways, piece) {
  if (ways.length === 1) return ways[0]?.move ?? null;
  const take = /^(street|new)$/.test(piece.zone) && ways.find((way) => way.verb === "take");
  return take ? take.move : null;
}

const NONE = { picks: /** @type {number[]} */ ([]), chosen: /** @type {string|null} */ (null), all: false, hint: /** @type {Group[]|null} */ (null) };

/** What is picked at the moment of the number `at`; another moment begins with nothing. @param {number} at */
export function usePicking(at) {
  const [picked, setPicked] = useState({ at, ...NONE });
  const now = picked.at === at ? picked : { at, ...NONE };

  return {
    picks: now.picks,
    chosen: now.chosen,
    all: now.all,
    hint: now.hint,
    clear: () => setPicked({ at, ...NONE }),
    showAll: () => setPicked({ at, ...NONE, all: true }),
    /** Show what a hint offers, with its best move chosen. @param {Group[]} hint */
    showHint: (hint) => setPicked({ at, ...NONE, chosen: hint[0]?.choices[0]?.move ?? null, hint }),
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
      setPicked({ at, ...NONE, picks, chosen: kept ?? meant(ways, piece) });
    },
    /** @param {Scene} scene @param {Piece} piece */
    unpick: (scene, piece) => {
      const picks = now.picks.filter((id) => id !== piece.id);
      setPicked({ at, ...NONE, picks, chosen: picks.length && scene.chosen ? now.chosen : null });
    },
  };
}
