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

/** The first language of the browser that has a catalogue. */
function browserLanguage() {
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find((each) => LANGUAGES.includes(each)) ?? "en";
}

/** A setting with its stored value, or `otherwise`. @template {string} T @param {string} name @param {T[]} known @param {T} otherwise @returns {import("@preact/signals").Signal<T>} */
function storedSetting(name, known, otherwise) {
  const found = /** @type {T} */ (recall(name));
  return signal(known.includes(found) ? found : otherwise);
}

export const language = storedSetting("language", LANGUAGES, browserLanguage());
/** @type {import("@preact/signals").Signal<"system"|"full"|"none">} */
export const motion = storedSetting("motion", ["system", "full", "none"], "system");
/** @type {import("@preact/signals").Signal<"standard"|"contrast">} */
export const palette = storedSetting("palette", ["standard", "contrast"], "standard");
/** How fast the moves of others are shown. @type {import("@preact/signals").Signal<"slow"|"normal"|"fast"|"none">} */
export const speed = storedSetting("speed", ["slow", "normal", "fast", "none"], "normal");
export const sound = signal(recall("sound") !== "off");
/** May the browser show a notification when it is your turn? */
export const notices = signal(recall("notices") === "on");

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
const systemReducesMotion = signal(reducedMotion.matches);
reducedMotion.addEventListener("change", () => (systemReducesMotion.value = reducedMotion.matches));

/** Has the user or their system switched off motion? */
export function motionOff() {
  return motion.value === "none" || (motion.value === "system" && systemReducesMotion.value);
}

/** By how much longer than usual the moves of others are shown; 0 if they are not shown one by one. */
export function tempo() {
  return motionOff() ? 0 : { slow: 2, normal: 1, fast: 0.5, none: 0 }[speed.value];
}

effect(() => {
  remember("language", language.value);
  remember("motion", motion.value);
  remember("speed", speed.value);
  remember("palette", palette.value);
  remember("sound", sound.value ? "on" : "off");
  remember("notices", notices.value ? "on" : "off");
  const root = document.documentElement;
  root.dataset.palette = palette.value;
  root.dataset.motion = motionOff() ? "none" : "full";
});
