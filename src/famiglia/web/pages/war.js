// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../core/html.js";
import { askOffers, offers, open } from "../core/new-table.js";
import { Pick, Tick } from "../ui/choice.js";
import { useAction } from "../ui/action.js";
import { NameField } from "../ui/field.js";
import { Page, ProblemText } from "../ui/page.js";
import { level } from "../ui/names.js";
import { capital } from "../core/text.js";
import { addWords, known, say } from "../core/words.js";

/** The war: what there is of it in the browser, what it is about, and a plain table for those who cannot wait. */
export default function War() {
  const [seats, setSeats] = useState(["me", "bot:greedy", "bot:greedy", "bot:greedy"]);
  const [options, setOptions] = useState(["first-game", "quick-setup"]);
  const { busy, problem, run } = useAction();
  useEffect(() => void run(() => Promise.all([askOffers(), addWords("war")])), []);
  const offer = offers.value?.war;
  const holders = ["me", "open", ...(offer?.bots ?? []).map((bot) => `bot:${bot}`)];
  /** @param {string} option @returns {(on: boolean) => void} */
  const choose = (option) => (on) => setOptions([...options.filter((each) => each !== option), ...(on ? [option] : [])]);
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    void run(() => open({ game: "war", seats, options, pace: seats.includes("open") ? "turns" : "live" }));
  };
  return html`<${Page} title=${say("web-door-war")} kind="slim" lead=${say("web-war-lead")}>
    <section class="plate"><h2>${say("web-war-coming")}</h2><p>${say("web-war-coming-text")}</p>
      <ul class="commands"><li><code>make war</code> ${say("web-war-folder")}</li><li><code>famiglia play war</code> ${say("web-war-installed")}</li></ul>
      <p><a href="/rules/war">${say("web-rules-war")}</a></p></section>
    ${known("wt-note-victims") && html`<section class="plate mourning"><h2>${say("wt-note-victims-title")}</h2><p>${say("wt-note-victims")}</p></section>
    <section class="plate"><h2>${say("wt-note-pack-title")}</h2><p>${say("wt-note-pack")}</p></section>
    <form class="plate form" onSubmit=${begin}>
      <h2>${say("web-war-plain")}</h2><p class="hint">${say("web-war-plain-text")}</p>
      <${NameField} />
      ${seats.map((holder, seat) => html`<${Pick} key=${seat} label=${say("web-seat", { seat: seat + 1 })} value=${holder}
        onPick=${(/** @type {string} */ picked) => setSeats(seats.map((each, number) => (number === seat ? picked : each)))}
        choices=${holders.map((each) => ({ value: each, label: holderName(each) }))} />`)}
      ${(offer?.options ?? []).map((option) => html`<${Tick} key=${option} label=${say(`war-option-${option}`)} hint=${say(`war-option-about-${option}`)}
        on=${options.includes(option)} onChange=${choose(option)} />`)}
      <button class="primary large" disabled=${busy || !offer}>${say("wt-setup-play")}</button>
    </form>`}
    <${ProblemText} problem=${problem} />
  <//>`;
}

/** @param {string} holder */
function holderName(holder) {
  if (holder === "me") return say("you");
  return holder === "open" ? capital(say("web-seat-open")) : say("web-invite-bot", { level: level(holder.replace("bot:", "")) });
}
