import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";

const MINUTE = 60_000;
const PROVIDERS = [
  { provider: "KBANK", amount: 50, below: "0.99" },
  { provider: "WW", amount: 100, below: "99" },
  { provider: "E2P", amount: 200.5, below: "49" },
] as const;

test.use({ signedIn: true });

inEveryLanguage(() => {
  for (const { provider, amount, below } of PROVIDERS) {
    test(`a ${provider} QR is created, paid, and the balance counts up`, async ({
      app,
      page,
      books,
      scenario,
      words: { t, format },
    }) => {
      const before = await books.cash();
      await app.home.open();
      await app.home.action("deposit").click();
      await app.deposit.chooseQr(provider);
      await expectAccessible(page);

      await app.deposit.amount.fill(below);
      await app.deposit.create.click();
      await expect(app.deposit.amount).toHaveAttribute("aria-invalid", "true");
      await expect(app.deposit.qr).toHaveCount(0);

      await app.deposit.createQr(String(amount));
      await expect(app.deposit.qr).toBeVisible();
      await expect(app.deposit.countdown).toContainText(/\d\d:\d\d/);
      await expectAccessible(page);

      await scenario.credit({ phone: DEMO_PHONE, provider });
      await expect(page.getByText(t("deposit.qr.credited.title"))).toBeVisible({ timeout: 20_000 });
      await page.getByRole("button", { name: t("deposit.qr.credited.done") }).click();
      await expect(app.home.balance(before + amount)).toBeAttached();
      await expect(app.home.drawnBalance).toContainText(format.money(before + amount));
      expect(await books.cash()).toBe(before + amount);
    });
  }

  test("a QR runs out at the server's time, and the entry form is back with a word about it", async ({
    app,
    page,
    scenario,
    words: { t },
  }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("100");
    await expect(app.deposit.countdown).toContainText(/(10:00|09:\d\d)/);
    scenario.clock.advance(9 * MINUTE);
    await expect(app.deposit.countdown).toContainText(/0[01]:\d\d/, { timeout: 20_000 });
    scenario.clock.advance(MINUTE);
    await expect(page.getByText(t("deposit.qr.expired.title"))).toBeVisible({ timeout: 20_000 });
    await expect(app.deposit.amount).toBeVisible();
    await expectAccessible(page);
  });

  test("a QR is there after a reload, cancelled after a question, and gone at the service too", async ({
    app,
    page,
  }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("WW");
    await app.deposit.createQr("100");
    await expect(app.deposit.qr).toBeVisible();
    await page.reload();
    await expect(app.deposit.qr).toBeVisible();
    await app.deposit.confirmCancel();
    await expect(app.deposit.amount).toBeVisible();
    await page.reload();
    await expect(app.deposit.amount).toBeVisible();
    await expect(app.deposit.qr).toBeHidden();
  });

  test("having paid, the member is asked to refresh the balance", async ({
    app,
    page,
    books,
    scenario,
    words: { t },
  }) => {
    const before = await books.cash();
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("E2P");
    await app.deposit.createQr("50");
    await app.deposit.transferred.click();
    await expect(app.deposit.dialog).toBeHidden();
    await expect(page.getByText(t("deposit.qr.waiting.text"))).toBeVisible();
    await scenario.credit({ phone: DEMO_PHONE, provider: "E2P" });
    await page.getByRole("button", { name: t("deposit.qr.waiting.refresh"), exact: true }).click();
    await expect(app.home.balance(before + 50)).toBeAttached();
  });
});
