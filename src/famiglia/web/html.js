// @ts-check
import htm from "htm";
import { h } from "preact";

/**
 * What a component draws, written as HTML.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => any}
 */
export const html = /** @type {any} */ (htm.bind(h));
