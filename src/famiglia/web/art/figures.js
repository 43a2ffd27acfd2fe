// @ts-check
/** The busts: faceless, with one rim light; the hat shows the rank. Drawn in the window of a card of 154 × 224. */

const HEAD = `<path d="M57 62c-1 11-1 20 1 28 2 9 6 16 11 20 5 3 11 3 16 0 5-4 9-11 11-20 2-8 2-17 1-28z"/>
  <path d="M57 79c-4-2-6 1-5 5s3 7 6 6zM97 79c4-2 6 1 5 5s-3 7-6 6z"/>
  <path class="art-glow" d="M57 66c-1 21 3 36 14 45-6-13-8-27-7-45z"/><path d="M64 98h26v20l-13 9-13-9z"/>`;

const VEST = `<path d="M20 154c2-27 20-36 43-41l14 10 14-10c23 5 41 14 43 41z"/><path class="art-shirt art-dim" d="M63 114l14 12 14-12-2 40H65z"/>
  <path d="M61 113l9 16-4 25h-9zM93 113l-9 16 4 25h9z"/><path class="art-rim art-soft" d="M22 150c3-20 16-29 36-34"/>`;

const SCARF = `<path d="M18 154c2-27 22-36 45-41h28c23 5 43 14 45 41z"/><path class="art-cloth" d="M60 108c10 8 24 8 34 0l3 9c-9 9-31 9-40 0z"/>
  <path class="art-cloth" d="M80 119l15 6-9 15-9-16z"/><path class="art-rim art-soft" d="M20 150c3-20 18-29 38-34"/>`;

const SUIT = `<path d="M12 154c2-29 24-38 48-43l17 20 17-20c24 5 46 14 48 43z"/><path class="art-shirt" d="M61 110l16 23 16-23-6-3-10 11-10-11z"/>
  <path class="art-tie" d="M77 119l6 7-4 28h-4l-4-28z"/><path class="art-rim art-soft" d="M60 111l-13 20 13 2-4 20M14 148c3-20 18-29 42-34"/>
  <path class="art-rim art-faint" d="M94 111l13 20-13 2 4 20"/>`;

const OVERCOAT = `<path d="M4 154c0-30 20-42 46-47l27 24 27-24c26 5 46 17 46 47z"/><path class="art-shirt" d="M63 110l14 22 14-22-5-3-9 10-9-10z"/>
  <path class="art-tie" d="M77 119l6 7-4 28h-4l-4-28z"/><path class="art-fur" d="M51 106c-13 5-22 15-24 48h27c1-20 7-30 17-38zM103 106c13 5 22 15 24 48h-27c-1-20-7-30-17-38z"/>
  <path class="art-rim art-soft" d="M50 107c-12 6-20 16-22 45M8 148c2-17 9-27 20-33"/>`;

const FLAT_CAP = `<path d="M43 64c-1-18 14-28 34-28 21 0 33 10 34 24l7 4c1 4-9 5-21 5H50c-5 0-7-2-7-5z"/><path class="art-seam" d="M52 60c12 4 38 4 55 0"/>
  <path class="art-rim" d="M45 62c1-14 14-23 31-23"/>`;

const CAP_PUSHED_BACK = `<g transform="rotate(11 77 60)"><path d="M44 58c-2-19 14-29 34-29s33 11 33 25c0 5-3 7-8 7H52c-5 0-8-1-8-3z"/>
  <path d="M52 59c14-5 36-5 50 0l-4 9c-12-4-30-4-42 0z"/><path class="art-rim" d="M46 56c1-14 14-23 31-24"/></g>
  <path class="art-straw" d="M86 103l20 6"/><path class="art-lock" d="M82 66c5 2 8 6 7 10-4-1-7-4-7-10z"/>`;

const PROFILE = `<path d="M58 66c-5 12-4 27 1 35l4 15h23l1-9c7 1 10-1 10-5l-1-5 2-3-1-3 2-2-1-3 5-3c1-2-4-8-6-13l1-8z"/>
  <path class="art-glow" d="M58 70c-4 12-3 25 2 33l4 13h6c-6-14-9-29-7-46z"/><path d="M50 68c-3-20 12-31 30-31 15 0 24 8 25 19l17 7c3 2 2 6-3 6-9 0-15-1-21-2-11 3-33 5-48 1z"/>
  <path class="art-rim" d="M52 64c0-15 12-24 27-24"/><path class="art-seam" d="M60 66c14 2 28 1 40-2"/>`;

const NEWSBOY = `<path d="M39 61c-3-17 15-31 38-31s41 13 38 29c-1 4-5 6-9 6H50c-7 0-10-1-11-4z"/><path d="M48 63h60l9 6c-19 4-52 4-69 0z"/>
  <circle cx="77" cy="30" r="3.500"/><path class="art-seam" d="M77 32c-12 8-18 18-19 30M77 32c12 8 18 18 19 30"/><path class="art-rim" d="M42 58c1-13 15-24 34-25"/>`;

