// @ts-check
import { Dice } from "./proof/dice.js";
import { eight, hex, joined, sha256, unhex, utf8 } from "./proof/sha256.js";

/**
 * The proof of a fair deal, made in the reader's own browser from the record alone: see `docs/records.md`.
 * @typedef {{check: "chain"|"end"|"commitment"|"seal"|"words"|"first"|"deal"|"drawn"|"chance", ok: boolean, args: Record<string, any>}} Check
 */

/** Check a record; each check with its outcome, up to the first that cannot be made.
 * @param {string} text @param {import("./seal.js").Seal|null} [seal] what this browser knows of the game by itself @returns {Check[]} */
export function verify(text, seal = null) {
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
  return [...checks, ...(header.game === "duel" ? duelChecks(told, dice) : warChecks(told, dice))];
}

/** Is it the promise that this browser saw, and is in the shuffle what it added? A promise that was first seen when the cards were
 * dealt already proves nothing if it is the same, and something if it is not.
 * @param {any} header @param {import("./seal.js").Seal|null} seal @returns {Check[]} */
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

/** How many cards of value 0 to 4 each family has in the deck; two more 0s begin in the hands. */
const COPIES = [3, 4, 3, 2, 1];

/** The 52 cards of the deck in card order. */
function cardsInOrder() {
  return [..."FABM"].flatMap((family) => COPIES.flatMap((copies, value) => Array(copies).fill(`${family}${value}`)));
}

/** @param {string[]} cards */
function sorted(cards) {
  const order = cardsInOrder();
  return [...cards].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

/** The starting seat, and every card that was ever turned up, derived from the seed.
 * @param {any[]} told @param {Dice} dice @returns {Check[]} */
function duelChecks(told, dice) {
  const [header, dealt] = told;
  const thrown = dice.below(2);
  const first = header.first ?? thrown;
  let deck = dice.shuffle(cardsInOrder());
  /** @type {string[]} */
  let discard = [];
  let second = false;
  /** @param {number} number @returns {string[]} */
  const draw = (number) => {
    const drawn = deck.splice(0, number);
    if (deck.length || second) return drawn;
    second = true;
    deck = dice.shuffle(sorted(discard));
    discard = [];
    return [...drawn, ...draw(number - drawn.length)];
  };
  /** @type {Check[]} */
  const checks = [
    { check: "first", ok: dealt.first === first, args: { seat: first } },
    { check: "deal", ok: same(dealt.street, draw(6)), args: { cards: dealt.street } },
  ];
  let cards = 0;
  let ok = true;
  for (const { events } of told.filter((line) => line.kind === "move")) {
    const [, refreshed] = /^refresh \+?(\w\d)/.exec(events[0].move) ?? [];
    if (refreshed) (second ? deck : discard).push(refreshed);
    // A draw that empties the deck is told in two parts, with the reshuffle between them.
    const drawn = events.filter((/** @type {any} */ event) => event.kind === "drawn").flatMap((/** @type {any} */ event) => event.cards);
    if (!drawn.length) continue;
    cards += drawn.length;
    ok &&= same(drawn, draw(refreshed ? Number(refreshed[1]) : 6));
  }
  return [...checks, { check: "drawn", ok, args: { number: cards, shuffles: second ? 2 : 1 } }];
}

const SEATS_OF_A_WAR = 4;

/** What the dice of a war said: every shuffle, and the starting player. (What a tie was thrown among, only the game itself knows.)
 * @param {any[]} told @param {Dice} dice @returns {Check[]} */
function warChecks(told, dice) {
  const answers = told.flatMap((line) => line.chance ?? []);
  const starter = answers.findIndex((answer) => typeof answer === "number");
  const right = answers.map((answer, number) => {
    if (Array.isArray(answer)) return same(answer, dice.shuffle([...answer].sort((one, other) => one - other)));
    return number === starter ? dice.below(SEATS_OF_A_WAR) === answer : dice.below(1) === 0;
  });
  const checked = answers.filter((answer, number) => Array.isArray(answer) || number === starter).length;
  return [{ check: "chance", ok: right.every(Boolean), args: { number: checked, ties: answers.length - checked } }];
}

/** @param {any[]} one @param {any[]} other */
const same = (one, other) => one.length === other.length && one.every((each, i) => each === other[i]);
