import type { ServerClock } from "./clock.ts";

const MOMENTS = ["visibilitychange", "pageshow", "focus", "online"] as const;

/** Where a page tells that it is back; `window` in a browser. */
export type WakeTarget = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** Re-anchors the clock whenever the page comes back. Returns how to stop. */
export const bindClockToPage = (clock: ServerClock, target: WakeTarget): (() => void) => {
  const wake = () => clock.wake();
  // `visibilitychange` is fired at the document and reaches the window by bubbling.
  for (const moment of MOMENTS) target.addEventListener(moment, wake);
  return () => {
    for (const moment of MOMENTS) target.removeEventListener(moment, wake);
  };
};
