// @ts-check
/** The stains of old paper. */

const SIZE = 256;
/** Waves of stains: how many fit into the tile, and how strong they are. */
const WAVES = [[7, 0.8], [15, 0.6], [33, 0.42], [70, 0.3], [128, 0.22]];

/** A number between 0 and 1 that is always the same for the same place. @param {number} x @param {number} y */
function noise(x, y) {
  const value = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return value - Math.floor(value);
}

/** Smooth noise that repeats after `count` cells. @param {number} x @param {number} y @param {number} count */
function smooth(x, y, count) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const ease = (/** @type {number} */ part) => part * part * (3 - 2 * part);
  const [u, v] = [ease(x - left), ease(y - top)];
  const at = (/** @type {number} */ dx, /** @type {number} */ dy) => noise((left + dx) % count, (top + dy) % count + count);
  return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
}

/** A picture that can be laid side by side without a seam. */
export function paperTile() {
  const tile = Object.assign(document.createElement("canvas"), { width: SIZE, height: SIZE });
  const context = /** @type {CanvasRenderingContext2D} */ (tile.getContext("2d"));
  const picture = context.createImageData(SIZE, SIZE);
  const most = WAVES.reduce((sum, [, strength]) => sum + strength, 0);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      const value = WAVES.reduce((sum, [count, strength]) => sum + strength * smooth((x * count) / SIZE, (y * count) / SIZE, count), 0) / most;
      picture.data.set([46, 31, 13, Math.max(0, Math.min(0.5, 0.86 - 1.3 * value)) * 255], 4 * (y * SIZE + x));
    }
  }
  context.putImageData(picture, 0, 0);
  return tile;
}
