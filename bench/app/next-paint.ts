import type { BrowserContext, Page } from "@playwright/test";

/** The browser reports no event that is faster, ms. */
const SHORTEST = 16;

type Timed = { readonly __events: PerformanceObserver; readonly __seen: PerformanceEventTiming[] };

/** Every page of the context records the time of its events. */
export async function recordEvents(context: BrowserContext): Promise<void> {
  await context.addInitScript((durationThreshold) => {
    const seen: PerformanceEntry[] = [];
    const events = new PerformanceObserver((list) => void seen.push(...list.getEntries()));
    const options = { type: "event", durationThreshold };
    events.observe(options);
    Object.assign(window, { __events: events, __seen: seen });
  }, SHORTEST);
}

/** An event is reported after the paint that follows it. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    await new Promise((done) => setTimeout(done, 100));
  });

/** Runs an interaction. Returns the time from its slowest event to the next paint, in steps of 8 ms. */
export async function nextPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => void (window as unknown as Timed).__seen.splice(0));
  await act();
  await painted(page);
  return page.evaluate((shortest) => {
    const { __events, __seen } = window as unknown as Timed;
    const all = [...__seen, ...(__events.takeRecords() as PerformanceEventTiming[])];
    const own = all.filter((entry) => "interactionId" in entry && Boolean(entry.interactionId));
    return Math.max(shortest, ...own.map(({ duration }) => duration));
  }, SHORTEST);
}
