import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium without windows: the same engine, about twice as fast. */
const SHELLS = ["chromium-headless-shell", "chrome-headless-shell", "headless_shell"];
const WHOLE = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Every program on the PATH with one of these names.
 * @param {readonly string[]} names
 */
export function programsOnPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).filter(isExecutable);
}

/** @param {readonly string[]} names */
function found(names) {
  const named = process.env.CHROMIUM_PATH;
  return named ? [named] : programsOnPath(names);
}

/** `CHROMIUM_PATH`, otherwise every headless shell on the PATH. */
export const shellPaths = () => found(SHELLS);

/**
 * `CHROMIUM_PATH`, otherwise a Chromium on the PATH, otherwise undefined, which selects
 * Playwright's own browser.
 */
export const chromiumPath = () => found([...SHELLS, ...WHOLE])[0];

/**
 * Options for Playwright to launch the browser that was found, or the one at a path.
 * @returns {{ args: string[], executablePath?: string }}
 */
export function launchOptions(path = chromiumPath()) {
  // Chromium does not start with its sandbox as root, which is the user of most containers.
  const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return path ? { executablePath: path, args } : { args };
}
