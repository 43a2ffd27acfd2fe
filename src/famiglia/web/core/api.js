// @ts-check
import { lang } from "./words.js";

/** An error response of the server (a problem), or a failed connection (code `network`). */
export class Problem extends Error {
  /** @param {Record<string, any>} content */
  constructor(content) {
    super(content.detail ?? content.title ?? String(content.status ?? content.code));
    this.code = String(content.code ?? content.status ?? "");
    this.status = Number(content.status ?? 0);
    /** In the user's language. @type {string} */
    this.detail = content.detail ?? "";
    /** @type {string|null} */
    this.rule = content.rule ?? null;
    /** @type {string|null} */
    this.fact = content.fact ?? null;
    /** @type {string|null} */
    this.remedy = content.remedy ?? null;
    /** The current state of the table, if the command was about an older one. @type {any} */
    this.state = content.state ?? null;
    /** Seconds to wait before another try. */
    this.wait = Number(content.wait ?? 0);
  }
}

/** Send a request; returns its answer or throws a `Problem`. With `keepalive` the request goes on when the page is closed.
 * @param {string} method @param {string} path @param {any} [body] @param {boolean} [keepalive] @returns {Promise<any>} */
export async function call(method, path, body, keepalive) {
  const answer = await send(method, path, body, keepalive);
  const type = answer.headers.get("content-type") ?? "";
  const json = type.includes("json") && !type.includes("jsonl");
  const content = json ? await answer.json().catch(() => null) : await answer.text();
  if (answer.ok) return content;
  const wait = answer.headers.get("retry-after") ?? 0;
  throw new Problem({ status: answer.status, ...(json ? content : null), wait });
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

/** Milliseconds before each further attempt. */
const RETRY_DELAYS = [400, 1000, 2000, 4000, 8000];

/** Send a request until it is answered: a few times, or longer while `wanted` returns true. Only for bodies with an id, so that the request
 * takes effect only once.
 * @param {string} method @param {string} path @param {any} body @param {() => boolean} [wanted] @returns {Promise<any>} */
export async function callUntilAnswered(method, path, body, wanted = () => false) {
  for (let times = 0; ; times += 1) {
    try {
      return await call(method, path, body);
    } catch (problem) {
      const unanswered = problem instanceof Problem && (problem.code === "network" || [502, 503, 504].includes(problem.status));
      if (!unanswered || (times >= RETRY_DELAYS.length && !wanted())) throw problem;
      await new Promise((wake) => setTimeout(wake, RETRY_DELAYS[times] ?? 4000));
    }
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A unique id. (Pages without https may not use `crypto.randomUUID`.) */
export function newId() {
  return [...crypto.getRandomValues(new Uint8Array(22))].map((byte) => LETTERS[byte & 63]).join("");
}
