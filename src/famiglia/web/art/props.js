// @ts-check
/** The object of each family, drawn over the bust in the window of the card. */

/** @type {Record<import("./families.js").Family, string>} */
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
