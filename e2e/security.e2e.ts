import { expect, test } from "./fixtures/test.ts";

test("a script that is inserted into the page is blocked, and the listener of each test records it", async ({
  page,
  violations,
}) => {
  await page.goto("/login");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.append("window.broken = true");
    document.head.append(script);
  });
  await expect.poll(() => violations.length).toBeGreaterThan(0);
  expect(violations.join("\n")).toMatch(/script-src|trusted-types|require-trusted-types-for/);
  expect(await page.evaluate(() => "broken" in window)).toBe(false);
  violations.length = 0;
});
