import { expect, inEveryLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

inEveryLanguage(() => {
  test("one newcomer registers, logs in, deposits, withdraws, and finds it all in the statement", async ({
    app,
    page,
    scenario,
    words: { t, format },
  }) => {
    await app.register.open();
    await app.register.enterPhone();
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
    await app.home.action("withdraw").click();
    await app.withdraw.take(400);
    await expect(app.home.balance(600)).toBeAttached();

    await app.menu.link("statement").click();
    await expect(app.statement.rows).toHaveCount(2);
    await app.statement.expectRow(
      0,
      t("statement.kind.withdraw"),
      `\u2212${format.money(400)}`,
      "processing",
    );
    await app.statement.expectRow(
      1,
      t("statement.kind.deposit"),
      `+${format.money(1_000)}`,
      "success",
    );
  });
});
