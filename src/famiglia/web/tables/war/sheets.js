// @ts-check
/** The two action sheets as things one clicks: columns with their tokens above, spaces with the viewer's numbers below. */

import { useRef, useState } from "preact/hooks";

import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { columnsOf, fault, placeAt, spacesOf, spaceText } from "./sheet-facts.js";
import { step } from "./sheet-keys.js";
import { Coins, SpaceParts, TokenDisc } from "./sheet-pieces.js";
import { Symbol } from "./symbols.js";
import { tokenTaken } from "./turn.js";

/** @import {PackSpace, TableState} from "../../core/messages.js" */
/** @import {Column, Token} from "./sheet-facts.js" */
/** @import {Scene} from "./scene.js" */

const SheetNote = lazily(() => import("./sheet-note.js").then((module) => module.SheetNote), { quiet: true, early: true });

/** A thing on the sheets that the pointer or the focus is on. @typedef {{kind: "column"|"space"|"token", id: string, asked?: boolean}|null} Looked */

/** Of many tokens on one space only so many are drawn. */
const SHOWN = 3;

/** @param {Scene} scene */
function describe(scene) {
  const family = (/** @type {string} */ colour) => (colour === "neutral" ? say("war-name-neutral") : (scene.pack.families.get(colour)?.name ?? colour));
  return {
    column: (/** @type {Column} */ { name, cost, column, tokens }) =>
      say("wt-column-label", { name, cost, tokens: tokens.length, does: scene.tell(scene.pack.contents.columns[column - 1].says) }),
    token: (/** @type {Token} */ { colour, fee }, /** @type {string} */ column) => say("wt-token-label", { whose: colour === "neutral" ? "neutral" : "family", family: family(colour), column, fee }),
    space: (/** @type {PackSpace} */ space) => {
      const tokens = scene.view.sheets.bottom_tokens[space.id] ?? [];
      const wrong = fault(scene, space);
      return say("wt-space-label", { column: space.column, row: space.row, text: capital(spaceText(scene, space)), state: wrong || "open", tokens: tokens.map(family).join(", "), count: tokens.length });
    },
  };
}

/** The top sheet, from which tokens are taken. @param {{scene: Scene, look: (thing: Looked) => any, press: (kind: "column"|"token", id: string) => void, tab: (key: string) => number}} props */
function TopSheet({ scene, look, press, tab }) {
  const words = describe(scene);
  const token = tokenTaken(scene);
  const picked = token ? `${token.place} ${token.colour}` : "";
  const taken = scene.draft.steps.find(({ made }) => made.verb === "column");
  const chosen = taken ? Number(/** @type {any} */ (taken.made.arguments).column) : 0;
  const places = scene.choosableOf("token").filter((id) => !id.includes(" "));
  // What was taken stays in sight, until a token comes to this sheet.
  return html`<div class="top-sheet">${columnsOf(scene, (chosen || picked) && !places.length ? scene.now : scene.game).map((column) => {
    const key = String(column.column);
    const legal = scene.movesOf("column", key).length > 0;
    return html`<div key=${key} class="sheet-column${chosen === column.column ? " chosen" : chosen ? " off" : ""}">
      <button type="button" class="column-head${legal ? " legal" : ""}${column.payable ? "" : " poor"}" data-cell=${`${key},0`} tabindex=${tab(`column ${key}`)} aria-disabled=${!legal} aria-pressed=${chosen === column.column}
        aria-label=${words.column(column)} onClick=${() => press("column", key)} ...${look({ kind: "column", id: key })}>
        <span class="head-line"><${Symbol} name=${column.symbol} size=${22} />${column.tokens.length > 0 && html`<span class="column-price">−${column.cost}</span>`}</span><span class="column-name">${column.name}</span></button>
      <div class="column-tokens">${column.tokens.map((token) => {
        const can = scene.movesOf("token", token.id).length > 0;
        return html`<button key=${token.id} type="button" class="sheet-token${can ? " legal" : ""}${picked === token.id ? " picked" : ""}" data-cell=${`${key},1`} tabindex=${tab(`token ${token.id}`)} aria-disabled=${!can} aria-pressed=${picked === token.id}
          aria-label=${words.token(token, column.name)} draggable=${can} onDragStart=${(/** @type {DragEvent} */ event) => event.dataTransfer?.setData("text/plain", token.id)}
          onClick=${() => press("token", token.id)} ...${look({ kind: "token", id: token.id })}><${TokenDisc} colour=${token.colour} />${token.fee > 0 && html`<sub>${token.fee}</sub>`}</button>`;
      })}${places.filter((place) => placeAt(place)[0] === column.column).slice(0, 1).map((place) => html`<button key=${place} type="button" class="sheet-token gap legal" data-cell=${`${key},1`}
        tabindex=${tab(`token ${place}`)} aria-label=${say("wt-place-here", { column: column.name })} onClick=${() => press("token", place)} ...${look({ kind: "token", id: place })}>+</button>`)}</div></div>`;
  })}</div>`;
}

