import type { Locator, Page } from "@playwright/test";
import { DEMO_PHONES } from "@satang/sandbox";
import { expectAccessible, expectAccessibleAnywhere } from "./fixtures/axe.ts";
import { expectLanguage } from "./fixtures/language.ts";
import { withLateApp } from "./fixtures/late-app.ts";
import { expect, inEveryLanguage, inLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";
import type { Words } from "./models/words.ts";

/** Not ten digits: a number that only the Lao edition accepts. */
const PHONE = "20555591";

test.use({ edition: "lao" });
// One worker: each one starts a sandbox of this edition, which costs as much as a journey.
test.describe.configure({ mode: "default" });

inLanguage("la", () => {
  test("a newcomer registers with kip at the bank of Laos, logs in, and sees amounts in kip", async ({
    app,
    page,
    scenario,
  }) => {
    await scenario.setSettings({ otpDigits: 4 });
    await app.register.open();
    await app.register.enterPhone(PHONE);
    await app.register.step("otp").waitFor();
    await app.register.enterOtp(await scenario.otp(PHONE));
    await app.register.step("profile").waitFor();
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await expect(app.register.currency("kip")).toBeChecked();
    await expectAccessibleAnywhere(page);
    await app.register.enterBank({ ...NEWCOMER, bankCode: "BCEL" });
    await expect(page).toHaveURL(/\/login$/);
    await app.login.signIn({ username: PHONE, password: NEWCOMER.password });
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(page.getByText(/₭/).first()).toBeVisible();
    await expect(page.getByText(/฿/)).toHaveCount(0);

    await app.home.action("deposit").click();
    await expect(page.getByRole("button", { name: /BCEL/ })).toBeVisible();
  });
});

/** A screen with an amount in kip, and nothing in baht. */
async function expectNoBaht(page: Page, { t }: Words, shown: Locator) {
  await expect(shown.first()).toBeVisible();
  const baht = new RegExp(`\u0E3F|${t("register.bank.baht")}`, "i");
  await expect(page.getByText(baht)).toHaveCount(0);
}

inLanguage("en", () => {
  test("a newcomer may choose baht", async ({ app, page, scenario }) => {
    await scenario.setSettings({ registerOTP: false });
    await app.register.open();
    await app.register.enterPhone(PHONE);
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await app.register.currency("baht").check({ force: true });
    await app.register.enterBank();
    await expect(page).toHaveURL(/\/login$/);
    await app.login.signIn({ username: PHONE, password: NEWCOMER.password });
    await expect(page.getByText(/฿/).first()).toBeVisible();
  });
});

inEveryLanguage(() => {
  test("the demo member has kip: activates a game, moves money there and back, withdraws, finds it in the statement, and sets a limit", async ({
    app,
    page,
    words,
  }) => {
    const { t, kip } = words;
    const inKip = (shown: Locator) => expectNoBaht(page, words, shown);
    const check = async (screen: string) => {
      await expectAccessible(page, screen);
      await expectLanguage(page, words);
    };
    await app.login.open();
    await app.login.signIn({ username: DEMO_PHONES.lao });
    await inKip(page.getByText(kip.exact(2_500_000)));

    await app.home.pressGame("Joker");
    await expect(page.getByText(t("wallet.games.activated", { name: "Joker" }))).toBeVisible();
    const wallet = new RegExp(`^${t("common.wallet")}`);
    for (const [from, to, amount] of [
      [wallet, /^Joker/, 300_000],
      [/^Joker/, wallet, 100_000],
    ] as const) {
      await app.home.action("transfer").click();
      await app.transfer.fill(from, to, String(amount));
      await inKip(app.transfer.submit.getByText(kip.short(amount)));
      await app.transfer.submit.click();
      await app.transfer.finish();
    }
    await inKip(app.home.game("Joker").getByText(kip.plain(200_000)));
    await app.home.pressGame("Joker");
    await inKip(app.game.play.getByText(kip.exact(2_300_000)));
    await page.keyboard.press("Escape");

    await app.home.action("withdraw").click();
    await app.withdraw.amount.fill("49999");
    const minimum = kip.short(50_000);
    await inKip(page.getByText(t("withdraw.problem.belowMinimum", { minimum })));
    await app.withdraw.send(400_000);
    const receipt = app.receipt.root("withdraw");
    await expect(receipt).toContainText(kip.plain(400_000));
    await inKip(receipt);
    await check("receipt");
    await app.receipt.close("withdraw");
    await app.menu.link("statement").click();
    await app.statement.expectRow(
      0,
      t("statement.kind.withdraw"),
      `\u2212${kip.plain(400_000)}`,
      "processing",
    );
    await inKip(app.statement.rows.first());
    await check("statement");

    await app.limits.open();
    await app.limits.change("deposit").click();
    await app.limits.amount.fill("500000");
    await app.limits.save.click();
    await inKip(app.limits.limit("deposit").getByText(kip.short(500_000)));
    await check("limits");
  });
});

test.describe("signed in before the page loads", () => {
  test.use({ signedIn: true });

  inLanguage("la", () => {
    test("home shows the balance in kip before the app is loaded", async ({ app, page }) => {
      await page.route("**/api/wallet", async (route) => {
        const response = await route.fetch();
        const wallet = await response.json();
        const profile = { ...wallet.profile, currency: "LAK" };
        await route.fulfill({
          response,
          json: { ...wallet, profile, wallet: { amount: 250_000 } },
        });
      });
      const release = await withLateApp(page);
      await page.goto("/user/home", { waitUntil: "commit" });
      const early = page.locator("[data-part=wallet-early]:visible");
      await expect(early).toHaveText("\u20AD250,000");
      release();
      await expect(app.home.drawnBalance).toHaveText("\u20AD250,000");
    });
  });
});
