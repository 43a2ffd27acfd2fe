// @ts-check
import { liveryOf } from "../../art/war-families.js";
import { html } from "../../core/html.js";

/** The shape of a family in its colour, with a number on it if there is one. Without a text it is decoration.
 * @param {{colour: string|null|undefined, size?: number, number?: number|string|null, text?: string}} props */
export function FamilyEmblem({ colour, size = 26, number = null, text }) {
  const { fill, ink, edge, shape, middle } = liveryOf(colour);
  return html`<svg class="family" width=${size} height=${size} viewBox="-13 -13 26 26" role=${text ? "img" : undefined} aria-label=${text} aria-hidden=${text ? undefined : "true"}>
    <path d=${shape} fill=${fill} stroke=${edge} stroke-width="1.6" stroke-linejoin="round" />
    ${number !== null && html`<text y=${5 + middle} text-anchor="middle" font-size="14" font-weight="600" fill=${ink}>${number}</text>`}</svg>`;
}
