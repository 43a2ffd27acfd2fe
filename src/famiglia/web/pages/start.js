// @ts-check
import { useState } from "preact/hooks";

import { html } from "../core/html.js";
import { playNow } from "../core/new-table.js";
import { useAction } from "../ui/action.js";
import { Dialog } from "../ui/dialog.js";
import { Emblem } from "../ui/emblem.js";
import { NameField } from "../ui/field.js";
import { openedGuide } from "../ui/frame.js";
import { Fan } from "../ui/fan.js";
import { Logo } from "../ui/logo.js";
import { SomeTables, useOwnTables } from "../ui/lists.js";
import { Page, ProblemText } from "../ui/page.js";
import { say } from "../core/words.js";

/** The ways to begin each game, in the order of the page. @type {["duel"|"war", [string, string][]][]} */
const GAMES = [
  ["duel", [["bot", "/new/bot"], ["friend", "/new/friend"], ["hotseat", "/new/hotseat"], ["rules", "/rules/duel"]]],
  ["war", [["bots", "/war?with=bots"], ["friends", "/war?with=friends"], ["screen", "/war?with=screen"], ["rules", "/rules/war"]]],
];

/** Links to other pages: name and address. */
const LINKS = [
  ["watch", "/watch"],
  ["replay", "/replay"],
];

/** The start page: a button to play at once, and links to all other ways to play. */
export default function Start() {
  const { busy, problem, run } = useAction();
  const [asking, setAsking] = useState(false);
  /** @param {Event} event */
  const ask = (event) => {
    event.preventDefault();
    setAsking(true);
  };
  const headline = html`<span class="wordmark"><${Logo} /><span class="vh">Famiglia. </span></span>${say("web-title")}`;
  return html`<${Page} title=${say("web-title")} kind="start-page" headline=${headline}>
    <div class="pitch">
      <p class="lead">${say("web-pitch")}</p>
      <form class="plate quick" onSubmit=${ask} aria-label=${say("web-play-now")}>
        <${NameField} />
        <button class="primary large" aria-haspopup="dialog">${say("web-play-now")}</button>
        <p class="hint">${say("web-play-now-hint")}</p>
      </form>
    </div>
    <${Fan} />
    <${Continue} />
    <section aria-labelledby="doors">
      <h2 id="doors" class="divider"><span>${say("web-doors")}</span></h2>
      <div class="both">
        ${GAMES.map(([game, ways]) => html`<section key=${game} class="plate door" aria-labelledby=${`door-${game}`}>
          <${Emblem} name=${game} /><b id=${`door-${game}`}>${say(`web-game-${game}`)}</b>
          <span>${say(`web-about-${game}`)}</span><small>${say(`web-facts-${game}`)}</small>
          <ul class="ways">${ways.map(([name, address]) => html`<li key=${name}><a class="ghost" href=${address}>${say(`web-door-${name}`)}</a></li>`)}</ul>
        </section>`)}
      </div>
      <ul class="doors">
        ${LINKS.map(([name, address]) => html`<li key=${name}><a class="plate door" href=${address}>
          <${Emblem} name=${name} /><b>${say(`web-door-${name}`)}</b><span>${say(`web-door-${name}-hint`)}</span></a></li>`)}
      </ul>
    </section>
    ${asking && html`<${Dialog} title=${say("web-which-game")} onClose=${() => setAsking(false)}>
      <div class="which">${GAMES.map(([game]) => html`<div key=${game}>
        <button type="button" class="plate door" disabled=${busy} onClick=${() => run(() => playNow(game))}>
          <${Emblem} name=${game} /><b>${say(`web-game-${game}`)}</b><span>${say(`web-about-${game}`)}</span><small>${say(`web-facts-${game}`)}</small></button>
        <button type="button" class="ghost" aria-haspopup="dialog" onClick=${() => (openedGuide.value = { game })}>${say(`web-guide-${game}`)}</button></div>`)}</div>
      <${ProblemText} problem=${problem} /><//>`}
  <//>`;
}

/** The user's unfinished games, those where it is their turn first, and a link to the finished ones. */
function Continue() {
  const { tables, more } = useOwnTables();
  const unfinished = tables.filter((table) => table.status !== "over");
  const over = tables.length + more - unfinished.length;
  if (!tables.length) return null;
  return html`<section aria-labelledby="continue">
    <h2 id="continue" class="divider"><span>${say(unfinished.length ? "web-continue" : "web-your-games")}</span></h2>
    ${unfinished.length > 0 && html`<${SomeTables} tables=${unfinished} label=${say("web-continue")} most=${6} />`}
    ${over > 0 && html`<p class="finished"><a href="/me">${say("web-finished-games", { games: over })}</a></p>`}
  </section>`;
}
