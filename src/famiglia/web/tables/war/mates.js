// @ts-check
/** Who plays with the viewer. */

/** @import {TableState, WarState} from "../../core/messages.js" */

/** The seat of the viewer's mate, if a person at another screen plays it. @param {TableState} state @returns {number|null} */
export function distantMate({ game, seats }) {
  const { viewer = null, view } = /** @type {WarState} */ (game);
  if (typeof viewer !== "number") return null;
  const mate = view.seats.find((each) => each.seat !== viewer && each.team === view.seats[viewer].team)?.seat ?? -1;
  return seats[mate]?.kind === "human" && !seats[mate].yours ? mate : null;
}
