// @ts-check
import { useEffect, useMemo, useState } from "preact/hooks";

import { call } from "../core/api.js";
import { html } from "../core/html.js";
import { useAction } from "../ui/action.js";
import { Field } from "../ui/field.js";
import { Page, ProblemText } from "../ui/page.js";
import { place } from "../core/router.js";
import { lang, say } from "../core/words.js";

/** @import {RuleText, Rulebook, RulingText} from "../core/messages.js" */

/** The rules of a game, each with the rulings on it beside it; every one has an address of its own.
 * @param {{params: string[]}} props */
export default function Rules({ params: [game] }) {
  const [book, setBook] = useState(/** @type {Rulebook|null} */ (null));
  const [sought, setSought] = useState("");
  const { problem, run } = useAction();
  const spoken = lang.value;
  const { hash } = place.value;
  useEffect(() => void run(async () => setBook(await call("GET", `/api/rules/${game}?lang=${spoken}`))), [game, spoken]);
  useEffect(() => {
    const target = book && hash ? document.getElementById(hash) : null;
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  }, [book, hash]);
  const found = useMemo(() => seek(book, sought), [book, sought]);
  useEffect(() => {
    const first = sought ? document.querySelector(".rulebook li") : null;
    if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView();
  }, [sought]);
  return html`<${Page} title=${say(`web-rules-${game}`)} kind="rules" lead=${say(`web-rules-${game}-lead`)}>
    <nav class="switch" aria-label=${say("key-rules")}>
      ${["duel", "war"].map((each) => html`<a key=${each} class="ghost" href=${`/rules/${each}`}
        aria-current=${each === game ? "page" : undefined}>${say(`web-game-${each}`)}</a>`)}
    </nav>
    <div role="search" class="search"><${Field} label=${say("web-search")} type="search" value=${sought} onInput=${setSought} />
      <p role="status" class="mut">${book ? say("web-found", { number: found.rules.length }) : ""}</p></div>
    <${ProblemText} problem=${problem} />
    <ol class="rulebook">
      ${found.rules.map((rule) => html`<li key=${rule.id} id=${rule.id} tabindex="-1" data-sought=${rule.id === hash}>
        <div class="rule-text"><a class="id" href=${`#${rule.id}`}>${rule.id}</a><p>${rule.sentence}</p>
          <small>${source(rule)}</small></div>
        <div class="rulings">${rule.rulings.map((id) => html`<${RulingNote} key=${id} ruling=${found.rulings.get(id)} here=${rule.id} hash=${hash} />`)}</div>
      </li>`)}
    </ol>
  <//>`;
}

/** A ruling beside its rule; only beside the first of its rules it carries its address.
 * @param {{ruling: RulingText|undefined, here: string, hash: string}} props */
function RulingNote({ ruling, here, hash }) {
  if (!ruling) return null;
  const first = ruling.rules[0] === here;
  return html`<div class="ruling" id=${first ? ruling.id : undefined} tabindex="-1" data-sought=${first && ruling.id === hash}>
    <a class="id" href=${`#${ruling.id}`}>${ruling.id}</a><p class="question">${ruling.question}</p><p>${ruling.ruling}</p></div>`;
}

/** The edition it belongs to, if to one only, and where it stands in the rulebooks (in English, or as a page number).
 * @param {RuleText} rule */
function source({ editions, cite }) {
  const only = editions.length === 1 ? say(`edition-${editions[0]}`) : "";
  return [only, lang.value === "en" || /^p\. /.test(cite) ? cite.replace(/^p\./, say("web-page")) : ""].filter(Boolean).join(" · ");
}

/** The rules that hold all the words sought, in themselves or in their rulings.
 * @param {Rulebook|null} book @param {string} sought */
function seek(book, sought) {
  const rulings = new Map((book?.rulings ?? []).map((ruling) => [ruling.id, ruling]));
  const words = plain(sought).split(/\s+/).filter(Boolean);
  const rules = (book?.rules ?? []).filter((rule) => {
    const beside = rule.rulings.map((id) => rulings.get(id));
    const text = plain([rule.id, rule.sentence, ...beside.map((ruling) => `${ruling?.id} ${ruling?.question} ${ruling?.ruling}`)].join(" "));
    return words.every((word) => text.includes(word));
  });
  return { rules, rulings };
}

/** @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
