// @ts-check
import { html } from "../../core/html.js";
import { capital } from "../../core/text.js";
import { Choices } from "../shell/choices.js";

/** The choices of a decision in words; what is a button of the dock already is left out. They have no digits, which open the drawers here. @param {{scene: import("./scene.js").Scene, actions: import("./table.js").TableActions, label: string, choices?: import("../../core/messages.js").WarChoice[]}} props */
export function ChoiceList({ scene, actions, label, choices = scene.choices }) {
  const offered = choices.filter(({ verb }) => verb !== "pass").map((choice) => ({ move: choice.move, text: capital(scene.tell(choice.says)) }));
  if (!offered.length) return null;
  return html`<${Choices} label=${label} groups=${[{ title: "", choices: offered }]} chosen=${scene.draft.last} numbered=${false} choose=${(/** @type {string} */ move) => actions.choose(move)} confirm=${actions.confirm} />`;
}
