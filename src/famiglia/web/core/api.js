// @ts-check
import { lang } from "./words.js";

/** A refusal of the server, or no answer from it at all (code `network`). */
export class Problem extends Error {
  /** @param {Record<string, any>} told */
  constructor(told) {
    super(told.detail ?? told.title ?? String(told.status ?? told.code));
    this.code = String(told.code ?? told.status ?? "");
    this.status = Number(told.status ?? 0);
    /** In the reader's language. @type {string} */
    this.detail = told.detail ?? "";
    /** @type {string|null} */
    this.rule = told.rule ?? null;
    /** @type {string|null} */
    this.fact = told.fact ?? null;
    /** @type {string|null} */
    this.remedy = told.remedy ?? null;
    /** The state of the table that the command came too late for. @type {any} */
    this.state = told.state ?? null;
    /** Seconds to wait before another try. */
    this.wait = Number(told.wait ?? 0);
  }
}

/** Send a request; returns its answer or throws a `Problem`. With `keepalive` the request goes on when the page is closed.
 * @param {string} method @param {string} path @param {any} [body] @param {boolean} [keepalive] @returns {Promise<any>} */
export async function call(method, path, body, keepalive) {
  const answer = await send(method, path, body, keepalive);
  const type = answer.headers.get("content-type") ?? "";
  const json = type.includes("json") && !type.includes("jsonl");
  const told = json ? await answer.json().catch(() => null) : await answer.text();
  if (answer.ok) return told;
  const wait = answer.headers.get("retry-after") ?? 0;
  throw new Problem({ status: answer.status, ...(json ? told : null), wait });
}

/** @param {string} method @param {string} path @param {any} body @param {boolean} [keepalive] */
async function send(method, path, body, keepalive) {
  const raw = body instanceof Blob;
  /** @type {Record<string, string>} */
  const headers = { "accept-language": lang.value };
  if (body !== undefined && !raw) headers["content-type"] = "application/json";
  if (raw) headers["content-type"] = "application/octet-stream";
  try {
    return await fetch(path, { method, headers, keepalive, body: raw || body === undefined ? body : JSON.stringify(body) });
  } catch {
    throw new Problem({ code: "network" });
  }
}

const PATIENCE = [400, 1000, 2000, 4000, 8000];

/** Repeat a request until it is answered, or as long as it is wanted. Only for bodies with an id of their own, which the server obeys once.
 * @param {string} method @param {string} path @param {any} body @param {() => boolean} [wanted] @returns {Promise<any>} */
export async function callUntilAnswered(method, path, body, wanted = () => false) {
  for (let times = 0; ; times += 1) {
    try {
      return await call(method, path, body);
    } catch (problem) {
      const unanswered = problem instanceof Problem && (problem.code === "network" || [502, 503, 504].includes(problem.status));
      if (!unanswered || (times >= PATIENCE.length && !wanted())) throw problem;
      await new Promise((wake) => setTimeout(wake, PATIENCE[times] ?? 4000));
    }
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A unique id. (Pages without https may not use `crypto.randomUUID`.) */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => LETTERS[byte & 63]).join("");
}
