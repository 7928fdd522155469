import { expectAccessible, expectAccessibleAnywhere, expectAccessibleIn } from "./fixtures/axe.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

test("every modal opens from the drawer, is accessible, and closes by Escape and back", async ({
  app,
  page,
  scenario,
}) => {
  test.slow();
  // With banners, the first step back opens the modal: invite.e2e.ts.
  await scenario.setSettings({ inviteBanners: [], refundBanners: [] });
  await app.home.open();
  await expectAccessibleAnywhere(page);
  await app.menu.plus.click();
  await expect(app.menu.drawer).toBeVisible();
  await expectAccessibleAnywhere(page);
  await page.goBack();
  await expect(app.menu.drawer).toBeHidden();
  await expect(app.menu.plus).toBeFocused();

  for (const [entry, dialog] of [
    ["deposit", app.deposit.root],
    ["withdraw", app.withdraw.root],
    ["invite", app.invite.root],
    ["refund", app.refund.root],
  ] as const) {
    await app.menu.choose(entry);
    // The drawer is also a dialog, until it is closed.
    await expect(app.menu.drawer).toBeHidden();
    await expect(dialog).toBeVisible();
    await expectAccessibleAnywhere(page);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/user\/home$/);
    await app.menu.choose(entry);
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
});

test("login, registration, profile, statement, slips, a receipt, transfer, a QR and a wrong address are accessible", async ({
  app,
  page,
}) => {
  test.slow();
  await app.statement.open();
  await app.statement.rows.first().waitFor();
  await expectAccessibleAnywhere(page);
  await page.getByRole("button", { name: app.words.t("statement.slips") }).click();
  await app.slips.row(0).waitFor();
  await expectAccessible(page, "slips");
  await page.keyboard.press("Escape");
  await app.slips.root.waitFor({ state: "hidden" });
  await app.statement.rows.first().getByRole("button").click();
  await app.receipt.save.waitFor();
  await expectAccessible(page, "a receipt");
  await app.profile.open();
  await expectAccessible(page, "the profile");
  await app.home.open();
  await app.home.action("transfer").click();
  await app.transfer.amount.waitFor();
  await expectAccessibleAnywhere(page);
  await page.keyboard.press("Escape");
  await app.home.action("deposit").click();
  await app.deposit.chooseQr("WW");
  await app.deposit.createQr("100");
  await app.deposit.qr.waitFor();
  await expectAccessibleAnywhere(page);
  await app.register.open();
  await expectAccessibleAnywhere(page);
  await app.login.open();
  await expectAccessibleAnywhere(page);
  await page.goto("/nowhere");
  await app.heading(app.words.t("app.notFound.title")).waitFor();
  await expectAccessibleAnywhere(page);
});

inLanguage("la", () => {
  test("the conditions are accessible, and open and close with the keyboard", async ({
    app,
    page,
    words,
  }) => {
    const name = words.t("app.conditions.title");
    await app.home.open();
    await new Keyboard(page).press(app.menu.conditions);
    await expect(page.getByRole("dialog", { name })).toBeVisible();
    await expectAccessibleIn(words, page);
    await page.keyboard.press("Escape");
    await expect(app.menu.conditions).toBeFocused();
  });
});
