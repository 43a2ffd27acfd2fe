// @ts-check
import { useEffect, useState } from "preact/hooks";

import { call } from "../core/api.js";
import { html, typed } from "../core/html.js";
import { ownName } from "../core/me.js";
import { fetchOffers, firstLevel, offers, open } from "../core/new-table.js";
import { place } from "../core/router.js";
import { capital, titleCase } from "../core/text.js";
import { addWords, known, say } from "../core/words.js";
import { useAction } from "../ui/action.js";
import { Pick } from "../ui/choice.js";
import { Field, NameField } from "../ui/field.js";
import { level } from "../ui/names.js";
import { Page, ProblemText } from "../ui/page.js";
import { LevelPick, ListedTick, OptionTicks, PacePick, SeedField } from "./settings.js";

/** @import {PackContents, PackSeat} from "../core/messages.js" */

/** Common ways to fill the seats: the holder of each seat but the first, which is the player's own. @type {Record<string, (mate: boolean) => string>} */
const SEATINGS = { bots: () => "bot", mate: (mate) => (mate ? "open" : "bot"), friends: () => "open", screen: () => "me" };

/** The page of the war: what it is about, and a form to open a table. */
export default function War() {
  const requested = place.value.query.get("with") ?? "bots";
  const [form, setForm] = useState({
    holders: /** @type {string[]|null} */ (null), names: /** @type {string[]} */ ([]), bot: "", options: /** @type {string[]|null} */ (null), pack: "",
    visibility: /** @type {"private"|"listed"} */ ("private"), pace: /** @type {"live"|"turns"} */ ("live"), seed: "",
  });
  const [seats, setSeats] = useState(/** @type {PackSeat[]} */ ([]));
  const { busy, problem, run } = useAction();
  const offer = offers.value?.war;
  const pack = form.pack || offer?.packs[0] || "";
  useEffect(() => void run(() => Promise.all([fetchOffers(), addWords("war").then(() => addWords("war_around"))])), []);
  useEffect(() => {
    if (pack) call("GET", `/api/packs/${encodeURIComponent(pack)}`).then((/** @type {PackContents} */ contents) => setSeats(contents.seats), () => {});
  }, [pack]);
  /** @param {Partial<typeof form>} change */
  const set = (change) => setForm({ ...form, ...change });
  /** @param {string} name */
  const holdersFor = (name) => seats.map(({ team }, seat) => (seat ? (SEATINGS[name] ?? SEATINGS.bots)(team === seats[0].team) : "me"));
  const holders = form.holders ?? holdersFor(requested);
  const chosen = Object.keys(SEATINGS).find((name) => holdersFor(name).join() === holders.join()) ?? null;
  const bot = form.bot || firstLevel(offer?.bots ?? []);
  const options = form.options ?? offer?.newcomers ?? [];
  /** @param {Event} event */
  const begin = (event) => {
    event.preventDefault();
    const { visibility, seed } = form;
    const names = holders.map((holder, seat) => (holder === "me" && seat !== holders.indexOf("me") ? nameAt(seat) : null));
    const taken = holders.map((holder) => (holder === "bot" ? `bot:${bot}` : holder));
    const pace = holders.includes("open") ? form.pace : "live";
    void run(() => open({ game: "war", seats: taken, names, options, pack, visibility, pace, seed }));
  };
  const nameAt = (/** @type {number} */ seat) => form.names[seat]?.trim() || `${ownName()} ${seat + 1}`;
  const ready = offer && seats.length > 0 && known("wt-new-title") && known("wt-note-victims");
  const label = (/** @type {string} */ option) => say(`war-option-${option}`);
  const hint = (/** @type {string} */ option) => say(`war-option-about-${option}`);
  const teams = [...new Set(seats.map((seat) => seat.team))];
  return html`<${Page} title=${say("web-door-war")} kind="slim" lead=${say("web-war-lead")}>
    <section class="plate"><p>${say("web-war-text")}</p><p class="links-in-line"><a href="/rules/war">${say("web-rules-war")}</a></p></section>
    ${ready && html`<form class="plate form" onSubmit=${begin}>
      <h2>${say("wt-new-title")}</h2>
      <${NameField} />
      <${Pick} label=${say("wt-new-company")} value=${chosen} onPick=${(/** @type {string} */ name) => set({ holders: holdersFor(name) })}
        choices=${Object.keys(SEATINGS).map((name) => ({ value: name, label: say(`wt-new-with-${name}`) }))} hint=${chosen ? say(`wt-new-about-${chosen}`) : say("wt-new-about-own")} />
      <fieldset class="corners"><legend>${say("web-seats")}</legend>
        ${teams.map((team) => html`<div key=${team} class="corner-team"><h3>${say("war-team", { team: titleCase(team) })}</h3>
          ${seats.map((corner, seat) => corner.team === team && html`<div key=${seat} class="entry"><label for=${`seat-${seat}`}>${say("web-seat", { seat: corner.id.toUpperCase() })}</label>
            <select id=${`seat-${seat}`} value=${holders[seat]} onChange=${typed((holder) => set({ holders: holders.map((each, number) => (number === seat ? holder : each)) }))}>
              ${["me", "open", "bot"].map((holder) => html`<option key=${holder} value=${holder}>${holderName(holder, bot, holders.indexOf("me") === seat)}</option>`)}</select>
            ${holders[seat] === "me" && holders.indexOf("me") !== seat && html`<${Field} label=${say("web-second-name")} value=${form.names[seat] ?? ""} max=${40} placeholder=${`${ownName()} ${seat + 1}`}
              onInput=${(/** @type {string} */ name) => set({ names: Object.assign([...form.names], { [seat]: name }) })} />`}</div>`)}</div>`)}
      </fieldset>
      ${holders.includes("bot") && html`<${LevelPick} bots=${offer.bots} strength=${offer.strength} value=${bot} label=${say("wt-new-bots")} set=${set} />`}
      ${holders.includes("open") && html`<${PacePick} value=${form.pace} set=${set} />`}
      <${OptionTicks} names=${offer.newcomers} chosen=${options} label=${label} hint=${hint} set=${set} />
      <details><summary>${say("web-more-options")}</summary>
        ${offer.packs.length > 1 && html`<${Pick} label=${say("wt-setup-pack")} value=${pack} onPick=${(/** @type {string} */ picked) => set({ pack: picked })}
          choices=${offer.packs.map((name) => ({ value: name, label: titleCase(name) }))} />`}
        <${OptionTicks} names=${offer.options.filter((option) => !offer.newcomers.includes(option))} chosen=${options} label=${label} hint=${hint} set=${set} />
        <${ListedTick} value=${form.visibility} set=${set} />
        <${SeedField} value=${form.seed} set=${set} />
      </details>
      <button class="primary large" disabled=${busy || !holders.includes("me")}>${holders.includes("open") ? say("web-open-table") : say("wt-setup-play")}</button>
      <${ProblemText} problem=${problem} />
    </form>
    <section class="plate mourning"><h2>${say("wt-note-victims-title")}</h2><p>${say("wt-note-victims")}</p></section>
    <section class="plate"><h2>${say("wt-note-pack-title")}</h2><p>${say("wt-note-pack")}</p></section>`}
    ${!ready && html`<${ProblemText} problem=${problem} />`}
  <//>`;
}

/** @param {string} holder @param {string} bot @param {boolean} first whether it is the player's first seat */
function holderName(holder, bot, first) {
  if (holder === "me") return first ? ownName() : say("wt-new-here");
  return holder === "open" ? capital(say("web-seat-open")) : say("web-invite-bot", { level: level(bot) });
}
