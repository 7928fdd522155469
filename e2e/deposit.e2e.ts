import type { Locator } from "@playwright/test";
import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";

/** Records every text that an element shows from now on. */
async function watchText(target: Locator): Promise<() => Promise<string[]>> {
  const texts = await target.evaluateHandle((element) => {
    const seen: string[] = [];
    const note = () => seen.push(element.textContent);
    new MutationObserver(note).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return seen;
  });
  return () => texts.jsonValue();
}

const MINUTE = 60_000;
const PROVIDERS = [
  { provider: "KBANK", amount: 50, below: "0.99", tag: "@touch" },
  { provider: "WW", amount: 100, below: "99", tag: "@mouse" },
  { provider: "E2P", amount: 200.5, below: "49", tag: "@mouse" },
] as const;

test.use({ signedIn: true });

inEveryLanguage(() => {
  for (const { provider, amount, below, tag } of PROVIDERS) {
    test(`a ${provider} QR is created, paid, and the balance counts up`, { tag }, async ({
      app,
      page,
      books,
      scenario,
      words: { t, baht },
    }) => {
      const before = await books.cash();
      await app.home.open();
      await app.press(app.home.action("deposit"));
      await app.deposit.chooseQr(provider);
      await expectAccessible(page);

      await app.deposit.amount.fill(below);
      await app.press(app.deposit.create);
      await expect(app.deposit.amount).toHaveAttribute("aria-invalid", "true");
      await expect(app.deposit.qr).toHaveCount(0);

      await app.deposit.createQr(String(amount));
      await expect(app.deposit.qr).toBeVisible();
      await expect(app.deposit.countdown).toContainText(/\d\d:\d\d/);
      await expectAccessible(page);

      const shown = await watchText(app.home.drawnBalance);
      await scenario.credit({ phone: DEMO_PHONE, provider });
      await expect(page.getByText(t("deposit.qr.credited.title"))).toBeVisible({ timeout: 20_000 });
      await app.press(app.deposit.done);
      await expect(app.home.balance(before + amount)).toBeAttached();
      await expect(app.home.drawnBalance).toContainText(baht.plain(before + amount));
      const between = (await shown()).map((text) => Number(text.replace(/[^\d.]/g, "")));
      expect(between.some((value) => value > before && value < before + amount)).toBe(true);
      expect(between.toSorted((one, other) => one - other)).toEqual(between);
      expect(await books.cash()).toBe(before + amount);
    });
  }

  test("a gift link is deposited once, and an invalid one is refused", async ({
    app,
    page,
    books,
    words: { t, baht, locale },
  }) => {
    const before = await books.cash();
    await app.home.open();
    await app.press(app.home.action("deposit"));
    await app.deposit.chooseGiftLink();
    await expect(app.deposit.sendGiftLink).toBeDisabled();
    await expectAccessible(page);

    await app.deposit.giftLink.fill("https://gift.satang.example/");
    await app.press(app.deposit.sendGiftLink);
    await expect(page.getByText(t("errors.code.TRUELINK_INVALID"))).toBeVisible();
    expect(await books.cash()).toBe(before);

    const link = `https://gift.satang.example/campaign/?v=journey-${locale}-12345678`.replaceAll(
      "-",
      "0",
    );
    await app.deposit.giftLink.fill(link);
    await app.press(app.deposit.sendGiftLink);
    const credited = t("deposit.qr.credited.text", { amount: baht.exact(100) });
    await expect(page.getByText(credited)).toBeVisible();
    await expectAccessible(page);
    await app.press(app.deposit.done);
    await expect(app.home.balance(before + 100)).toBeAttached();
    expect(await books.cash()).toBe(before + 100);

    await app.press(app.home.action("deposit"));
    await app.deposit.giftLink.fill(link);
    await app.press(app.deposit.sendGiftLink);
    await expect(page.getByText(t("errors.code.TRUELINK_DUPLICATE"))).toBeVisible();
    expect(await books.cash()).toBe(before + 100);
  });

  test("a QR expires at the server's time, and the entry form returns with a message", async ({
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

  test("a QR is shown after a reload, cancelled after a confirmation, and removed at the service too", async ({
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

  test("after the payment, the member is asked to refresh the balance", async ({
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
