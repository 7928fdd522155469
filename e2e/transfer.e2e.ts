import { expectOnlyAmounts } from "./fixtures/amounts.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguageAndByFinger, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

inEveryLanguageAndByFinger(() => {
  test("money is moved to a game and back, once in each direction, after each mistake was named", async ({
    app,
    page,
    books,
    words,
  }) => {
    const { t, baht } = words;
    const wallet = t("common.wallet");
    const fromWallet = new RegExp(`^${wallet}`);
    const [cash, joker, operations] = await Promise.all([
      books.cash(),
      books.game("JOKER"),
      books.operations(),
    ]);
    const { transfer } = app;
    const problem = (text: string) => transfer.root.getByText(text, { exact: true }).first();
    await app.home.open();
    await app.press(app.home.action("transfer"));
    await expect(transfer.root).toBeVisible();
    await expectAccessible(page);

    await app.press(transfer.submit);
    await expect(transfer.root.getByText(t("transfer.problem.accountMissing"))).toHaveCount(2);
    await transfer.choose("from", fromWallet);
    await transfer.choose("to", fromWallet);
    await expect(problem(t("transfer.problem.sameAccount"))).toBeVisible();
    await transfer.choose("to", /^Joker/);
    await app.press(transfer.submit);
    await expect(problem(t("errors.form.amountFormat"))).toBeVisible();
    await expectOnlyAmounts(transfer.amount, words);
    await transfer.amount.fill("0.99");
    const minimum = baht.short(1);
    await expect(problem(t("transfer.problem.belowMinimum", { minimum }))).toBeVisible();
    await transfer.amount.fill(String(cash + 1));
    const balance = baht.exact(cash);
    await expect(
      problem(t("transfer.problem.aboveBalance", { account: wallet, balance })),
    ).toBeVisible();
    await expectAccessible(page);
    expect(await books.operations()).toBe(operations);

    await transfer.amount.fill("100.25");
    await app.press(transfer.submit);
    await expect(transfer.root).toBeHidden();
    const amount = baht.exact(100.25);
    await expect(
      transfer.done.getByText(t("transfer.done.text", { amount, from: wallet, to: "Joker" })),
    ).toBeVisible();
    await expectAccessible(page);
    await transfer.finish();
    await expect(app.home.balance(cash - 100.25)).toBeAttached();
    expect(await books.game("JOKER")).toBe(joker + 100.25);

    await app.press(app.home.action("transfer"));
    await transfer.fill(/^Joker/, fromWallet, "100.25");
    await app.press(transfer.submit);
    await transfer.finish();
    await expect(app.home.balance(cash)).toBeAttached();
    expect(await books.operations()).toBe(operations + 2);
  });
});
