// @ts-check
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { Symbol } from "./symbols.js";

/** How many areas of the viewer's team could be outnumbered, and by whom above all. @param {{scene: import("./scene.js").Scene}} props */
export function ThreatLine({ scene }) {
  const threats = Object.values(scene.guidance.threats ?? {}).map((each) => each.filter(({ outnumbered }) => outnumbered)).filter((each) => each.length);
  if (!threats.length) return null;
  const worst = threats.flat().reduce((most, each) => (each.soldati > most.soldati ? each : most));
  return html`<p class="threat-line"><${Symbol} name="threat" size=${18} /> <span>${say("wt-threats", { n: threats.length, area: scene.pack.place(worst.source), soldati: worst.soldati })}</span></p>`;
}
