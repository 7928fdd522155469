import type { ServerClock } from "./clock.ts";

const MOMENTS = ["visibilitychange", "pageshow", "focus", "online"] as const;

/** The source of the events that a page becomes visible again; `window` in a browser. */
export type WakeTarget = Pick<EventTarget, "addEventListener" | "removeEventListener">;

/** Re-anchors the clock whenever the page becomes visible again. Returns a function that stops it. */
export const bindClockToPage = (clock: ServerClock, target: WakeTarget): (() => void) => {
  const wake = () => clock.wake();
  // `visibilitychange` is dispatched at the document and bubbles to the window.
  for (const moment of MOMENTS) target.addEventListener(moment, wake);
  return () => {
    for (const moment of MOMENTS) target.removeEventListener(moment, wake);
  };
};
