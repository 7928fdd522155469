import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

inEveryLanguage(() => {
  test("within the bounds a withdrawal is accepted; below and above them the bound is shown", {
    tag: "@touch",
  }, async ({ app, page, books, scenario, words: { t, baht } }) => {
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
    await expect(
      page.getByText(t("withdraw.done.text", { amount: baht.exact(300) })),
    ).toBeVisible();
    await expect(app.home.balance(cash - 300)).toBeAttached();
    expect(await books.operations()).toBe(operations + 1);
  });

  test("bounds that changed meanwhile are worded as the bounds that they are", async ({
    app,
    page,
    books,
    scenario,
    words: { t, baht },
  }) => {
    await scenario.setSettings({ withdrawMin: 100, withdrawMax: 500 });
    const operations = await books.operations();
    await app.home.open();
    await app.press(app.home.action("withdraw"));
    await app.withdraw.amount.fill("200");
    await scenario.setSettings({ withdrawMin: 300, withdrawMax: 500 });
    await app.press(app.withdraw.submit);
    const minimum = t("withdraw.problem.belowMinimum", { minimum: baht.short(300) });
    await expect(page.getByRole("alert").getByText(minimum)).toBeVisible();
    await expectAccessible(page);

    await app.withdraw.amount.fill("400");
    await scenario.setSettings({ withdrawMin: 100, withdrawMax: 350 });
    await app.press(app.withdraw.submit);
    const maximum = t("withdraw.problem.aboveMaximum", { maximum: baht.short(350) });
    await expect(page.getByRole("alert").getByText(maximum)).toBeVisible();
    expect(await books.operations()).toBe(operations);
  });

  test("with an active bonus only the full balance can be withdrawn, and the form says why", async ({
    app,
    page,
    books,
    scenario,
    words: { t, baht },
  }) => {
    await scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
    const cash = await books.cash();
    await app.home.open();
    await app.home.action("withdraw").click();
    await expect(page.getByText(t("withdraw.bonus"))).toBeVisible();
    await expect(app.withdraw.amount).not.toBeEditable();
    await expectAccessible(page);
    await app.withdraw.submit.click();
    await expect(
      page.getByText(t("withdraw.done.text", { amount: baht.exact(cash) })),
    ).toBeVisible();
    await expect(app.home.balance(0)).toBeAttached();
  });

  test("a minimum above the balance says so", async ({
    app,
    page,
    books,
    scenario,
    words: { t, baht },
  }) => {
    await scenario.setSettings({ withdrawMin: 1_000_000, withdrawMax: 2_000_000 });
    const balance = baht.exact(await books.cash());
    await app.home.open();
    await app.home.action("withdraw").click();
    const minimum = baht.short(1_000_000);
    await expect(
      page.getByText(t("withdraw.problem.minimumAboveBalance", { minimum, balance })),
    ).toBeVisible();
    await expect(app.withdraw.submit).toBeDisabled();
  });
});
