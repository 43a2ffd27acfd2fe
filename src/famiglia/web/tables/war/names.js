// @ts-check
import { titleCase } from "../../core/text.js";
import { say } from "../../core/words.js";

/** A family by its colour, or one of its orders: `blue_b1` is blue B1.
 * @param {string} id */
export function coloured(id) {
  const [colour, ...rest] = id.split("_");
  return [say("web-war-colour", { colour }), ...rest.map((word) => word.toUpperCase())].join(" ");
}

/** The name of an order. @param {import("./pack.js").Pack} pack @param {string} id */
export function orderName(pack, id) {
  return pack.orders.get(id)?.name ?? id;
}

/** The name of a conflict card. @param {string} id @param {import("./scene.js").Scene} scene */
export function cardName(id, scene) {
  const name = scene.pack.cards.get(id)?.name ?? id;
  return typeof name === "string" ? name : scene.tell(name);
}

/** Which team has won. @param {import("../../core/messages.js").ResultView} result */
export function winnerText(result) {
  return result.winner ? say("wt-result-won", { team: say("war-team", { team: titleCase(result.winner) }) }) : say("wt-result-draw");
}
