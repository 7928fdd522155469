import type { Locator, Page } from "@playwright/test";
import { settled } from "./fixtures/settled.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ viewport: { width: 844, height: 390 } });

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not rendered`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

/** Presses at the corners and in the middle of an element reach it. */
async function expectUncovered(place: Locator) {
  await place.scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport({ ratio: 1 });
  const covered = await place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 20, top + 12],
      [right - 20, bottom - 12],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    return points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .filter((found) => found !== element && !element.contains(found))
      .map((found) => found?.outerHTML.slice(0, 120) ?? "nothing");
  });
  expect(covered).toEqual([]);
}

/** A page that was rendered ahead has it in each language. */
const menuOf = (page: Page) =>
  page.locator("[data-part=bottom-navigation]").filter({ visible: true });

/** The menu takes nothing of the page. */
async function expectOwnPlace(page: Page) {
  await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
  const menu = await boxOf(menuOf(page));
  expect(menu).toMatchObject({ x: 0, y: 0, right: 76, bottom: 390 });
  expect((await boxOf(page.getByRole("main"))).x).toBeGreaterThanOrEqual(menu.right);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(844);
}

inLanguage("th", () => {
  test("on a phone in landscape, nothing covers the forms of a visitor", async ({ app, page }) => {
    await app.login.open();
    await expectOwnPlace(page);
    // In view without scrolling.
    await expect(app.login.submit).toBeInViewport({ ratio: 1 });
    await expectUncovered(app.login.submit);
    await app.register.open();
    await expectOwnPlace(page);
    await expectUncovered(app.register.next);
  });
});

inLanguage("la", () => {
  test.use({ signedIn: true });

  test("on a phone in landscape, nothing covers the pages of a member, and a sheet is at the end with its button in view", async ({
    app,
    page,
  }) => {
    for (const path of ["/user/statement", "/user/profile", "/user/contact", "/user/home"]) {
      await page.goto(path);
      await expectOwnPlace(page);
    }
    await app.home.action("withdraw").click();
    await app.withdraw.amount.fill("1200");
    await settled(page);
    const sheet = await boxOf(page.getByRole("dialog"));
    expect(sheet).toMatchObject({ x: 324, y: 0, right: 844, bottom: 390 });
    await expect(app.withdraw.amount).toBeInViewport({ ratio: 1 });
    await expectUncovered(app.withdraw.amount);
    await expect(app.withdraw.submit).toBeInViewport({ ratio: 1 });
    await expectUncovered(app.withdraw.submit);
    const left = await boxOf(page.getByRole("definition"));
    const button = await boxOf(app.withdraw.submit);
    expect(left.right).toBeLessThan(button.x);
    await page.keyboard.press("Escape");

    await app.home.action("transfer").click();
    await expectUncovered(app.transfer.amount);
    await expectUncovered(app.transfer.submit);
    await page.keyboard.press("Escape");

    await app.menu.plus.click();
    await expectUncovered(app.menu.entry("refund"));
  });
});
