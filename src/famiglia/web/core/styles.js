// @ts-check
/** @type {Map<string, Promise<void>>} */
const loaded = new Map();

/** Load a file of `style/`, once; resolves when it is applied.
 * @param {string} name @returns {Promise<void>} */
export function loadStyle(name) {
  const ready = loaded.get(name) ?? fetched(name);
  loaded.set(name, ready);
  ready.catch(() => loaded.delete(name));
  return ready;
}

/** @param {string} name @returns {Promise<void>} */
function fetched(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`../style/${name}.css`, import.meta.url).href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(link.href));
    };
    document.head.append(link);
  });
}
