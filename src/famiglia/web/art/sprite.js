// @ts-check
/** All faces of the cards, drawn once; every card on the table only points at its symbol. */

import { useMemo } from "preact/hooks";

import { html } from "../core/html.js";
import { lang, say } from "../core/words.js";
import { EMBLEMS } from "./emblems.js";
import { faceId, FAMILIES, RANKS, VALUES, ZERO_FACES } from "./families.js";
import { BLIND, FAN, FIGURES, HATCHES, PROPS, WINDOW } from "./figures.js";

const CARD = 'viewBox="0 0 154 224"';

const DEFS = `<defs><clipPath id="window"><path d="${WINDOW}"/></clipPath>
  <radialGradient id="lamp" cx=".32" cy=".2" r=".95"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".26"/>
  <stop offset=".42" stop-color="#ffe9b8" stop-opacity=".02"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></radialGradient>
  <radialGradient id="halo"><stop offset="0" stop-color="#fff1c9" stop-opacity=".42"/><stop offset=".55" stop-color="#ffe9b8" stop-opacity=".17"/>
  <stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></radialGradient><linearGradient id="coin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f6e2ab"/><stop offset=".5" stop-color="#cfa552"/>
  <stop offset="1" stop-color="#8d692c"/></linearGradient></defs>`;

/** What all cards of a family share: paper and window behind the bust, prop and blind before it. @param {import("./families.js").Family} family */
function ground(family) {
  const emblem = (/** @type {number} */ x) => `<use href="#emblem-${family}" class="art-mark" x="${x}" y="46" width="22" height="22"/>`;
  return `<symbol id="emblem-${family}" viewBox="0 0 40 40">${EMBLEMS[family]}</symbol>
    <symbol id="ground-${family}" ${CARD}><rect class="art-sheet" width="154" height="224" rx="9"/>
    <path class="art-rule" d="M10.500 4.500h133a6 6 0 0 1 6 6v203a6 6 0 0 1-6 6h-133a6 6 0 0 1-6-6v-203a6 6 0 0 1 6-6z"/>
    <path class="art-hair" d="M11 8h132a3 3 0 0 1 3 3v202a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3z${FAN}"/>
    <g clip-path="url(#window)"><path class="art-sky" d="M10 10h134v166H10z"/><path class="art-hatch" d="${HATCHES[family]}"/>
    <path fill="url(#lamp)" d="M10 10h134v166H10z"/><circle fill="url(#halo)" cx="70" cy="68" r="62"/></g>${emblem(16.5)}${emblem(115.5)}
    <text class="art-family" x="14" y="195">${say(`family-${family}`)}</text><circle class="art-coin" cx="128" cy="197" r="13.500"/></symbol>
    <symbol id="prop-${family}" ${CARD}><g clip-path="url(#window)">${PROPS[family]}<path class="art-blind" d="${BLIND}"/></g><path class="art-pane" d="${WINDOW}"/></symbol>
    <symbol id="plain-${family}" viewBox="0 0 100 146"><rect class="art-sheet" width="100" height="146" rx="9"/>
    <path class="art-rule art-wide" d="M10 5h80a5 5 0 0 1 5 5v126a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z"/>
    <path class="art-sky" d="M12 80h76v50a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4z"/><svg x="12" y="80" width="76" height="54" viewBox="20 60 114 81"><path class="art-hatch" d="${HATCHES[family]}"/></svg>
    <use href="#emblem-${family}" class="art-mark art-light" x="29" y="85" width="42" height="42"/></symbol>`;
}

/** A bust in its window, with the numerals and the rank that go with its hat. @param {[string, string]} drawn */
function figure([id, drawing]) {
  const value = Number(id[0]);
  return `<symbol id="figure-${id}" ${CARD}><g clip-path="url(#window)"><g class="art-bust" transform="translate(-6.200 11) scale(1.080)">${drawing}</g></g>
    <text class="art-numeral" x="27.500" y="43">${value}</text><text class="art-numeral" x="126.500" y="43">${value}</text>
    <text class="art-rank" x="14" y="209">${RANKS[value]}</text></symbol>`;
}

/**
 * The faces of one kind of card, and the plain one for small places: family, rank, and the victory points on the coin.
 * @param {import("./families.js").Family} family @param {number} value @param {Record<string, number>} worth
 */
function faces(family, value, worth) {
  const kind = family + value;
  const face = (/** @type {number} */ copy) =>
    `<symbol id="${faceId(kind, copy)}" ${CARD}><use href="#ground-${family}"/><use href="#figure-${value ? value : `0-${copy}`}"/><use href="#prop-${family}"/>
    <text class="art-worth" x="128" y="203.500">${worth[kind] ?? ""}</text></symbol>`;
  const plain = `<symbol id="small-${kind}" viewBox="0 0 100 146"><use href="#plain-${family}"/><text class="art-numeral art-big" x="50" y="70">${value}</text></symbol>`;
  return Array.from({ length: value ? 1 : ZERO_FACES }, (_, copy) => face(copy)).join("") + plain;
}

/** The hidden drawing that all cards point at. @param {{worth: Record<string, number>}} props */
export function Sprite({ worth }) {
  const drawing = useMemo(
    () =>
      DEFS +
      FAMILIES.map(ground).join("") +
      Object.entries(FIGURES).map(figure).join("") +
      FAMILIES.flatMap((family) => VALUES.map((value) => faces(family, value, worth))).join(""),
    [lang.value, worth],
  );
  return html`<svg class="sprite" aria-hidden="true" focusable="false" dangerouslySetInnerHTML=${{ __html: drawing }}></svg>`;
}
