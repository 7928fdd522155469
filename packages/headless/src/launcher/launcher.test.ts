import { expect, it } from "vitest";
import { isInAppBrowser, readAddress, readSite } from "./launcher.rules.ts";

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

it("only addresses of the web are opened, relative ones at the page's origin", () => {
  const base = "https://wallet.example/user";
  expect(readAddress("/media/1.png", base)).toBe("https://wallet.example/media/1.png");
  expect(readAddress("https://slips.example/1.png", base)).toBe("https://slips.example/1.png");
  for (const other of ["javascript:alert(1)", "data:text/html,1", "blob:https://a/1", "http://["]) {
    expect(readAddress(other, base)).toBeNull();
  }
});

it.each([
  ["https://game.example/play", "https://game.example/play"],
  ["/api/game-site/PG/play", "http://192.168.1.5:4600/api/game-site/PG/play"],
  ["http://localhost:4600/a", "http://localhost:4600/a"],
  ["http://127.0.0.1:4600/a", "http://127.0.0.1:4600/a"],
  ["http://[::1]:4600/a", "http://[::1]:4600/a"],
  ["http://game.example/play", null],
  ["http://localhost.evil.example/", null],
  ["http://127.0.0.1.evil.example/", null],
  ["https://sat1001:secret@game.example/", null],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,1", null],
  ["intent://game#Intent;end", null],
  ["", "http://192.168.1.5:4600/user"],
])("a site that gets credentials is safe on the way: %s", (address, expected) => {
  expect(readSite(address, "http://192.168.1.5:4600/user")).toBe(expected);
});
