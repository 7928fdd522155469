import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

const phone = DEMO_PHONE;

inLanguage("la", () => {
  test("the refund modal shows banners and a lock, adds the refund to the wallet, and gives one of a loss", {
    tag: "@feature",
  }, async ({ app, page, books, scenario, words: { t } }) => {
    const { refund } = app;
    const [cash, operations] = await Promise.all([books.cash(), books.operations()]);
    await scenario.setMember({ phone, bonusLock: true });
    await app.home.open();
    await app.menu.choose("refund");
    await expect(refund.next).toBeVisible();
    await expectAccessible(page);
    await refund.next.click();
    await expect(page.getByText(t("refund.locked.title"))).toBeVisible();
    await expect(refund.receive).toBeDisabled();
    await expect(refund.accrued).toContainText("64.25");
    await expectAccessible(page);
    await expect(refund.log).toHaveCount(10);
    await refund.addWallet.dblclick();
    await expect(page.getByText(t("errors.code.REFUND_SUCCESS"))).toBeVisible();
    await expect(refund.accrued).toContainText("0.00");
    await expect(refund.addWallet).toBeDisabled();
    await expect(refund.log.first()).toContainText("+64.25");
    expect(await books.cash()).toBe(cash + 64.25);
    expect(await books.operations()).toBe(operations + 1);

    await scenario.setMember({ phone, bonusLock: false });
    await scenario.play({ phone, game: "JOKER", bet: 100 });
    await page.keyboard.press("Escape");
    await app.menu.choose("refund");
    await refund.next.click();
    await expect(refund.accrued).toContainText("5.00");
    await scenario.setMember({ phone, bonusLock: true });
    await refund.receive.click();
    await expect(page.getByText(t("errors.code.REFUND_CONDITION"))).toBeVisible();
    await expect(page.getByText(t("refund.locked.title"))).toBeVisible();
    await scenario.setMember({ phone, bonusLock: false });
    await refund.addWallet.click();
    await expect(refund.log.first()).toContainText("+5.00");

    await scenario.play({ phone, game: "JOKER", bet: 0.1 });
    await page.keyboard.press("Escape");
    await app.menu.choose("refund");
    await refund.next.click();
    await refund.receive.click();
    await expect(page.getByText(t("errors.code.REFUND_MINIMUM"))).toBeVisible();

    await scenario.play({ phone, game: "JOKER", bet: 100 });
    await page.keyboard.press("Escape");
    await app.menu.choose("refund");
    await refund.next.click();
    // The check of the last opening is shown until the new one is read.
    await expect(refund.accrued).toContainText("5.00");
    await scenario.setSettings({ refundActive: false });
    await refund.receive.click();
    await expect(page.getByText(t("errors.code.REFUND_INACTIVE"))).toBeVisible();
    await scenario.setSettings({ refundActive: true });
    await page.keyboard.press("Escape");
    await app.menu.choose("refund");
    await refund.next.click();
    await expect(refund.receive).toBeEnabled();
    // Received on another device.
    await page.evaluate(async () => {
      const authorization = `Bearer ${localStorage.getItem("token")}`;
      const headers = { authorization, "x-client": "wallet-user" };
      await fetch("/api/refund/receive", {
        headers: { ...headers, "idempotency-key": crypto.randomUUID() },
      });
    });
    await refund.receive.click();
    // The check says it too.
    await expect(page.getByText(t("errors.code.NO_REFUND")).first()).toBeVisible();
    expect(await books.operations()).toBe(operations + 3);
  });
});
