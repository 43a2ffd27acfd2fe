// @ts-check
/** Who plays after whom. */

/** @import {Scene} from "./scene.js" */

/** All seats in the order of play, the starting player first. @param {Scene} scene @returns {number[]} */
export function orderOfPlay({ pack, view }) {
  const seats = new Map(view.seats.map((seat) => [seat.id, seat.seat]));
  const next = new Map(pack.seats.map((seat) => [seats.get(seat.id), seats.get(seat.next)]));
  const first = view.seats[view.starter]?.seat ?? 0;
  const found = [first];
  for (let seat = next.get(first); seat !== undefined && !found.includes(seat); seat = next.get(seat)) found.push(seat);
  return found.length === view.seats.length ? found : view.seats.map((seat) => seat.seat);
}

/** How many orders of a seat lie on the map. @param {Scene} scene @param {number} seat */
export function ordersPlaced({ view }, seat) {
  return Object.values(view.areas).reduce((sum, area) => sum + (area.owner === seat ? area.orders.length : 0), 0);
}

/** What a seat is to the viewer: `you`, `mate` or, for all others, the colour of its family. @param {Scene} scene @param {number} seat @returns {{relation: string, colour: string}} */
export function relationOf(scene, seat) {
  const colour = scene.colour(seat);
  if (seat === scene.seatNames.you) return { relation: "you", colour };
  return { relation: scene.me !== null && seat !== scene.me && scene.team.includes(seat) ? "mate" : "other", colour };
}
