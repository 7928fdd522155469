import type { Page } from "@playwright/test";

/** Goes back as a member does. A stock WebKit reports no navigation within a page, for which Playwright's `goBack()` would wait. */
export const goBack = (page: Page) => page.evaluate(() => history.back());
