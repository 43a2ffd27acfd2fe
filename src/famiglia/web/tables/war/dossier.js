// @ts-check
/** What the other team can do: its orders, as far as they are known. */

import { useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { FamilyEmblem } from "./family-emblem.js";
import { coming } from "./map-facts.js";
import { OrderToken } from "./order-token.js";
import { Symbol } from "./symbols.js";

/** @import {Dossier as Known, FaceDownOrder} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

/** What the legend explains. */
const STATES = ["possible", "seen", "mat", "sold"];

/** @param {{scene: Scene, actions: TableActions}} props */
export function Dossier({ scene, actions }) {
  const known = scene.guidance.dossier ?? [];
  const [chosen, setChosen] = useState("");
  if (!known.length) return html`<p class="about">${say("wt-dossier-none")}</p>`;
  return html`<div class="folder"><p class="folder-head"><b>${say("wt-dossier-title")}</b>
      ${STATES.map((state) => html`<span key=${state} class="key key-${state}">${say(`wt-dossier-key-${state}`)}</span>`)}</p>
    ${known.map((family) => html`<${FamilyDossier} key=${family.seat} scene=${scene} actions=${actions} known=${family} chosen=${chosen} choose=${setChosen} />`)}</div>`;
}

/** Is an order possible face down on the map or in the headquarters? @param {string} place */
const hidden = (place) => place === "possible" || place === "headquarters";

/** @param {{scene: Scene, actions: TableActions, known: Known, chosen: string, choose: (area: string) => void}} props */
function FamilyDossier({ scene, actions, known, chosen, choose }) {
  const { family: colour } = scene.family(known.seat);
  const down = known.face_down ?? [];
  const about = down.find((each) => each.area === chosen);
  const possible = Object.values(known.orders).filter(hidden).length;
  return html`<section class="family-dossier" aria-label=${scene.names[known.seat]}>
    <div class="dossier-head"><${FamilyEmblem} colour=${colour} size=${32} /><h2><span dir="auto">${scene.names[known.seat]}</span>${say("wt-did-plain", { text: scene.pack.families.get(colour ?? "")?.name ?? "" })}</h2>
      <p class="areas" role="group" aria-label=${say("wt-dossier-face-down")}>${down.filter((each, at) => down.findIndex(({ area }) => area === each.area) === at).map((each) => html`<button key=${each.area} type="button" class="pill paper" aria-pressed=${each.area === chosen}
        onMouseEnter=${() => actions.point({ kind: "area", id: each.area })} onMouseLeave=${() => actions.point(null)}
        onClick=${() => choose(each.area === chosen ? "" : each.area)}>${say("wt-dossier-area", { area: scene.pack.place(each.area), orders: down.filter(({ area }) => area === each.area).length, n: each.could_be.length })}</button>`)}</p>
      <p class="sum">${say("wt-dossier-sum", { down: down.length, possible })}</p></div>
    ${about && html`<${AboutArea} scene=${scene} about=${about} seat=${known.seat} />`}
    <ul>${Object.entries(known.orders).map(([id, place]) => {
      const seen = known.seen?.[id];
      const state = place === "mat" || place === "sold" ? place : seen || place === "area" ? "seen" : "possible";
      const out = about && !about.could_be.includes(id);
      const note = say(`wt-dossier-at-${place}`, { seen: seen ? "yes" : "no", round: seen?.round ?? 0, area: seen ? scene.pack.place(seen.area) : "" });
      return html`<li key=${id} class="is-${state}${out ? " is-out" : ""}"><${OrderToken} order=${id} scene=${scene} size="fluid" note=${note} />
        <b aria-hidden="true">${scene.pack.orders.get(id)?.name}</b><em aria-hidden="true">${note}</em></li>`;
    })}</ul></section>`;
}

/** What an order that lies face down in an area threatens. @param {{scene: Scene, about: FaceDownOrder, seat: number}} props */
function AboutArea({ scene, about, seat }) {
  const there = scene.view.areas[about.area];
  const hit = Object.entries(scene.guidance.threats ?? {}).flatMap(([area, threats]) => threats.filter((threat) => threat.source === about.area).map((threat) => ({ area, threat })));
  const attacks = about.could_be.filter((id) => scene.pack.orders.get(id)?.type === "attack").length;
  return html`<p class="about-area"><${Symbol} name=${hit.length ? "threat" : "eye"} size=${20} />
    <span>${say("wt-dossier-about", { area: scene.pack.place(about.area), soldati: there.soldati, cars: there.cars, n: about.could_be.length, attacks, name: scene.names[seat] })}
      ${" "}${hit.length ? say("wt-dossier-hits", { areas: hit.map(({ area, threat }) => say("wt-dossier-hit", { area: scene.pack.place(area), soldati: coming(threat) })).join(", ") }) : say("wt-dossier-hits-nothing")}</span></p>`;
}
