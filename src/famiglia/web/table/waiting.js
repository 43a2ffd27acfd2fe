// @ts-check
/** @import {SeatState, TableState} from "../messages.js" */
import { useEffect, useRef, useState } from "preact/hooks";

import { html } from "../html.js";
import { somebody } from "../me.js";
import { askOffers, invitation, offers, wordsFor } from "../opening.js";
import { LinkToShare } from "../parts/copy.js";
import { useDoing } from "../parts/doing.js";
import { Field, NameField } from "../parts/field.js";
import { heading } from "../parts/frame.js";
import { Page, Trouble } from "../parts/page.js";
import { level } from "../parts/people.js";
import { addedWords } from "../seal.js";
import { say } from "../words.js";
import { Panel } from "./panel.js";
import { Settled } from "./settled.js";
import { capital } from "./tidy.js";

/** Where people gather before the game: the seats, the link for friends, and what is settled.
 * @param {{live: import("../live.js").Live, state: TableState}} props */
export function WaitingRoom({ live, state }) {
  const { about, seats } = state;
  const [seed, setSeed] = useState("");
  const asked = useRef(/** @type {HTMLFormElement|null} */ (null));
  const { busy, problem, run } = useDoing();
  const seated = seats.some((seat) => seat.yours);
  const open = seats.some((seat) => seat.kind === "open");
  const { link, here } = invitation(about.id);
  useEffect(() => void (heading.value = { text: say("web-status-open") }), []);
  useEffect(() => void askOffers().catch(() => {}), []);
  /** @param {import("../messages.js").Deed} deed */
  const act = (deed) => run(async () => {
    await live.act(deed);
    if (deed.do === "leave") addedWords(about.id, deed.seat, null);
  });
  /** @param {number} seat */
  const sit = (seat) => asked.current?.reportValidity() && run(async () => {
    await somebody();
    const words = wordsFor(seed);
    await live.act({ do: "sit", seat, seed: words });
    addedWords(about.id, seat, words);
  });
  const lead = seated ? say("web-waiting-lead") : say("web-invited-lead");
  return html`<${Page} title=${seated ? say("web-waiting") : say("web-invited")} kind="waiting" lead=${lead}>
    <div class="columns">
      <div>
        ${!seated && open && html`<form class="plate form" ref=${asked} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}><${NameField} suggest=${false} /></form>`}
        <ul class="seats" aria-label=${say("web-seats")}>
          ${seats.map((seat) => html`<li key=${seat.seat} class="plate seat" data-kind=${seat.kind}>
            <small>${say("web-seat", { seat: seat.seat + 1 })}</small>
            <b>${seat.kind === "open" ? capital(say("web-seat-open")) : seat.name || say("name-computer")}${seat.yours ? ` (${say("web-you")})` : ""}</b>
            ${seat.kind === "bot" && html`<span class="mut">${level(seat.bot)}</span>`}
            <${SeatDeeds} seat=${seat} about=${about} seated=${seated} busy=${busy} sit=${sit} act=${act} />
          </li>`)}
        </ul>
        <${Trouble} problem=${problem} />
        ${seated && open && html`<section class="plate">
          <${LinkToShare} label=${say("web-invitation")} link=${link} title=${say("web-share-title")} hint=${here ? withCommands(say("web-invitation-here")) : say("web-invitation-hint")} /></section>`}
        <${Settled} state=${state} />
        ${!seated && open && html`<details class="plate"><summary>${say("web-seed")}</summary>
          <${Field} label=${say("web-seed")} hint=${say("web-seed-hint")} max=${100} value=${seed} onInput=${setSeed} /></details>`}
      </div>
      <${Panel} live=${live} state=${state} />
    </div>
  <//>`;
}

/** What can be done with a seat before the game.
 * @param {{seat: SeatState, about: any, seated: boolean, busy: boolean, sit: (seat: number) => void, act: (deed: any) => void}} props */
function SeatDeeds({ seat, about, seated, busy, sit, act }) {
  if (seat.kind === "open") return html`<span class="deeds">
    ${!seated && html`<button class="primary" disabled=${busy} onClick=${() => sit(seat.seat)}>${say("web-sit")}</button>`}
    ${about.host && (offers.value?.[about.game]?.bots ?? []).map((bot) => html`<button key=${bot} class="ghost" disabled=${busy}
      onClick=${() => act({ do: "invite", seat: seat.seat, bot })}>${say("web-invite-bot", { level: level(bot) })}</button>`)}</span>`;
  if (seat.yours) return html`<span class="deeds"><button class="ghost" disabled=${busy}
    onClick=${() => act({ do: "leave", seat: seat.seat })}>${say("web-stand-up")}</button></span>`;
  if (seat.kind === "bot" && about.host) return html`<span class="deeds"><button class="ghost" disabled=${busy}
    onClick=${() => act({ do: "invite", seat: seat.seat, bot: null })}>${say("web-send-away")}</button></span>`;
  return null;
}

/** A sentence with the commands in it set as such: whoever types them must not take a line's end for a part of them.
 * @param {string} text */
function withCommands(text) {
  return text.split(/(make lan|famiglia play --lan)/).map((part, number) => (number % 2 ? html`<code>${part}</code>` : part));
}
