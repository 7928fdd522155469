import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { LOST_WINDOW } from "../../scripts/suites/playwright-reporter.ts";
import { test as base, expect } from "../fixtures/test.ts";
import { collectViolations } from "../fixtures/violations.ts";
import { isKnown } from "./known-messages.data.ts";
import { type Opened, type OpenPage, openPage } from "./open-page.ts";

/** A window that gives no frame for this long gives none any more, ms. */
const WITHOUT_FRAMES = 10_000;

const givesFrames = (page: Page): Promise<boolean> =>
  Promise.race([
    page
      .evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
      .then(
        () => true,
        () => false,
      ),
    wait(WITHOUT_FRAMES, false, { ref: false }),
  ]);

interface Fixtures {
  opened: Opened;
}

/** Journeys that every engine runs: Chromium, Firefox and WebKit, of the system or of Playwright. */
export const test = base.extend<Fixtures, OpenPage>({
  ...openPage,
  opened: async ({ openPage, baseURL, storageState, viewport, locale }, use) => {
    const opened = await openPage({ baseURL, storageState, viewport, locale });
    await use(opened);
    const { status, expectedStatus, annotations } = test.info();
    if (status !== expectedStatus && !(await givesFrames(opened.page)))
      annotations.push({ type: LOST_WINDOW });
    await opened.close();
  },
  context: ({ opened }, use) => use(opened.context),
  page: ({ opened }, use) => use(opened.page),
  violations: async ({ context, page }, use) => {
    const seen = await collectViolations(context);
    page.on("console", (message) => {
      if (message.type() === "error") seen.push(`console: ${message.text().trim()}`);
    });
    await use(seen);
    expect(seen.filter((message) => !isKnown(message))).toEqual([]);
  },
});

export { expect } from "../fixtures/test.ts";
