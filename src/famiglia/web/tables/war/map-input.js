// @ts-check
/** The input of the map: clicks, pointing, dragging, zooming with wheel or fingers, and keys. */

import { useEffect, useMemo, useRef } from "preact/hooks";

import { keyAction } from "./map-keys.js";

/** @import {MapGeometry} from "./map-geometry.js" */
/** @import {MapView} from "./map-view.js" */
/** @import {Scene} from "./scene.js" */
/** @import {TableActions} from "./table.js" */
/** @typedef {{kind: "area"|"sea"|"mandamento", id: string}} MapObject an object on the map that can be pointed at */
/** @typedef {{section: import("preact").RefObject<HTMLElement|null>, view: MapView, geometry: MapGeometry, scene: Scene, actions: TableActions, setStop: (id: string) => void,
 *   showCard: (object: MapObject|null, clicked: boolean) => void, closeCard: () => boolean, draw: (place: string) => boolean}} MapInputContext */

/** Pixels after which a press is a drag. */
const DRAG = 6;
/** Milliseconds until the card of a pointed object appears, until a press is a long one, and between the taps of a double tap. */
const WAIT = { point: 120, press: 450, twice: 300 };
/** How far from a choosable area a tap may be to count for it, in pixels. */
const FINGER = 46;

/** The object on the map at the target of an event. @param {EventTarget|null} target @returns {MapObject|null} */
export function objectAt(target) {
  const element = target instanceof Element ? target.closest("[data-kind]") : null;
  return element instanceof SVGElement ? /** @type {MapObject} */ ({ kind: element.dataset.kind, id: element.dataset.id }) : null;
}

/** The event handlers of the map. @param {MapInputContext} context */
export function useMapInput(context) {
  const latest = useRef(context);
  latest.current = context;
  const input = useMemo(() => new MapInput(latest), []);
  useEffect(() => input.listen(), []);
  return input;
}

class MapInput {
  /** @type {Map<number, {x: number, y: number}>} */
  #fingers = new Map();
  #moved = false;
  #timer = 0;
  #held = 0;
  #tapped = { at: 0, x: 0, y: 0 };
  /** Whether the object whose card is shown, or about to be, has the focus of the keyboard. */
  #byKeys = false;

  /** @param {{current: MapInputContext}} latest */
  constructor(latest) {
    this.latest = latest;
    this.events = {
      onPointerDown: (/** @type {PointerEvent} */ event) => this.#down(event),
      onPointerMove: (/** @type {PointerEvent} */ event) => this.#move(event),
      onPointerUp: (/** @type {PointerEvent} */ event) => this.#up(event),
      onPointerCancel: (/** @type {PointerEvent} */ event) => this.#up(event),
      onPointerOver: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && this.#point(objectAt(event.target)),
      onPointerLeave: () => this.#point(null),
      onFocusIn: (/** @type {FocusEvent} */ event) => this.#focused(event),
      onFocusOut: () => this.#blurred(),
      onClick: (/** @type {MouseEvent} */ event) => this.#click(event),
      onContextMenu: (/** @type {PointerEvent} */ event) => event.pointerType === "touch" && event.preventDefault(),
      onKeyDown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
    };
  }

