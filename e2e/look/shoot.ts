import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Page, ViewportSize } from "@playwright/test";
import type { Locale } from "@satang/i18n";
import { settled } from "../fixtures/settled.ts";
import type { Theme } from "../fixtures/visit.ts";

/** A size and a theme in which a screen is taken. */
export interface View {
  readonly device: string;
  readonly theme: Theme;
  readonly size: ViewportSize;
}

export const PHONE: ViewportSize = { width: 390, height: 844 };

const THEMES: readonly Theme[] = ["river-night", "river-day"];

/** The views of every screen. */
export const VIEWS: readonly View[] = [
  { device: "phone", size: PHONE },
  { device: "desktop", size: { width: 1280, height: 900 } },
].flatMap((view) => THEMES.map((theme) => ({ ...view, theme })));

/** Far enough in the future that a slow machine does not pass it before the clock is set. */
const AHEAD = 2_000;

/** A picture of the sheet. */
export interface Shot {
  readonly file: string;
  readonly locale: Locale;
  readonly theme: Theme;
  readonly device: string;
}

/** A page that is longer than the device, shown as if the device were as long. */
async function fit(page: Page, { device, size }: View, tall: boolean) {
  await page.setViewportSize(size);
  if (!tall || device !== "phone") return;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
}

/** The stopped clock also stops the frames that {@link settled} waits for, so it runs for them. */
async function settledOnStoppedClock(page: Page) {
  const isSettled = settled(page);
  await page.clock.runFor(100);
  await isSettled;
}

export interface Shoot {
  readonly folder: string;
  readonly locale: Locale;
  readonly tall: boolean;
  readonly views: readonly View[];
}

/** Takes a picture of the page in each view. */
export async function shoot(page: Page, { folder, locale, tall, views }: Shoot): Promise<Shot[]> {
  await mkdir(folder, { recursive: true });
  const shots: Shot[] = [];
  // Toasts stay and no timer runs: all pictures of a scene show the same moment.
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + AHEAD));
  for (const view of views) {
    const { device, theme } = view;
    await fit(page, view, tall);
    // Content of this size only is loaded now, and would be rendered by timers that are stopped.
    for (const _turn of [1, 2, 3]) await page.clock.runFor(100);
    await page.evaluate((active) => {
      document.documentElement.setAttribute("data-satang-theme", active);
    }, theme);
    await page.evaluate(() => document.fonts.ready);
    await settledOnStoppedClock(page);
    const file = join(folder, `${locale}-${theme}-${device}.png`);
    await page.screenshot({ path: file });
    shots.push({ file, locale, theme, device });
  }
  return shots;
}
