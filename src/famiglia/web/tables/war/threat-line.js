// @ts-check
import { html } from "../../core/html.js";
import { say } from "../../core/words.js";
import { coming } from "./map-facts.js";
import { Symbol } from "./symbols.js";

/** How many areas of the viewer's team could be outnumbered, and from where by most; equal threats are not told apart. @param {{scene: import("./scene.js").Scene}} props */
export function ThreatLine({ scene }) {
  const threats = Object.values(scene.guidance.threats ?? {}).map((each) => each.filter(({ outnumbered }) => outnumbered)).filter((each) => each.length);
  if (!threats.length) return null;
  const most = Math.max(...threats.flat().map(coming));
  const sources = new Set(threats.flat().filter((each) => coming(each) === most).map(({ source }) => source));
  const area = sources.size === 1 ? scene.pack.place([...sources][0]) : "";
  return html`<p class="threat-line"><${Symbol} name="threat" size=${18} /> <span>${say("wt-threats", { n: threats.length, from: area ? "one" : "several", area, soldati: most })}</span></p>`;
}
