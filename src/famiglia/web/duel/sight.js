// @ts-check
/** Where the table is higher than its window, it opens at the end with the own hand, and what is picked comes into sight. */

import { useLayoutEffect } from "preact/hooks";

/** @param {import("preact").RefObject<HTMLElement|null>} ref @param {number[]} picks @param {boolean} low */
export function useSight(ref, picks, low) {
  useLayoutEffect(() => void ref.current?.scrollTo(0, low ? ref.current.scrollHeight : 0), [low]);
  useLayoutEffect(() => {
    const board = ref.current;
    if (board && board.scrollHeight > board.clientHeight + 1) board.querySelector(`[data-piece="${picks.at(-1)}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [picks]);
}
