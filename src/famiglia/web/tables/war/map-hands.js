// @ts-check
/** What hands do with the map: choose, point, drag, enlarge with wheel or fingers, and walk over it with the keys. */

import { useEffect, useMemo, useRef } from "preact/hooks";

import { keyDeed } from "./map-keys.js";

/** @import {MapGeometry} from "./map-geometry.js" */
/** @import {MapView} from "./map-view.js" */
/** @import {Scene} from "./scene.js" */
/** @import {Acts} from "./table.js" */
/** @typedef {{kind: "area"|"sea"|"mandamento", id: string}} Thing a thing on the map */
/** @typedef {{section: import("preact").RefObject<HTMLElement|null>, view: MapView, geometry: MapGeometry, scene: Scene, acts: Acts, setStop: (id: string) => void,
 *   showCard: (thing: Thing|null, clicked: boolean) => void, draw: (place: string) => boolean}} Hold */

/** Pixels after which a press is a drag. */
const DRAG = 6;
/** Milliseconds until a pointed thing is told about, and until a press is a long one. */
const WAIT = { point: 120, press: 450, twice: 300 };
/** How far from an area that can be chosen a finger may come down, in pixels. */
const FINGER = 46;

/** The thing of the map at the target of an event. @param {EventTarget|null} target @returns {Thing|null} */
export function thingAt(target) {
  const element = target instanceof Element ? target.closest("[data-kind]") : null;
  return element instanceof SVGElement ? /** @type {Thing} */ ({ kind: element.dataset.kind, id: element.dataset.id }) : null;
}

/** The handlers of the map. @param {Hold} hold */
export function useHands(hold) {
  const latest = useRef(hold);
  latest.current = hold;
  const hands = useMemo(() => new Hands(latest), []);
  useEffect(() => hands.listen(), []);
  return hands;
}

class Hands {
  /** @type {Map<number, {x: number, y: number}>} */
  #fingers = new Map();
  #moved = false;
  #timer = 0;
  #held = 0;
  #tapped = { at: 0, x: 0, y: 0 };

  /** @param {{current: Hold}} latest */
  constructor(latest) {
    this.latest = latest;
    this.events = {
      onPointerDown: (/** @type {PointerEvent} */ event) => this.#down(event),
      onPointerMove: (/** @type {PointerEvent} */ event) => this.#move(event),
      onPointerUp: (/** @type {PointerEvent} */ event) => this.#up(event),
      onPointerCancel: (/** @type {PointerEvent} */ event) => this.#up(event),
      onPointerOver: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && this.#point(thingAt(event.target)),
      onPointerLeave: () => this.#point(null),
      onFocusIn: (/** @type {FocusEvent} */ event) => this.#focused(event),
      onFocusOut: (/** @type {FocusEvent} */ event) => event.target instanceof Element && event.target.matches(":focus-visible") && this.#point(null),
      onClick: (/** @type {MouseEvent} */ event) => this.#click(event),
      onContextMenu: (/** @type {PointerEvent} */ event) => event.pointerType === "touch" && event.preventDefault(),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    };
  }

