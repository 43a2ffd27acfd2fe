// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../core/html.js";
import { ownName } from "../core/me.js";
import { fetchOffers, offers, open } from "../core/new-table.js";
import { Pick, Tick } from "../ui/choice.js";
import { useAction } from "../ui/action.js";
import { Field, NameField } from "../ui/field.js";
import { Page, ProblemText } from "../ui/page.js";
import { LevelPick, ListedTick, OptionTicks, PacePick, SeedField } from "./settings.js";
import { recall, remember } from "../core/settings.js";
import { capital } from "../core/text.js";
import { say } from "../core/words.js";

/** @type {Record<string, (bot: string) => string[]>} */
const SEATS = { bot: (bot) => ["me", `bot:${bot}`], friend: () => ["me", "open"], hotseat: () => ["me", "me"] };

/** A new duel: against a bot, with a friend, or of two people at this screen.
 * @param {{params: string[]}} props */
export default function New({ params: [kind] }) {
  const [form, setForm] = useState({
    bot: "greedy", edition: "revised", options: /** @type {string[]} */ ([]), first: /** @type {number|null} */ (null),
    memory_aid: false, hints: false, visibility: /** @type {"private"|"listed"} */ ("private"), pace: /** @type {"live"|"turns"} */ ("live"), seed: "",
    second: recall("second") ?? "",
  });
  const { busy, problem, run } = useAction();
  useEffect(() => void run(fetchOffers), []);
  const offer = offers.value?.duel;
  /** @param {Partial<typeof form>} change */
  const set = (change) => setForm({ ...form, ...change });
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    const { bot, second, ...settings } = form;
    if (kind === "hotseat") remember("second", second.trim() || null);
    const names = kind === "hotseat" ? [null, second.trim() || null] : [];
    void run(() => open({ game: "duel", seats: SEATS[kind](bot), names, ...settings }));
  };
  return html`<${Page} title=${say(`web-door-${kind}`)} kind="slim" lead=${say(`web-new-${kind}`)}>
    <form class="plate form" onSubmit=${begin}>
      <${NameField} />
      ${kind === "hotseat" && html`<${Field} label=${say("web-second-name")} value=${form.second} max=${40} placeholder=${`${ownName()} 2`}
        onInput=${(/** @type {string} */ second) => set({ second })} />`}
      ${kind === "bot" && offer && html`<${LevelPick} bots=${offer.bots} strength=${offer.strength} value=${form.bot} label=${say("web-level")} set=${set} />`}
      ${kind === "friend" && html`<${PacePick} value=${form.pace} set=${set} />`}
      <${Pick} label=${say("setup-first")} value=${form.first} onPick=${(/** @type {any} */ first) => set({ first })}
        choices=${beginners(kind, form.second).map((label, seat) => ({ value: seat === 2 ? null : seat, label }))} />
      <details><summary>${say("web-more-options")}</summary>
        ${offer && html`<${Pick} label=${say("setup-edition")} value=${form.edition} onPick=${(/** @type {string} */ edition) => set({ edition })}
          choices=${offer.editions.map((edition) => ({ value: edition, label: capital(say(`edition-${edition}`)) }))} hint=${say("hint-edition")} />
        <${OptionTicks} names=${offer.options} chosen=${form.options} label=${(/** @type {string} */ option) => say(`option-${option}`)}
          hint=${(/** @type {string} */ option) => say(`hint-${option}`)} set=${set} />`}
        <${Tick} label=${say("setup-memory-aid")} hint=${say("hint-memory-aid")} on=${form.memory_aid}
          onChange=${(/** @type {boolean} */ on) => set({ memory_aid: on })} />
        ${kind === "friend" && html`<${Tick} label=${say("web-hints")} hint=${say("web-hints-hint")} on=${form.hints} onChange=${(/** @type {boolean} */ on) => set({ hints: on })} />`}
        <${ListedTick} value=${form.visibility} set=${set} />
        <${SeedField} value=${form.seed} set=${set} />
      </details>
      <button class="primary large" disabled=${busy}>${say(kind === "friend" ? "web-open-table" : "web-begin")}</button>
      <${ProblemText} problem=${problem} />
    </form>
  <//>`;
}

/** @param {string} kind @param {string} second */
function beginners(kind, second) {
  const other = kind === "bot" ? say("name-computer") : kind === "friend" ? say("web-your-friend") : second.trim() || `${ownName()} 2`;
  return [ownName(), other, capital(say("first-none"))];
}
