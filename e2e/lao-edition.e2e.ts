import type { Locator, Page } from "@playwright/test";
import { DEMO_PHONES } from "@satang/sandbox";
import type { Words } from "@satang/ui/testing";
import { expectAccessible, expectAccessibleAnywhere } from "./fixtures/axe.ts";
import {
  accountsOf,
  moveWallet,
  openAccount,
  playWithWallet,
  resetPassword,
} from "./fixtures/games.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expectLanguage } from "./fixtures/language.ts";
import { withLateApp } from "./fixtures/late-app.ts";
import { laterVisit } from "./fixtures/later-visit.ts";
import {
  expectLoginMistakes,
  expectRegistrationMistakes,
  expectTransferMistakes,
  expectWithdrawalMistakes,
} from "./fixtures/mistakes.ts";
import { BONUS, CASH, NONE, PROMOTION } from "./fixtures/offers.data.ts";
import { DAY, playForAnHour, startAtNoon } from "./fixtures/play-time.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

/** Not ten digits: a number that only the Lao edition accepts. */
const PHONE = "20555591";

test.use({ edition: "lao" });
// A single worker: each one starts a sandbox of this edition, which costs as much as a journey.
test.describe.configure({ mode: "default" });

inLanguage("la", () => {
  test("a newcomer registers with kip at the bank of Laos, logs in, and sees amounts in kip", {
    tag: "@feature",
  }, async ({ app, page, scenario }) => {
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
  test("login and registration say what is wrong with each value; the bank of Laos takes a name in Lao", async ({
    app,
    page,
    scenario,
    words,
  }) => {
    const visitor = { app, page, scenario, words };
    const phones = {
      own: PHONE,
      taken: DEMO_PHONES.lao,
      // The Lao edition takes any number of digits.
      wrong: { typed: "abc", problem: "fields.phoneDigits" },
    } as const;
    await expectLoginMistakes(visitor, phones);
    await expectRegistrationMistakes(visitor, phones);
    const name = { firstName: "ຄຳຫຼ້າ", lastName: "ສີວົງ" };
    await app.register.enterBank({ ...NEWCOMER, ...name, bankCode: "BCEL" });
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a newcomer may choose baht with the keyboard", async ({ app, page, scenario }) => {
    await scenario.setSettings({ registerOTP: false });
    await app.register.open();
    await app.register.enterPhone(PHONE);
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await new Keyboard(page).tabTo(app.register.currency("kip"));
    await page.keyboard.press("ArrowRight");
    await expect(app.register.currency("baht")).toBeChecked();
    await app.register.enterBank();
    await expect(page).toHaveURL(/\/login$/);
    await app.login.signIn({ username: PHONE, password: NEWCOMER.password });
    await expect(page.getByText(/฿/).first()).toBeVisible();
  });
});

inLanguage("la", () => {
  test("a remembered member is still logged in later, and finds the pages of the statement again after the session ended", async ({
    app,
    page,
    context,
    browser,
    scenario,
    words,
  }) => {
    const phone = DEMO_PHONES.lao;
    for (let time = 1; time <= 11; time += 1)
      await scenario.credit({ phone, amount: 10_000 * time });
    await app.login.open();
    await app.login.remember.check();
    await app.login.signIn({ username: phone });
    await expect(page).toHaveURL(/\/user\/home$/);

    const later = await laterVisit(browser, context, words);
    const { login, statement } = later;
    await later.home.open();
    await later.home.action("withdraw").click();
    await later.withdraw.take(60_000);
    // A call of home that is under way would end the session there, where its reason is shown once.
    await later.page.goto("about:blank");
    await scenario.endSessions(phone);
    await later.page.goto("/user/statement");
    await login.expectEnded();
    await login.signIn({ username: phone });
    await expect(later.page).toHaveURL(/\/user\/statement$/);
    const newest = words.t("statement.kind.withdraw");
    await statement.expectRow(0, newest, `\u2212${words.kip.plain(60_000)}`, "processing");
    await statement.turnTo(2, 2);
    await expect(statement.rows).toHaveCount(3);
    await statement.choose("in");
    await expectNoBaht(
      later.page,
      words,
      statement.row(0).getByText(`+${words.kip.plain(110_000)}`),
    );
    await statement.choose("out");
    await expect(statement.rows).toHaveCount(1);
    await expectAccessible(later.page);
    await later.page.context().close();
  });
});

inLanguage("th", () => {
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
    await expect(app.game.showPassword).toBeVisible();
    await page.keyboard.press("Escape");
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
      const release = await withLateApp(page);
      await page.goto("/user/home", { waitUntil: "commit" });
      const early = page.locator("[data-part=wallet-early]:visible");
      await expect(early).toHaveText("\u20AD2,500,000");
      release();
      await expect(app.home.drawnBalance).toHaveText("\u20AD2,500,000");
    });

    test("a spin wins a coupon over kip, which is claimed from its prize", async ({
      app,
      page,
      books,
      scenario,
      words,
    }) => {
      const { t, kip } = words;
      const { spin } = app;
      const name = "\u20AD30,000";
      await scenario.setSettings({
        wheelSlices: [{ ...CASH, code: "KIP30000", label: name, name, prize: 30_000 }, NONE],
      });
      await scenario.setMember({ phone: DEMO_PHONES.lao, coin: 1 });
      const cash = await books.cash();
      await app.home.open();
      await app.menu.choose("spin");
      await expect(spin.coins(1)).toBeVisible();
      await expectAccessible(page, "the wheel");
      await spin.start.click();
      await expectNoBaht(page, words, spin.prize("coupon").getByText(name));
      await expectAccessible(page, "the prize");
      await spin
        .prize("coupon")
        .getByRole("button", { name: t("spin.prize.claimCash") })
        .click();
      await expect(spin.question).toContainText(name);
      await spin.confirm.click();
      await expect(spin.claimed).toBeVisible();
      await expectAccessible(page, "the claimed coupon");
      await expectLanguage(page, words);
      await page.keyboard.press("Enter");
      await expect(spin.coupons).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expectNoBaht(page, words, page.getByText(kip.exact(cash + 30_000)));
      expect(await books.cash()).toBe(cash + 30_000);
    });
  });

  inLanguage("th", () => {
    test("a bonus in kip is received and cancelled, and a code brings a promotion in kip", async ({
      app,
      page,
      books,
      scenario,
      words,
    }) => {
      const { t, kip } = words;
      const { bonuses } = app;
      const inKip = (shown: Locator) => expectNoBaht(page, words, shown);
      const promotion = { ...PROMOTION, amount: 40_000 };
      await scenario.setSettings({
        bonuses: [{ ...BONUS, amount: 50_000 }],
        promotions: [promotion],
      });
      const cash = await books.cash();
      await app.home.open();
      await app.menu.choose("bonus");
      await bonuses.card(BONUS.name).click();
      await bonuses.receive.click();
      await expect(bonuses.saved).toContainText(t("bonus.saved"));
      await bonuses.readSaved();
      await inKip(bonuses.balance.getByText(kip.plain(50_000)));
      // The turnover is twice the bonus.
      await inKip(bonuses.cards.first().getByText(kip.exact(100_000)));
      await expectAccessible(page, "the bonus");

      await bonuses.cancel.click();
      await bonuses.confirm.click();
      await bonuses.code.fill(promotion.code);
      await bonuses.code.press("Enter");
      await expectAccessible(page, "the promotion");
      await bonuses.receivePromotion.click();
      await expect(bonuses.saved).toContainText(t("promotion.saved"));
      await bonuses.readSaved();
      await inKip(bonuses.balance.getByText(kip.plain(40_000)));
      await expect(bonuses.cards.first()).toContainText(t("bonus.type.promotion"));
      await expectLanguage(page, words);
      expect(await books.cash()).toBe(cash);

      await app.menu.link("statement").click();
      await inKip(app.statement.rows.first().getByText(kip.plain(40_000)));
      await expectAccessible(page, "the statement");
    });
  });

  inLanguage("en", () => {
    test("an account at a game is opened, its credentials read and copied, its password reset, and it is played and filled with kip", async ({
      app,
      page,
      context,
      books,
      scenario,
      server,
      words,
    }) => {
      const phone = DEMO_PHONES.lao;
      const player = { app, page, context, books, words, accountAt: accountsOf(server.url, phone) };
      const game = { code: "SLOTRACHA", name: "Slotracha" } as const;
      const cash = words.kip.exact(await books.cash());
      await app.home.open();
      await openAccount(player, game);
      await resetPassword(player, game);
      await expectNoBaht(page, words, app.game.play.getByText(cash));
      await playWithWallet(player, game);
      await expectLanguage(page, words);

      await scenario.credit({ phone, amount: 75_000 });
      await app.home.open();
      await app.home.pressGame(game.name);
      await expectNoBaht(page, words, app.game.play.getByText(words.kip.exact(75_000)));
      await moveWallet(player, game);
    });

    test("a transfer and a withdrawal name each mistake with amounts in kip", async ({
      app,
      page,
      books,
      scenario,
      words,
    }) => {
      const phone = DEMO_PHONES.lao;
      const member = { app, page, books, words, amounts: words.kip };
      await expectWithdrawalMistakes(member, {
        least: 50_000,
        most: 500_000,
        set: ({ min, max }) => scenario.setSettings({ withdrawMinKip: min, withdrawMaxKip: max }),
        lock: (bonusLock) => scenario.setMember({ phone, bonusLock }),
      });
      await page.keyboard.press("Escape");
      await app.home.pressGame("Joker");
      await expect(app.game.showPassword).toBeVisible();
      await page.keyboard.press("Escape");
      await app.home.action("transfer").click();
      await expectTransferMistakes(member);
    });

    test("an hour of play is checked in kip: what was deposited, and what a game lost; and a break shows the money in kip until it ends", async ({
      app,
      page,
      books,
      passTime,
      scenario,
      words,
    }) => {
      test.slow();
      const { t, kip } = words;
      const { game, limits } = app;
      const phone = DEMO_PHONES.lao;
      const inKip = (shown: Locator) => expectNoBaht(page, words, shown);
      const inWallet = (amount: number) =>
        app.home.wallet.getByText(kip.exact(amount), { exact: true }).first();
      startAtNoon(scenario);
      const play = async () => {
        await app.home.pressGame("Joker");
        await game.transferOnly.click();
        await expect(page.getByText(t("games.moved", { name: "Joker" }))).toBeVisible();
        await page.keyboard.press("Escape");
        await scenario.play({ phone, game: "JOKER", bet: 200_000, won: 50_000 });
        await scenario.credit({ phone, amount: 75_000 });
      };
      await playForAnHour({ app, page, passTime, balance: inWallet(await books.cash()), play });
      await inKip(limits.check.getByText(kip.exact(75_000)));
      await inKip(limits.check.getByText(`${t("protection.check.lost")} ${kip.exact(-150_000)}`));
      await expectAccessible(page, "the reality check");
      await page.getByRole("button", { name: t("protection.check.pause") }).click();
      await expect(limits.pauseSheet).toBeVisible();
      const length = t("protection.time.days", { count: 1 });
      await expectAccessible(page, "the break");
      await page.getByRole("button", { name: t("protection.pause.begin", { length }) }).click();
      await expect(limits.stopped).toBeVisible();
      await inKip(page.getByRole("main").getByText(kip.exact(2_425_000)));
      await expectAccessible(page, "the stopped screen");
      await expectLanguage(page, words);
      await passTime(DAY);
      await inKip(inWallet(75_000));
    });
  });
});

test.describe("before the agreement was accepted", () => {
  test.use({ signedIn: true, agreed: false });

  inLanguage("la", () => {
    test("a member accepts the agreement, finds the contact, and watches how to receive a bonus", async ({
      app,
      page,
      words,
    }) => {
      const { t } = words;
      const check = async (screen: string) => {
        await expectAccessible(page, screen);
        await expectLanguage(page, words);
      };
      await app.home.open();
      await page.getByRole("button", { name: t("info.agreement.accept") }).waitFor();
      await check("the agreement");
      await app.home.acceptAgreement();

      await app.menu.link("contact").click();
      const qr = t("info.contact.qr", { name: "@satang" });
      await expect(page.getByRole("img", { name: qr })).toBeVisible();
      await check("the contact");
      await page.getByRole("link", { name: t("info.howto.title") }).click();
      const topic = t("info.howto.topic.bonus");
      await page.getByRole("main").getByRole("button", { name: topic }).click();
      await expect(page.getByRole("dialog", { name: topic })).toBeVisible();
      await check("the video");
      await page.goBack();
      await expect(page.getByRole("dialog")).toBeHidden();
      await check("the videos");
    });
  });
});
