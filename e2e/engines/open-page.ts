import type {
  BrowserContext,
  Fixtures,
  Page,
  PlaywrightWorkerArgs,
  PlaywrightWorkerOptions,
} from "@playwright/test";
import { hasStockWebKit, stockFirefox } from "../../scripts/setup/engines.ts";
import { launchFirefox, showFillsToReact } from "./firefox.ts";
import { startDisplay } from "./webkit/display.ts";
import { openVisit, type Visit } from "./webkit/visit.ts";

/** A page of its own profile. */
export interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

export interface OpenPage {
  /** Opens a page in the engine of the project: of the system, or Playwright's own. */
  openPage: (visit: Visit) => Promise<Opened>;
}

/** The fixture of {@link OpenPage}, once for a worker. */
export const openPage: Fixtures<
  object,
  OpenPage,
  object,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = {
  openPage: [
    async ({ playwright, browserName }, use) => {
      const firefoxPath = browserName === "firefox" ? stockFirefox() : undefined;
      if (browserName === "webkit" && (await hasStockWebKit())) {
        const display = await startDisplay();
        await use((visit) => openVisit(playwright.webkit, display.name, visit));
        await display.close();
        return;
      }
      const browser = firefoxPath
        ? await launchFirefox(playwright.firefox, firefoxPath)
        : await playwright[browserName].launch();
      await use(async () => {
        const context = await browser.newContext();
        if (firefoxPath) await showFillsToReact(context);
        return { context, page: await context.newPage(), close: () => context.close() };
      });
      await browser.close();
    },
    { scope: "worker", timeout: 0 },
  ],
};
