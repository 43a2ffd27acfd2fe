// @ts-check
/** @import {Me} from "./messages.js" */
import { signal } from "@preact/signals";

import { call } from "./api.js";
import { recall, remember } from "./settings.js";

/** The signed-in player; null before there is one.
 * @type {import("@preact/signals").Signal<Me|null>} */
export const me = signal(null);

const NAMES = [
  "Alba", "Bice", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Irma", "Ivo", "Lia", "Marco", "Nina", "Paola", "Renzo",
  "Silvia", "Tullio", "Ugo", "Vera", "Zeno",
];

/** The name that was last typed in this browser; null if there is none. */
export const typedName = signal(recall("name"));

/** A suggested name for new players; it is only used where they can see and change it. */
export const suggestedName = NAMES[Math.floor(Math.random() * NAMES.length)];

/** The name of the player, or the name that a new guest would get. */
export function ownName() {
  return me.value?.name ?? (typedName.value?.trim() || suggestedName);
}

/** @param {string} name */
export function rememberName(name) {
  typedName.value = name;
  remember("name", name.trim() || null);
}

/** @param {Me|null} player */
function setPlayer(player) {
  me.value = player;
  if (player) rememberName(player.name);
}

/** Load the signed-in player. The stored name is not enough, because cookies are shared by all ports of a host and storage is not. */
export async function loadMe() {
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

/** End the sessions on all devices. */
export async function signOutEverywhere() {
  await call("DELETE", "/api/me/sessions");
  setPlayer(null);
}

/** Change the password; all other devices are signed out. @param {string} current @param {string} password */
export async function changePassword(current, password) {
  setPlayer(await call("POST", "/api/me/password", { current, new: password }));
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
