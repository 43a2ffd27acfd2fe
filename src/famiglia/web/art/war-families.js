// @ts-check
/** The families of the war: a colour and a shape each, so that nobody has to tell them apart by the colour alone. */

/**
 * How a family is drawn.
 * @typedef {object} Livery
 * @property {string} fill its colour
 * @property {string} bright its colour where it has to stand out from the dark
 * @property {string} ink for a number on its colour
 * @property {string} edge around its shape
 * @property {number} angle of its hatching, in degrees
 * @property {string} shape the path of its counter, in a box from −12 to 12
 * @property {number} middle how far the middle of a number lies below that of the box
 */

/** By colour, as the pack names the families. @type {Record<string, Livery>} */
export const LIVERIES = {
  red: { fill: "#840702", bright: "#c33a2d", ink: "#fff3e2", edge: "#f3e3c6", angle: 45, shape: "M0-10A10 10 0 1 1 0 10A10 10 0 1 1 0-10Z", middle: 0 },
  blue: { fill: "#5b91e6", bright: "#7aa9f0", ink: "#06122a", edge: "#10203f", angle: -45, shape: "M-8-9.500H8Q9.5-9.5 9.5-8V8Q9.5 9.5 8 9.500H-8Q-9.5 9.5-9.5 8V-8Q-9.5-9.5-8-9.500Z", middle: 0 },
  green: { fill: "#357857", bright: "#4a9a74", ink: "#f4fff4", edge: "#e6f2dd", angle: 0, shape: "M0-11.5 12 9.200H-12Z", middle: 2.4 },
  yellow: { fill: "#f2c92f", bright: "#ffdf66", ink: "#241a00", edge: "#4a3600", angle: 90, shape: "M0-12 4-5.4 11.6-3.6 6.5 2.2 7.3 10 0 7-7.3 10-6.5 2.2-11.6-3.6-4-5.400Z", middle: 0.4 },
  black: { fill: "#101216", bright: "#8c93a1", ink: "#f4f0e6", edge: "#e9dfc8", angle: 22, shape: "M0-12 12 0 0 12-12 0Z", middle: 0 },
  white: { fill: "#fbf8ee", bright: "#ffffff", ink: "#1a1510", edge: "#2b2118", angle: -22, shape: "M-5-11H5V-5H11V5H5V11H-5V5H-11V-5H-5Z", middle: 0 },
  neutral: { fill: "#a19a94", bright: "#bdb6ae", ink: "#17130e", edge: "#3b352d", angle: 0, shape: "M0-11 9.5-5.500V5.500L0 11-9.5 5.500V-5.500Z", middle: 0 },
};

/** The livery of a family; a family that is not known yet is drawn like neutral pieces. @param {string|null|undefined} colour */
export function liveryOf(colour) {
  return LIVERIES[colour ?? "neutral"] ?? LIVERIES.neutral;
}
