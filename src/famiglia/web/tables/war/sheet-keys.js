// @ts-check

/** @param {HTMLElement} element */
function centre(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Move the focus over the sheets with an arrow: up and down in a column, left and right to the next one. True if the key leads somewhere.
 * @param {HTMLElement} root @param {HTMLElement} from @param {string} key */
export function step(root, from, key) {
  const cells = /** @type {HTMLElement[]} */ ([...root.querySelectorAll("[data-cell]")]);
  const columnOf = (/** @type {HTMLElement} */ cell) => Number(cell.dataset.cell?.split(",")[0]);
  const column = columnOf(from);
  if (key === "ArrowUp" || key === "ArrowDown") {
    const own = cells.filter((cell) => columnOf(cell) === column);
    own[own.indexOf(from) + (key === "ArrowUp" ? -1 : 1)]?.focus();
    return true;
  }
  if (key !== "ArrowLeft" && key !== "ArrowRight") return false;
  const side = cells.filter((cell) => columnOf(cell) === column + (key === "ArrowLeft" ? -1 : 1));
  const here = centre(from);
  const far = (/** @type {HTMLElement} */ cell) => Math.hypot(centre(cell).x - here.x, 4 * (centre(cell).y - here.y));
  if (side.length) side.reduce((best, cell) => (far(cell) < far(best) ? cell : best)).focus();
  return true;
}
