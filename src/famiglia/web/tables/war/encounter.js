// @ts-check
/** The decisions of the encounter phase. */

import { loadStyle } from "../../core/styles.js";
import { say } from "../../core/words.js";
import { lazily } from "../../ui/lazy.js";
import { attackOf, orderIn, orderState, removalsOf } from "./attack.js";
import { conflictOf } from "./conflict-state.js";
import { cardName } from "./names.js";

/** @import {DockDecision} from "./decisions.js" */
/** @import {Scene} from "./scene.js" */

/** A part of a module of the encounter, with the styles of its own. @param {() => Promise<any>} load @param {string} name */
const part = (load, name) => lazily(() => Promise.all([load(), loadStyle("war/encounter")]).then(([module]) => module[name]));

const attackDock = () => import("./attack-dock.js");
const cardsDock = () => import("./cards-dock.js");

const AttackDock = part(attackDock, "AttackDock");
const FightDock = part(attackDock, "FightDock");
const StyleDock = part(attackDock, "StyleDock");
const CardsDock = part(cardsDock, "CardsDock");
const TakeDock = part(cardsDock, "TakeDock");
const OrderDock = part(() => import("./order-dock.js"), "OrderDock");
const Pentito = part(() => import("./pentito.js"), "Pentito");

/** The order that the dock is about. @param {Scene} scene */
function orderNow(scene) {
  const attack = attackOf(scene);
  if (attack) return orderIn(attack.game);
  return orderIn(orderState(scene)) ?? orderIn(scene.now);
}

/** @param {Scene} scene */
function stages(scene) {
  const order = scene.pack.orders.get(orderNow(scene)?.order ?? "");
  return { names: ["wt-enc-supply-orders", "wt-enc-attack-orders", "wt-enc-management"].map((id) => say(id)), at: order?.type === "supply" ? 0 : 1 };
}

/** @param {number} at */
const duel = (at) => () => ({ names: ["wt-enc-cards", "wt-enc-take", "wt-enc-result"].map((id) => say(id)), at });

/** The question of an order, with an explanation. @param {string} why */
const ordered = (why) => (/** @type {Scene} */ scene) => {
  const order = orderNow(scene);
  const name = scene.pack.orders.get(order?.order ?? "")?.name;
  return { title: name && order ? say("wt-enc-your-order", { order: name, area: scene.pack.place(order.area) }) : say(`war-step-${scene.step}`), why: why && say(why) };
};

/** How the confirming button calls the attack. @param {Scene} scene */
function attackText(scene) {
  const attack = attackOf(scene);
  if (!attack) return "";
  const { owner } = attack.game.view.areas[attack.to];
  const peaceful = owner === null || owner === (attack.verb === "agitate" ? "neutral" : scene.seat);
  const kind = attack.verb === "strike" || attack.verb === "agitate" ? attack.verb : peaceful ? "move" : "attack";
  return say(`wt-enc-do-${kind}`, { area: scene.pack.place(kind === "agitate" ? attack.from : attack.to) });
}

/** Whether the attack lacks nothing, not even a style. @param {Scene} scene */
function attackSettled(scene) {
  return Boolean(attackOf(scene)?.style) || scene.view.decision.step !== "style";
}

/** The other side of the conflict. @param {Scene} scene */
function opponent(scene) {
  const conflict = conflictOf(scene);
  const seat = conflict && (conflict.attackers.seat === scene.seat ? conflict.defenders.seat : conflict.attackers.seat);
  return seat === null ? "" : scene.names[seat];
}

/** The area of the conflict. @param {Scene} scene */
const place = (scene) => scene.pack.place(conflictOf(scene)?.area ?? "");

/** The move that is chosen and ends the draft. @param {Scene} scene */
const lastOf = (scene) => scene.now.moves.find((choice) => choice.move === scene.draft.last);

/** @type {DockDecision} */
export const ATTACK = { prompt: (scene) => ordered(attackOf(scene)?.verb === "strike" ? "wt-enc-why-strike" : "wt-enc-why-attack")(scene), stages, Content: AttackDock, confirm: attackText, settled: attackSettled, showsDraft: true };

/** By step. @type {Record<string, DockDecision>} */
export const ENCOUNTER = {
  which: { stages },
  order: { prompt: ordered("wt-enc-why-order"), stages, Content: OrderDock, showsDraft: true, confirm: (scene) => (scene.draft.moves.length ? say("wt-enc-do-order") : "") },
  fight: { prompt: ordered("wt-enc-why-fight"), stages, Content: FightDock, showsDraft: true },
  agitate: { prompt: ordered("wt-enc-why-agitate"), stages, Content: FightDock, showsDraft: true },
  style: { stages, Content: StyleDock },
  pentito: {
    prompt: ordered("wt-enc-why-pentito"),
    stages,
    Content: Pentito,
    showsDraft: true,
    confirm: (scene) => {
      const n = removalsOf(scene).reduce((sum, { args }) => sum + args.number, 0);
      return n ? say("wt-enc-do-remove", { n }) : "";
    },
  },
  cards: {
    prompt: (scene) => ({ title: say("wt-enc-which-card", { area: place(scene), name: opponent(scene) }), why: say(conflictOf(scene)?.attackers.seat === scene.seat ? "wt-enc-why-cards-attacker" : "wt-enc-why-cards-defender", { name: opponent(scene) }) }),
    stages: duel(0),
    Content: CardsDock,
    showsDraft: true,
    confirm: (scene) => {
      const card = lastOf(scene)?.arguments.card;
      return card ? say("wt-enc-do-card", { card: cardName(card, scene) }) : "";
    },
  },
  "take-first": take("wt-enc-why-take-first"),
  "take-second": take("wt-enc-why-take-second"),
};

/** Taking or leaving the other card. @param {string} why @returns {DockDecision} */
function take(why) {
  return {
    prompt: (scene) => ({ title: say("wt-enc-take-question", { area: place(scene), name: opponent(scene) }), why: say(why, { name: opponent(scene) }) }),
    stages: duel(1),
    Content: TakeDock,
    showsDraft: true,
    confirm: (scene) => {
      const verb = lastOf(scene)?.verb;
      return verb ? say(`wt-enc-do-${verb}`) : "";
    },
  };
}
