// @ts-check
/** @import {TableState} from "../messages.js" */
import { html } from "../html.js";
import { names } from "../parts/people.js";
import { known, say } from "../words.js";
import { capital } from "./tidy.js";

/** What was settled when the table was opened, and the promise about the dice.
 * @param {{state: TableState}} props */
export function Settled({ state }) {
  const { about } = state;
  const { edition, options = [], memory_aid } = about.settings;
  /** @param {string} option */
  const named = (option) => (known(`option-${option}`) ? say(`option-${option}`) : say(`war-option-${option}`));
  const facts = [say(`web-game-${about.game}`), edition && say(`edition-${edition}`), ...options.map(named),
    memory_aid && say("setup-memory-aid"), say(`web-pace-${about.pace}`), say(`web-visibility-${about.visibility}`)].filter(Boolean).map(capital);
  if (about.game === "duel") facts.splice(2, 0, beginner(state));
  return html`<section class="plate settled"><h2>${say("web-settled")}</h2>
    <p>${facts.join(" · ")}</p>
    <details><summary>${say("web-commitment")}</summary><p class="hint">${say("web-commitment-hint")}</p><code class="long">${about.commitment}</code></details>
  </section>`;
}

/** Who begins: it was settled, or the deal has told it, or chance will.
 * @param {TableState} state */
function beginner({ about, seats, log }) {
  const seat = about.settings.first ?? log[0]?.events?.find((event) => event.kind === "dealt")?.first;
  if (typeof seat !== "number") return say("web-begins-chance");
  return say("web-begins", { name: seats[seat].kind === "open" ? say("web-seat", { seat: seat + 1 }) : names(seats)[seat] });
}
