import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The shell without windows comes first: the same engine draws the same pages with half the work. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** `CHROMIUM_PATH`, else a Chromium on the PATH, else undefined: Playwright's own is meant. */
export function chromiumPath() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** What Playwright needs to launch the browser found here. */
export function launchOptions() {
  const path = chromiumPath();
  // Chromium refuses its sandbox to root, which is who runs in most containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return path ? { executablePath: path, args } : { args };
}
