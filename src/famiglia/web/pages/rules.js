// @ts-check
import { useEffect, useMemo, useState } from "preact/hooks";

import { call } from "../core/api.js";
import { html } from "../core/html.js";
import { useAction } from "../ui/action.js";
import { Field } from "../ui/field.js";
import { Lazy } from "../ui/lazy.js";
import { Page, ProblemText } from "../ui/page.js";
import { place } from "../core/router.js";
import { lang, say } from "../core/words.js";
import { GAMES } from "../tables/games.js";
import { search } from "./rules-search.js";

/** @import {ChapterText, Rulebook, RuleText, RulingText} from "../core/messages.js" */

/** The rules of a game: an overview, the chapters with their contents, and a search. Every chapter, rule and ruling has an address of its own.
 * @param {{params: string[]}} props */
export default function Rules({ params: [game] }) {
  const [book, setBook] = useState(/** @type {Rulebook|null} */ (null));
  const [sought, setSought] = useState("");
  const { problem, run } = useAction();
  const [overview, setOverview] = useState("");
  const spoken = lang.value;
  const { hash } = place.value;
  useEffect(() => void run(async () => setBook(await call("GET", `/api/rules/${game}?lang=${spoken}`))), [game, spoken]);
  useEffect(() => {
    const target = book && hash ? document.getElementById(hash) : null;
    target?.scrollIntoView({ block: "start" });
    target?.focus({ preventScroll: true });
  }, [book, hash, overview === game]);
  const found = useMemo(() => (book && sought.trim() ? search(book, sought) : null), [book, sought]);
  useEffect(() => {
    const first = sought ? document.querySelector(".rulebook li") : null;
    if (first && first.getBoundingClientRect().top < 0) first.scrollIntoView();
  }, [sought]);
  const number = (found ?? book?.rules)?.length;
  return html`<${Page} title=${say(`web-rules-${game}`)} kind="rules" lead=${say(`web-rules-${game}-lead`)}>
    <nav class="switch" aria-label=${say("key-rules")}>
      ${["duel", "war"].map((each) => html`<a key=${each} class="ghost" href=${`/rules/${each}`}
        aria-current=${each === game ? "page" : undefined}>${say(`web-game-${each}`)}</a>`)}
    </nav>
    <div role="search" class="search"><${Field} label=${say("web-search")} type="search" value=${sought} onInput=${setSought} />
      <p role="status" class="mut">${book ? say("web-found", { number: number ?? 0 }) : ""}</p></div>
    <${ProblemText} problem=${problem} />
    ${book && found && html`<${RuleList} book=${book} rules=${found} hash=${hash} titled />`}
    ${!found && html`<section class="plate overview" aria-labelledby="overview"><h2 id="overview" tabindex="-1">${say(`web-guide-${game}`)}</h2>
      <${Lazy} load=${GAMES[game].guide} key=${game} brief onReady=${() => setOverview(game)} /></section>`}
    ${book && !found && html`<${Chapters} book=${book} hash=${hash} />`}
  <//>`;
}

/** All rules in their chapters, after the table of contents. @param {{book: Rulebook, hash: string}} props */
function Chapters({ book, hash }) {
  const rules = new Map(book.rules.map((rule) => [rule.id, rule]));
  const rulesOf = (/** @type {ChapterText} */ chapter) => chapter.rules.flatMap((id) => rules.get(id) ?? []);
  return html`<nav class="plate contents" aria-labelledby="contents"><h2 id="contents">${say("web-contents")}</h2>
      <ol>${book.chapters.map(({ id, title }) => html`<li key=${id}><a href=${`#${id}`}>${title}</a></li>`)}</ol></nav>
    ${book.chapters.map((chapter) => html`<section key=${chapter.id} aria-labelledby=${chapter.id}>
      <h2 id=${chapter.id} class="chapter" tabindex="-1">${chapter.title}</h2><${RuleList} book=${book} rules=${rulesOf(chapter)} hash=${hash} /></section>`)}`;
}

/** Rules, each with the rulings on it beside it; if `titled`, with its chapter. @param {{book: Rulebook, rules: RuleText[], hash: string, titled?: boolean}} props */
function RuleList({ book, rules, hash, titled = false }) {
  const rulings = new Map(book.rulings.map((ruling) => [ruling.id, ruling]));
  const titleOf = (/** @type {string} */ id) => book.chapters.find((chapter) => chapter.rules.includes(id))?.title;
  return html`<ol class="rulebook">
    ${rules.map((rule) => html`<li key=${rule.id} id=${rule.id} tabindex="-1" data-sought=${rule.id === hash}>
      <div class="rule-text"><a class="id" href=${`#${rule.id}`}>${rule.id}</a>${titled && html`<span class="of-chapter">${titleOf(rule.id)}</span>`}<p>${rule.sentence}</p>
        <small>${source(rule)}</small></div>
      <div class="rulings">${rule.rulings.map((id) => html`<${RulingNote} key=${id} ruling=${rulings.get(id)} here=${rule.id} hash=${hash} />`)}</div>
    </li>`)}
  </ol>`;
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
