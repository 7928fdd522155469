import { IN_APP_BROWSERS } from "./in-app-browsers.data.ts";

/**
 * Whether the page is shown inside another app (decision 15). Such a browser opens no second tab, or loses the page behind it,
 * and it does nothing with a download; it says neither, so that its name is read.
 */
export const isInAppBrowser = (userAgent: string): boolean =>
  IN_APP_BROWSERS.some((name) => name.test(userAgent));
