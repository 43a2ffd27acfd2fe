// @ts-check
/** The families' emblems, each in a box of 40 × 40: filled with the current colour, holes and lines in the paper's. */

/** @type {Record<import("./families.js").Family, string>} */
export const EMBLEMS = {
  // A rose.
  F: `<path d="M20 2c5-1 8 2 8 6 4 1 5 5 3 9-2 5-6 7-11 7S11 22 9 17c-2-4-1-8 3-9 0-4 3-7 8-6z"/>
    <path d="M18.600 22h2.800v16h-2.800z"/><path d="M19 35c-7 1-10-2-11-7 6-1 10 2 11 7zM21 31c6 0 9-3 10-7-6 0-9 2-10 7z"/>
    <path class="art-cut" d="M21 12c-1-2-5-1-5 2 0 4 7 5 9 1 2-5-3-9-8-7M11 13c0 5 4 8 9 8s9-3 9-8"/>`,
  // An open ledger.
  A: `<path d="M3 8c6-2 12-2 16 1v25c-4-3-10-3-16-1zM37 8c-6-2-12-2-16 1v25c4-3 10-3 16-1z"/>
    <path class="art-cut" d="M7 14c3-1 6-1 8 0M7 19c3-1 6-1 8 0M7 24c3-1 6-1 8 0M25 14c3-1 6-1 8 0M25 19c3-1 6-1 8 0M25 24c2-1 4-1 5 0"/>`,
  // Brass knuckles.
  B: `<path fill-rule="evenodd" d="M3 17a6 6 0 0 1 9-6 6 6 0 0 1 8-2 6 6 0 0 1 8 2 6 6 0 0 1 9 6c0 4-1 6-4 8-1 6-6 9-13 9S8 31 7 25c-3-2-4-4-4-8z
      M9 14a3 3 0 1 0 .1 0zM16.500 12a3 3 0 1 0 .1 0zM23.500 12a3 3 0 1 0 .1 0zM31 14a3 3 0 1 0 .1 0z
      M12 25c5 2 11 2 16 0-1 4-4 5-8 5s-7-1-8-5z"/>`,
  // A revolver.
  M: `<path d="M39 10h-3l-1-2h-2v2H22V8H11L8 5 5 7l2 5c-1 6-4 13-6 22l9 2 4-12h3c5 0 6-3 6-6h2v-2h14z"/>
    <path class="art-cut" d="M12 12h9M12 15h9M14 20c0 3 4 3 6 0"/>`,
};
