// @ts-check
/** A turn in one sentence, and what it did to the viewer. */

import { say } from "../../core/words.js";
import { coming } from "./map-facts.js";
import { orderName } from "./names.js";

/** @import {GameEvent} from "../../core/messages.js" */
/** @import {Scene} from "./scene.js" */
/** @import {Turn} from "./turns.js" */
/** @typedef {{kind: "income"|"warning"|"team", text: string}} Effect what a turn did to the viewer */

/** The owner of something as arguments of a message: the viewer, the neutrals, or a family by name. @param {Scene} scene @param {unknown} owner */
function whose(scene, owner) {
  if (typeof owner !== "number") return { who: "neutral", name: "" };
  return { who: owner === scene.seatNames.you ? "you" : "other", name: scene.names[owner] };
}

/** By kind of event: its text in the sentence of a turn; null if it needs none. @type {Record<string, (event: any, scene: Scene) => string|null>} */
const DID = {
  "family-taken": ({ family }, { pack }) => say("wt-did-family", { family: pack.families.get(family)?.name ?? family }),
  "start-token": ({ column }, scene) => say("wt-did-start", { column: columnName(scene, column) }),
  placed: ({ n, area }, { pack }) => say("wt-did-placed", { n, area: pack.place(area) }),
  "set-out": ({ area }, { pack }) => say("wt-did-placed", { n: 1, area: pack.place(area) }),
  recruited: ({ n }) => say("wt-did-recruited", { n }),
  received: ({ n }) => say("wt-did-received", { n }),
  issued: ({ area, order }, scene) => say("wt-did-issued", { area: scene.pack.place(area), order: order === "?" ? "" : orderName(scene.pack, order), known: order === "?" ? "no" : "yes" }),
  "car-placed": ({ area }, { pack }) => say("wt-did-car", { area: pack.place(area) }),
  "lab-placed": ({ area }, { pack }) => say("wt-did-lab", { area: pack.place(area) }),
  "boat-placed": ({ sea }, { pack }) => say("wt-did-boat", { sea: pack.place(sea) }),
  "boat-moved": ({ to }, { pack }) => say("wt-did-boat-moved", { sea: pack.place(to) }),
  "boat-sunk": ({ seat, sea }, scene) => say("wt-did-boat-sunk", { sea: scene.pack.place(sea), ...whose(scene, seat) }),
  "order-gained": ({ order }, { pack }) => say("wt-did-gained", { order: orderName(pack, order) }),
  "next-starter": () => say("wt-did-starter"),
  bust: () => say("wt-did-bust"),
  sold: ({ order }, { pack }) => say("wt-did-sold", { order: orderName(pack, order) }),
  given: ({ n }) => say("wt-did-given", { n }),
  moved: ({ area, to, n, cars }, { pack }) => say("wt-did-moved", { area: pack.place(area), to: pack.place(to), n, cars }),
  attack: ({ area, attack, defence }, { pack }) => say("wt-did-attack", { area: pack.place(area), attack, defence }),
  struck: ({ area, attack, defence }, { pack }) => say("wt-did-struck", { area: pack.place(area), attack, defence }),
  lost: ({ owner, area, n }, scene) => say("wt-did-lost", { n, area: scene.pack.place(area), ...whose(scene, owner) }),
  replaced: ({ n, area }, { pack }) => say("wt-did-replaced", { n, area: pack.place(area) }),
  turncoat: ({ owner, area }, scene) => say("wt-did-turncoat", { area: scene.pack.place(area), ...whose(scene, owner) }),
  coward: ({ owner, area, n }, scene) => (n ? say("wt-did-coward", { n, area: scene.pack.place(area), ...whose(scene, owner) }) : null),
  "lab-lost": ({ area }, { pack }) => say("wt-did-lab-lost", { area: pack.place(area) }),
  taken: ({ area }, { pack }) => say("wt-did-taken", { area: pack.place(area) }),
  emptied: ({ area }, { pack }) => say("wt-did-emptied", { area: pack.place(area) }),
  revealed: () => null,
};

/** @param {Scene} scene @param {unknown} column */
function columnName(scene, column) {
  const row = scene.pack.contents.columns.find((each) => each.column === column)?.row;
  return row ? say("wt-did-column-row", { row: say(`war-institution-${row}`) }) : say("wt-did-column", { column: String(column) });
}

/** How a planning turn began: with a token or a column. @param {Turn} turn @param {Scene} scene */
function beginning({ head, seat }, scene) {
  for (const { verb, arguments: args } of /** @type {any[]} */ (head)) {
    if (verb === "column") return columnName(scene, args.column);
    if (verb === "token") {
      const owner = scene.seatOf(args.family);
      return say("wt-did-token", owner === seat ? { who: "own", name: "" } : whose(scene, owner));
    }
    if (verb === "tile") return say("wt-did-tile", { tile: tileName(scene, args.tile) });
  }
  return "";
}

/** @param {Scene} scene @param {string} id */
function tileName(scene, id) {
  const name = scene.pack.tiles.get(id)?.name ?? id;
  return typeof name === "string" ? name : scene.tell(name);
}

/** The influence that was taken off the mat. @param {Turn} turn */
function exerted({ events }) {
  const rows = events.filter((event) => event.kind === "token-exerted").map((event) => String(event.row));
  return [...new Set(rows)].map((row) => say("wt-did-exerted", { n: rows.filter((each) => each === row).length, row: say(`war-institution-${row}`) }));
}

