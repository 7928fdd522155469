import { DEMO_PHONE } from "@satang/sandbox";
import { expectOnlyAmounts } from "./fixtures/amounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, inEveryLanguageAndByFinger, test } from "./fixtures/test.ts";

const MINUTE = 60_000;

test.use({ signedIn: true });

inEveryLanguageAndByFinger(() => {
  test("after each mistake was named, a withdrawal ends on its receipt, which follows the bank, outlives a reload and is saved", async ({
    app,
    page,
    books,
    scenario,
    words,
  }) => {
    const { t, baht } = words;
    const { withdraw, receipt } = app;
    const [cash, total, operations] = await Promise.all([
      books.cash(),
      books.total(),
      books.operations(),
    ]);
    const openWithdraw = async () => {
      await app.press(app.home.action("withdraw"));
      await expect(withdraw.amount).toBeVisible();
    };
    const close = async () => {
      await page.keyboard.press("Escape");
      await expect(withdraw.root).toBeHidden();
    };
    const problem = (text: string) => withdraw.root.getByText(text, { exact: true });

    await scenario.setSettings({ withdrawMin: 1_000_000, withdrawMax: 2_000_000 });
    await app.home.open();
    await openWithdraw();
    const bounds = { minimum: baht.short(1_000_000), balance: baht.exact(total) };
    await expect(problem(t("withdraw.problem.minimumAboveBalance", bounds))).toBeVisible();
    await expect(withdraw.submit).toBeDisabled();
    await close();

    const maximum = baht.short(500);
    await scenario.setSettings({ withdrawMin: 100, withdrawMax: 500 });
    await scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
    await openWithdraw();
    await expect(
      problem(t("withdraw.problem.bonusBalanceAboveMaximum", { maximum })),
    ).toBeVisible();
    await expect(withdraw.submit).toBeDisabled();
    await close();
    await scenario.setMember({ phone: DEMO_PHONE, bonusLock: false });

    await openWithdraw();
    await app.press(withdraw.submit);
    await expect(problem(t("errors.form.amountFormat"))).toBeVisible();
    await expectOnlyAmounts(withdraw.amount, words);
    await withdraw.amount.fill("99.99");
    const minimum = baht.short(100);
    await expect(problem(t("withdraw.problem.belowMinimum", { minimum }))).toBeVisible();
    await withdraw.amount.fill("500.01");
    await expect(problem(t("withdraw.problem.aboveMaximum", { maximum }))).toBeVisible();
    await app.press(withdraw.submit);
    await expectAccessible(page);
    await close();
    await scenario.setSettings({ withdrawMin: 100, withdrawMax: 1_000_000 });
    await openWithdraw();
    await withdraw.amount.fill(String(total + 1));
    const balance = baht.exact(total);
    await expect(problem(t("withdraw.problem.aboveBalance", { balance }))).toBeVisible();
    expect(await books.operations()).toBe(operations);

    await withdraw.amount.fill("300");
    await app.press(withdraw.submit);
    await expect(withdraw.root).toBeHidden();
    await expect(receipt.root("withdraw")).toContainText(baht.plain(300));
    await expect(receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
    await expect(app.home.balance(cash - 300)).toBeAttached();
    expect(await books.operations()).toBe(operations + 1);
    await expectAccessible(page);
    await page.reload();
    await expect(receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
    scenario.clock.advance(2 * MINUTE);
    await expect(receipt.outcome("receipt.outcome.withdraw.success")).toBeVisible({
      timeout: 15_000,
    });
    const saved = page.waitForEvent("download");
    await app.press(receipt.save);
    expect((await saved).suggestedFilename()).toMatch(/^receipt-[\d-]+\.png$/);

    await receipt.close("withdraw");
    await app.statement.open();
    await app.press(app.statement.rows.first().getByRole("button"));
    await expect(receipt.root("withdraw")).toBeVisible();
    await expect(receipt.root("withdraw")).toContainText(baht.plain(300));
    await page.goBack();
    await expect(receipt.root("withdraw")).toBeHidden();
  });
});

inEveryLanguage(() => {
  test("with an active bonus only the full balance can be withdrawn, and the form says why", async ({
    app,
    page,
    books,
    scenario,
    words: { t, baht },
  }) => {
    await scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
    const total = await books.total();
    await app.home.open();
    await app.home.action("withdraw").click();
    await expect(page.getByText(t("withdraw.bonus"))).toBeVisible();
    await expect(app.withdraw.amount).not.toBeEditable();
    await expectAccessible(page);
    await app.withdraw.submit.click();
    await expect(app.receipt.root("withdraw")).toContainText(baht.plain(total));
    await expect(app.receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
    await expect(app.home.balance(0)).toBeAttached();
    expect(await books.total()).toBe(0);
  });
});
