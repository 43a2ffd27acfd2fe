// @ts-check
/** @import {Sentence} from "./messages.js" */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { computed, signal } from "@preact/signals";

import { language } from "./settings.js";

/** The loaded language with its messages, and the parts of the catalogue that have been added to the common one. @type {import("@preact/signals").Signal<{lang: string, bundle: FluentBundle, parts: string[]}|null>} */
const catalogue = signal(null);

/** The language on the screen: the chosen one, once its catalogue is loaded. */
export const lang = computed(() => catalogue.value?.lang ?? language.value);

/** Load the catalogue of a language and use it from now on. A game may have a part of its own.
 * @param {string} wanted @param {string[]} [parts] */
export async function loadLanguage(wanted, parts = catalogue.value?.parts ?? []) {
  const missing = ["", ...parts].filter((part) => !loadedCatalogue(wanted)?.parts.includes(part));
  if (!missing.length) return;
  const texts = await Promise.all(missing.map((part) => fetched(`/words/${wanted}${part && `/${part}`}.ftl`)));
  const { bundle, parts: before } = loadedCatalogue(wanted) ?? { bundle: new FluentBundle(wanted, { functions: { CAPITAL: capital }, useIsolating: false }), parts: [] };
  for (const text of texts) bundle.addResource(new FluentResource(text));
  catalogue.value = { lang: wanted, bundle, parts: [...new Set([...before, ...missing])] };
  document.documentElement.lang = wanted;
}

/** The loaded catalogue, if it is of this language. @param {string} wanted */
function loadedCatalogue(wanted) {
  return catalogue.value?.lang === wanted ? catalogue.value : null;
}

/** Load another part of the catalogue, such as that of a game. @param {string|null} part */
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

/** Is there a message with this id?
 * @param {string} id */
export function known(id) {
  return catalogue.value?.bundle.hasMessage(id) ?? false;
}

/** Format the message with this id; an argument that is a list of card codes becomes the names of the cards.
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

/** Format a sentence of the server. The argument `seat` adds the name of its player; the user's own seat is addressed as "you".
 * @param {Sentence} says @param {{names: string[], you: number|null}} [seatNames] @returns {string} */
export function tell(says, seatNames = { names: [], you: null }) {
  /** @type {Record<string, any>} */
  const args = {};
  for (const [name, value] of Object.entries(says.args ?? {})) {
    const nested = value !== null && typeof value === "object" && !Array.isArray(value);
    args[name] = nested ? tell(/** @type {Sentence} */ (value), seatNames) : value;
  }
  if (typeof args.seat === "number") {
    args.name ??= seatNames.names[args.seat] ?? "";
    args.who ??= args.seat === seatNames.you ? "you" : "other";
  }
  return say(says.id, args);
}

/** The name of a card: `card("A2")` is "Accountant 2".
 * @param {string} code */
export function card(code) {
  return say(`card-${code[0]}`, { value: Number(code[1]) });
}

/** The names of these cards with commas; several of a kind are counted.
 * @param {string[]} codes */
export function cards(codes) {
  if (!codes.length) return say("no-cards");
  return [...new Set(codes)]
    .map((kind) => ({ kind, count: codes.filter((code) => code === kind).length }))
    .map(({ kind, count }) => (count === 1 ? card(kind) : `${count} × ${card(kind)}`))
    .join(", ");
}

/** A point in time in the user's language; today's without the date.
 * @param {number} seconds */
export function moment(seconds) {
  const date = new Date(seconds * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const shape = /** @type {Intl.DateTimeFormatOptions} */ (today ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" });
  return new Intl.DateTimeFormat(lang.value, shape).format(date);
}
