import type { Locator, Page } from "@playwright/test";
import { DEMO_PHONE } from "@satang/sandbox";
import { expectOnlyAmounts } from "./fixtures/amounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test, withMouseAndFinger } from "./fixtures/test.ts";
import type { App } from "./models/app.ts";

/**
 * The texts that an element shows one after another. From now on the frames of the page are 16 ms apart by their own time: a
 * slow machine would skip those in which an amount counts up.
 */
async function watchText(target: Locator): Promise<() => Promise<string[]>> {
  const texts = await target.evaluateHandle((element) => {
    let now = performance.now();
    let drawn = now;
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        if (time !== drawn) now += 16;
        drawn = time;
        callback(now);
      });
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

/** Replaces the share sheet of the device; returns the files that were shared. */
async function watchShares(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        shared.push(...files.map(({ name, type, size }) => `${name} ${type} ${size > 0}`));
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { shared: string[] }).shared);
}

const MINUTE = 60_000;
/** Longer than two taps that count as one, ms. */
const BETWEEN_PRESSES = 1_000;
/** Longer than the pause between two readings: the device learns the time at the service. */
const A_READING = 4_000;
const once = (journey: () => void) => journey();

const PROVIDERS = [
  { provider: "KBANK", amount: 50, below: "0.99", language: "th", repeat: withMouseAndFinger },
  { provider: "WW", amount: 100, below: "99", language: "la", repeat: once },
  { provider: "E2P", amount: 200.5, below: "49", language: "en", repeat: once },
] as const;

test.use({ signedIn: true });

for (const { provider, amount, below, language, repeat } of PROVIDERS) {
  const journey = () => {
    test(`a ${provider} QR is created, paid, and the balance counts up`, async ({
      app,
      page,
      books,
      scenario,
      words: { t, baht },
    }) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
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
  };
  inLanguage(language, () => repeat(journey));
}

/** Amounts that are refused before a QR is created, with the minimum of each provider. */
const TOO_LITTLE = [
  { provider: "WW", typed: "99.99", least: 100 },
  { provider: "E2P", typed: "49.99", least: 50 },
  { provider: "KBANK", typed: "0.99", least: 1 },
] as const;

/** Sets the member's own limit of a day, baht. */
async function limitDeposits({ limits }: App, amount: number) {
  await limits.open();
  await limits.change("deposit").click();
  await limits.amount.fill(String(amount));
  await limits.save.click();
  await expect(limits.sheet("deposit")).toBeHidden();
}

inLanguage("en", () => {
  test("an amount that no QR is created for is named, with the minimum of each provider and the member's own limit", async ({
    app,
    page,
    scenario,
    words,
  }) => {
    const { t, baht } = words;
    const { deposit } = app;
    const problem = (text: string) => deposit.root.getByText(text, { exact: true });
    let asked = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/qrcode/")) asked += 1;
    });
    await limitDeposits(app, 1_000);
    await app.menu.choose("deposit");
    for (const { provider, typed, least } of TOO_LITTLE) {
      await deposit.chooseQr(provider);
      await expectOnlyAmounts(deposit.amount, words);
      await deposit.createQr(typed);
      const minimum = baht.short(least);
      await expect(problem(t("deposit.qr.belowMinimum", { minimum }))).toBeVisible();
      await deposit.allWays.click();
    }
    await deposit.chooseQr("WW");
    await deposit.createQr("1001");
    await expect(deposit.root.getByText(words.like("deposit.ownLimit.above"))).toBeVisible();
    await expectAccessible(page);

    // Without the statement it is not known how much of the limit is left.
    scenario.faults.add({ operationId: "statementList", kind: "dropBefore", times: 100 });
    await app.home.open();
    // The way that was chosen last is open.
    await app.menu.choose("deposit");
    const limit = baht.short(1_000);
    await deposit.createQr("1001");
    await expect(problem(t("deposit.ownLimit.aboveWhole", { limit }))).toBeVisible();
    await deposit.createQr("500");
    await expect(problem(t("deposit.ownLimit.unknown", { limit }))).toBeVisible();
    expect(asked).toBe(0);
  });

  test("a gift link is deposited once, and an invalid one is refused", { tag: "@feature" }, async ({
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
    await app.deposit.chooseGiftLink();
    await app.deposit.giftLink.fill(link);
    await app.press(app.deposit.sendGiftLink);
    await expect(page.getByText(t("errors.code.TRUELINK_DUPLICATE"))).toBeVisible();

    await page.evaluate(() => {
      SubtleCrypto.prototype.encrypt = () => Promise.reject(new Error("no encryption"));
    });
    await app.deposit.giftLink.fill(link.replace("journey", "another"));
    await app.press(app.deposit.sendGiftLink);
    await expect(page.getByText(t("deposit.wallet.giftUnsealed"))).toBeVisible();
    expect(await books.cash()).toBe(before + 100);

    await page.keyboard.press("Escape");
    await expect(app.deposit.root).toBeHidden();
    await limitDeposits(app, 100);
    await app.menu.choose("deposit");
    await app.deposit.chooseGiftLink();
    const used = { limit: baht.short(100), left: baht.exact(0) };
    await expect(page.getByText(t("deposit.ownLimit.above", used))).toBeVisible();
  });
});

inLanguage("th", () => {
  test("a QR expires at the server's time, and the entry form returns with a message", async ({
    app,
    page,
    passTime,
    scenario,
    words: { t },
  }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("100");
    await expect(app.deposit.countdown).toContainText(/(10:00|09:\d\d)/);
    scenario.clock.advance(9 * MINUTE);
    await passTime(A_READING);
    await expect(app.deposit.countdown).toContainText(/0[01]:\d\d/);
    scenario.clock.advance(MINUTE);
    await passTime(A_READING);
    await expect(page.getByText(t("deposit.qr.expired.title"))).toBeVisible();
    await expect(app.deposit.amount).toBeVisible();
    await expectAccessible(page);
  });
});

