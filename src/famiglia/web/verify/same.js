// @ts-check
/** Are these the same things in the same order? @param {any[]} one @param {any[]} other */
export const same = (one, other) => one.length === other.length && one.every((each, i) => each === other[i]);
