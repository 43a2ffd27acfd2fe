// @ts-check
import { GAMES } from "../tables/games.js";
import { Dice } from "./dice.js";
import { eight, hex, joined, sha256, unhex, utf8 } from "./sha256.js";

/**
 * Verifies in the browser that a deal was fair, from the record alone (see `docs/records.md`).
 * @typedef {{check: "chain"|"end"|"commitment"|"seal"|"words"|"first"|"deal"|"drawn"|"chance", ok: boolean, args: Record<string, any>}} Check
 */

/** Check a record. Returns the checks that could be made; later ones are not possible after a failed one.
 * @param {string} text @param {import("../core/commitments.js").StoredCommitment|null} [stored] what this browser has stored during the game @returns {Promise<Check[]>} */
export async function verify(text, stored = null) {
  const lines = text.split("\n").slice(0, -1);
  const broken = brokenLine(lines);
  /** @type {Check[]} */
  const checks = [{ check: "chain", ok: !broken && text.endsWith("\n"), args: { lines: lines.length, line: broken || lines.length + 1 } }];
  if (!checks[0].ok) return checks;
  const contents = lines.map((line) => JSON.parse(line));
  const [header] = contents;
  const secret = contents[contents.length - 1].seed;
  const ended = typeof secret === "string" && contents.findIndex((line) => line.kind === "end") === contents.length - 1;
  checks.push({ check: "end", ok: ended, args: {} });
  if (!ended) return checks;
  const commitment = hex(sha256(joined(utf8(`famiglia commitment\n${header.rules}\n`), unhex(secret))));
  checks.push({ check: "commitment", ok: commitment === header.commitment, args: {} });
  checks.push(...storedChecks(header, stored));
  const dice = new Dice(seedOf(unhex(secret), header.added));
  const gameChecks = await GAMES[header.game].checks();
  return [...checks, ...gameChecks(contents, dice)];
}

/** Does the record have the commitment that this browser has stored, and the texts that it has added to the seed?
 * If the commitment arrived only after the deal, an equal one proves nothing, so that check is left out.
 * @param {any} header @param {import("../core/commitments.js").StoredCommitment|null} stored @returns {Check[]} */
function storedChecks(header, stored) {
  if (!stored) return [];
  const same = header.commitment === stored.commitment;
  const added = Object.entries(stored.words);
  /** @type {Check[]} */
  const checks = same && !stored.early ? [] : [{ check: "seal", ok: same, args: {} }];
  if (added.length) checks.push({ check: "words", ok: added.every(([seat, text]) => header.added?.[seat] === text), args: {} });
  return checks;
}

/** The number of the first line with a wrong hash, counted from 1; 0 if there is none. A hash covers its line and all lines above.
 * @param {string[]} lines */
function brokenLine(lines) {
  let before = "";
  for (const [number, line] of lines.entries()) {
    const [, content, hash] = /^(\{.*),"hash":"([0-9a-f]{64})"\}$/.exec(line) ?? [];
    if (!content || hash !== hex(sha256(utf8(`${before}${content}}`)))) return number + 1;
    before = hash;
  }
  return 0;
}

/** The seed of the dice: the secret, mixed with the texts that the seats have added.
 * @param {Uint8Array} secret @param {string[]|undefined} added */
function seedOf(secret, added) {
  if (!added) return secret;
  const texts = added.map(utf8).flatMap((text) => [eight(text.length), text]);
  return sha256(joined(utf8("famiglia added seed\n"), secret, ...texts));
}
