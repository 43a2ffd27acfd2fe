// @ts-check
/** How large the screen is: on a phone cards are drawn small, where it is low those of the hand, too, and without room for a column the story is a drawer. */

import { useEffect, useState } from "preact/hooks";

const PHONE = matchMedia("(max-width: 640px), (max-width: 1099px) and (max-height: 500px)");
const LOW = matchMedia("(max-width: 640px) and (max-height: 600px), (max-width: 1099px) and (max-height: 500px)");
const ROOMY = matchMedia("(min-width: 1300px) and (min-height: 860px)");
const NO_COLUMN = matchMedia("(max-width: 1099px)");

/** @param {MediaQueryList} media */
function useMedia(media) {
  const [matches, setMatches] = useState(media.matches);
  useEffect(() => {
    const change = () => setMatches(media.matches);
    media.addEventListener("change", change);
    return () => media.removeEventListener("change", change);
  }, [media]);
  return matches;
}

export const useNarrow = () => useMedia(PHONE);
export const useLow = () => useMedia(LOW);
export const useRoomy = () => useMedia(ROOMY);
export const useNoColumn = () => useMedia(NO_COLUMN);
