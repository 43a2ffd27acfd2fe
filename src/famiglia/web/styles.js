// @ts-check
/** @type {Map<string, Promise<void>>} */
const worn = new Map();

/** Resolves when a file of `style/` is in force; it is fetched once.
 * @param {string} name @returns {Promise<void>} */
export function dressed(name) {
  const ready = worn.get(name) ?? fetched(name);
  worn.set(name, ready);
  ready.catch(() => worn.delete(name));
  return ready;
}

/** @param {string} name @returns {Promise<void>} */
function fetched(name) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL(`style/${name}.css`, import.meta.url).href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(link.href));
    };
    document.head.append(link);
  });
}
