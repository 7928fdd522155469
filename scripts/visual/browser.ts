import { type Browser, type BrowserContext, chromium } from "playwright";
import { launchOptions, shellPaths } from "../setup/chromium.mjs";
import { installPlaywrightShell, installSystemPackage } from "../setup/ensure-chromium.mjs";
import { baselineBrowser } from "./baselines.ts";
import {
  type BrowserName,
  drawsAs,
  type Found,
  findBrowser,
  type Program,
} from "./same-browser.ts";

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

const launchProgram = (program: Program) => {
  const { args, ...options } = launchOptions(program ?? "");
  return chromium.launch({ ...options, args: [...args, ...SAME_EVERYWHERE] });
};

/**
 * Launches the browser that took the baselines; installs it where it is not.
 * @param options.anyVersion for baselines that are taken again: any version of the product will do. @default false
 * @throws Error of one line when it cannot be had
 */
export async function launch({ anyVersion = false } = {}): Promise<Found> {
  const wanted = await baselineBrowser();
  const fits = (name: BrowserName) =>
    anyVersion ? name.product === wanted.product : drawsAs(name, wanted);
  const branch = wanted.version.split(".").slice(0, 3).join(".");
  return findBrowser(wanted, fits, {
    programs: () => [...shellPaths(), undefined],
    launch: launchProgram,
    installers: [
      () => installSystemPackage(`chromium-headless-shell=${branch}.*`),
      async () => {
        await installPlaywrightShell();
      },
    ],
  });
}

/** A window in another time zone, at the time of this machine: Storybook itself pins time and chance. */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    deviceScaleFactor: 1,
    locale: "th-TH",
    timezoneId: "America/New_York",
    serviceWorkers: "block",
  });
