import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test, withMouseAndFinger } from "./fixtures/test.ts";

test.use({ signedIn: true });

inLanguage("th", () => {
  withMouseAndFinger(() => {
    test("money is moved to a game and back, once in each direction", async ({
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
        app.transfer.done.getByText(t("transfer.done.text", { amount, from: wallet, to: "Joker" })),
      ).toBeVisible();
      await expectAccessible(page);
      await app.transfer.finish();
      await expect(app.home.balance(cash - 100.25)).toBeAttached();
      expect(await books.game("JOKER")).toBe(joker + 100.25);

      await app.press(app.home.action("transfer"));
      await app.transfer.fill(/^Joker/, new RegExp(`^${wallet}`), "100.25");
      await app.press(app.transfer.submit);
      await app.transfer.finish();
      await expect(app.home.balance(cash)).toBeAttached();
      expect(await books.operations()).toBe(operations + 2);
    });
  });
});
