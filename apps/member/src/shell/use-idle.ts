import { useEffect } from "react";

/** Runs a function once, when the browser is idle and there is something to do. */
export function useIdle(work: (() => void) | null): void {
  useEffect(() => {
    if (!work) return;
    // Safari has no idle callbacks; a short time after the paint is good enough.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(work, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, [work]);
}
