// @ts-check
import { html } from "../../core/html.js";
import { digestAreas } from "./digest.js";
import { Ways } from "./map-overlay.js";

/** The places of the turn that the viewer looks at in the digest, with its number. @param {{geometry: import("./map-geometry.js").MapGeometry}} props */
export function DigestPlaces({ geometry }) {
  const now = digestAreas.value;
  if (!now) return null;
  return html`<g class="digest-places" aria-hidden="true">
    ${now.places.map((id) => geometry.drawing.areas[id] && html`<path key=${id} d=${geometry.drawing.areas[id].path} />`)}
    ${now.number > 0 && now.places.map((id) => {
      const [x, y] = geometry.spot(id) ?? [0, 0];
      return html`<g key=${id} style=${`transform:translate(${x}px,${y}px) scale(var(--u))`}><g transform="translate(-26 -22)"><circle r="13" /><text y="6" text-anchor="middle">${now.number}</text></g></g>`;
    })}<${Ways} ways=${now.ways} geometry=${geometry} /></g>`;
}
