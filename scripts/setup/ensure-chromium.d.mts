/** Installs the first of these packages that the system has, where this user may. */
export declare function installSystemPackage(...packages: readonly string[]): Promise<void>;
/** Installs the headless shell that belongs to this version of Playwright. */
export declare function installPlaywrightShell(): Promise<{ code: number; output: string }>;
