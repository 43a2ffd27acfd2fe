// @ts-check
/** The map of the board. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { motionOff } from "../../core/settings.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { useNoColumn } from "../shell/media.js";
import { AreaDefinitions, AreaPieces, AreaShape } from "./map-areas.js";
import { cardsOf, changeOf, dangerOf, draftedOf, marchOf, ownerOf, rimsOf } from "./map-facts.js";
import { geometryOf } from "./map-geometry.js";
import { useMapInput } from "./map-input.js";
import { LandPainter } from "./map-land.js";
import { calm, useMarches } from "./map-motion.js";
import { DigestPlaces, Rims, Ways, waysOf } from "./map-overlay.js";
import { Sea, Seal } from "./map-seas.js";
import { marksOf, sketch, sketchAt } from "./map-sketch.js";
import { MapView, freeSpaceOf } from "./map-view.js";
import { areaLabel, seaLabel, sealLabel } from "./map-text.js";
import { turnsOf } from "./turns.js";

/** @import {TableState} from "../../core/messages.js" */
/** @import {MapGeometry} from "./map-geometry.js" */
/** @import {MapObject} from "./map-input.js" */
/** @import {Frame} from "./map-view.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */

const MapCard = lazily(() => import("./map-card.js").then((module) => module.MapCard), { quiet: true, early: true });
const Marks = lazily(() => import("./map-marks.js").then((module) => module.Marks), { quiet: true });

/** From these scales on, all names and pieces are drawn in full, a little smaller, or only where they matter; below, shapes and numbers alone. @type {[number, string][]} */
const LEVELS = [[0.88, "full"], [0.75, "smaller"], [0.5, "few"], [0, "bare"]];
/** Milliseconds without motion after which a slow machine draws the map anew. */
const QUIET = 90;
/** Milliseconds of painting that make a machine slow. */
const SLOW = 9;

