// @ts-check
/** The land, painted as one picture: paper, the wash and the hatching of the owners, and all borders. */

import { liveryOf } from "../../art/war-families.js";
import { paperTile } from "./map-paper.js";

/** @import {Pack} from "./pack.js" */
/** @import {MapGeometry} from "./map-geometry.js" */
/** @import {Frame} from "./map-view.js" */

/** How strong the wash and the hatching of a family are, where they differ from those of the others. @type {Record<string, {wash: number, hatch: number}>} */
const STRENGTHS = { red: { wash: 0.36, hatch: 0.55 }, yellow: { wash: 0.42, hatch: 0.85 }, black: { wash: 0.5, hatch: 0.6 }, white: { wash: 0.62, hatch: 0.8 } };
const USUAL = { wash: 0.4, hatch: 0.55 };
/** Milliseconds in which new ink comes up. */
const INK = 400;
const LINE = "#1c130b";
/** The water along the coast: width and strength. */
const GLOW = [[70, 0.05], [50, 0.06], [34, 0.08], [20, 0.12], [9, 0.2]];

/** @param {string} one @param {string} other @param {number} share */
function mixed(one, other, share) {
  const parts = (/** @type {string} */ colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  const rest = parts(other);
  return `rgb(${parts(one).map((value, at) => Math.round(value + (rest[at] - value) * share)).join()})`;
}

/** Paints the board on a canvas. */
export class LandPainter {
  /** @type {Map<string, CanvasPattern|null>} */
  #hatches = new Map();
  /** @type {Map<string, string>} */
  #owners = new Map();
  /** Areas whose ink is coming up: since when, and the ink before. @type {Map<string, {since: number, before: string}>} */
  #fresh = new Map();
  #frame = /** @type {Frame|null} */ (null);
  #loop = 0;

  /** @param {HTMLCanvasElement} canvas @param {MapGeometry} geometry @param {Pack} pack */
  constructor(canvas, geometry, pack) {
    this.canvas = canvas;
    this.context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
    this.geometry = geometry;
    this.pack = pack;
    this.paper = this.context.createPattern(paperTile(), "repeat");
    const { drawing } = geometry;
    this.calabria = new Path2D(drawing.calabria);
    this.isles = drawing.isles.map((path) => new Path2D(path));
    this.seaBorders = drawing.sea_borders.map(({ path }) => new Path2D(path));
    this.borders = drawing.borders.map(({ a, b, path, mandamento }) => ({ a, b, thick: mandamento, path: new Path2D(path) }));
    this.grounds = new Map([...pack.areas.values()].map(({ id, mandamento }) => [id, mixed("#c3ac80", pack.mandamenti.get(mandamento)?.colour ?? "#c3ac80", 0.2)]));
  }

  /** Show these owners: colours by area. New ink comes up slowly if there is motion. @param {Map<string, string>} owners @param {boolean} moving */
  ink(owners, moving) {
    const first = !this.#owners.size;
    const changed = [...owners].filter(([id, colour]) => this.#owners.get(id) !== colour);
    for (const [id] of changed) if (!first && moving) this.#fresh.set(id, { since: performance.now(), before: this.#owners.get(id) ?? "" });
    this.#owners = new Map(owners);
    if (!this.#frame || !changed.length) return;
    if (first) this.paint(this.#frame);
    else for (const [id] of changed) this.#area(id);
    if (this.#fresh.size && !this.#loop) this.#loop = requestAnimationFrame(() => this.#rise());
  }

  #rise() {
    this.#loop = 0;
    for (const [id, { since }] of this.#fresh) {
      if (performance.now() - since >= INK) this.#fresh.delete(id);
      this.#area(id);
    }
    if (this.#fresh.size) this.#loop = requestAnimationFrame(() => this.#rise());
  }

  stop() {
    cancelAnimationFrame(this.#loop);
  }

  /** Paint the whole board as it lies in this frame. @param {Frame} frame */
  paint(frame) {
    const { canvas, context: to, geometry } = this;
    this.#frame = frame;
    this.#hatches.clear();
    const dense = Math.min(2, devicePixelRatio || 1);
    const [width, height] = [Math.round(frame.width * dense), Math.round(frame.height * dense)];
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    to.setTransform(1, 0, 0, 1, 0, 0);
    to.clearRect(0, 0, width, height);
    this.#place(frame, dense);
    to.lineJoin = "round";
    to.strokeStyle = "#7fb3c4";
    for (const [width, strength] of GLOW) {
      to.globalAlpha = strength;
      to.lineWidth = width;
      to.stroke(geometry.coast);
    }
    to.globalAlpha = 1;
    this.#fill(this.calabria, this.#fading("63 58 46"), this.#fading("132 116 78"), 1.5);
    for (const isle of this.isles) this.#fill(isle, "#a8946a", LINE, 1.5);
    to.globalAlpha = 0.55;
    to.setLineDash([2 / frame.scale, 4 / frame.scale]);
    to.lineWidth = 1.2 / frame.scale;
    to.strokeStyle = "#9fb9bd";
    for (const border of this.seaBorders) to.stroke(border);
    to.setLineDash([]);
    to.globalAlpha = 0.5;
    to.save();
    to.translate(3, 6);
    this.#fill(geometry.coast, "#000");
    to.restore();
    to.globalAlpha = 1;
    for (const id of geometry.paths.keys()) this.#ground(id);
    this.#lines(this.borders);
  }

  /** A colour that fades towards the rim of the board. @param {string} colour */
  #fading(colour) {
    const { box, drawing } = this.geometry;
    const fading = this.context.createLinearGradient(box.right - 25, 0, drawing.width - 4, 0);
    fading.addColorStop(0, `rgb(${colour})`);
    fading.addColorStop(1, `rgb(${colour} / 0)`);
    return fading;
  }

  /** Paint one area anew, with its share of the borders. @param {string} id */
  #area(id) {
    const path = this.geometry.paths.get(id);
    if (!path || !this.#frame) return;
    this.context.save();
    this.context.clip(path);
    this.#ground(id);
    this.#lines(this.borders.filter(({ a, b }) => a === id || b === id));
    this.context.restore();
  }

  /** The paper of an area with the ink of its owner. @param {string} id */
  #ground(id) {
    const { context: to } = this;
    const path = /** @type {Path2D} */ (this.geometry.paths.get(id));
    this.#fill(path, this.grounds.get(id) ?? "#c3ac80");
    const fresh = this.#fresh.get(id);
    const share = fresh ? Math.min(1, (performance.now() - fresh.since) / INK) : 1;
    if (fresh) this.#wash(path, fresh.before, 1 - share);
    this.#wash(path, this.#owners.get(id) ?? "", share);
    if (this.paper) {
      to.globalAlpha = 1;
      this.#fill(path, this.paper);
    }
    if (fresh) this.#edge(path, fresh.before, 1 - share);
    this.#edge(path, this.#owners.get(id) ?? "", share);
    to.globalAlpha = 1;
  }

  /** @param {Path2D} path @param {string} colour @param {number} share */
  #wash(path, colour, share) {
    if (!colour || colour === "neutral") return;
    const { wash, hatch } = STRENGTHS[colour] ?? USUAL;
    this.context.globalAlpha = wash * share;
    this.#fill(path, liveryOf(colour).fill);
    const lines = this.#hatch(colour);
    this.context.globalAlpha = hatch * share;
    if (lines) this.#fill(path, lines);
    this.context.globalAlpha = 1;
  }

  /** The inner edge in the colour of the owner. @param {Path2D} path @param {string} colour @param {number} share */
  #edge(path, colour, share) {
    if (!colour || colour === "neutral" || !this.#frame) return;
    const { context: to } = this;
    to.save();
    to.clip(path);
    to.globalAlpha = 0.8 * share;
    to.lineWidth = 10 / Math.max(0.6, this.#frame.scale);
    to.strokeStyle = liveryOf(colour).fill;
    to.stroke(path);
    to.restore();
  }

  /** @param {{path: Path2D, thick: boolean}[]} borders */
  #lines(borders) {
    const { context: to } = this;
    const scale = this.#frame?.scale ?? 1;
    to.strokeStyle = LINE;
    to.globalAlpha = 0.9;
    to.lineWidth = 1.7 / scale;
    to.setLineDash([6 / scale, 2.5 / scale]);
    for (const border of borders) if (!border.thick) to.stroke(border.path);
    to.setLineDash([]);
    to.globalAlpha = 1;
    to.lineWidth = 3.6 / Math.sqrt(scale);
    for (const border of borders) if (border.thick) to.stroke(border.path);
    to.strokeStyle = "#140d07";
    to.lineWidth = 3.4 / Math.sqrt(scale);
    to.stroke(this.geometry.coast);
  }

  /** @param {Path2D} path @param {string|CanvasPattern|CanvasGradient} fill @param {string|CanvasGradient} [stroke] @param {number} [width] */
  #fill(path, fill, stroke, width = 1) {
    const { context: to } = this;
    to.fillStyle = fill;
    to.fill(path);
    if (!stroke) return;
    to.strokeStyle = stroke;
    to.lineWidth = width;
    to.stroke(path);
  }

  /** The hatching of a family, in pixels of the screen. @param {string} colour */
  #hatch(colour) {
    const known = this.#hatches.get(colour);
    if (known !== undefined) return known;
    const fine = 4;
    const tile = Object.assign(document.createElement("canvas"), { width: 6 * fine, height: 6 * fine });
    const drawn = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
    drawn.fillStyle = liveryOf(colour).fill;
    drawn.fillRect(0, 0, 1.7 * fine, 6 * fine);
    const pattern = this.context.createPattern(tile, "repeat");
    pattern?.setTransform(new DOMMatrix().scale(1 / fine / (this.#frame?.scale ?? 1)).rotate(liveryOf(colour).angle));
    this.#hatches.set(colour, pattern);
    return pattern;
  }

  /** @param {Frame} frame @param {number} dense */
  #place({ scale, x, y }, dense) {
    this.context.setTransform(scale * dense, 0, 0, scale * dense, x * dense, y * dense);
  }
}