  /** The wheel must not scroll the page. */
  listen() {
    const root = this.latest.current.section.current;
    const wheel = (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      const { x, y } = this.#place(event);
      this.latest.current.view.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), x, y);
    };
    root?.addEventListener("wheel", wheel, { passive: false });
    return () => {
      root?.removeEventListener("wheel", wheel);
      clearTimeout(this.#timer);
      clearTimeout(this.#held);
    };
  }

  /** Where on the map. @param {{clientX: number, clientY: number}} event */
  #place({ clientX, clientY }) {
    const box = /** @type {HTMLElement} */ (this.latest.current.section.current).getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button || (event.target instanceof Element && event.target.closest("button, a, .map-card"))) return;
    this.#fingers.set(event.pointerId, this.#place(event));
    if (this.#fingers.size === 1) this.#moved = false;
    clearTimeout(this.#held);
    const thing = thingAt(event.target);
    if (event.pointerType !== "mouse" && thing && this.#fingers.size === 1) {
      this.#held = window.setTimeout(() => {
        this.#moved = true;
        this.#tell(thing, true);
      }, WAIT.press);
    }
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const { view, section } = this.latest.current;
    const now = this.#place(event);
    if (!this.#moved && Math.hypot(now.x - before.x, now.y - before.y) < DRAG) return;
    if (!this.#moved && this.#fingers.size === 1 && view.whole) return clearTimeout(this.#held);
    if (!this.#moved) section.current?.setPointerCapture(event.pointerId);
    this.#moved = true;
    clearTimeout(this.#held);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (!other) return view.pan(now.x - before.x, now.y - before.y);
    const apart = (/** @type {{x: number, y: number}} */ finger) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
    view.zoom(apart(now) / apart(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
    view.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    this.#fingers.delete(event.pointerId);
    clearTimeout(this.#held);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (event.target instanceof Element && event.target.closest("button, a, .map-card")) return;
    if (this.#moved && event.detail) return void (this.#moved = false);
    const { scene, view } = this.latest.current;
    const touched = /** @type {PointerEvent} */ (event).pointerType === "touch";
    const place = this.#place(event);
    const thing = this.#meant(thingAt(event.target), touched, place);
    const choosable = thing && thing.kind !== "mandamento" && scene.movesOf(thing.kind, thing.id).length > 0;
    const { at, x, y } = this.#tapped;
    const twice = event.timeStamp - at < WAIT.twice && Math.hypot(place.x - x, place.y - y) < 24;
    this.#tapped = { at: choosable || twice ? 0 : event.timeStamp, ...place };
    if (twice && !choosable) return view.zoom(view.frame.scale < view.fitted(view.box).scale * 3 ? 2 : 0, place.x, place.y, true);
    if (thing) this.pick(thing);
    else this.#tell(null);
  }

  /** On a small map a finger means the nearest area that can be chosen. @param {Thing|null} thing @param {boolean} touched @param {{x: number, y: number}} place @returns {Thing|null} */
  #meant(thing, touched, { x, y }) {
    const { scene, view, geometry } = this.latest.current;
    if (!touched || (thing && thing.kind !== "mandamento" && scene.movesOf(thing.kind, thing.id).length)) return thing;
    const near = geometry.nearest(scene.choosableOf("area"), view.boardAt(x, y));
    return near && near.distance * view.frame.scale < FINGER ? { kind: "area", id: near.id } : thing;
  }

  /** A thing was clicked. @param {Thing} thing */
  pick(thing) {
    const { scene, acts, setStop, draw } = this.latest.current;
    if (thing.kind === "mandamento") return this.#tell(thing, true);
    setStop(thing.id);
    if (draw(thing.id)) return;
    if (!scene.movesOf(thing.kind, thing.id).length) return this.#tell(thing, true);
    this.#tell(null);
    acts.pick(thing.kind, thing.id);
  }

  /** Tell of a thing at once. @param {Thing|null} thing @param {boolean} [clicked] */
  #tell(thing, clicked = false) {
    clearTimeout(this.#timer);
    const { acts, showCard } = this.latest.current;
    acts.point(thing && thing.kind !== "mandamento" ? { kind: thing.kind, id: thing.id } : null);
    showCard(thing, clicked);
  }

  /** The pointer is on a thing. @param {Thing|null} thing */
  #point(thing) {
    clearTimeout(this.#timer);
    if (!this.#fingers.size) this.#timer = window.setTimeout(() => this.#tell(thing), WAIT.point);
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const thing = thingAt(event.target);
    if (!thing || !(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
    const { setStop, view, geometry } = this.latest.current;
    setStop(thing.id);
    const spot = geometry.spot(thing.id);
    if (spot) view.reveal(spot);
    this.#point(thing);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const thing = thingAt(event.target);
    if (!thing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { section, scene, geometry } = this.latest.current;
    const act = keyDeed(event, thing, scene, geometry);
    if (!act) return;
    event.preventDefault();
    if (act.go) /** @type {SVGElement|null|undefined} */ (section.current?.querySelector(`[data-id="${act.go}"][tabindex]`))?.focus();
    else if (act.pick) this.pick(thing);
    else if (act.tell) this.#tell(thing, true);
  }
}
