import { chromiumPath } from "./chromium.mjs";
import { run } from "./run.mjs";

const SYSTEM_LIBRARIES_HINT = "Set CHROMIUM_PATH to a Chromium or Chrome to use your own.";

/**
 * Installs the first of these packages that the system has, where this user may.
 * @param {readonly string[]} packages each may name a version, which may end in `*`: `name=1.2.*`
 */
export async function installSystemPackage(...packages) {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  const { code } = await run("apt-get", ["--version"], { quiet: true });
  if (code !== 0) return;
  await run("apt-get", ["update", "-qq"], { quiet: true });
  const install = ["install", "-y", "-qq", "--no-install-recommends", "--allow-downgrades"];
  for (const name of packages) {
    const { code: failed } = await run("apt-get", [...install, name], { quiet: true });
    if (failed === 0) return;
  }
}

/** Installs the headless shell that belongs to this version of Playwright. */
export const installPlaywrightShell = () =>
  run("playwright", ["install", "--only-shell", "chromium"], { quiet: true });

/** `CHROMIUM_PATH`, else one on the PATH, else the system's package, else Playwright's own. */
export async function ensureChromium() {
  if (chromiumPath()) return;
  await installSystemPackage("chromium-headless-shell", "chromium");
  if (chromiumPath()) return;
  const { code, output } = await installPlaywrightShell();
  if (code !== 0)
    throw new Error(`${output}\nno browser could be installed. ${SYSTEM_LIBRARIES_HINT}`);
}
