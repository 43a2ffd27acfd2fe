// @ts-check
/** The visible part of the map: fitted to the free space, moved and zoomed. */

import { motionOff } from "../../core/settings.js";

/** @import {Box} from "./map-geometry.js" */
/** @typedef {{scale: number, x: number, y: number, width: number, height: number}} Frame how the board lies on the screen: a point of it is at `scale * point + (x, y)` */
/** @typedef {{width: number, height: number, top: number, bottom: number, cornerWidth: number, cornerHeight: number}} FreeSpace the size of the map, what is covered above and below, and the covered corner at the lower left of the rest */

/** Pixels between the land and the rim of the free part. */
const GAP = 6;
/** The largest scale, and how many times larger than the whole island it may be at most. */
const LARGEST = { scale: 2.4, times: 4 };
/** Milliseconds of a change of view. */
const GLIDE = 240;

/** The view of a map. */
export class MapView {
  /** @type {Frame} */
  frame = { scale: 1, x: 0, y: 0, width: 0, height: 0 };
  /** @type {FreeSpace} */
  room = { width: 0, height: 0, top: 0, bottom: 0, cornerWidth: 0, cornerHeight: 0 };
  #loop = 0;
  #known = false;

  /** @param {Box} box the whole board @param {Box[]} areas @param {(frame: Frame) => void} show */
  constructor(box, areas, show) {
    this.box = box;
    this.areas = areas;
    this.show = show;
    /** What is in sight unless the viewer moves the map, with the areas that must not be covered. */
    this.wanted = { box, areas };
  }

  /** The frame in which the whole board fills the free part. */
  get home() {
    return this.fitted(this.box, this.areas);
  }

  /** Whether more than the whole board would be in sight. */
  get whole() {
    return this.frame.scale <= this.home.scale * 1.01;
  }

  /** The frame in which a box fills the free part; it stays above the covered corner if an area would lie there. @param {Box} box @param {Box[]} areas @returns {Frame} */
  fitted(box, areas) {
    const { height, bottom, cornerWidth, cornerHeight } = this.room;
    const frame = this.#fit(box, bottom);
    const { scale, x, y } = frame;
    const covered = areas.some((area) => area.left * scale + x < cornerWidth && area.bottom * scale + y > height - bottom - cornerHeight);
    return covered ? this.#fit(box, bottom + cornerHeight) : frame;
  }

