// @ts-check
/** What lies behind the bust: the arched window, and a hatch of its own for every family, so that nothing rests on hue. */

/** A Deco window: narrow between the numerals, wide below, with a fan over it. */
export const WINDOW = "M14 174V80L22 72H35L43 64V48Q43 34 57 34H97Q111 34 111 48V64L119 72H132L140 80V174Z";
export const FAN = "M60 30a17 17 0 0 1 34 0zM70 30a7 7 0 0 1 14 0M77 23V13M72 25l-6-8M82 25l6-8M70.500 27.500l-9-4M83.500 27.500l9-4";

/** Sun rays from the foot of the window. */
function rays() {
  const ray = (/** @type {number} */ turn) => {
    const at = (/** @type {number} */ angle) =>
      `L${(77 - 200 * Math.cos(angle)).toFixed(1)} ${(174 - 200 * Math.sin(angle)).toFixed(1)}`;
    return `M77 174${at(turn - 0.05)}${at(turn + 0.05)}Z`;
  };
  return Array.from({ length: 15 }, (_, index) => ray((Math.PI * index) / 14)).join("");
}

/** The lines of a ledger. */
function ruled() {
  const rows = Array.from({ length: 18 }, (_, row) => `M10 ${18 + row * 9}h134v1.300H10z`).join("");
  const columns = [28, 31, 77, 123].map((at) => `M${at} 10h1.200v170h-1.200z`).join("");
  return rows + columns;
}

/** Chevrons, like a herringbone coat. */
function chevrons() {
  const one = (/** @type {number} */ top) =>
    [14, 35, 56, 77, 98, 119].map((left) => `M${left} ${top}l10.500 -9 10.500 9v4l-10.500 -9 -10.500 9z`).join("");
  return Array.from({ length: 15 }, (_, row) => one(22 + row * 12)).join("");
}

/** The rings of a target. */
function rings() {
  const ring = (/** @type {number} */ radius) =>
    [radius, radius - 3].map((r) => `M${77 - r} 96a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`).join("");
  return Array.from({ length: 9 }, (_, index) => ring(16 + index * 12)).join("");
}

/** The shadow of a venetian blind. */
export const BLIND = Array.from({ length: 10 }, (_, slat) => `M0 ${24 + slat * 18}l154-16v6L0 ${30 + slat * 18}z`).join("");

/** @type {Record<import("./families.js").Family, string>} */
export const HATCHES = { F: rays(), A: ruled(), B: chevrons(), M: rings() };
