// @ts-check
/** @import {Dice} from "../../verify/dice.js" */
/** @import {Check} from "../../verify/verify.js" */
import { same } from "../../verify/same.js";

const SEATS_OF_A_WAR = 4;

/** Checks every shuffle of a war, and the throw for the starting player. (Other throws break ties; what they choose from is known only to the
 * engine.)
 * @param {any[]} lines @param {Dice} dice @returns {Check[]} */
export function warChecks(lines, dice) {
  const answers = lines.flatMap((line) => line.chance ?? []);
  const starter = answers.findIndex((answer) => typeof answer === "number");
  const right = answers.map((answer, number) => {
    if (Array.isArray(answer)) return same(answer, dice.shuffle([...answer].sort((one, other) => one - other)));
    return number === starter ? dice.below(SEATS_OF_A_WAR) === answer : dice.below(1) === 0;
  });
  const shuffles = answers.filter(Array.isArray).length;
  const ties = answers.length - shuffles - (starter < 0 ? 0 : 1);
  return [{ check: "chance", ok: right.every(Boolean), args: { number: shuffles, ties } }];
}