/** The bottom sheet, on which actions are done. @param {{scene: Scene, look: (thing: Looked) => any, press: (id: string) => void, drop: (token: string, id: string) => void, tab: (key: string) => number, wish: string|null}} props */
function BottomSheet({ scene, look, press, drop, tab, wish }) {
  const words = describe(scene);
  const choosing = scene.choosableOf("space").length > 0;
  const used = new Map(scene.draft.steps.flatMap((each, at) => (/** @type {any} */ (each.made.arguments).space ? [[/** @type {any} */ (each.made.arguments).space, at]] : [])));
  return html`<div class="bottom-sheet">${spacesOf(scene).map((spaces, at) => html`<div key=${at} class="space-column">${spaces.map((space) => {
    const legal = scene.movesOf("space", space.id).length > 0;
    const tokens = scene.view.sheets.bottom_tokens[space.id] ?? [];
    const before = scene.now.view.sheets.bottom === scene.view.sheets.bottom ? (scene.now.view.sheets.bottom_tokens[space.id] ?? []) : [];
    const wrong = fault(scene, space);
    const here = used.has(space.id) || wish === space.id;
    const kind = `sheet-space${space.infinite ? " infinite" : ""}${tokens.length && !space.infinite ? " taken" : ""}${legal ? " legal" : ""}${here ? " here" : ""}${!here && !legal && (choosing || wrong) ? " dimmed" : ""}`;
    return html`<button key=${space.id} type="button" class=${kind} style=${`grid-row:${space.row}`} data-cell=${`${at + 1},${space.row + 1}`} tabindex=${tab(`space ${space.id}`)} aria-disabled=${!legal} aria-pressed=${here}
      aria-label=${words.space(space)} onClick=${() => press(space.id)} ...${look({ kind: "space", id: space.id })}
      onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()} onDrop=${(/** @type {DragEvent} */ event) => {
        event.preventDefault();
        drop(event.dataTransfer?.getData("text/plain") ?? "", space.id);
      }}>
      <${Coins} money=${space.money} />${space.infinite && html`<span class="endless"><${Symbol} name="infinite" size=${16} /></span>`}
      <${SpaceParts} scene=${scene} space=${space} />
      ${tokens.length > 0 && html`<span class="lying">${tokens.length > SHOWN && html`<b>${tokens.length}</b>`}${tokens.map((colour, index) => html`<${TokenDisc} colour=${colour} size=${space.infinite ? 17 : 26} fresh=${index >= before.length} />`).slice(-SHOWN)}</span>`}
      ${here && html`<span class="space-tag">${say("wt-space-here")}</span>`}</button>`;
  })}</div>`)}</div>`;
}

