import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test, withMouseAndFinger } from "./fixtures/test.ts";

test.use({ signedIn: true });

inLanguage("th", () => {
  withMouseAndFinger(() => {
    test("within the bounds a withdrawal is accepted; below and above them the bound is shown", async ({
      app,
      page,
      books,
      scenario,
      words: { t, baht },
    }) => {
      await scenario.setSettings({ withdrawMin: 100, withdrawMax: 500 });
      const [cash, operations] = await Promise.all([books.cash(), books.operations()]);
      await app.home.open();
      await app.press(app.home.action("withdraw"));
      await expect(app.withdraw.amount).toBeVisible();
      await expectAccessible(page);

      await app.withdraw.amount.fill("99.99");
      const minimum = baht.short(100);
      await expect(page.getByText(t("withdraw.problem.belowMinimum", { minimum }))).toBeVisible();
      await app.withdraw.amount.fill("500.01");
      const maximum = baht.short(500);
      await expect(page.getByText(t("withdraw.problem.aboveMaximum", { maximum }))).toBeVisible();
      await app.press(app.withdraw.submit);
      await expectAccessible(page);
      expect(await books.operations()).toBe(operations);

      await app.withdraw.amount.fill("300");
      await app.press(app.withdraw.submit);
      await expect(app.withdraw.dialog).toBeHidden();
      await expect(app.receipt.dialog("withdraw")).toContainText(baht.plain(300));
      await expect(app.receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
      await expect(app.home.balance(cash - 300)).toBeAttached();
      expect(await books.operations()).toBe(operations + 1);
    });
  });
});

inLanguage("en", () => {
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
    await expect(app.receipt.dialog("withdraw")).toContainText(baht.plain(total));
    await expect(app.receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
    await expect(app.home.balance(0)).toBeAttached();
    expect(await books.total()).toBe(0);
  });
});
