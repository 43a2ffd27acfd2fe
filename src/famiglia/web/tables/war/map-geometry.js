// @ts-check
/** The shapes of the map, ready to be drawn: paths, where the lettering goes, and which area lies in which direction. */

/** @import {MapDrawing, Pack} from "./pack.js" */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {[number, number]} Point */

/** Free sea around the land, the seals and the lettering of the board. */
const MARGINS = { area: 17, seal: 26, boat: 24, name: 12 };

/** The corners of a path whose lines are relative to the corner before. @param {string} path @returns {Point[]} */
function pointsOf(path) {
  const numbers = (path.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  /** @type {Point[]} */
  const points = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const [x, y] = points.at(-1) ?? [0, 0];
    points.push([x + numbers[at], y + numbers[at + 1]]);
  }
  return points;
}

/** The smallest box around points with a margin. @param {{at: Point, margin: number}[]} spots @returns {Box} */
function boxAround(spots) {
  return {
    left: Math.min(...spots.map(({ at, margin }) => at[0] - margin)),
    top: Math.min(...spots.map(({ at, margin }) => at[1] - margin)),
    right: Math.max(...spots.map(({ at, margin }) => at[0] + margin)),
    bottom: Math.max(...spots.map(({ at, margin }) => at[1] + margin)),
  };
}

/** Where the name of a seal can stand: beside its circle, as an offset and an anchor of the text. */
const SIDES = /** @type {const} */ ([
  { x: 0, y: -27, anchor: "middle" }, { x: 0, y: 36, anchor: "middle" }, { x: 27, y: 5, anchor: "start" }, { x: -27, y: 5, anchor: "end" },
]);
/** @typedef {typeof SIDES[number]} Side */

/** How far the name of a sea may be moved to where nothing else is. @type {Point[]} */
const SHIFTS = [[0, 0], [0, -12], [0, 12], [24, 0], [-24, 0], [48, 0], [-48, 0], [0, 24], [24, 20], [-48, 20], [-70, 20], [70, 20], [0, -30], [-80, 0], [80, 0], [-60, 40], [60, 40]];

/** Half the width of a letter of a name on the sea. */
const LETTER = 4.2;
/** A longer name of a Mandamento takes a line for each word. */
const LONG = 11;

/** The lines of the name of a Mandamento. @param {string} name */
export function sealLinesOf(name) {
  return name.length > LONG ? name.split(" ") : [name];
}

/** The map of a pack. */
export class MapGeometry {
  /** @param {Pack} pack */
  constructor({ drawing, areas, seas, mandamenti }) {
    this.drawing = drawing;
    /** @type {Map<string, Path2D>} */
    this.paths = new Map(Object.entries(drawing.areas).map(([id, area]) => [id, new Path2D(area.path)]));
    this.coast = new Path2D(drawing.coast);
    /** @type {Map<string, Box>} */
    this.boxes = new Map(Object.entries(drawing.areas).map(([id, area]) => [id, boxAround(pointsOf(area.path).map((at) => ({ at, margin: 0 })))]));
    this.seals = Object.entries(drawing.mandamenti).map(([id, seal]) => ({ id, at: seal.token, side: SIDES[0] }));
    /** What has to be in sight. */
    this.box = boxAround([
      ...[...this.boxes.values()].flatMap(({ left, top, right, bottom }) => [{ at: /** @type {Point} */ ([left, top]), margin: MARGINS.area }, { at: /** @type {Point} */ ([right, bottom]), margin: MARGINS.area }]),
      ...this.seals.map(({ at }) => ({ at, margin: MARGINS.seal })),
      ...Object.values(drawing.seas).flatMap((sea) => [{ at: sea.anchor, margin: MARGINS.boat }, { at: sea.label, margin: MARGINS.name }]),
    ]);
    const context = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
    const onLand = (/** @type {number} */ x, /** @type {number} */ y) => context.isPointInPath(this.coast, x, y);
    /** @type {Point[]} */
    const taken = [...this.seals.map((seal) => seal.at), ...Object.values(drawing.seas).map((sea) => sea.anchor)];
    /** How bad a place for lettering is. @param {number} x @param {number} y @param {number} half @param {Point|null} own */
    const cost = (x, y, half, own) => {
      let sum = 0;
      for (const dx of [-half, -half / 2, 0, half / 2, half]) {
        if (onLand(x + dx, y) || onLand(x + dx, y - 8)) sum += 10;
        if (x + dx < this.box.left || x + dx > this.box.right) sum += 6;
        for (const at of taken) if (at !== own && Math.hypot(at[0] - x - dx, (at[1] - y + 5) * 0.9) < 27) sum += 8;
      }
      return sum;
    };
    const best = (/** @type {any[]} */ list, /** @type {(each: any) => number} */ costs) => list.reduce((one, other) => (costs(other) < costs(one) ? other : one));
    /** @type {{id: string, at: Point, side: Side}[]} */
    this.seals = this.seals.map(({ id, at }) => {
      const half = Math.max(...sealLinesOf(mandamenti.get(id)?.name ?? id).map((line) => line.length)) * LETTER;
      const lean = (/** @type {Side} */ side) => side.x + Math.sign(side.x) * half;
      const side = best([...SIDES], (each) => cost(at[0] + lean(each), at[1] + each.y, half, at));
      taken.push(...[-0.7, 0, 0.7].map((share) => /** @type {Point} */ ([at[0] + lean(side) + share * half, at[1] + side.y - 5])));
      return { id, at, side };
    });
    /** Where the names of the seas stand. @type {Map<string, Point>} */
    this.seaNames = new Map(Object.entries(drawing.seas).map(([id, sea]) => {
      const half = (seas.get(id)?.name.length ?? 9) * LETTER;
      const middle = Math.max(this.box.left + half, Math.min(this.box.right - half, sea.label[0]));
      const [dx, dy] = best(SHIFTS, ([x, y]) => cost(middle + x, sea.label[1] + y, half, null) + Math.hypot(x, y) / 20);
      return [id, [middle + dx, sea.label[1] + dy]];
    }));
    this.neighbours = new Map([...areas.values()].map((area) => [area.id, new Set(area.neighbours)]));
  }

