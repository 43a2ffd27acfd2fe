// @ts-check
/** @import {Says} from "./messages.js" */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

import { language } from "./settings.js";

/** @type {import("@preact/signals").Signal<{lang: string, bundle: FluentBundle, war: boolean}|null>} */
const catalogue = signal(null);

/** The language that is being spoken: the chosen one, as soon as its words are here. */
export const lang = computed(() => catalogue.value?.lang ?? language.value);

/** Fetch the words of a language, with those of the war where they are needed, and speak it from now on.
 * @param {string} wanted @param {boolean} [war] */
export async function speak(wanted, war = catalogue.value?.war ?? false) {
  const now = catalogue.value;
  if (now?.lang === wanted && (now.war || !war)) return;
  const files = [`/words/${wanted}.ftl`, ...(war ? [`/words/${wanted}/war.ftl`] : [])];
  const texts = await Promise.all(files.map(fetched));
  const bundle = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  catalogue.value = { lang: wanted, bundle, war };
  document.documentElement.lang = wanted;
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Is there such a sentence?
 * @param {string} id */
export function known(id) {
  return catalogue.value?.bundle.hasMessage(id) ?? false;
}

/** The sentence with this id, filled in; a list of card codes is written as the names of those cards.
 * @param {string} id @param {Record<string, any>} [args] @returns {string} */
export function say(id, args = {}) {
  const bundle = catalogue.value?.bundle;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) return id;
  /** @type {Record<string, any>} */
  const filled = {};
  for (const [name, value] of Object.entries(args)) filled[name] = Array.isArray(value) ? cards(value) : value;
  return bundle.formatPattern(pattern, filled, []);
}

/** A sentence of the server. Whoever sits in `seat` is named; the reader's own seat is addressed as you.
 * @param {Says} says @param {{names: string[], you: number|null}} [people] @returns {string} */
export function tell(says, people = { names: [], you: null }) {
  /** @type {Record<string, any>} */
  const args = {};
  for (const [name, value] of Object.entries(says.args ?? {})) {
    const nested = value !== null && typeof value === "object" && !Array.isArray(value);
    args[name] = nested ? tell(value, people) : value;
  }
  if (typeof args.seat === "number") {
    args.name ??= people.names[args.seat] ?? "";
    args.who ??= args.seat === people.you ? "you" : "other";
  }
  return say(says.id, args);
}

/** The name of a card: `card("A2")` is "Accountant 2".
 * @param {string} code */
export function card(code) {
  return say(`card-${code[0]}`, { value: Number(code[1]) });
}

/** The names of some cards in a row; several of a kind are counted.
 * @param {string[]} codes */
export function cards(codes) {
  if (!codes.length) return say("no-cards");
  return [...new Set(codes)]
    .map((kind) => ({ kind, count: codes.filter((code) => code === kind).length }))
    .map(({ kind, count }) => (count === 1 ? card(kind) : `${count} × ${card(kind)}`))
    .join(", ");
}

/** A moment, as people write it: today's only as a time.
 * @param {number} seconds */
export function moment(seconds) {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const shape = /** @type {Intl.DateTimeFormatOptions} */ (today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
  return new Intl.DateTimeFormat(lang.value, shape).format(date);
}
