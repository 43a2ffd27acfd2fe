// @ts-check
import { GAMES } from "../tables/games.js";
import { Dice } from "./dice.js";
import { eight, hex, joined, sha256, unhex, utf8 } from "./sha256.js";

/**
 * The proof of a fair deal, made in the reader's own browser from the record alone: see `docs/records.md`.
 * @typedef {{check: "chain"|"end"|"commitment"|"seal"|"words"|"first"|"deal"|"drawn"|"chance", ok: boolean, args: Record<string, any>}} Check
 */

/** Check a record; each check with its outcome, up to the first that cannot be made.
 * @param {string} text @param {import("../core/seal.js").Seal|null} [seal] what this browser saw of the game itself @returns {Promise<Check[]>} */
export async function verify(text, seal = null) {
  const lines = text.split("\n").slice(0, -1);
  const broken = brokenLine(lines);
  /** @type {Check[]} */
  const checks = [{ check: "chain", ok: !broken && text.endsWith("\n"), args: { lines: lines.length, line: broken || lines.length + 1 } }];
  if (!checks[0].ok) return checks;
  const told = lines.map((line) => JSON.parse(line));
  const [header] = told;
  const secret = told[told.length - 1].seed;
  const ended = typeof secret === "string" && told.findIndex((line) => line.kind === "end") === told.length - 1;
  checks.push({ check: "end", ok: ended, args: {} });
  if (!ended) return checks;
  const promise = hex(sha256(joined(utf8(`famiglia commitment\n${header.rules}\n`), unhex(secret))));
  checks.push({ check: "commitment", ok: promise === header.commitment, args: {} });
  checks.push(...sealChecks(header, seal));
  const dice = new Dice(seedOf(unhex(secret), header.added));
  const gameChecks = await GAMES[header.game].checks();
  return [...checks, ...gameChecks(told, dice)];
}

/** Is it the promise that this browser saw, and is in the shuffle what it added? A promise that was first seen when the cards were
 * dealt already proves nothing if it is the same, and something if it is not.
 * @param {any} header @param {import("../core/seal.js").Seal|null} seal @returns {Check[]} */
function sealChecks(header, seal) {
  if (!seal) return [];
  const kept = header.commitment === seal.commitment;
  const added = Object.entries(seal.words);
  /** @type {Check[]} */
  const checks = kept && !seal.early ? [] : [{ check: "seal", ok: kept, args: {} }];
  if (added.length) checks.push({ check: "words", ok: added.every(([seat, words]) => header.added?.[seat] === words), args: {} });
  return checks;
}

/** The number of the first line whose hash does not cover it and all lines above; 0 if there is none.
 * @param {string[]} lines */
function brokenLine(lines) {
  let before = "";
  for (const [number, line] of lines.entries()) {
    const [, content, told] = /^(\{.*),"hash":"([0-9a-f]{64})"\}$/.exec(line) ?? [];
    if (!content || told !== hex(sha256(utf8(`${before}${content}}`)))) return number + 1;
    before = told;
  }
  return 0;
}

/** What the dice were seeded with: the secret, and what each seat added to it.
 * @param {Uint8Array} secret @param {string[]|undefined} added */
function seedOf(secret, added) {
  if (!added) return secret;
  const words = added.map(utf8).flatMap((word) => [eight(word.length), word]);
  return sha256(joined(utf8("famiglia added seed\n"), secret, ...words));
}
