import { expect, inEveryLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

inEveryLanguage(() => {
  test("one newcomer registers, logs in, deposits, opens a game, moves money there and back, withdraws, and finds it all in the statement", async ({
    app,
    page,
    scenario,
    words: { t, baht },
  }) => {
    await app.register.open();
    await app.register.enterPhone();
    await app.register.step("otp").waitFor();
    await app.register.enterOtp(await scenario.otp(NEWCOMER.phone));
    await app.register.enterProfile();
    await app.register.enterBank();
    await expect(page).toHaveURL(/\/login$/);
    await app.login.signIn({ username: NEWCOMER.phone, password: NEWCOMER.password });
    await expect(app.home.balance(0)).toBeVisible();

    await app.home.action("deposit").click();
    await app.deposit.byQr("KBANK", 1_000, () =>
      scenario.credit({ phone: NEWCOMER.phone, provider: "KBANK" }),
    );
    await expect(app.home.balance(1_000)).toBeAttached();

    await app.home.action("transfer").click();
    await expect(page.getByText(t("transfer.noGames.title"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.home.game("Joker")).toContainText(t("wallet.games.activate"));
    await app.home.game("Joker").click();
    await expect(page.getByText(t("wallet.games.activated", { name: "Joker" }))).toBeVisible();
    await expect(app.home.game("Joker")).toContainText(baht.plain(0));

    const wallet = new RegExp(`^${t("common.wallet")}`);
    for (const [from, to, amount] of [
      [wallet, /^Joker/, 300],
      [/^Joker/, wallet, 100],
    ] as const) {
      await app.home.action("transfer").click();
      await app.transfer.fill(from, to, String(amount));
      await app.transfer.submit.click();
      await expect(app.transfer.dialog).toBeHidden();
    }
    await expect(app.home.balance(800)).toBeAttached();
    await expect(app.home.game("Joker")).toContainText(baht.plain(200));

    await app.home.action("withdraw").click();
    await app.withdraw.take(400);
    await expect(app.home.balance(400)).toBeAttached();

    await app.menu.link("statement").click();
    await expect(app.statement.rows).toHaveCount(4);
    await app.statement.expectRow(
      0,
      t("statement.kind.withdraw"),
      `\u2212${baht.plain(400)}`,
      "processing",
    );
    const [own, joker] = [t("statement.wallet"), "Joker"];
    await app.statement.expectRow(
      1,
      t("statement.between", { from: joker, to: own }),
      baht.plain(100),
      "success",
    );
    await app.statement.expectRow(
      2,
      t("statement.between", { from: own, to: joker }),
      baht.plain(300),
      "success",
    );
    await app.statement.expectRow(
      3,
      t("statement.kind.deposit"),
      `+${baht.plain(1_000)}`,
      "success",
    );
  });
});
