// @ts-check
/** @import {Me} from "./messages.js" */
import { signal } from "@preact/signals";

import { call } from "./api.js";
import { recall, remember } from "./settings.js";

/** The player at this browser; null before they have a name.
 * @type {import("@preact/signals").Signal<Me|null>} */
export const me = signal(null);

const NAMES = [
  "Alba", "Bice", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Irma", "Ivo", "Lia", "Marco", "Nina", "Paola", "Renzo",
  "Silvia", "Tullio", "Ugo", "Vera", "Zeno",
];

/** The name that was last typed here; null if none ever was. */
export const typedName = signal(recall("name"));

/** A name for players who just want to begin. It is only used where it can be seen and changed. */
export const suggestedName = NAMES[Math.floor(Math.random() * NAMES.length)];

/** The name of the player, or the one that they will get. */
export function ownName() {
  return me.value?.name ?? (typedName.value?.trim() || suggestedName);
}

/** @param {string} name */
export function rememberName(name) {
  typedName.value = name;
  remember("name", name.trim() || null);
}

/** @param {Me|null} told */
function setPlayer(told) {
  me.value = told;
  if (told) rememberName(told.name);
}

/** Ask the server who the player is. The browser cannot know: cookies belong to a host, its own storage to one port of that host. */
export async function whoAmI() {
  await call("GET", "/api/me").then(setPlayer, () => {});
}

/** The player who is signed in; otherwise a new guest with the typed name. */
export async function ensurePlayer() {
  if (me.value) return me.value;
  setPlayer(await call("POST", "/api/guests", { name: ownName() }));
  return me.value;
}

/** @param {{account: string, password: string}|{link: string}} proof */
export async function signIn(proof) {
  await call("POST", "/api/session", proof);
  setPlayer(await call("GET", "/api/me"));
}

export async function signOut() {
  await call("DELETE", "/api/session");
  setPlayer(null);
}

/** On every device. */
export async function signOutEverywhere() {
  await call("DELETE", "/api/me/sessions");
  setPlayer(null);
}

/** All other devices are signed out. @param {string} current @param {string} fresh */
export async function changePassword(current, fresh) {
  setPlayer(await call("POST", "/api/me/password", { current, new: fresh }));
}

/** @param {string} account @param {string} password */
export async function makeAccount(account, password) {
  const name = me.value ? undefined : typedName.value?.trim() || undefined;
  await call("POST", "/api/accounts", { account, password, name });
  setPlayer(await call("GET", "/api/me"));
}

/** @param {string} name */
export async function rename(name) {
  if (me.value) await call("PATCH", "/api/me", { name });
  rememberName(name);
  if (me.value) me.value = { ...me.value, name };
}
