import type { Browser, Page } from "@playwright/test";

/** Frames of a page. */
export interface Frames {
  readonly drawn: number;
  /** Frames that the compositor asked for, and that the page did not deliver in time. */
  readonly dropped: number;
}

interface TraceEvent {
  readonly name: string;
}

/** The frames while a page does something, from the trace that DevTools draws its row of frames from. */
export async function countFrames(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<unknown>,
): Promise<Frames> {
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline.frame"] });
  await meanwhile();
  const trace = (await browser.stopTracing()).toString();
  const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace);
  const count = (wanted: string) => traceEvents.filter(({ name }) => name === wanted).length;
  return { drawn: count("DrawFrame"), dropped: count("DroppedFrame") };
}