/** @param {{scene: Scene, state: TableState, actions: import("./table.js").TableActions}} props */
export function Sheets({ scene, state, actions }) {
  const root = useRef(/** @type {HTMLElement|null} */ (null));
  const [looked, setLooked] = useState(/** @type {Looked} */ (null));
  const [wished, setWish] = useState({ at: scene.now, space: /** @type {string|null} */ (null) });
  const [reached, setReached] = useState("");
  const wish = wished.at === scene.now && scene.step === "turn" ? wished.space : null;
  const first = [...scene.choosable.keys()].find((key) => /^(token|space|column) /.test(key)) ?? "column 1";
  const keys = new Set([...columnsOf(scene).flatMap(({ column, tokens }) => [`column ${column}`, ...tokens.map(({ id }) => `token ${id}`)]), ...scene.choosableOf("token").map((id) => `token ${id}`), ...spacesOf(scene).flat().map(({ id }) => `space ${id}`)]);
  const stop = keys.has(reached) ? reached : first;
  const tab = (/** @type {string} */ key) => (key === stop ? 0 : -1);
  const look = (/** @type {NonNullable<Looked>} */ thing) => {
    const to = () => setLooked((now) => (now?.kind === thing.kind && now.id === thing.id ? now : thing));
    const away = () => setLooked((now) => (now?.kind === thing.kind && now.id === thing.id && !now.asked ? null : now));
    return {
      onPointerEnter: (/** @type {PointerEvent} */ event) => event.pointerType !== "touch" && to(),
      onPointerLeave: away,
      onFocus: () => {
        setReached(`${thing.kind} ${thing.id}`);
        to();
      },
      onBlur: away,
    };
  };
  const ask = (/** @type {"column"|"space"|"token"} */ kind, /** @type {string} */ id) => setLooked({ kind, id, asked: true });
  const press = (/** @type {"column"|"token"} */ kind, /** @type {string} */ id) => {
    if (!scene.movesOf(kind, id).length) return ask(kind, id);
    if (kind === "token" && wish) return actions.choose(scene.movesOf(kind, id)[0].move, `space ${wish}`);
    actions.pick(kind, id);
  };
  const pressSpace = (/** @type {string} */ id) => {
    const space = scene.pack.spaces.get(id);
    if (scene.movesOf("space", id).length) return actions.pick("space", id);
    if (scene.step === "turn" && scene.choosableOf("token").length && space && !fault(scene, space)) setWish({ at: scene.now, space: id === wish ? null : id });
    ask("space", id);
  };
  const drop = (/** @type {string} */ token, /** @type {string} */ id) => {
    const [choice] = scene.movesOf("token", token);
    if (choice) actions.choose(choice.move, `space ${id}`);
  };
  const keyed = (/** @type {KeyboardEvent} */ event) => {
    const from = /** @type {HTMLElement|null} */ (event.target instanceof Element ? event.target.closest("[data-cell]") : null);
    if (!root.current || !from) return;
    const column = from.dataset.cell?.split(",")[0] ?? "";
    if (event.key.toLowerCase() === "c" && !event.ctrlKey && !event.metaKey && !event.altKey) {
      press("column", column);
      event.stopPropagation();
    } else if (step(root.current, from, event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const left = Object.values(scene.view.sheets.top_tokens).reduce((sum, tokens) => sum + tokens.length, 0);
  return html`<section class="sheets" ref=${root} aria-label=${say("wt-sheets")} onKeyDown=${keyed}>
    ${(left > 0 || scene.draft.steps.length > 0) && html`<p class="sheet-head"><b>${say("wt-top-sheet")}</b><span>${say("wt-top-sheet-text")}</span><i></i><span>${say("wt-tokens-left", { n: left, turns: Math.round(left / scene.names.length) })}</span></p>
    <${TopSheet} scene=${scene} look=${look} press=${press} tab=${tab} />
    <p class="column-order"><${Symbol} name="issue" size=${16} /> ${say("wt-column-order")}</p>`}
    <p class="sheet-head"><b>${say("wt-bottom-sheet")}</b><span>${say(scene.seat === null ? "wt-bottom-sheet-open" : "wt-bottom-sheet-text")}</span></p>
    <${BottomSheet} scene=${scene} look=${look} press=${pressSpace} drop=${drop} tab=${tab} wish=${wish} />
    ${looked || wish ? html`<${SheetNote} scene=${scene} state=${state} looked=${looked} wish=${wish} />` : html`<div class="sheet-note empty"><p>${say("wt-sheet-hint")}</p></div>`}
  </section>`;
}
