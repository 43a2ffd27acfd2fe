// @ts-check
import htm from "htm";
import { h } from "preact";

/**
 * What a component draws, written as HTML.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => any}
 */
export const html = /** @type {any} */ (htm.bind(h));

/** Hands on what was typed or chosen. @param {(text: string) => void} take @returns {(event: any) => void} */
export const typed = (take) => (event) => take(event.target.value);

/** Hands on whether it was ticked. @param {(on: boolean) => void} take @returns {(event: any) => void} */
export const ticked = (take) => (event) => take(event.target.checked);
