import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { expect, test } from "./fixtures/test.ts";

/** Presses Tab until something has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor();
  for (let press = 0; press < 60; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

async function press(page: Page, button: Locator) {
  await tabTo(page, button);
  await page.keyboard.press("Enter");
}

test("with the keyboard alone a member logs in, deposits, transfers and withdraws", async ({
  app,
  books,
  page,
  words: { t },
}) => {
  test.slow();
  const joker = await books.game("JOKER");
  await app.login.open();
  await typeInto(page, app.login.username, DEMO_PHONE);
  await typeInto(page, app.login.password, DEMO_PASSWORD);
  await tabTo(page, app.login.remember);
  await page.keyboard.press("Space");
  await press(page, app.login.submit);
  await expect(app.home.wallet).toBeVisible();

  await press(page, app.home.action("deposit"));
  await tabTo(page, app.deposit.tab(t("deposit.qr.tab", { provider: "KBANK" })));
  await page.keyboard.press("ArrowRight");
  await expect(app.deposit.tab(t("deposit.qr.tab", { provider: "WW" }))).toBeFocused();
  await typeInto(page, app.deposit.amount, "150");
  await page.keyboard.press("Enter");
  await expect(app.deposit.qr).toBeVisible();
  await press(page, app.deposit.cancel);
  const confirm = page.getByRole("button", { name: t("deposit.qr.ask.confirm") });
  await press(page, confirm);
  await expect(app.deposit.amount).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(app.deposit.dialog).toBeHidden();
  await expect(app.home.action("deposit")).toBeFocused();

  await press(page, app.home.action("transfer"));
  await tabTo(page, app.transfer.end("from").getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await tabTo(page, app.transfer.end("to").getByRole("radio", { checked: true }));
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(app.transfer.choice("to", /^Joker/)).toBeChecked();
  await typeInto(page, app.transfer.amount, "12");
  await press(page, app.transfer.submit);
  await expect(app.transfer.dialog).toBeHidden();
  expect(await books.game("JOKER")).toBe(joker + 12);

  const cash = await books.cash();
  await press(page, app.home.action("withdraw"));
  await typeInto(page, app.withdraw.amount, "300");
  await press(page, app.withdraw.submit);
  await expect(app.withdraw.dialog).toBeHidden();
  expect(await books.cash()).toBe(cash - 300);
});
