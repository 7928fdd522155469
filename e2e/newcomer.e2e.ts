import { expectAccessible } from "./fixtures/axe.ts";
import { expectLanguage } from "./fixtures/language.ts";
import { slipPicture } from "./fixtures/slip-picture.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

inEveryLanguage(() => {
  test("a newcomer registers, logs in, deposits, opens a game, moves money there and back, withdraws, finds it all in the statement, sends a slip, invites, asks for a refund and changes the password", async ({
    app,
    page,
    scenario,
    words,
  }) => {
    const { t, baht } = words;
    const check = async (screen: string) => {
      await expectAccessible(page, screen);
      await expectLanguage(page, words);
    };
    await app.register.open();
    await check("phone");
    await app.register.enterPhone();
    await app.register.step("otp").waitFor();
    await check("code");
    await app.register.enterOtp(await scenario.otp(NEWCOMER.phone));
    await app.register.step("profile").waitFor();
    await check("profile");
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await check("bank");
    await app.register.enterBank();
    await expect(page).toHaveURL(/\/login$/);
    await check("login");
    await app.login.signIn({ username: NEWCOMER.phone, password: NEWCOMER.password });
    await expect(app.home.balance(0)).toBeVisible();

    const steps = page.getByRole("list").filter({ hasText: t("wallet.first.deposit.title") });
    const step = (name: "deposit" | "activate" | "transfer") =>
      steps.getByRole("listitem").filter({ hasText: t(`wallet.first.${name}.title`) });
    const expectNext = (name: Parameters<typeof step>[0]) =>
      expect(step(name)).toHaveAttribute("aria-current", "step");
    await expectNext("deposit");
    await expect(step("transfer").getByRole("button")).toHaveCount(0);
    await step("deposit").getByRole("button").click();
    await app.deposit.chooseGiftLink();
    await check("gift link");
    await app.press(app.deposit.allWays);
    await app.deposit.byQr("KBANK", 1_000, async () => {
      await check("QR");
      await scenario.credit({ phone: NEWCOMER.phone, provider: "KBANK" });
    });
    await expect(app.home.balance(1_000)).toBeAttached();
    await expect(step("deposit")).toContainText(t("ui.steps.done", { step: 1 }));
    await expectNext("activate");

    await app.home.action("transfer").click();
    await expect(page.getByText(t("transfer.noGames.title"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.home.game("Joker")).toContainText(t("wallet.games.activate"));
    await step("activate").getByRole("button").click();
    await expect(app.home.game("Joker")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByText(t("wallet.games.activated", { name: "Joker" }))).toBeVisible();
    await expect(app.game.showPassword).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.home.game("Joker")).toContainText(baht.plain(0));
    await expectNext("transfer");

    const wallet = new RegExp(`^${t("common.wallet")}`);
    for (const [from, to, amount] of [
      [wallet, /^Joker/, 300],
      [/^Joker/, wallet, 100],
    ] as const) {
      await app.home.action("transfer").click();
      await app.transfer.fill(from, to, String(amount));
      await check("transfer");
      await app.transfer.submit.click();
      await app.transfer.finish();
    }
    await expect(app.home.balance(800)).toBeAttached();
    await expect(app.home.game("Joker")).toContainText(baht.plain(200));
    await expect(steps).toHaveCount(0);

    await check("home");
    await app.home.action("withdraw").click();
    await expect(app.withdraw.amount).toBeVisible();
    await check("withdrawal");
    await app.withdraw.take(400);
    await expect(app.home.balance(400)).toBeAttached();

    await app.menu.link("statement").click();
    await expect(app.statement.rows).toHaveCount(4);
    await check("statement");
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

    await app.statement.rows.first().getByRole("button").click();
    await expect(app.receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
    await app.receipt.close("withdraw");

    await page.getByRole("button", { name: t("statement.slips") }).click();
    await app.slips.file.setInputFiles(slipPicture(1));
    await app.slips.send.click();
    await expect(app.slips.row(0)).toContainText(t("common.status.processing"));
    await page.keyboard.press("Escape");

    await app.menu.choose("invite");
    await app.invite.next.click();
    await expect(app.invite.link).toBeVisible();
    await app.invite.receive.click();
    await expect(page.getByText(t("errors.code.NO_INVITE_BONUS"))).toBeVisible();
    await page.keyboard.press("Escape");

    await app.menu.choose("refund");
    await app.refund.next.click();
    await expect(app.refund.accrued).toContainText(baht.plain(0));
    await expect(app.refund.receive).toBeDisabled();

    await app.profile.open();
    await app.profile.entry("password").click();
    await app.profile.changePassword(NEWCOMER.password, "another-password", "different");
    await expect(page.getByText(t("profile.problem.passwordsDiffer"))).toBeVisible();
    await app.profile.changePassword(NEWCOMER.password, "another-password", "another-password");
    await expect(app.profile.saved).toBeVisible();
  });
});
