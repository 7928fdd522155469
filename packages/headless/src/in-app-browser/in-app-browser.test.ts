import { expect, it } from "vitest";
import { isInAppBrowser } from "./in-app-browser.rules.ts";

const PHONE = "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36";

it.each([
  `${PHONE} Version/4.0 Chrome/140 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0.0]`,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.9.0",
  "Mozilla/5.0 (Linux; Android 15; Pixel 8; wv) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36",
])("a page inside another app is recognised: %s", (userAgent) => {
  expect(isInAppBrowser(userAgent)).toBe(true);
});

it("a browser of its own is no other app", () => {
  expect(isInAppBrowser(`${PHONE} Chrome/140.0.0.0 Mobile Safari/537.36`)).toBe(false);
  expect(isInAppBrowser("Mozilla/5.0 (X11; Linux x86_64; Offline) Firefox/143.0")).toBe(false);
});
