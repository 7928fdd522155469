import { chromiumPath } from "./chromium.mjs";
import { run } from "./run.mjs";

const SYSTEM_LIBRARIES_HINT = "Set CHROMIUM_PATH to a Chromium or Chrome to use your own.";

/**
 * Installs the first of these packages that the system offers, if this user is allowed to.
 * @param {readonly string[]} packages each may name a version, which may end in `*`: `name=1.2.*`, and others that belong to it, after
 * spaces
 */
export async function installSystemPackage(...packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  const { code } = await run("apt-get", ["--version"], { quiet: true });
  if (code !== 0) return;
  await run("apt-get", ["update", "-qq"], { quiet: true });
  const install = ["install", "-y", "-qq", "--no-install-recommends", "--allow-downgrades"];
  for (const name of packages) {
    const { code: failed } = await run("apt-get", [...install, ...name.split(" ")], {
      quiet: true,
    });
    if (failed === 0) return;
  }
}

/** Installs the headless shell of this Playwright version. */
export const installPlaywrightShell = () =>
  run("playwright", ["install", "--only-shell", "chromium"], { quiet: true });

/**
 * Finds or installs a browser, in this order: `CHROMIUM_PATH`, one on the PATH, the system's
 * package, Playwright's own.
 */
export async function ensureChromium() {
  if (chromiumPath()) return;
  await installSystemPackage("chromium-headless-shell", "chromium");
  if (chromiumPath()) return;
  const { code, output } = await installPlaywrightShell();
  if (code !== 0)
    throw new Error(`${output}\nno browser could be installed. ${SYSTEM_LIBRARIES_HINT}`);
}
