// @ts-check
/** @import {TableState} from "./messages.js" */
/** @import {Act} from "./live.js" */
/** @import {StoredCommitment} from "./commitments.js" */
import { randomText, storeCommitments, storedCommitments } from "./commitments.js";

/** Ask for a rematch, and add a random text to its seed. The text and the commitment to the seed are stored before the request is
 * sent, so that the deal can be verified even if this page is closed meanwhile. In the rematch everybody moves on by one seat.
 * @param {TableState} state @param {Act} act */
export async function askRematch({ about, seats }, act) {
  const before = storedCommitments().filter((each) => each.after === about.id);
  const replaceWith = (/** @type {StoredCommitment[]} */ own) => storeCommitments([...storedCommitments().filter((each) => each.after !== about.id), ...own]);
  const seed = randomText();
  const words = Object.fromEntries(seats.filter(({ yours }) => yours).map(({ seat }) => [(seat + 1) % seats.length, seed]));
  replaceWith([{ table: "", commitment: about.next_commitment ?? "", early: true, words, after: about.id }]);
  const ask = () => act({ do: "rematch", seed });
  try {
    await ask().catch((problem) => {
      // Another player asked at the same moment. The error contains the newest state, so ask again.
      if (problem.code !== "stale") throw problem;
      return ask();
    });
  } catch (problem) {
    // Refused: this player has asked before, with another text. Any other failure leaves open whether the request has taken effect.
    const { status } = /** @type {import("./api.js").Problem} */ (problem);
    if (status >= 400 && status < 500) replaceWith(before);
    throw problem;
  }
}
