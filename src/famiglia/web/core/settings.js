// @ts-check
import { effect, signal } from "@preact/signals";

export const LANGUAGES = ["en", "de", "fr"];

/** A value that this browser has stored; null in browsers without storage.
 * @param {string} name */
export function recall(name) {
  try {
    return localStorage.getItem(`famiglia.${name}`);
  } catch {
    return null;
  }
}

/** @param {string} name @param {string|null} value */
export function remember(name, value) {
  try {
    if (value === null) localStorage.removeItem(`famiglia.${name}`);
    else localStorage.setItem(`famiglia.${name}`, value);
  } catch {
    // Without storage, as in some private windows, the setting holds for this visit.
  }
}

function spoken() {
  const wished = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wished.find((each) => LANGUAGES.includes(each)) ?? "en";
}

/** @template {string} T @param {string} name @param {T[]} known @param {T} otherwise @returns {import("@preact/signals").Signal<T>} */
function kept(name, known, otherwise) {
  const found = /** @type {T} */ (recall(name));
  return signal(known.includes(found) ? found : otherwise);
}

export const language = kept("language", LANGUAGES, spoken());
/** @type {import("@preact/signals").Signal<"system"|"full"|"none">} */
export const motion = kept("motion", ["system", "full", "none"], "system");
/** @type {import("@preact/signals").Signal<"standard"|"contrast">} */
export const palette = kept("palette", ["standard", "contrast"], "standard");
export const sound = signal(recall("sound") !== "off");
/** May the browser show a notification when it is your turn? */
export const notices = signal(recall("notices") === "on");

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const calmer = signal(calm.matches);
calm.addEventListener("change", () => (calmer.value = calm.matches));

/** Is no motion wanted? */
export function still() {
  return motion.value === "none" || (motion.value === "system" && calmer.value);
}

effect(() => {
  remember("language", language.value);
  remember("motion", motion.value);
  remember("palette", palette.value);
  remember("sound", sound.value ? "on" : "off");
  remember("notices", notices.value ? "on" : "off");
  const root = document.documentElement;
  root.dataset.palette = palette.value;
  root.dataset.motion = still() ? "none" : "full";
});
