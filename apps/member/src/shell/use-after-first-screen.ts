import { useEffect } from "react";

/** The time for which the first screen has the connection for itself, ms. */
const AFTER_FIRST_SCREEN = 4000;

/** Calls once after that time, as long as there is something to call. */
export function useAfterFirstScreen(act: (() => void) | null): void {
  useEffect(() => {
    if (!act) return;
    const timer = setTimeout(act, AFTER_FIRST_SCREEN);
    return () => clearTimeout(timer);
  }, [act]);
}
