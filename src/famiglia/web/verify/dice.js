// @ts-check
import { eight, joined, sha256 } from "./sha256.js";

/** The dice that `docs/records.md` describes; all their results follow from a seed of 32 bytes. */
export class Dice {
  /** @param {Uint8Array} seed */
  constructor(seed) {
    this.seed = seed;
    this.used = 0;
  }

  /** @param {number} sides */
  below(sides) {
    return this.request()(sides);
  }

  /** @template T @param {T[]} things */
  shuffle(things) {
    const number = this.request();
    const order = [...things];
    for (let i = order.length - 1; i > 0; i--) {
      const j = number(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    return order;
  }

  /** Begin a request and return its source of random numbers below a limit; no two requests use the same random words. */
  request() {
    const prefix = joined(this.seed, eight(this.used++));
    let block = new DataView(new ArrayBuffer(0));
    let blocks = 0;
    let read = 0;
    /** @param {number} sides */
    return (sides) => {
      const limit = Math.floor(2 ** 32 / sides) * sides;
      for (;;) {
        if (read === block.byteLength) {
          block = new DataView(sha256(joined(prefix, eight(blocks++))).buffer);
          read = 0;
        }
        const word = block.getUint32(read);
        read += 4;
        if (word < limit) return word % sides;
      }
    };
  }
}
