// @ts-check
/** @import {TableState} from "../../core/messages.js" */
import { html } from "../../core/html.js";
import { known, say } from "../../core/words.js";
import { capital } from "../../core/text.js";
import { gameOf } from "../games.js";

/** What was settled when the table was opened, and the promise about the dice.
 * @param {{state: TableState}} props */
export function Facts({ state }) {
  const { about } = state;
  const { edition, options = [], memory_aid } = about.settings;
  /** @param {string} option */
  const named = (option) => (known(`option-${option}`) ? say(`option-${option}`) : say(`war-option-${option}`));
  const facts = [
    capital(say(`web-game-${about.game}`)),
    ...(edition ? [capital(say(`edition-${edition}`))] : []),
    ...gameOf(state).facts(state),
    ...[...options.map(named), ...(memory_aid ? [say("setup-memory-aid")] : []), say(`web-pace-${about.pace}`), say(`web-visibility-${about.visibility}`)].map(capital),
  ];
  return html`<section class="plate settled"><h2>${say("web-settled")}</h2>
    <p>${facts.join(" · ")}</p>
    <details><summary>${say("web-commitment")}</summary><p class="hint">${say("web-commitment-hint")}</p><code class="long">${about.commitment}</code></details>
  </section>`;
}
