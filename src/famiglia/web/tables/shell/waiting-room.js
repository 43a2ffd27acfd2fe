// @ts-check
/** @import {SeatState, TableState} from "../../core/messages.js" */
import { useEffect, useRef, useState } from "preact/hooks";

import { noteAddedText } from "../../core/commitments.js";
import { html } from "../../core/html.js";
import { ensurePlayer } from "../../core/me.js";
import { fetchOffers, invitation, offers, textToAdd } from "../../core/new-table.js";
import { LinkToShare } from "../../ui/copy.js";
import { useAction } from "../../ui/action.js";
import { Field, NameField } from "../../ui/field.js";
import { heading } from "../../ui/frame.js";
import { Page, ProblemText } from "../../ui/page.js";
import { level } from "../../ui/names.js";
import { say } from "../../core/words.js";
import { gameOf } from "../games.js";
import { guideLink } from "./guide-offer.js";
import { Panel } from "./panel.js";
import { Facts } from "./facts.js";
import { capital } from "../../core/text.js";

/** The page of a table before the game: its seats, the link to invite people, and its settings.
 * @param {{live: import("../../core/live.js").LiveTable, state: TableState}} props */
export function WaitingRoom({ live, state }) {
  const { about, seats } = state;
  const [seed, setSeed] = useState("");
  const asked = useRef(/** @type {HTMLFormElement|null} */ (null));
  const { busy, problem, run } = useAction();
  const seated = seats.some((seat) => seat.yours);
  const open = seats.some((seat) => seat.kind === "open");
  const { link, here } = invitation(about.id);
  const seatLabels = useSeatLabels(state);
  useEffect(() => void (heading.value = { text: say("web-status-open"), links: [guideLink(state)] }), []);
  useEffect(() => void fetchOffers().catch(() => {}), []);
  /** @param {import("../../core/messages.js").Deed} deed */
  const act = (deed) => run(async () => {
    await live.act(deed);
    if (deed.do === "leave") noteAddedText(about.id, deed.seat, null);
  });
  /** @param {number} seat */
  const sit = (seat) => asked.current?.reportValidity() && run(async () => {
    await ensurePlayer();
    const text = textToAdd(seed);
    await live.act({ do: "sit", seat, seed: text });
    noteAddedText(about.id, seat, text);
  });
  const lead = seated ? say("web-waiting-lead") : say("web-invited-lead");
  return html`<${Page} title=${seated ? say("web-waiting") : say("web-invited")} kind="waiting" lead=${lead}>
    <div class="columns">
      <div>
        ${!seated && open && html`<form class="plate form" ref=${asked} onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}><${NameField} suggest=${false} /></form>`}
        ${seated && open && html`<section class="plate">
          <${LinkToShare} label=${say("web-invitation")} link=${link} title=${say("web-share-title", { game: about.game })} hint=${here ? withCommands(say("web-invitation-here")) : say("web-invitation-hint")} /></section>`}
        <ul class="seats" aria-label=${say("web-seats")}>
          ${seats.map((seat) => html`<li key=${seat.seat} class="plate seat" data-kind=${seat.kind}>
            <small>${seatLabels?.[seat.seat]?.() ?? say("web-seat", { seat: seat.seat + 1 })}</small>
            <b>${seat.kind === "open" ? capital(say("web-seat-open")) : seat.name || say("name-computer")}${seat.yours ? ` (${say("web-you")})` : ""}</b>
            ${seat.kind === "bot" && html`<span class="mut">${level(seat.bot)}</span>`}
            <${SeatDeeds} seat=${seat} about=${about} seated=${seated} busy=${busy} sit=${sit} act=${act} />
          </li>`)}
        </ul>
        <${ProblemText} problem=${problem} />
        <${Facts} state=${state} />
        ${!seated && open && html`<details class="plate"><summary>${say("web-seed")}</summary>
          <${Field} label=${say("web-seed")} hint=${say("web-seed-hint")} max=${100} value=${seed} onInput=${setSeed} /></details>`}
      </div>
      <${Panel} live=${live} state=${state} />
    </div>
  <//>`;
}

/** The labels of the seats before the game, once they are loaded. @param {TableState} state @returns {(() => string)[]|null} */
function useSeatLabels(state) {
  const [seatLabels, setSeatLabels] = useState(/** @type {(() => string)[]|null} */ (null));
  useEffect(() => void gameOf(state).seatLabels?.(state).then(setSeatLabels, () => {}), [state.about.id]);
  return seatLabels;
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

/** A sentence whose commands are set as code, so that punctuation after them is not typed along.
 * @param {string} text */
function withCommands(text) {
  return text.split(/(make lan|famiglia play --lan)/).map((part, number) => (number % 2 ? html`<code>${part}</code>` : part));
}
