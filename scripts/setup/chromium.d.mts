/** `CHROMIUM_PATH`, otherwise every headless shell on the PATH. */
export declare function shellPaths(): string[];
/**
 * `CHROMIUM_PATH`, otherwise a Chromium on the PATH, otherwise undefined, which selects
 * Playwright's own browser.
 */
export declare function chromiumPath(): string | undefined;
/** Options for Playwright to launch the browser that was found, or the one at a path. */
export declare function launchOptions(path?: string): { args: string[]; executablePath?: string };
