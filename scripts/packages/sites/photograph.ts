import type { Browser, Page } from "playwright";
import { answer } from "./answer.ts";
import { createBackend } from "./backend.ts";
import { type InSchemes, inSchemes } from "./schemes.ts";
import type { BuiltSite } from "./site.types.ts";

/** As high as all pieces of the page and the modal over its end. */
const VIEWPORT = { width: 390, height: 5_200 };
/** The time of the page, which shows how long ago something was. */
const MOMENT = new Date("2026-11-21T14:32:00+07:00");

/** A page for the pictures of a site, one after the other. */
export async function openPage(browser: Browser, site: BuiltSite, moment = MOMENT): Promise<Page> {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: "reduce" });
  page.setDefaultTimeout(30_000);
  await page.clock.setFixedTime(moment);
  const backend = await createBackend(() => moment.getTime());
  await page.route("**/*", (route) => answer(route, site, backend));
  return page;
}

/** Everything is on the page, and the focus and the mouse are where rules of a host for states would show. */
async function settle(page: Page, texts: readonly string[]) {
  const modal = page.getByRole("dialog", { name: "Withdraw" });
  for (const text of texts) await page.getByText(text).first().waitFor();
  await modal.getByRole("textbox", { name: "Amount" }).fill("200");
  await modal.getByRole("button", { name: "Withdraw" }).hover();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Pictures of a page with our pieces and an open withdrawal, on a light and on a dark device.
 * @param texts that the page has when everything is there
 */
export async function photograph(
  page: Page,
  url: string,
  texts: readonly string[],
): Promise<InSchemes<Buffer>> {
  await page.goto(url);
  await settle(page, texts);
  return inSchemes(page, () => page.screenshot({ type: "webp", animations: "disabled" }));
}
