export declare function chromiumPath(): string | undefined;
/** What Playwright needs to launch the browser found here. */
export declare function launchOptions(): { args: string[]; executablePath?: string };
