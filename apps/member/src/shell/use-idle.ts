import { useEffect } from "react";

/** Does something once, when the browser has nothing better to do. */
export function useIdle(work: () => void): void {
  useEffect(() => {
    // Safari has no idle callbacks: a moment after the paint is as good.
    if (typeof requestIdleCallback === "undefined") {
      const timer = setTimeout(work, 1000);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(work, { timeout: 5000 });
    return () => cancelIdleCallback(handle);
  }, [work]);
}