/** The map with what can be chosen on it. @param {{scene: Scene, state: TableState, actions: TableActions, drawer: string}} props */
export function WarMap({ scene, state, actions, drawer }) {
  const { pack } = scene;
  const geometry = geometryOf(pack);
  const section = useRef(/** @type {HTMLElement|null} */ (null));
  const view = useMapView(section, geometry, scene);
  const [stop, setStop] = useState("");
  const [card, setCard] = useState(/** @type {{thing: MapObject, clicked: boolean}|null} */ (null));
  const rims = rimsOf(scene);
  const legal = scene.choosableOf("area");
  const picking = legal.length + scene.choosableOf("sea").length > 0;
  const roving = stop || legal[0] || Object.keys(scene.view.areas).find((id) => scene.view.areas[id].owner === scene.seat) || Object.keys(scene.view.areas)[0];
  const draw = (/** @type {string} */ place) => Boolean(state.team) && sketchAt(place, marksOf(state, scene.me), actions);
  const closeCard = () => {
    setCard(null);
    return card?.clicked ?? false;
  };
  const hands = useMapInput({ section, view, geometry, scene, actions, setStop, draw, showCard: (thing, clicked) => setCard(thing && { thing, clicked }), closeCard });
  // A card that stays would hide what the next turn or an opened drawer shows.
  useEffect(() => void hands.close(), [drawer, scene.now.to_decide.join(), turnsOf(state.log).at(-1)?.first]);
  useMarches(section, geometry, state);
  const [mine, setMine] = useViews(view, geometry, scene);
  const { drawing } = geometry;
  const marks = state.team?.marks ?? [];
  const kept = useKept();
  const pointed = scene.pointed?.kind === "area" ? scene.pointed.id : "";

  const factsOf = (/** @type {string} */ id) => {
    const { soldati, labs, cars } = scene.view.areas[id];
    const rim = rims.get(id);
    return {
      id, colour: ownerOf(scene, id), soldati, labs, cars, orders: cardsOf(scene, id), danger: dangerOf(scene, id), tag: changeOf(scene, id),
      faded: picking && !rim, called: Boolean(rim), tie: id === pack.contents.tie_break,
    };
  };
  const labelOf = (/** @type {string} */ id) => {
    const moves = scene.movesOf("area", id);
    const { [id]: area } = scene.view.areas;
    return kept(`label ${id}`, [area, scene.colour(area.owner), rims.get(id), picking, moves.length, moves[0], scene.guidance.threats?.[id], pack, say("wt-map")], () => areaLabel(scene, id, rims.get(id)));
  };
  // What lies under the pointer changes often, and most of the map does not care.
  const layers = useMemo(() => ({
    seas: Object.entries(drawing.seas).map(([id, sea]) => html`<${Sea} key=${id} at=${sea.anchor} name=${geometry.seaNames.get(id)} path=${sea.path} label=${seaLabel(scene, id)} tab=${roving === id}
      facts=${{ id, name: pack.place(id), boats: Object.entries(scene.view.seas[id] ?? {}).filter(([, n]) => n > 0), kind: seaKind(scene, id), tag: changeOf(scene, id) }} />`),
    spots: Object.entries(drawing.areas).map(([id, area]) => html`<${AreaShape} key=${id} id=${id} path=${area.path} tab=${roving === id} label=${labelOf(id)}
      kind=${`${rims.get(id) ?? ""}${picking && !rims.has(id) ? " other" : ""}`} />`),
    seals: geometry.seals.map(({ id, at, side }) => html`<${Seal} key=${id} at=${at} side=${side} facts=${sealFacts(scene, id)} />`),
    pieces: Object.entries(drawing.areas).map(([id, area]) => {
      const facts = factsOf(id);
      return kept(`pieces ${id}`, [JSON.stringify(facts), area], () => html`<${AreaPieces} key=${id} facts=${facts} drawing=${area} />`);
    }),
  }), [scene.game, scene.now, scene.open, geometry, roving, [...rims].join(), [...scene.choosable.keys()].join(), say("wt-map")]);
  return html`<section class="war-map${scene.deciding ? " map-asked" : ""}" ref=${section} aria-label=${say("wt-map")} ...${hands.events}>
    <canvas class="land" aria-hidden="true" />
    <svg class="chart" role="group" aria-label=${say("wt-map")}>
      <${AreaDefinitions} />
      <g class="world">
        ${layers.seas}
        <g class="spots">${layers.spots}</g>
        <${Rims} rims=${rims} geometry=${geometry} pointed=${pointed} />
        ${layers.seals}
        ${layers.pieces}
        <${Ways} ways=${waysOf(scene)} geometry=${geometry} />
        <g class="marching" aria-hidden="true" />
        <${DigestPlaces} geometry=${geometry} />
        ${(marks.length > 0 || sketch.value.from !== null) && html`<${Marks} marks=${marks} from=${sketch.value.from} scene=${scene} geometry=${geometry} />`}
      </g>
    </svg>
    ${card && html`<${MapCard} scene=${scene} state=${state} thing=${card.thing} clicked=${card.clicked} />`}
    <div class="map-views" role="group" aria-label=${say("wt-map")}>
      <button type="button" aria-pressed=${!mine} onClick=${() => setMine(false)}>${say("wt-map-view-whole")}</button>
      <button type="button" aria-pressed=${mine} onClick=${() => setMine(true)}>${say("wt-map-view-mine", { phase: scene.view.phase })}</button>
    </div>
    <div class="map-tools">
      <button type="button" aria-label=${say("wt-map-closer")} title=${say("wt-map-closer")} onClick=${() => view.zoom(1.5, undefined, undefined, true)}>+</button>
      <button type="button" aria-label=${say("wt-map-farther")} title=${say("wt-map-farther")} onClick=${() => view.zoom(1 / 1.5, undefined, undefined, true)}>−</button>
      <button type="button" aria-label=${say("wt-map-whole")} title=${say("wt-map-whole")} onClick=${() => view.look(geometry.box, view.areas)}>⤢</button>
    </div>
  </section>`;
}

/** What was made before is kept as long as nothing that it depends on has changed; returns how to make it. @returns {<T>(key: string, needs: any[], make: () => T) => T} */
function useKept() {
  const known = useMemo(() => /** @type {Map<string, {needs: any[], made: any}>} */ (new Map()), []);
  return (key, needs, make) => {
    const found = known.get(key);
    if (found && needs.every((need, at) => need === found.needs[at])) return found.made;
    const made = make();
    known.set(key, { needs, made });
    return made;
  };
}

/** How the boats of a sea are marked. @param {Scene} scene @param {string} id */
function seaKind(scene, id) {
  if (scene.draft.steps.some(({ made }) => /** @type {any} */ (made.arguments).sea === id)) return "chosen";
  return scene.movesOf("sea", id).length ? "legal" : "";
}

