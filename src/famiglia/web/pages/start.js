// @ts-check
import { html } from "../core/html.js";
import { playNow } from "../core/new-table.js";
import { useAction } from "../ui/action.js";
import { Emblem } from "../ui/emblem.js";
import { NameField } from "../ui/field.js";
import { Fan } from "../ui/fan.js";
import { Logo } from "../ui/logo.js";
import { SomeTables, useOwnTables } from "../ui/lists.js";
import { Page, ProblemText } from "../ui/page.js";
import { say } from "../core/words.js";

const DOORS = [
  ["bot", "/new/bot"],
  ["friend", "/new/friend"],
  ["hotseat", "/new/hotseat"],
  ["watch", "/watch"],
  ["replay", "/replay"],
  ["rules", "/rules/duel"],
];

/** The first page: one click to play, and the doors to everything else. */
export default function Start() {
  const { busy, problem, run } = useAction();
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    void run(playNow);
  };
  const headline = html`<span class="wordmark"><${Logo} /><span class="vh">Famiglia. </span></span>${say("setup-title")}`;
  return html`<${Page} title=${say("setup-title")} kind="start" headline=${headline}>
    <div class="pitch">
      <p class="lead">${say("web-pitch")}</p>
      <form class="plate quick" onSubmit=${begin} aria-label=${say("web-play-now")}>
        <${NameField} />
        <button class="primary large" disabled=${busy}>${say("web-play-now")}</button>
        <p class="hint">${say("web-play-now-hint")}</p>
        <${ProblemText} problem=${problem} />
      </form>
    </div>
    <${Fan} />
    <${Continue} />
    <section aria-labelledby="doors">
      <h2 id="doors" class="divider"><span>${say("web-doors")}</span></h2>
      <ul class="doors">
        ${DOORS.map(([name, address]) => html`<li key=${name}><a class="plate door" href=${address}>
          <${Emblem} name=${name} /><b>${say(`web-door-${name}`)}</b><span>${say(`web-door-${name}-hint`)}</span></a></li>`)}
      </ul>
      <a class="plate door war" href="/war"><${Emblem} name="war" /><b>${say("web-door-war")}</b><span>${say("web-door-war-hint")}</span></a>
    </section>
  <//>`;
}

/** The reader's own games that go on, those where they are awaited first, and the way to those that are over. */
function Continue() {
  const { tables, more } = useOwnTables();
  const going = tables.filter((table) => table.status !== "over");
  const over = tables.length + more - going.length;
  if (!tables.length) return null;
  return html`<section aria-labelledby="continue">
    <h2 id="continue" class="divider"><span>${say(going.length ? "web-continue" : "web-your-games")}</span></h2>
    ${going.length > 0 && html`<${SomeTables} tables=${going} label=${say("web-continue")} most=${6} />`}
    ${over > 0 && html`<p class="finished"><a href="/me">${say("web-finished-games", { games: over })}</a></p>`}
  </section>`;
}
