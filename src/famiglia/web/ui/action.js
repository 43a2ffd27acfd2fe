// @ts-check
import { useRef, useState } from "preact/hooks";

/** Something that takes a moment: whether it is under way, what went wrong, and the way to begin it.
 * @returns {{busy: boolean, problem: any, run: (deed: () => Promise<any>) => Promise<boolean>, clear: () => void}} */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const running = useRef(false);
  /** @param {() => Promise<any>} deed */
  const run = async (deed) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await deed();
      return true;
    } catch (found) {
      setProblem(found);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, run, clear: () => setProblem(null) };
}
