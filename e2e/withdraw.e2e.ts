import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expectWithdrawalMistakes } from "./fixtures/mistakes.ts";
import { expect, inLanguage, test, withMouseAndFinger } from "./fixtures/test.ts";

const MINUTE = 60_000;

test.use({ signedIn: true });

inLanguage("th", () =>
  withMouseAndFinger(() => {
    test("after each mistake was named, a withdrawal ends on its receipt, which follows the bank, outlives a reload and is saved", {
      tag: "@feature",
    }, async ({ app, page, books, scenario, words }) => {
      const { baht } = words;
      const { withdraw, receipt } = app;
      const [cash, operations] = await Promise.all([books.cash(), books.operations()]);
      await expectWithdrawalMistakes(
        { app, page, books, words, amounts: baht },
        {
          least: 100,
          most: 500,
          set: ({ min, max }) => scenario.setSettings({ withdrawMin: min, withdrawMax: max }),
          lock: (bonusLock) => scenario.setMember({ phone: DEMO_PHONE, bonusLock }),
        },
      );

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
  }),
);

inLanguage("la", () => {
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
