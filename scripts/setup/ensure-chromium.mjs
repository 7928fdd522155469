import { chromiumPath } from "./chromium.mjs";
import { run } from "./run.mjs";

const SYSTEM_LIBRARIES_HINT = "Set CHROMIUM_PATH to a Chromium or Chrome to use your own.";

async function installSystemPackage() {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return;
  const { code } = await run("apt-get", ["--version"], { quiet: true });
  if (code !== 0) return;
  await run("apt-get", ["update", "-qq"], { quiet: true });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
      quiet: true,
    });
    if (chromiumPath()) return;
  }
}

/** `CHROMIUM_PATH`, else one on the PATH, else the system's package, else Playwright's own. */
export async function ensureChromium() {
  if (chromiumPath()) return;
  await installSystemPackage();
  if (chromiumPath()) return;
  const { code } = await run("playwright", ["install", "chromium"]);
  if (code !== 0) throw new Error(`no browser could be installed. ${SYSTEM_LIBRARIES_HINT}`);
}