/** @param {Scene} scene @param {string} id @returns {import("./map-seas.js").SealFacts} */
function sealFacts(scene, id) {
  const { seat, face_up: faceUp } = scene.view.mandamenti[id] ?? { seat: null, face_up: false };
  const before = scene.now.view.mandamenti[id]?.seat ?? null;
  const areas = scene.pack.mandamenti.get(id)?.areas ?? [];
  const change = seat === before ? "" : seat === null ? "lost" : "gained";
  return { id, name: scene.pack.place(id), owners: areas.map((area) => ownerOf(scene, area)), colour: scene.colour(seat), faceUp, change, label: sealLabel(scene, id) };
}

/** Without room for a column the whole island is shown, or only what the viewer is to decide about; returns which, and how to change it.
 * @param {MapView} view @param {MapGeometry} geometry @param {Scene} scene @returns {[boolean, (mine: boolean) => void]} */
function useViews(view, geometry, scene) {
  const small = useNoColumn();
  const [wish, setWish] = useState(/** @type {boolean|null} */ (null));
  const march = marchOf(scene);
  const legal = scene.choosableOf("area");
  const own = Object.keys(scene.view.areas).filter((id) => scene.view.areas[id].owner === scene.seat);
  const drafted = draftedOf(scene).flatMap((move) => move.arguments.area ?? []);
  const ids = legal.length ? [...legal, ...(march ? [march.from] : [])] : march?.to ? [march.from, march.to] : [...own, ...drafted];
  const mine = small && ids.length > 0 && (wish ?? legal.length + drafted.length > 0);
  useEffect(() => (mine ? view.look(geometry.around(ids), geometry.boxesOf(ids)) : view.look(geometry.box, view.areas)), [view, mine, mine && ids.join()]);
  return [mine, setWish];
}

/** The view of the map, kept fitted to the free sea, with the land painted under it.
 * @param {import("preact").RefObject<HTMLElement|null>} section @param {MapGeometry} geometry @param {Scene} scene @returns {MapView} */
function useMapView(section, geometry, scene) {
  const painter = useRef(/** @type {LandPainter|null} */ (null));
  const view = useMemo(() => new MapView(geometry.box, [...geometry.boxes.values()], (frame) => show(frame)), [geometry]);
  const painted = useRef(/** @type {{frame: Frame, cost: number, timer: number}|null} */ (null));

  const layers = () => /** @type {NodeListOf<HTMLElement>} */ (section.current?.querySelectorAll(".land, .chart") ?? []);
  const draw = (/** @type {Frame} */ frame) => {
    const root = section.current;
    if (!root || !painter.current) return;
    const { scale, x, y } = frame;
    const begun = performance.now();
    root.style.setProperty("--u", String(1 / scale));
    root.dataset.level = /** @type {[number, string]} */ (LEVELS.find(([least]) => scale >= least))[1];
    root.classList.toggle("map-near", !view.whole);
    root.querySelector(".world")?.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    painter.current.paint(frame);
    for (const layer of layers()) layer.style.transform = "";
    painted.current = { frame, cost: performance.now() - begun, timer: 0 };
  };
  const show = (/** @type {Frame} */ frame) => {
    const before = painted.current;
    clearTimeout(before?.timer);
    if (!before || before.cost < SLOW || before.frame.width !== frame.width || before.frame.height !== frame.height) return draw(frame);
    // On a slow machine the picture is moved first, and drawn anew when it comes to rest.
    const share = frame.scale / before.frame.scale;
    for (const layer of layers()) layer.style.transform = `translate(${frame.x - before.frame.x * share}px, ${frame.y - before.frame.y * share}px) scale(${share})`;
    before.timer = window.setTimeout(() => draw(frame), QUIET);
  };

  useLayoutEffect(() => {
    const root = /** @type {HTMLElement} */ (section.current);
    const canvas = /** @type {HTMLCanvasElement} */ (root.querySelector("canvas.land"));
    calm();
    painter.current = new LandPainter(canvas, geometry, scene.pack);
    const measure = () => {
      const room = freeSpaceOf(root);
      root.style.setProperty("--above", `${room.top}px`);
      root.style.setProperty("--below", `${room.bottom}px`);
      view.resize(room);
    };
    const watch = new ResizeObserver(measure);
    for (const element of [root, ...(root.parentElement?.children ?? [])]) watch.observe(element);
    measure();
    return () => {
      watch.disconnect();
      view.stop();
      painter.current?.stop();
      clearTimeout(painted.current?.timer);
      painted.current = null;
    };
  }, [view]);
  const owners = new Map(Object.keys(scene.view.areas).map((id) => [id, ownerOf(scene, id)]));
  useEffect(() => painter.current?.ink(owners, !motionOff()), [view, [...owners.values()].join()]);
  return view;
}
