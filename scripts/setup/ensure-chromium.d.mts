/** Installs the first of these packages that the system offers, if this user is allowed to. */
export declare function installSystemPackage(...packages: readonly string[]): Promise<void>;
/** Installs the headless shell of this Playwright version. */
export declare function installPlaywrightShell(): Promise<{ code: number; output: string }>;
