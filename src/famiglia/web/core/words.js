// @ts-check
/** @import {Sentence} from "./messages.js" */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

import { language } from "./settings.js";

/** The language that is spoken, with the parts that were added to its common words. @type {import("@preact/signals").Signal<{lang: string, bundle: FluentBundle, parts: string[]}|null>} */
const catalogue = signal(null);

/** The language on the screen: the chosen one, as soon as its words have arrived. */
export const lang = computed(() => catalogue.value?.lang ?? language.value);

/** Fetch the words of a language and show them from now on. A game may have words of its own, which come as a part.
 * @param {string} wanted @param {string[]} [parts] */
export async function loadLanguage(wanted, parts = catalogue.value?.parts ?? []) {
  const missing = ["", ...parts].filter((part) => !spoken(wanted)?.parts.includes(part));
  if (!missing.length) return;
  const texts = await Promise.all(missing.map((part) => fetched(`/words/${wanted}${part && `/${part}`}.ftl`)));
  const { bundle, parts: before } = spoken(wanted) ?? { bundle: new FluentBundle(wanted, { functions: { CAPITAL: capital }, useIsolating: false }), parts: [] };
  for (const text of texts) bundle.addResource(new FluentResource(text));
  catalogue.value = { lang: wanted, bundle, parts: [...new Set([...before, ...missing])] };
  document.documentElement.lang = wanted;
}

/** The words of this language, if they are shown now. @param {string} wanted */
function spoken(wanted) {
  return catalogue.value?.lang === wanted ? catalogue.value : null;
}

/** Add the words of one game to those of the chosen language. @param {string|null} part */
export async function addWords(part) {
  const parts = catalogue.value?.parts ?? [];
  if (part !== null) await loadLanguage(language.value, parts.includes(part) ? parts : [...parts, part]);
}

/** With a capital letter at the beginning; the catalogues call it as CAPITAL.
 * @param {import("@fluent/bundle").FluentValue[]} values */
function capital([value]) {
  const text = String(value);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** @param {string} address */
async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Does this sentence exist?
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

/** A sentence of the server. The player in `seat` is named; the reader's own seat is addressed as you.
 * @param {Sentence} says @param {{names: string[], you: number|null}} [people] @returns {string} */
export function tell(says, people = { names: [], you: null }) {
  /** @type {Record<string, any>} */
  const args = {};
  for (const [name, value] of Object.entries(says.args ?? {})) {
    const nested = value !== null && typeof value === "object" && !Array.isArray(value);
    args[name] = nested ? tell(/** @type {Sentence} */ (value), people) : value;
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
