import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

inEveryLanguage(() => {
  test("money is moved to a game and back, once in each direction", { tag: "@touch" }, async ({
    app,
    page,
    books,
    words: { t, baht },
  }) => {
    const wallet = t("common.wallet");
    const [cash, joker, operations] = await Promise.all([
      books.cash(),
      books.game("JOKER"),
      books.operations(),
    ]);
    await app.home.open();
    await app.press(app.home.action("transfer"));
    await expect(app.transfer.dialog).toBeVisible();
    await expectAccessible(page);

    await app.press(app.transfer.submit);
    await expect(
      app.transfer.dialog.getByText(t("transfer.problem.accountMissing")).first(),
    ).toBeVisible();

    await app.transfer.fill(new RegExp(`^${wallet}`), /^Joker/, "100.25");
    await expectAccessible(page);
    await app.press(app.transfer.submit);
    await expect(app.transfer.dialog).toBeHidden();
    const amount = baht.exact(100.25);
    await expect(
      page.getByText(t("transfer.done.text", { amount, from: wallet, to: "Joker" })),
    ).toBeVisible();
    await expect(app.home.balance(cash - 100.25)).toBeAttached();
    expect(await books.game("JOKER")).toBe(joker + 100.25);

    await app.press(app.home.action("transfer"));
    await app.transfer.fill(/^Joker/, new RegExp(`^${wallet}`), "100.25");
    await app.press(app.transfer.submit);
    await expect(app.transfer.dialog).toBeHidden();
    await expect(app.home.balance(cash)).toBeAttached();
    expect(await books.operations()).toBe(operations + 2);
  });

  test("a transfer that is not possible shows the reason, and nothing is sent", async ({
    app,
    books,
    words: { t, baht },
  }) => {
    const operations = await books.operations();
    const wallet = new RegExp(`^${t("common.wallet")}`);
    await app.home.open();
    await app.home.action("transfer").click();
    await app.transfer.fill(wallet, wallet, "10");
    await expect(app.transfer.dialog.getByText(t("transfer.problem.sameAccount"))).toBeVisible();
    await app.transfer.choose("to", /^PG/);
    await app.transfer.amount.fill("0.5");
    const minimum = t("transfer.problem.belowMinimum", { minimum: baht.short(1) });
    await expect(app.transfer.dialog.getByText(minimum)).toBeVisible();
    await app.transfer.amount.fill("9999999");
    await app.transfer.submit.click();
    await expect(app.transfer.amount).toHaveAttribute("aria-invalid", "true");
    expect(await books.operations()).toBe(operations);
  });
});
