// @ts-check
/** @import {TableState} from "./messages.js" */
import { notices, sound } from "./settings.js";
import { say } from "./words.js";

/** @type {AudioContext|null} */
let audio = null;
let tones = 0;

/** Play two soft notes; browsers allow no sound before the first click or key on the page. */
export function chime() {
  if (!sound.value || navigator.userActivation?.hasBeenActive === false) return;
  audio ??= new AudioContext();
  audio.resume().catch(() => {});
  const begin = audio.currentTime + 0.02;
  for (const [pitch, at, loud] of [[659.3, 0, 0.16], [880, 0.14, 0.12]]) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin + at);
    volume.gain.linearRampToValueAtTime(loud, begin + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin + at);
    tone.stop(begin + at + 0.75);
    tone.onended = suspendAudio;
    tones += 1;
  }
}

/** Suspend the audio after the last note: an open audio context costs power. */
function suspendAudio() {
  tones -= 1;
  if (!tones) audio?.suspend().catch(() => {});
}

/** Can this browser show notifications? Without https most cannot. */
export function mayNotify() {
  return "Notification" in window && window.isSecureContext;
}

/** Ask for permission to show notifications. */
export async function allowNotices() {
  notices.value = mayNotify() && (await Notification.requestPermission()) === "granted";
}

/** @param {string} text @param {string} table */
function notify(text, table) {
  if (!notices.value || !mayNotify() || Notification.permission !== "granted" || !document.hidden) return;
  try {
    const note = new Notification("Famiglia", { body: text, tag: table, icon: new URL("../icon.svg", import.meta.url).href });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    notices.value = false; // some phones allow no page to show notifications
  }
}

let mark = "";

/** Set the title of the page, with a mark in front while there is an alert that the user has not seen.
 * @param {string} [text] */
export function title(text = document.title.replace(/^[●✎] /, "")) {
  document.title = mark + text;
}

document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  mark = "";
  title();
});

/** Is it the turn of one of the user's seats? @param {TableState|null} state */
function isUsersTurn(state) {
  const waiting = state?.game?.to_decide ?? [];
  return state?.about.status === "running" && state.seats.some((seat) => seat.yours && seat.kind === "human" && waiting.includes(seat.seat));
}

/** The number of lines in all chat rooms. @param {TableState} state */
function chatLines(state) {
  return Object.values(state.chat).reduce((sum, room) => sum + (room.at(-1)?.n ?? 0), 0);
}

/** Alert the user to their turn, and to other changes while the page is hidden.
 * @param {TableState|null} before @param {TableState} now */
export function alertTo(before, now) {
  if (!before) return;
  if (isUsersTurn(now) && !isUsersTurn(before)) {
    chime();
    markAndNotify("● ", say("web-alert-turn"), now.about.id);
  } else if (now.about.status === "over" && before.about.status !== "over") {
    markAndNotify("● ", say("web-alert-over"), now.about.id);
  } else if (now.about.status === "running" && before.about.status === "open") {
    markAndNotify("● ", say("web-alert-begins"), now.about.id);
  } else if (chatLines(now) > chatLines(before) && document.hidden) {
    markAndNotify("✎ ", say("web-alert-chat"), now.about.id);
  }
}

/** Alert the user to their turn at a table that the page does not show. @param {string} table */
export function alertToTurnAt(table) {
  chime();
  markAndNotify("● ", say("web-alert-turn"), table);
}

/** Mark the title and show a notification, if the page is hidden. @param {string} sign @param {string} text @param {string} table */
function markAndNotify(sign, text, table) {
  if (!document.hidden) return;
  mark = sign;
  title();
  notify(text, table);
}
