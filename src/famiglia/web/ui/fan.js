// @ts-check
import { useEffect, useState } from "preact/hooks";

import { html } from "../core/html.js";

const CARDS = ["A1", "B3", "F2", "M0", "F4"];

/** What is printed on the card that lies on top. @type {Record<string, number>} */
const WORTH = { F4: 15 };

/** A few cards fanned out above the island; only to look at, and fetched after everything else. */
export function Fan() {
  const [art, setArt] = useState(/** @type {{Sprite: any, Face: any}|null} */ (null));
  useEffect(() => {
    if (!matchMedia("(min-width: 901px)").matches) return;
    Promise.all([import("../art/sprite.js"), import("../tables/duel/card.js")]).then(([{ Sprite }, { Face }]) => setArt({ Sprite, Face }), () => {});
  }, []);
  if (!art) return html`<div class="show" aria-hidden="true"></div>`;
  return html`<div class="show" aria-hidden="true"><${art.Sprite} worth=${WORTH} />
    ${CARDS.map((code) => html`<span class="shown" key=${code}><${art.Face} code=${code} /></span>`)}</div>`;
}

