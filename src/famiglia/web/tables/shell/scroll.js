// @ts-check
/** Boxes that scroll: which ends go on, and how picked pieces come into sight. */

import { useLayoutEffect } from "preact/hooks";

/** Up to this many hidden pixels are only a border or padding. */
const SLACK = 10;

/** Write into `data-more` at which ends the box goes on; its style lets the content fade away there. @param {HTMLElement} box */
function markEdges(box) {
  const [at, room, all] = box.scrollWidth - box.clientWidth > SLACK ? [box.scrollLeft, box.clientWidth, box.scrollWidth] : [box.scrollTop, box.clientHeight, box.scrollHeight];
  box.dataset.more = [at > SLACK && "before", at + room < all - SLACK && "after"].filter(Boolean).join(" ");
}

/** Keep the marks of a box up to date while it scrolls or changes its size. @param {import("preact").RefObject<HTMLElement|null>} ref */
export function useScrollEdges(ref) {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const mark = () => markEdges(box);
    mark();
    box.addEventListener("scroll", mark, { passive: true });
    const watcher = new ResizeObserver(mark);
    watcher.observe(box);
    return () => {
      box.removeEventListener("scroll", mark);
      watcher.disconnect();
    };
  });
}

/** A board that is higher than its window opens at its lower end, with the player's own hand, and scrolls to the piece that was picked last.
 * @param {import("preact").RefObject<HTMLElement|null>} ref @param {number[]} picks @param {boolean} low */
export function useScrollIntoView(ref, picks, low) {
  useLayoutEffect(() => void ref.current?.scrollTo(0, low ? ref.current.scrollHeight : 0), [low]);
  useLayoutEffect(() => {
    const board = ref.current;
    if (board && board.scrollHeight > board.clientHeight + 1) board.querySelector(`[data-piece="${picks.at(-1)}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [picks]);
}
