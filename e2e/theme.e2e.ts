import type { Page } from "@playwright/test";
import { MOVING } from "./fixtures/movement.ts";
import { expect, test } from "./fixtures/test.ts";

const NIGHT = "rgb(10, 15, 31)";
const DAY = "rgb(251, 247, 240)";

/** Records the colour of the page in every frame from the first painted one. */
async function watchColors(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenColors: seen });
    const look = () => {
      seen.add(getComputedStyle(document.documentElement).backgroundColor);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () =>
    page.evaluate(() => [...(window as unknown as { seenColors: Set<string> }).seenColors]);
}

/** The colour of the browser's own bars. */
const barOf = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );

for (const [device, color, bar, other] of [
  ["dark", NIGHT, "#0a0f1f", DAY],
  ["light", DAY, "#fbf7f0", NIGHT],
] as const) {
  test.describe(`on a ${device} device`, () => {
    test.use({ colorScheme: device, contextOptions: MOVING });

    test("only the theme of the device is ever shown, and it follows the device", async ({
      app,
      page,
    }) => {
      const colors = await watchColors(page);
      await app.login.open();
      expect(await colors()).toEqual([color]);
      expect(await barOf(page)).toBe(bar);
      await expect(page.locator("html")).not.toHaveAttribute("data-satang-theme");
      await page.emulateMedia({ colorScheme: device === "dark" ? "light" : "dark" });
      await expect(page.locator("html")).toHaveCSS("background-color", other);
    });

    test("after a reload, only the chosen theme is ever shown", async ({
      app,
      page,
      words: { t },
    }) => {
      await app.login.open();
      await page
        .getByRole("button", { name: t(device === "dark" ? "ui.theme.toDay" : "ui.theme.toNight") })
        .click();
      await expect(page.locator("html")).toHaveCSS("background-color", other);
      const colors = await watchColors(page);
      await page.reload();
      await app.login.submit.waitFor();
      expect(await colors()).toEqual([other]);
      expect(await barOf(page)).toBe(device === "dark" ? "#fbf7f0" : "#0a0f1f");
    });
  });
}