  /** @param {Box} box @param {number} below how much is covered at the foot @returns {Frame} */
  #fit({ left, top, right, bottom }, below) {
    const { width, height, top: above } = this.room;
    const [wide, high] = [Math.max(40, width - 2 * GAP), Math.max(40, height - above - below - 2 * GAP)];
    const scale = Math.min(wide / (right - left), high / (bottom - top), LARGEST.scale);
    return { scale, x: GAP + (wide - (right - left) * scale) / 2 - left * scale, y: above + GAP + (high - (bottom - top) * scale) / 2 - top * scale, width, height };
  }

  /** The free part has another size. @param {FreeSpace} room */
  resize(room) {
    const same = Object.entries(room).every(([name, value]) => this.room[/** @type {keyof FreeSpace} */ (name)] === value);
    if (same || !room.width || !room.height) return;
    const turned = room.width !== this.room.width || room.height !== this.room.height;
    this.room = room;
    this.#go(this.fitted(this.wanted.box, this.wanted.areas), this.#known && !turned);
    this.#known = true;
  }

  /** Bring a box into sight. @param {Box} box @param {Box[]} areas those in it that must not be covered */
  look(box, areas) {
    this.wanted = { box, areas };
    if (this.#known) this.#go(this.fitted(box, areas), true);
  }

  /** @param {number} factor @param {number} [x] the point of the screen that stays where it is @param {number} [y] @param {boolean} [gliding] */
  zoom(factor, x = this.room.width / 2, y = (this.room.top + this.room.height - this.room.bottom) / 2, gliding = false) {
    const least = this.home.scale;
    const scale = Math.max(least, Math.min(this.frame.scale * factor, Math.max(LARGEST.scale, least * LARGEST.times)));
    const share = scale / this.frame.scale;
    this.#go(this.#held({ ...this.frame, scale, x: x - (x - this.frame.x) * share, y: y - (y - this.frame.y) * share }), gliding);
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    this.#go(this.#held({ ...this.frame, x: this.frame.x + dx, y: this.frame.y + dy }), false);
  }

  /** Bring a point of the board into sight if it is not. @param {[number, number]} point */
  reveal([x, y]) {
    const { scale, x: left, y: top, width, height } = this.frame;
    const [px, py] = [x * scale + left, y * scale + top];
    const edge = 44;
    const shift = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ high) => (at < low ? low - at : at > high ? high - at : 0);
    const dx = shift(px, edge, width - edge);
    const dy = shift(py, this.room.top + edge, height - this.room.bottom - edge);
    if (dx || dy) this.#go(this.#held({ ...this.frame, x: left + dx, y: top + dy }), true);
  }

  /** The point of the board under a point of the screen. @param {number} x @param {number} y @returns {[number, number]} */
  boardAt(x, y) {
    return [(x - this.frame.x) / this.frame.scale, (y - this.frame.y) / this.frame.scale];
  }

  stop() {
    cancelAnimationFrame(this.#loop);
  }

  /** A frame in which the board does not leave the free part. @param {Frame} frame @returns {Frame} */
  #held(frame) {
    const { home } = this;
    if (frame.scale <= home.scale) return home;
    const { width, height, top, bottom } = this.room;
    const hold = (/** @type {number} */ at, /** @type {number} */ low, /** @type {number} */ high, /** @type {number} */ from, /** @type {number} */ to) => {
      const [least, most] = [to - high * frame.scale, from - low * frame.scale];
      return least > most ? (least + most) / 2 : Math.max(least, Math.min(most, at));
    };
    return {
      ...frame,
      x: hold(frame.x, this.box.left, this.box.right, GAP, width - GAP),
      y: hold(frame.y, this.box.top, this.box.bottom, top + GAP, height - bottom - GAP),
    };
  }

  /** @param {Frame} to @param {boolean} gliding */
  #go(to, gliding) {
    cancelAnimationFrame(this.#loop);
    const from = this.frame;
    if (!gliding || motionOff()) {
      this.frame = to;
      this.show(to);
      return;
    }
    const begun = performance.now();
    const step = () => {
      const share = Math.min(1, (performance.now() - begun) / GLIDE);
      const eased = 1 - (1 - share) ** 3;
      const between = (/** @type {"scale"|"x"|"y"} */ name) => from[name] + (to[name] - from[name]) * eased;
      this.frame = { ...to, scale: between("scale"), x: between("x"), y: between("y") };
      this.show(this.frame);
      if (share < 1) this.#loop = requestAnimationFrame(step);
    };
    step();
  }
}

/** Pixels between the switch of the views and what must not lie under it, on all sides together. */
const AROUND_SWITCH = 12;

/** The size of the map, how much of it the rail covers above and the strip below, and the corner with the switch of the views. @param {HTMLElement} map @returns {FreeSpace} */
export function freeSpaceOf(map) {
  const box = map.getBoundingClientRect();
  const parent = map.parentElement;
  const parts = (/** @type {string} */ name) => {
    const element = parent?.querySelector(name);
    return element ? [element, ...element.children].map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width > 0 && height > 0) : [];
  };
  const top = Math.max(0, ...parts(":scope > .rail").map((part) => part.bottom - box.top));
  const bottom = Math.max(0, ...parts(":scope > .strip").map((part) => box.bottom - part.top));
  const views = map.querySelector(".map-views")?.getBoundingClientRect();
  const corner = views?.width ? { cornerWidth: views.right - box.left + AROUND_SWITCH / 2, cornerHeight: views.height + AROUND_SWITCH } : { cornerWidth: 0, cornerHeight: 0 };
  const free = box.height - top - bottom;
  return free < 80 ? { width: box.width, height: box.height, top: 0, bottom: 0, cornerWidth: 0, cornerHeight: 0 } : { width: box.width, height: box.height, top, bottom, ...corner };
}
