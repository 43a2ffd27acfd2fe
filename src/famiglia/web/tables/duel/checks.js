// @ts-check
/** @import {Dice} from "../../verify/dice.js" */
/** @import {Check} from "../../verify/verify.js" */
import { same } from "../../verify/same.js";

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
 * @param {any[]} lines @param {Dice} dice @returns {Check[]} */
export function duelChecks(lines, dice) {
  const [header, dealt] = lines;
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
  for (const { events } of lines.filter((line) => line.kind === "move")) {
    const [, refreshed] = /^refresh \+?(\w\d)/.exec(events[0].move) ?? [];
    if (refreshed) (second ? deck : discard).push(refreshed);
    // A draw that empties the deck comes as two events, with the reshuffle between them.
    const drawn = events.filter((/** @type {any} */ event) => event.kind === "drawn").flatMap((/** @type {any} */ event) => event.cards);
    if (!drawn.length) continue;
    cards += drawn.length;
    ok &&= same(drawn, draw(refreshed ? Number(refreshed[1]) : 6));
  }
  return [...checks, { check: "drawn", ok, args: { number: cards, shuffles: second ? 2 : 1 } }];
}