  /** Listen to the wheel, which must zoom the map instead of scrolling the page, and to a press beside the map, which closes a card. */
  listen() {
    const root = this.latest.current.section.current;
    const wheel = (/** @type {WheelEvent} */ event) => {
      event.preventDefault();
      const { x, y } = this.#place(event);
      this.latest.current.view.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY)) / 400), x, y);
    };
    const beside = (/** @type {PointerEvent} */ event) => {
      if (event.target instanceof Node && !root?.contains(event.target)) this.close();
    };
    root?.addEventListener("wheel", wheel, { passive: false });
    addEventListener("pointerdown", beside);
    return () => {
      removeEventListener("pointerdown", beside);
      root?.removeEventListener("wheel", wheel);
      clearTimeout(this.#timer);
      clearTimeout(this.#held);
    };
  }

  /** The position of an event on the map, in pixels. @param {{clientX: number, clientY: number}} event */
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
    const object = objectAt(event.target);
    if (event.pointerType !== "mouse" && object && this.#fingers.size === 1) {
      this.#held = window.setTimeout(() => {
        this.#moved = true;
        this.#show(object, true);
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
    const object = this.#target(objectAt(event.target), touched, place);
    const choosable = object && object.kind !== "mandamento" && scene.movesOf(object.kind, object.id).length > 0;
    const { at, x, y } = this.#tapped;
    const twice = event.timeStamp - at < WAIT.twice && Math.hypot(place.x - x, place.y - y) < 24;
    this.#tapped = { at: choosable || twice ? 0 : event.timeStamp, ...place };
    if (twice && !choosable) return view.zoom(view.frame.scale < view.home.scale * 3 ? 2 : 0, place.x, place.y, true);
    if (object) this.pick(object);
    else this.#show(null);
  }

  /** The object that a click is meant for; with a finger, a choosable area near it. @param {MapObject|null} object @param {boolean} touched @param {{x: number, y: number}} place @returns {MapObject|null} */
  #target(object, touched, { x, y }) {
    const { scene, view, geometry } = this.latest.current;
    if (!touched || (object && object.kind !== "mandamento" && scene.movesOf(object.kind, object.id).length)) return object;
    const near = geometry.nearest(scene.choosableOf("area"), view.boardAt(x, y));
    return near && near.distance * view.frame.scale < FINGER ? { kind: "area", id: near.id } : object;
  }

  /** Choose an object that was clicked, or show its card. @param {MapObject} object */
  pick(object) {
    const { scene, actions, setStop, draw } = this.latest.current;
    if (object.kind === "mandamento") return this.#show(object, true);
    setStop(object.id);
    if (draw(object.id)) return;
    if (!scene.movesOf(object.kind, object.id).length) return this.#show(object, true);
    this.#show(null);
    actions.pick(object.kind, object.id);
  }

  /** Close the card that is shown, or about to be; returns whether a click or the keys had opened it. */
  close() {
    clearTimeout(this.#timer);
    const { actions, closeCard } = this.latest.current;
    actions.point(null);
    const pinned = closeCard() || this.#byKeys;
    this.#byKeys = false;
    return pinned;
  }

  /** Point at an object and show its card. @param {MapObject|null} object @param {boolean} [clicked] */
  #show(object, clicked = false) {
    clearTimeout(this.#timer);
    const { actions, showCard } = this.latest.current;
    actions.point(object && object.kind !== "mandamento" ? { kind: object.kind, id: object.id } : null);
    showCard(object, clicked);
  }

  /** Show the card of an object after a moment. @param {MapObject|null} object */
  #point(object) {
    clearTimeout(this.#timer);
    if (!this.#fingers.size) this.#timer = window.setTimeout(() => this.#show(object), WAIT.point);
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const object = objectAt(event.target);
    if (!object || !(event.target instanceof Element) || !event.target.matches(":focus-visible")) return;
    const { setStop, view, geometry } = this.latest.current;
    setStop(object.id);
    const spot = geometry.spot(object.id);
    if (spot) view.reveal(spot);
    this.#byKeys = true;
    this.#point(object);
  }

  /** The card of an object goes with the focus of the keyboard. */
  #blurred() {
    if (!this.#byKeys) return;
    this.#byKeys = false;
    this.#point(null);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const object = objectAt(event.target);
    if (!object || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && !event.shiftKey && this.close()) return event.stopPropagation();
    const { section, scene, geometry } = this.latest.current;
    const action = keyAction(event, object, scene, geometry);
    if (!action) return;
    event.preventDefault();
    if (action.go) /** @type {SVGElement|null|undefined} */ (section.current?.querySelector(`[data-id="${action.go}"][tabindex]`))?.focus();
    else if (action.pick) this.pick(object);
    else if (action.tell) this.#show(object, true);
  }
}
