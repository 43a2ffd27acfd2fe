// @ts-check
import { useEffect, useRef } from "preact/hooks";

import { title as setTitle } from "../core/alerts.js";
import { html } from "../core/html.js";
import { place, hasNavigated } from "../core/router.js";
import { say } from "../core/words.js";
import { heading } from "./frame.js";

/** A page with its headline, which takes the focus when one arrives from another page.
 * @param {{title: string, headline?: any, kind?: string, lead?: any, children?: any}} props */
export function Page({ title, headline: drawn, kind = "", lead, children }) {
  const headline = useRef(/** @type {HTMLElement|null} */ (null));
  useEffect(() => {
    heading.value = null;
    if (place.value.hash) return;
    scrollTo(0, 0);
    if (hasNavigated.value) headline.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => setTitle(`${title} · Famiglia`), [title]);
  return html`<main id="main" class=${`page ${kind}`} tabindex="-1">
    <h1 ref=${headline} tabindex="-1">${drawn ?? title}</h1>
    ${lead && html`<p class="lead">${lead}</p>`}
    ${children}
  </main>`;
}

/** What did not work, said where it did not work.
 * @param {{problem: any}} props */
export function ProblemText({ problem }) {
  return html`<p class="trouble" role="alert" hidden=${!problem}>${problem && (problem.rule ? html`<${Refusal} ...${problem} />` : inWords(problem))}</p>`;
}

/** Why something is not possible, with the way to the rule, and what would make it possible.
 * @param {{fact: any, rule: string, remedy: any}} props */
export function Refusal({ fact, rule, remedy }) {
  return html`${fact} <a href=${`/rules/${rule[0] === "W" ? "war" : "duel"}#${rule}`} target="_blank">${say("duel-rule", { id: rule })}</a>${remedy && ` ${remedy}`}`;
}

/** A problem in the user's language.
 * @param {any} problem @returns {string} */
export function inWords(problem) {
  if (problem?.code === "network") return say("web-no-network");
  return problem?.detail || say("web-trouble");
}
