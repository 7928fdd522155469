import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { Keyboard } from "../fixtures/keyboard.ts";
import { openings } from "../models/openings.ts";
import { expect, test } from "./engine-test.ts";

test("with the keyboard alone a member logs in, deposits and comes back to the button", async ({
  app,
  page,
  words: { t },
}) => {
  const keys = new Keyboard(page);
  const { deposit, home, login } = app;
  await login.open();
  await keys.type(login.username, DEMO_PHONE);
  await keys.type(login.password, DEMO_PASSWORD);
  await keys.press(login.submit);
  await expect(home.wallet).toBeVisible();
  await keys.press(home.action("deposit"));
  await keys.press(deposit.qrWay("WW"));
  await keys.type(deposit.amount, "150");
  await page.keyboard.press("Enter");
  await expect(deposit.qr).toBeVisible();
  await keys.press(deposit.cancel);
  await keys.press(page.getByRole("button", { name: t("deposit.qr.ask.confirm") }));
  await expect(deposit.amount).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(deposit.root).toBeHidden();
  await expect(home.action("deposit")).toBeFocused();
});

test.describe("signed in", () => {
  test.use({ signedIn: true });

  test("Tab stays in an open sheet, in both directions", async ({ app, page }) => {
    await app.home.open();
    await app.home.action("withdraw").click();
    await expect(app.withdraw.amount).toBeVisible();
    for (const key of ["Tab", "Shift+Tab"]) {
      for (let press = 0; press < 8; press += 1) {
        await page.keyboard.press(key);
        expect(
          await app.withdraw.root.evaluate((root) => root.contains(document.activeElement)),
        ).toBe(true);
      }
    }
  });

  test("every sheet opens, shows its content, and closes with Escape", async ({ app, page }) => {
    test.slow();
    for (const opening of openings) {
      await test.step(opening.name, async () => {
        if (new URL(page.url(), "http://none").pathname !== opening.path)
          await page.goto(opening.path);
        await opening.open(app, page);
        const content = opening.content(app, page).first();
        const banners = opening.afterBanners?.(app);
        if (banners) await banners.click();
        await expect(content).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      });
    }
  });
});
