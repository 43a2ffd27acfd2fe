// @ts-check
/** Is the screen as narrow as a phone's? Then cards in the Street and the play areas are drawn small. */

import { useEffect, useState } from "preact/hooks";

const PHONE = matchMedia("(max-width: 640px)");

export function useNarrow() {
  const [narrow, setNarrow] = useState(PHONE.matches);
  useEffect(() => {
    const change = () => setNarrow(PHONE.matches);
    PHONE.addEventListener("change", change);
    return () => PHONE.removeEventListener("change", change);
  }, []);
  return narrow;
}
