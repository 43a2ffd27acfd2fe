// @ts-check
/** The search in the rules: what says what a word means comes before what only mentions it. */

/** @import {Rulebook, RuleText} from "../core/messages.js" */

/** A sentence says what something is if it begins with it, "A Strike can only …", or comes to it soon, "A family controls a Mandamento …". */
const BEGINNING = 2;
const SOON = 5;

/** How well a rule fits, the best first. */
const FIT = { number: 0, beginning: 1, soon: 2, beginningPart: 3, word: 4, part: 5, ruling: 6 };

/** In small letters and without accents. @param {string} text */
export const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** @param {string} text @returns {string[]} */
const wordsOf = (text) => plain(text).match(/[\p{L}\p{N}+]+(?:-[\p{L}\p{N}]+)*/gu) ?? [];

/** The rules that hold all the words sought, in themselves or in their rulings, the best first.
 * @param {Rulebook} book @param {string} sought @returns {RuleText[]} */
export function search(book, sought) {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const rulings = new Map(book.rulings.map(({ id, question, ruling }) => [id, plain(`${id} ${question} ${ruling}`)]));
  return book.rules
    .filter((rule) => {
      const text = [plain(`${rule.id} ${rule.sentence}`), ...rule.rulings.map((id) => rulings.get(id) ?? "")].join(" ");
      return words.every((word) => text.includes(word));
    })
    .map((rule, order) => ({ rule, order, fit: fitOf(rule, words) }))
    .sort((one, other) => one.fit - other.fit || one.order - other.order)
    .map(({ rule }) => rule);
}

/** @param {RuleText} rule @param {string[]} sought */
function fitOf({ id, sentence }, sought) {
  if (plain(id) === sought.join(" ")) return FIT.number;
  const words = wordsOf(sentence);
  const within = (/** @type {number} */ most, /** @type {(word: string, wanted: string) => boolean} */ fits) =>
    words.slice(0, most).some((_, at) => sought.every((wanted, step) => fits(words[at + step] ?? "", wanted)));
  const same = (/** @type {string} */ word, /** @type {string} */ wanted) => word === wanted;
  if (within(BEGINNING, same)) return FIT.beginning;
  if (within(SOON, same)) return FIT.soon;
  if (within(BEGINNING, (word, wanted) => word.startsWith(wanted))) return FIT.beginningPart;
  if (sought.every((wanted) => words.includes(wanted))) return FIT.word;
  return sought.every((wanted) => plain(sentence).includes(wanted)) ? FIT.part : FIT.ruling;
}
