// @ts-check
/** A box that scrolls says at which of its ends it goes on, in `data-more`; its style lets the content fade away there. */

import { useLayoutEffect } from "preact/hooks";

/** What is hidden by less is only a rim or the space around. */
const SLACK = 10;

/** @param {HTMLElement} box */
function look(box) {
  const [at, room, all] = box.scrollWidth - box.clientWidth > SLACK ? [box.scrollLeft, box.clientWidth, box.scrollWidth] : [box.scrollTop, box.clientHeight, box.scrollHeight];
  box.dataset.more = [at > SLACK && "before", at + room < all - SLACK && "after"].filter(Boolean).join(" ");
}

/** @param {import("preact").RefObject<HTMLElement|null>} ref */
export function useEdges(ref) {
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    const turn = () => look(box);
    turn();
    box.addEventListener("scroll", turn, { passive: true });
    const watcher = new ResizeObserver(turn);
    watcher.observe(box);
    return () => {
      box.removeEventListener("scroll", turn);
      watcher.disconnect();
    };
  });
}
