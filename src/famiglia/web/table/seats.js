// @ts-check
/** @import {SeatState, TableState} from "../messages.js" */
import { useState } from "preact/hooks";

import { html } from "../html.js";
import { LinkToShare } from "../parts/copy.js";
import { Dialog } from "../parts/dialog.js";
import { useDoing } from "../parts/doing.js";
import { Trouble } from "../parts/page.js";
import { level, names } from "../parts/people.js";
import { say } from "../words.js";
import { Settled } from "./settled.js";

/** Who is here, and how to leave and come back.
 * @param {{live: import("../live.js").Live, state: TableState}} props */
export function People({ live, state }) {
  const { busy, problem, run } = useDoing();
  const [leaving, setLeaving] = useState(/** @type {number|null} */ (null));
  const called = names(state.seats, state.game);
  const running = state.about.status === "running";
  /** @param {number} seat */
  const leave = (seat) => {
    setLeaving(null);
    void run(() => live.act({ do: "leave", seat }));
  };
  /** @param {SeatState} seat */
  const about = (seat) => [seat.yours && say("web-you"), seat.kind === "bot" && (seat.substitute ? say("web-substitute") : level(seat.bot)),
    seat.kind === "human" && say(seat.online ? "web-online" : "web-away")].filter(Boolean).join(", ");
  return html`<div class="people">
    <ul>
      ${state.seats.map((seat) => html`<li key=${seat.seat}>
        <span class="dot" data-online=${seat.online} aria-hidden="true"></span><b>${called[seat.seat]}</b> <small>${about(seat)}</small>
        ${running && seat.yours && seat.kind === "human" && html`<button class="ghost" disabled=${busy}
          onClick=${() => setLeaving(seat.seat)}>${say("web-leave")}</button>`}
        ${running && seat.back && html`<button class="primary" disabled=${busy}
          onClick=${() => run(() => live.act({ do: "sit", seat: seat.seat }))}>${say("web-come-back")}</button>`}
      </li>`)}
    </ul>
    <p class="mut">${say("web-spectators", { number: state.spectators })}</p>
    <${Trouble} problem=${problem} />
    <${LinkToShare} label=${say("web-watch-link")} link=${`${location.origin}/t/${state.about.id}`} />
    <${Settled} state=${state} />
    ${leaving !== null && html`<${Dialog} title=${say("web-leave")} onClose=${() => setLeaving(null)}>
      <p>${say("web-leave-ask")}</p>
      <div class="deeds"><button class="ghost" onClick=${() => setLeaving(null)}>${say("web-stay")}</button>
        <button class="primary" onClick=${() => leave(leaving)}>${say("web-leave-yes")}</button></div>
    <//>`}
  </div>`;
}