  /** Where the pieces of an area or of a sea stand. @param {string} id @returns {Point|null} */
  spot(id) {
    return this.drawing.areas[id]?.anchor ?? this.drawing.seas[id]?.anchor ?? null;
  }

  /** The area that lies next in a direction; a neighbour first. @param {string} from @param {number} dx @param {number} dy @returns {string|null} */
  towards(from, dx, dy) {
    const start = this.spot(from);
    if (!start) return null;
    let found = /** @type {string|null} */ (null);
    let least = Infinity;
    for (const [id, { anchor }] of Object.entries(this.drawing.areas)) {
      const [x, y] = [anchor[0] - start[0], anchor[1] - start[1]];
      const distance = Math.hypot(x, y);
      const along = (x * dx + y * dy) / (distance || 1);
      if (id === from || along < 0.5) continue;
      const rank = distance * (1.9 - along) * (this.neighbours.get(from)?.has(id) ? 1 : 1.7);
      if (rank < least) [found, least] = [id, rank];
    }
    return found;
  }

  /** The nearest of some areas to a point of the board. @param {Iterable<string>} ids @param {Point} point @returns {{id: string, distance: number}|null} */
  nearest(ids, [x, y]) {
    let found = null;
    for (const id of ids) {
      const at = this.spot(id);
      const distance = at ? Math.hypot(at[0] - x, at[1] - y) : Infinity;
      if (!found || distance < found.distance) found = { id, distance };
    }
    return found;
  }

  /** The boxes of some areas. @param {string[]} ids @returns {Box[]} */
  boxesOf(ids) {
    return ids.flatMap((id) => this.boxes.get(id) ?? []);
  }

  /** The box around some areas. @param {string[]} ids @returns {Box} */
  around(ids) {
    const boxes = this.boxesOf(ids);
    if (!boxes.length) return this.box;
    return boxAround(boxes.flatMap(({ left, top, right, bottom }) => [{ at: /** @type {Point} */ ([left, top]), margin: 8 }, { at: /** @type {Point} */ ([right, bottom]), margin: 8 }]));
  }
}

/** By pack. @type {WeakMap<MapDrawing, MapGeometry>} */
const made = new WeakMap();

/** @param {Pack} pack @returns {MapGeometry} */
export function geometryOf(pack) {
  const known = made.get(pack.drawing) ?? new MapGeometry(pack);
  made.set(pack.drawing, known);
  return known;
}
