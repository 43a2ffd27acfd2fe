// @ts-check
import { useRef, useState } from "preact/hooks";

/** Runs one asynchronous action at a time: whether one is running, the problem of the last one, and functions to run one or to clear the problem.
 * @returns {{busy: boolean, problem: any, run: (action: () => Promise<any>) => Promise<boolean>, clear: () => void}} */
export function useAction() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(/** @type {any} */ (null));
  const running = useRef(false);
  /** @param {() => Promise<any>} action */
  const run = async (action) => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      await action();
      return true;
    } catch (error) {
      setProblem(error);
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, problem, run, clear: () => setProblem(null) };
}
