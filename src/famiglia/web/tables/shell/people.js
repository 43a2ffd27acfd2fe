// @ts-check
/** @import {SeatState, TableState} from "../../core/messages.js" */
import { useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { LinkToShare } from "../../ui/copy.js";
import { Dialog } from "../../ui/dialog.js";
import { useAction } from "../../ui/action.js";
import { ProblemText } from "../../ui/page.js";
import { level } from "../../ui/names.js";
import { say } from "../../core/words.js";
import { namesAt } from "../games.js";
import { Facts } from "./facts.js";

/** Who is here, and how to leave and come back.
 * @param {{live: import("../../core/live.js").LiveTable, state: TableState}} props */
export function People({ live, state }) {
  const { busy, problem, run } = useAction();
  const [leaving, setLeaving] = useState(/** @type {number|null} */ (null));
  const called = namesAt(state);
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
    <${ProblemText} problem=${problem} />
    <${LinkToShare} label=${say("web-watch-link")} link=${`${location.origin}/t/${state.about.id}`} />
    <${Facts} state=${state} />
    ${leaving !== null && html`<${Dialog} title=${say("web-leave")} onClose=${() => setLeaving(null)}>
      <p>${say("web-leave-ask")}</p>
      <div class="deeds"><button class="ghost" onClick=${() => setLeaving(null)}>${say("web-stay")}</button>
        <button class="primary" onClick=${() => leave(leaving)}>${say("web-leave-yes")}</button></div>
    <//>`}
  </div>`;
}
