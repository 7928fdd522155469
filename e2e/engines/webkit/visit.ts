import type { BrowserContext, BrowserType, Page, PlaywrightTestOptions } from "@playwright/test";
import { openWindow, type WebKitWindow } from "./window.ts";

/** Options that Playwright gives to a context, which a window gets in other ways. */
export interface Visit {
  readonly baseURL: string | undefined;
  readonly storageState: PlaywrightTestOptions["storageState"];
  readonly viewport: PlaywrightTestOptions["viewport"];
  readonly locale: string | undefined;
}

const PHONE = { width: 390, height: 844 };

/** The part of a context that has no public name: addresses of a journey begin at `baseURL`. */
interface Inside {
  readonly _options: { baseURL?: string | undefined };
}

/** Stores the data of a device before the first script of a page; once, as a later page finds what the last one left. */
async function store(context: BrowserContext, { storageState }: Visit): Promise<void> {
  if (typeof storageState !== "object") return;
  await context.addInitScript((origins) => {
    if (sessionStorage.getItem("stored")) return;
    sessionStorage.setItem("stored", "true");
    for (const { origin, localStorage: values } of origins)
      if (origin === location.origin)
        for (const { name, value } of values) localStorage.setItem(name, value);
  }, storageState.origins);
}

/**
 * A page with a Cross-Origin-Opener-Policy moves to another process, which cancels the load that Playwright follows.
 */
function followMoves(page: Page, baseURL?: string): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    try {
      return await goto(new URL(url, baseURL).href, options);
    } catch (error) {
      if (!String(error).includes("Load request cancelled")) throw error;
      await page.waitForLoadState("load");
      return null;
    }
  };
}

/** Opens a window of WebKitGTK as the context of a journey. */
export async function openVisit(
  webkit: BrowserType,
  display: string,
  visit: Visit,
): Promise<WebKitWindow> {
  const { width, height } = visit.viewport ?? PHONE;
  const opened = await openWindow(webkit, display, {
    size: [width, height],
    language: visit.locale ?? "th-TH",
    still: true,
    dark: false,
  });
  (opened.context as unknown as Inside)._options.baseURL = visit.baseURL;
  await store(opened.context, visit);
  followMoves(opened.page, visit.baseURL);
  return opened;
}
