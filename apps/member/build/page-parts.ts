/** The places in `index.html` where the build adds what a page shows and loads before the app. */
export const SCRIPT = "<!--before-paint-->";
export const CONTENT = "<!--content-->";

/** The script before the first paint. */
export type StartScript = {
  readonly code: string;
  /** File with a hash in its name, so that a reload does not wait for it. */
  readonly file: string;
};
