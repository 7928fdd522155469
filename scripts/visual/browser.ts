import { type Browser, type BrowserContext, chromium } from "playwright";
import { STORY_NOW } from "../../packages/ui/test/story-time.ts";
import { launchOptions } from "../setup/chromium.mjs";

/** What makes one machine draw as another does. */
const SAME_EVERYWHERE = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-font-subpixel-positioning",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--disable-gpu",
  "--disable-skia-runtime-opts",
  "--hide-scrollbars",
  // One tile a picture: where two meet, the edge of what lies across them is smoothed by chance. Larger ones stay blank.
  "--default-tile-width=1536",
  "--default-tile-height=4096",
  // A tile is drawn anew as a whole: where a drawn part meets an older one, edges are smoothed twice.
  "--disable-partial-raster",
];

export function launch(): Promise<Browser> {
  const { args, ...options } = launchOptions();
  return chromium.launch({ ...options, args: [...args, ...SAME_EVERYWHERE] });
}

/** Nothing in a story is left to chance. */
function seedRandom() {
  let seed = 1;
  Math.random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

/** A window of a browser in Bangkok on the morning of all stories. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    locale: "th-TH",
    timezoneId: "Asia/Bangkok",
    serviceWorkers: "block",
  });
  await context.clock.setFixedTime(STORY_NOW);
  await context.addInitScript(seedRandom);
  return context;
}