const FEDORA = `<path d="M24 66c9-2 21-4 25-6 1-21 6-32 15-32 6 0 8 4 13 4s8-4 13-4c9 0 14 11 15 32 4 2 16 4 25 6-11 10-95 10-106 0z"/>
  <path class="art-band" d="M49 60c17 4 39 4 56 0l-1-10c-17 4-37 4-54 0z"/><path class="art-rim" d="M27 66c8-2 18-4 22-6 1-19 5-29 13-30"/>`;

const CIGARETTE = `<path class="art-paper" d="M86 101l24 6"/><circle class="art-ember" cx="111" cy="107.300" r="2.400"/><path class="art-smoke" d="M112 102c6-6-4-10 2-18 3-5 0-8 1-12"/>`;

const CIGAR = `<path class="art-leafroll" d="M68 102l-25 7"/><circle class="art-ember" cx="42" cy="109.500" r="3"/><path class="art-smoke" d="M40 104c-7-7 4-12-2-20-3-5 1-9 0-13"/>
  <path class="art-rim" d="M96 78l-6 18"/>`;

const HOMBURG = `<path d="M22 63c4 3 15 4 25 3 0-28 6-44 17-44 6 0 8 5 13 5s7-5 13-5c11 0 17 16 17 44 10 1 21 0 25-3-5 15-105 15-110 0z"/>
  <path class="art-band" d="M47 64c19 4 41 4 60 0l-1-13c-19 4-39 4-58 0z"/><path class="art-plume" d="M99 53c3-15 10-23 19-26-1 11-5 20-12 27z"/>
  <path class="art-rim" d="M25 65c5 2 13 2 22 1 0-26 4-40 14-42"/>`;

const GLASSES = `<path class="art-wire" d="M58 82h5M78 82h-2M91 82h5"/><circle class="art-lens" cx="69.500" cy="84" r="7.500"/><circle class="art-lens" cx="84.500" cy="84" r="7.500"/>
  <path class="art-glint" d="M66 82l4-4M81 82l4-4"/>`;

/** By id of the figure: `0-0` to `0-2` are the three faces of a zero. */
export const FIGURES = {
  "0-0": VEST + HEAD + FLAT_CAP,
  "0-1": SCARF + HEAD + CAP_PUSHED_BACK,
  "0-2": VEST + PROFILE,
  1: SUIT + HEAD + NEWSBOY,
  2: SUIT + HEAD + FEDORA + CIGARETTE,
  3: SUIT + HEAD + `<g transform="rotate(-7 77 62)">${FEDORA}</g>` + CIGAR,
  4: OVERCOAT + HEAD + HOMBURG + GLASSES,
};

/* What lies behind the bust: the arched window, and a hatch of its own for every family, so that nothing rests on hue. */

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

/** The object of each family, drawn over the bust in the window of the card. @type {Record<import("./families.js").Family, string>} */
export const PROPS = {
  // A rose in the buttonhole.
  F: `<path class="art-stalk" d="M105 158c-1-5-3-9-5-13"/><path class="art-leaf" d="M103 152c6-1 10 1 12 5-6 2-10 0-12-5z"/>
    <path class="art-bloom" d="M99 130c5-3 10-1 11 3 4 2 4 7 1 10-3 4-9 5-13 3-5-1-7-6-6-10 0-4 3-7 7-6z"/>
    <path class="art-petal" d="M104 137c-2-3-7-1-6 2 1 4 8 3 8-2 0-5-7-7-11-3M93 139c0 5 5 8 10 7 5 0 9-4 9-9"/>`,
  // A ledger under the arm.
  A: `<g transform="rotate(-9 116 152)"><path class="art-leaves" d="M99 134h37v40H99z"/><path class="art-binding" d="M96 132h36v42H96z"/>
    <path class="art-spine" d="M96 132h6v42h-6z"/><path class="art-tooled" d="M107 138h20v11h-20zM110 142h14M110 145h9"/></g>`,
  // Brass knuckles on a raised fist.
  B: `<path class="art-fist" d="M98 174l3-20c-5-4-6-11-4-17l28-5c6 1 9 5 9 11 0 8-4 12-8 14l2 17z"/>
    <path class="art-brass" fill-rule="evenodd" d="M94 139c0-5 5-8 9-7 2-4 7-5 10-2 3-3 8-3 10 1 4-2 9 1 9 6 0 4-3 7-7 7h-23c-5 0-8-2-8-5z
      M102 135a2.600 2.600 0 1 0 .1 0zM109.500 133a2.600 2.600 0 1 0 .1 0zM117 133a2.600 2.600 0 1 0 .1 0zM124.500 134a2.600 2.600 0 1 0 .1 0z"/>
    <path class="art-edge" d="M98 135c2-3 5-2 6-1 2-4 6-4 8-2 3-3 7-2 8 1 4-2 7 0 8 3"/>`,
  // A revolver, held up.
  M: `<g transform="translate(88 176) rotate(-58) scale(1.250)"><path class="art-steel" d="M46 -9H20v-2H8L5-14 2-12l2 5C3 0 1 4 0 8l11 1 3-9h4c5 0 6-3 6-5h22z"/>
    <path class="art-drum" d="M9-10h10v9H9z"/><path class="art-edge" d="M20-9h26M9-7h10M9-4h10"/></g>
    <path class="art-fist" d="M92 174c-3-8 0-17 7-20 6-2 13 0 16 5l4 15z"/>`,
};
