// @ts-check
/** @import {TableState} from "./messages.js" */
/** @import {Act} from "./live.js" */
/** @import {Seal} from "./seal.js" */
import { keep, randomWords, seals } from "./seal.js";

/** Ask for a rematch, with random words. They and its promise, which is here already, are written down before: there is no rematch
 * without this request, so they are in it whatever becomes of this page. Everybody moves on by one seat.
 * @param {TableState} state @param {Act} act */
export async function askRematch({ about, seats }, act) {
  const before = seals().filter((seal) => seal.after === about.id);
  const put = (/** @type {Seal[]} */ wanted) => keep([...seals().filter((seal) => seal.after !== about.id), ...wanted]);
  const seed = randomWords();
  const words = Object.fromEntries(seats.filter(({ yours }) => yours).map(({ seat }) => [(seat + 1) % seats.length, seed]));
  put([{ table: "", commitment: about.next_commitment ?? "", early: true, words, after: about.id }]);
  const ask = () => act({ do: "rematch", seed });
  try {
    await ask().catch((problem) => {
      // Another player asked at the same moment: the answer has brought the newest state, so ask again.
      if (problem.code !== "stale") throw problem;
      return ask();
    });
  } catch (problem) {
    // Refused: it was asked for already, from here or from another device, with other words. Without a clear answer it may be obeyed.
    const { status } = /** @type {import("./api.js").Problem} */ (problem);
    if (status >= 400 && status < 500) put(before);
    throw problem;
  }
}