inLanguage("la", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("a member of a bank that takes Latin letters corrects the name before the number is copied", async ({
    app,
    page,
    passTime,
    scenario,
    words: { t },
  }) => {
    const member = { phone: DEMO_PHONE, bankCode: "KTB" };
    await scenario.setMember({ ...member, bankAccountName: "มาลี ใจดี" });
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseAccount();
    const { copyNumber } = app.deposit;
    await copyNumber.click();
    const { nameDialog } = app.deposit;
    await expect(nameDialog).toBeVisible();
    await expectAccessible(page);
    const name = nameDialog.getByRole("textbox", { name: t("deposit.fixName.name") });
    const save = nameDialog.getByRole("button", { name: t("common.action.save") });
    await name.fill("");
    await save.click();
    await expect(nameDialog.getByText(t("errors.form.requiredField"))).toBeVisible();
    await name.fill("มาลี");
    await save.click();
    await expect(nameDialog.getByText(t("errors.form.latinOnly"))).toBeVisible();

    await name.fill("malee jaidee");
    await expect(name).toHaveValue("MALEE JAIDEE");
    scenario.faults.add({
      operationId: "accountUpdateBankAccountName",
      kind: "code",
      code: "BANK_ACCOUNT_NAME_ENG",
    });
    await save.click();
    await expect(nameDialog.getByText(t("errors.code.BANK_ACCOUNT_NAME_ENG"))).toBeVisible();
    await scenario.setMember({ ...member, bankCode: "BBL" });
    await passTime(BETWEEN_PRESSES);
    await save.click();
    await expect(nameDialog.getByText(t("errors.code.INVALID_BANK"))).toBeVisible();
    await scenario.setMember(member);
    await passTime(BETWEEN_PRESSES);
    await save.click();
    await expect(page.getByText(t("deposit.fixName.saved"))).toBeVisible();
    await expect(nameDialog).toBeHidden();
    const number = await page.evaluate(() => navigator.clipboard.readText());
    expect(number).toMatch(/^\d{10}$/);
    await expect(page.getByText(t("ui.copied", { text: number }))).toBeVisible();
    await copyNumber.click();
    await expect(nameDialog).toBeHidden();
  });
});

inLanguage("en", () => {
  test("a QR is saved and shared as a picture, and its paid deposit has a receipt with a reference", {
    tag: "@feature",
  }, async ({ app, page, scenario, words: { t } }) => {
    const shared = await watchShares(page);
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("50");
    await expect(app.deposit.qr).toBeVisible();
    const saved = page.waitForEvent("download");
    await app.deposit.save.click();
    expect((await saved).suggestedFilename()).toMatch(/^qr-\w+\.png$/);
    await expect(page.getByText(t("deposit.qr.saved"))).toBeVisible();
    await app.deposit.share.click();
    await expect.poll(shared).toEqual([expect.stringMatching(/^qr-\w+\.png image\/png true$/)]);

    await scenario.credit({ phone: DEMO_PHONE, provider: "KBANK" });
    await page
      .getByRole("button", { name: t("receipt.open"), exact: true })
      .click({ timeout: 60_000 });
    await expect(app.receipt.outcome("receipt.outcome.deposit.success")).toBeVisible();
    await expect(app.receipt.reference).toHaveText(/\w{6,}/);
  });
});

inLanguage("en", () => {
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
    await app.deposit.cancel.click();
    const question = page.getByRole("alertdialog");
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toBeHidden();
    await expect(app.deposit.qr).toBeVisible();
    await app.deposit.confirmCancel();
    await expect(app.deposit.amount).toBeVisible();
    await page.reload();
    await expect(app.deposit.amount).toBeVisible();
    await expect(app.deposit.qr).toBeHidden();
  });

  test("while every deposit is manual, each account shows its number to copy, and afterwards QRs are offered again", async ({
    app,
    page,
    scenario,
  }) => {
    const { deposit } = app;
    const qr = deposit.qrWay("WW");
    await scenario.setSettings({ isManual: true });
    await app.home.open();
    await app.home.action("deposit").click();
    for (const bank of ["KBANK", "WW", "E2P", "SCB"]) {
      await app.press(deposit.accountWays(bank).first());
      await expect(deposit.copyNumber).toBeVisible();
      await expect(deposit.amount).toBeHidden();
      await deposit.allWays.click();
    }
    await expect(qr).toBeHidden();
    await expectAccessible(page);
    await scenario.setSettings({ isManual: false });
    await page.reload();
    await expect(qr).toBeVisible();
  });

  test("a wallet account shows the number to pay from and the number to pay to", async ({
    app,
    page,
    words: { t },
  }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.press(app.deposit.way(t("deposit.way.phoneNumber")));
    const { root } = app.deposit;
    await expect(root.getByText(t("deposit.wallet.from"))).toBeVisible();
    await expect(root.getByText("081 234 5678")).toBeVisible();
    await expect(root.getByText("089 999 9999")).toBeVisible();
    await expectAccessible(page);
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
    await expect(app.deposit.root).toBeHidden();
    await expect(page.getByText(t("deposit.qr.waiting.text"))).toBeVisible();
    // The statement, which is read every 5 s, would show the deposit before the press.
    scenario.faults.add({ operationId: "statementList", kind: "status", times: 1_000 });
    await scenario.credit({ phone: DEMO_PHONE, provider: "E2P" });
    await page.getByRole("button", { name: t("deposit.qr.waiting.refresh"), exact: true }).click();
    await expect(app.home.balance(before + 50)).toBeAttached();
  });
});
