/** `CHROMIUM_PATH`, else every headless shell on the PATH. */
export declare function shellPaths(): string[];
/** `CHROMIUM_PATH`, else a Chromium on the PATH, else undefined: Playwright's own is meant. */
export declare function chromiumPath(): string | undefined;
/** What Playwright needs to launch the browser found here, or the one at a path. */
export declare function launchOptions(path?: string): { args: string[]; executablePath?: string };
