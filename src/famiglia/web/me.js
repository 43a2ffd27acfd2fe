// @ts-check
import { signal } from "@preact/signals";

import { Problem, call } from "./api.js";
import { recall, remember } from "./settings.js";

/** Who sits at this browser; null while nobody has a name here.
 * @type {import("@preact/signals").Signal<{player: string, name: string, account: string|null, link?: string|null}|null>} */
export const me = signal(null);

const NAMES = [
  "Alba", "Bice", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Gaia", "Irma", "Ivo", "Lia", "Marco", "Nina", "Paola", "Renzo",
  "Silvia", "Tullio", "Ugo", "Vera", "Zeno",
];

/** The name that will be used: the last one typed here, or a friendly one. */
export const wishedName = signal(recall("name") ?? NAMES[Math.floor(Math.random() * NAMES.length)]);

/** @param {string} name */
export function wishName(name) {
  wishedName.value = name;
  remember("name", name.trim() || null);
}

/** @param {any} told */
function became(told) {
  me.value = told;
  remember("known", told ? "yes" : null);
  if (told) wishName(told.name);
}

/** Whom the server knows us as. It is only asked when it has met us before. */
export async function whoAmI() {
  if (!recall("known")) return;
  try {
    became(await call("GET", "/api/me"));
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) became(null);
  }
}

/** Somebody with a name: whoever is signed in, else a guest with the wished name, made now. */
export async function somebody() {
  if (me.value) return me.value;
  const name = wishedName.value.trim() || NAMES[0];
  became(await call("POST", "/api/guests", { name }));
  return me.value;
}

/** @param {{account: string, password: string}|{link: string}} proof */
export async function signIn(proof) {
  await call("POST", "/api/session", proof);
  became(await call("GET", "/api/me"));
}

export async function signOut() {
  await call("DELETE", "/api/session");
  became(null);
}

/** On every device. */
export async function signOutEverywhere() {
  await call("DELETE", "/api/me/sessions");
  became(null);
}

/** All other devices are signed out. @param {string} current @param {string} fresh */
export async function changePassword(current, fresh) {
  became(await call("POST", "/api/me/password", { current, new: fresh }));
}

/** @param {string} account @param {string} password */
export async function makeAccount(account, password) {
  await somebody();
  await call("POST", "/api/accounts", { account, password });
  became(await call("GET", "/api/me"));
}

/** @param {string} name */
export async function rename(name) {
  if (me.value) await call("PATCH", "/api/me", { name });
  wishName(name);
  if (me.value) me.value = { ...me.value, name };
}
