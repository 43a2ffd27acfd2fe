// @ts-check
/**
 * SHA-256 in plain JavaScript, because browsers provide `crypto.subtle` only to pages with https, and a server in the local
 * network has none. The constants are computed from the first primes, as in the standard.
 */

/** @param {number} count */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
}

/** The first 32 bits of the fraction. @param {number} x */
const fraction = (x) => Math.floor((x - Math.floor(x)) * 2 ** 32) | 0;
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));

/** @param {number} x @param {number} by */
const turned = (x, by) => (x >>> by) | (x << (32 - by));

/** @param {Uint8Array} data @returns {Uint8Array} */
function padded(data) {
  const full = new Uint8Array((((data.length + 8) >> 6) + 1) << 6);
  full.set(data);
  full[data.length] = 0x80;
  const view = new DataView(full.buffer);
  view.setUint32(full.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(full.length - 4, data.length << 3);
  return full;
}

/** The 32 bytes of the hash. @param {Uint8Array} data @returns {Uint8Array<ArrayBuffer>} */
export function sha256(data) {
  const blocks = padded(data);
  const view = new DataView(blocks.buffer);
  const state = [...START];
  const w = new Int32Array(64);
  for (let block = 0; block < blocks.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = turned(w[i - 15], 7) ^ turned(w[i - 15], 18) ^ (w[i - 15] >>> 3);
      const late = turned(w[i - 2], 17) ^ turned(w[i - 2], 19) ^ (w[i - 2] >>> 10);
      w[i] = (w[i - 16] + early + w[i - 7] + late) | 0;
    }
    let [a, b, c, d, e, f, g, h] = state;
    for (let i = 0; i < 64; i++) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUND[i] + w[i]) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] + word) | 0));
  }
  const digest = new Uint8Array(32);
  state.forEach((word, i) => new DataView(digest.buffer).setInt32(4 * i, word));
  return digest;
}

/** @param {Uint8Array} bytes */
export const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits */
export const unhex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** @param {string} text */
export const utf8 = (text) => new TextEncoder().encode(text);

/** @param {Uint8Array[]} parts */
export function joined(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Eight bytes, the highest first. @param {number} n */
export function eight(n) {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setUint32(4, n);
  return bytes;
}
