// @ts-check
/** The texts of the map: what is in an area or a sea, what a click would do, and what threatens it. */

import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";

/** @import {Threat} from "../../core/messages.js" */
/** @import {Rim} from "./map-facts.js" */
/** @import {Scene} from "./scene.js" */

/** A colour, "" for nobody, with a capital letter. @param {string} colour */
export function colourName(colour) {
  if (!colour) return say("wt-map-nobody");
  return capital(colour === "neutral" ? say("war-name-neutral") : say("web-war-colour", { colour }));
}

/** The pieces of an area. @param {Scene} scene @param {string} id @returns {string[]} */
export function piecesIn(scene, id) {
  const { soldati, labs, cars, orders } = scene.view.areas[id];
  const hidden = orders.filter(({ order }) => order === null).length;
  return [
    ...(soldati ? [say("wt-map-soldati", { n: soldati })] : []),
    ...(labs ? [say("war-count-lab", { n: labs })] : []),
    ...(cars ? [say("war-count-car", { n: cars })] : []),
    ...orders.flatMap(({ order, executed }) => {
      const known = scene.pack.orders.get(order ?? "");
      return known ? [say(executed ? "wt-map-order-done" : "wt-map-order", { name: known.name, initiative: known.initiative })] : [];
    }),
    ...(hidden ? [say("wt-map-face-down", { n: hidden })] : []),
  ];
}

/** Who could attack, and how. @param {Scene} scene @param {Threat} threat */
export function threatText(scene, { source, way, soldati, car, gather, order }) {
  const known = scene.pack.orders.get(order ?? "");
  return [
    say("wt-map-threat", { area: scene.pack.place(source), way, n: soldati }),
    ...(car ? [say("wt-map-with-car")] : []),
    ...(gather ? [say("wt-map-with-rally", { n: gather })] : []),
    ...(known ? [say("wt-map-order", { name: known.name, initiative: known.initiative })] : []),
  ].join(", ");
}

/** What a click would do; "" if nothing. @param {Scene} scene @param {"area"|"sea"} kind @param {string} id */
export function choiceText(scene, kind, id) {
  const moves = scene.movesOf(kind, id);
  if (!moves.length) return "";
  return moves.length === 1 ? scene.tell(moves[0].says) : say("wt-map-ways", { n: moves.length });
}

/** @type {Record<Rim, string>} */
const RIMS = { chosen: "wt-map-is-chosen", origin: "wt-map-is-origin", legal: "", threat: "wt-map-is-threat", reach: "wt-map-is-reach", start: "wt-map-is-start" };

/** The label of an area for screen readers. @param {Scene} scene @param {string} id @param {Rim|undefined} rim */
export function areaLabel(scene, id, rim) {
  const area = scene.pack.areas.get(id);
  const owner = scene.view.areas[id]?.owner ?? null;
  const label = say("wt-map-area", {
    area: scene.pack.place(id), mandamento: scene.pack.place(area?.mandamento ?? ""), things: [colourName(scene.colour(owner)), ...piecesIn(scene, id)].join(", "),
  });
  const choice = choiceText(scene, "area", id);
  return [
    label,
    ...(rim && RIMS[rim] ? [say(RIMS[rim])] : []),
    ...(choice ? [say("wt-map-can", { what: choice })] : scene.choosableOf("area").length ? [say("wt-map-cannot")] : []),
    ...(scene.guidance.threats?.[id] ?? []).map((threat) => say("wt-map-threatened", { by: threatText(scene, threat) })),
    ...(id === scene.pack.contents.tie_break ? [say("wt-map-tie")] : []),
  ].join(" ");
}

/** The boats in a sea. @param {Scene} scene @param {string} id */
export function boatsText(scene, id) {
  const boats = Object.entries(scene.view.seas[id] ?? {}).filter(([, n]) => n > 0);
  if (!boats.length) return say("wt-map-no-boat");
  return boats.map(([colour, n]) => say("wt-map-boats", { family: colourName(colour), boats: say("war-count-boat", { n }) })).join(", ");
}

/** The label of a sea for screen readers. @param {Scene} scene @param {string} id */
export function seaLabel(scene, id) {
  const choice = choiceText(scene, "sea", id);
  const label = say("wt-map-sea", { sea: scene.pack.place(id), boats: boatsText(scene, id) });
  return choice ? `${label} ${say("wt-map-can", { what: choice })}` : label;
}

/** Who holds the areas of a Mandamento, and who controls it. @param {Scene} scene @param {string} id @returns {string[]} */
export function sealLines(scene, id) {
  const { areas } = /** @type {{areas: string[]}} */ (scene.pack.mandamenti.get(id) ?? { areas: [] });
  const { seat, face_up: open } = scene.view.mandamenti[id] ?? { seat: null, face_up: false };
  const need = scene.pack.contents.areas_to_control;
  const held = new Map();
  for (const area of areas) {
    const colour = scene.colour(scene.view.areas[area]?.owner ?? null);
    held.set(colour, [...(held.get(colour) ?? []), scene.pack.place(area)]);
  }
  return [
    seat === null ? say("wt-map-seal-nobody", { need, of: areas.length }) : say("wt-map-seal-held", { family: colourName(scene.colour(seat)), open: open ? "yes" : "no" }),
    ...[...held].map(([colour, names]) => say("war-label", { name: colourName(colour), text: names.join(", ") })),
  ];
}

/** The label of a seal for screen readers. @param {Scene} scene @param {string} id */
export function sealLabel(scene, id) {
  return [say("wt-map-seal", { mandamento: scene.pack.place(id) }), ...sealLines(scene, id)].join(" ");
}
