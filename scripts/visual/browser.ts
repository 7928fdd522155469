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

/** Options that make all machines render the same. */
const SAME_EVERYWHERE = [
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--disable-font-subpixel-positioning",
  "--force-color-profile=srgb",
  "--force-device-scale-factor=1",
  "--disable-gpu",
  "--disable-skia-runtime-opts",
  "--hide-scrollbars",
  // A single tile per picture: an edge that crosses two tiles is smoothed at random. Larger tiles stay
  // blank.
  "--default-tile-width=1536",
  "--default-tile-height=4096",
  // A tile is always redrawn completely: where a redrawn part meets an older one, edges are
  // smoothed twice.
  "--disable-partial-raster",
];

const launchProgram = (program: Program) => {
  const { args, ...options } = launchOptions(program ?? "");
  return chromium.launch({ ...options, args: [...args, ...SAME_EVERYWHERE] });
};

/**
 * Launches the browser that took the baselines; installs it when it is missing.
 * @param options.anyVersion for baselines that are taken again: accepts any version of the product.
 * @default false
 * @throws Error with a message of one line when it cannot be installed
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

/**
 * A page with its own time zone and the time of this machine: Storybook itself pins the clock and
 * random numbers.
 */
export const openContext = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    deviceScaleFactor: 1,
    locale: "th-TH",
    timezoneId: "America/New_York",
    serviceWorkers: "block",
  });