/** Has a turn done anything that has a text? @param {Turn} turn */
export function tells({ events }) {
  return events.some((event) => event.kind === "token-exerted" || (event.kind in DID && event.kind !== "revealed"));
}

/** Add up events of the same kind and place, such as a loss in several steps. @param {GameEvent[]} events @returns {GameEvent[]} */
function added(events) {
  /** @type {Map<string, GameEvent>} */
  const found = new Map();
  events.forEach((event, at) => {
    const key = ["lost", "coward", "recruited", "received"].includes(event.kind) ? [event.kind, event.seat, event.owner, event.area].join() : String(at);
    const before = found.get(key);
    found.set(key, before ? { ...before, n: Number(before.n) + Number(event.n) } : event);
  });
  return [...found.values()];
}

/** All that was done in a turn, in a few words each. @param {Turn} turn @param {Scene} scene @returns {string[]} */
function deeds(turn, scene) {
  const done = added(turn.events).flatMap((event) => DID[event.kind]?.(event, scene) ?? []);
  const short = [...done, ...exerted(turn)];
  return short.length ? short : [say("wt-did-nothing")];
}

/** What the rules did: control, tiles, sheets and rounds, as the log tells it. @param {Turn} turn @param {Scene} scene @returns {string[]} */
export function managed({ events }, scene) {
  const home = events.filter((event) => event.kind === "returned").length;
  const done = events.flatMap((event) => {
    if (!event.says || event.kind === "returned" || event.kind === "played") return [];
    return event.kind === "control" ? [controlled(event, scene)] : [scene.tell(event.says)];
  });
  return home ? [say("wt-did-home", { n: home }), ...done] : done;
}

/** Who controls a Mandamento now, and by which areas. @param {GameEvent} event @param {Scene} scene */
function controlled({ mandamento, owner }, scene) {
  const id = String(mandamento);
  const areas = (scene.pack.mandamenti.get(id)?.areas ?? []).filter((area) => scene.view.areas[area]?.owner === owner);
  return say("wt-did-control", { owner: typeof owner === "number" ? "seat" : "nobody", name: scene.names[Number(owner)] ?? "", mandamento: scene.pack.place(id), areas: areas.map((area) => scene.pack.place(area)).join(", ") || "–" });
}

/** The sentence of a turn, without the name of the player. @param {Turn} turn @param {Scene} scene @returns {{lead: string, text: string}} */
export function summary(turn, scene) {
  if (turn.kind === "management") return { lead: say("wt-did-management"), text: managed(turn, scene).join(" ") };
  if (turn.kind === "reveal") return { lead: say("wt-did-reveal"), text: say("wt-did-revealed", { n: turn.events.filter((event) => event.kind === "revealed").length }) };
  const text = deeds(turn, scene).join(", ");
  const executes = turn.head.find((event) => event.kind === "executes");
  if (turn.kind === "order" && executes) return { lead: say("wt-did-order", { order: orderName(scene.pack, String(executes.order)), area: scene.pack.place(String(executes.area)) }), text };
  return { lead: beginning(turn, scene), text };
}

/** The whole sentence, for screen readers. @param {Turn} turn @param {Scene} scene */
export function spoken(turn, scene) {
  const { lead, text } = summary(turn, scene);
  const name = turn.seat === null ? "" : scene.names[turn.seat];
  return lead ? [name, say("war-label", { name: lead, text })].filter(Boolean).join(", ") : `${name}${say("wt-did-plain", { text })}`;
}

/** What a turn did to the viewer: money, losses and new threats. @param {Turn} turn @param {Scene} scene @returns {Effect[]} */
export function effects(turn, scene) {
  const { seat, guidance, pack } = scene;
  if (seat === null) return [];
  /** @type {Effect[]} */
  const found = [];
  const fees = turn.events.filter((event) => event.kind === "fee" && event.to === seat).reduce((sum, event) => sum + Number(event.n), 0);
  if (fees) found.push({ kind: "income", text: say("wt-effect-money", { n: fees }) });
  const lost = turn.events.filter((event) => event.kind === "lost" && event.owner === seat).reduce((sum, event) => sum + Number(event.n), 0);
  if (lost) found.push({ kind: "warning", text: say("wt-effect-lost", { n: lost }) });
  /** By number of Soldati: the threatened areas. @type {Map<number, string[]>} */
  const threatened = new Map();
  const sources = new Set(turn.events.filter((event) => ["issued", "placed", "moved", "car-placed"].includes(event.kind)).flatMap((event) => [event.area, event.to]));
  for (const [area, threats] of Object.entries(guidance.threats ?? {})) {
    const threat = threats.find((each) => sources.has(each.source));
    if (threat && turn.seat !== null && !scene.team.includes(turn.seat)) threatened.set(coming(threat), [...(threatened.get(coming(threat)) ?? []), pack.place(area)]);
  }
  for (const [n, areas] of threatened) found.push({ kind: "warning", text: say("wt-effect-threat", { area: areas.join(", "), n }) });
  if (turn.seat !== null && turn.seat !== seat && scene.team.includes(turn.seat)) found.push({ kind: "team", text: say("wt-effect-team") });
  return found;
}
