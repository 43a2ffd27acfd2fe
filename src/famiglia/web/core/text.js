// @ts-check
/** With a large letter at its beginning. @param {string} text */
export function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An id of a pack as people read it: `san_vito` is San Vito.
 * @param {string} id */
export function titleCase(id) {
  return id.split(/[_-]/).map(capital).join(" ");
}
