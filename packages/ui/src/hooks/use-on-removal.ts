import { useEffect, useRef } from "react";

/** Calls back after the component was removed from the page. */
export function useOnRemoval(callback: () => void): void {
  const latest = useRef(callback);
  const isThere = useRef(false);
  useEffect(() => {
    latest.current = callback;
  });
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
      // StrictMode removes and adds a component again within one task.
      queueMicrotask(() => {
        if (!isThere.current) latest.current();
      });
    };
  }, []);
}
