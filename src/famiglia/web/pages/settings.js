// @ts-check
/** The settings of a new table that all games share. */

import { html } from "../core/html.js";
import { Pick, Tick } from "../ui/choice.js";
import { Field } from "../ui/field.js";
import { level } from "../ui/names.js";
import { say } from "../core/words.js";

/** @import {BotStrength} from "../core/messages.js" */

/**
 * @typedef {object} Shared
 * @property {string} bot the level of the bots; empty for the first one
 * @property {string[]} options the house rules
 * @property {"private"|"listed"} visibility
 * @property {"live"|"turns"} pace
 * @property {string} seed what goes into the shuffle
 */

/** @typedef {(change: any) => void} Change changes some of the settings */

/** How strong a level is, as it was measured. @param {Record<string, BotStrength>} strength @param {string} bot */
function measured(strength, bot) {
  const found = strength[bot];
  if (!found) return "";
  const below = found.below && strength[found.below] ? say("level-beats", { percent: Math.round(100 * found.rate), level: level(found.below) }) : "";
  return ` ${say("level-rating", { rating: found.rating })} ${below}`;
}

/** The level of the bots, the strongest first. @param {{bots: string[], strength: Record<string, BotStrength>, value: string, label: string, set: Change}} props */
export function LevelPick({ bots, strength, value, label, set }) {
  return html`<${Pick} label=${label} value=${value} onPick=${(/** @type {string} */ bot) => set({ bot })}
    choices=${[...bots].reverse().map((bot) => ({ value: bot, label: level(bot) }))} hint=${say(`web-level-${value}-hint`) + measured(strength, value)} />`;
}

/** In one sitting or over days. @param {{value: string, set: Change}} props */
export function PacePick({ value, set }) {
  return html`<${Pick} label=${say("web-pace")} value=${value} onPick=${(/** @type {string} */ pace) => set({ pace })}
    choices=${["live", "turns"].map((pace) => ({ value: pace, label: say(`web-pace-${pace}`) }))} hint=${say(`web-pace-${value}-hint`)} />`;
}

/** House rules, each with a hint. @param {{names: string[], chosen: string[], label: (option: string) => string, hint: (option: string) => string, set: Change}} props */
export function OptionTicks({ names, chosen, label, hint, set }) {
  return html`${names.map((option) => html`<${Tick} key=${option} label=${label(option)} hint=${hint(option)} on=${chosen.includes(option)}
    onChange=${(/** @type {boolean} */ on) => set({ options: [...chosen.filter((each) => each !== option), ...(on ? [option] : [])] })} />`)}`;
}

/** Who may watch. @param {{value: string, set: Change}} props */
export function ListedTick({ value, set }) {
  return html`<${Tick} label=${say("web-listed")} hint=${say("web-listed-hint")} on=${value === "listed"}
    onChange=${(/** @type {boolean} */ on) => set({ visibility: on ? "listed" : "private" })} />`;
}

/** The player's own words for the shuffle. @param {{value: string, set: Change}} props */
export function SeedField({ value, set }) {
  return html`<${Field} label=${say("web-seed")} hint=${say("web-seed-hint")} max=${100} value=${value} onInput=${(/** @type {string} */ seed) => set({ seed })} />`;
}
