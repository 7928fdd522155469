import { existsSync } from "node:fs";
import { programsOnPath } from "./chromium.mjs";
import { installSystemPackage } from "./ensure-chromium.mjs";
import { run } from "./run.mjs";

/** An engine that may be missing, as no other suite needs it. */
export type Engine = "firefox" | "webkit";

/** The Firefox of the distribution: `FIREFOX_PATH`, or Debian's on the PATH. */
export const stockFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH ?? programsOnPath(["firefox-esr"])[0];

/** Imports of the window of WebKitGTK (`e2e/engines/webkit/window.py`). */
const IMPORTS =
  'import gi, Xlib; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';

/** Whether the system has WebKitGTK, and a display for its windows. */
export async function hasStockWebKit(): Promise<boolean> {
  if (programsOnPath(["Xvfb"]).length === 0) return false;
  const { code } = await run("/usr/bin/python3", ["-c", IMPORTS], { quiet: true });
  return code === 0;
}

const isThere: Readonly<Record<Engine, () => Promise<boolean>>> = {
  firefox: async () => stockFirefox() !== undefined,
  webkit: hasStockWebKit,
};

/** Debian's packages. */
const PACKAGES: Readonly<Record<Engine, string>> = {
  firefox: "firefox-esr",
  webkit: "xvfb python3-gi python3-xlib gir1.2-gtk-3.0 gir1.2-webkit2-4.1",
};

/**
 * Finds or installs an engine, in this order: one of the system, Debian's packages, the one of Playwright if it was installed.
 * @returns why there is none, in one line
 */
export async function ensureEngine(engine: Engine): Promise<string | undefined> {
  if (await isThere[engine]()) return undefined;
  await installSystemPackage(PACKAGES[engine]);
  if (await isThere[engine]()) return undefined;
  const playwright = await import("playwright");
  if (existsSync(playwright[engine].executablePath())) return undefined;
  return `it is not installed, and only root of a Debian can install it here: apt-get install ${PACKAGES[engine]}`;
}
