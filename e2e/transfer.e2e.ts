import { expectAccessible } from "./fixtures/axe.ts";
import { expectTransferMistakes } from "./fixtures/mistakes.ts";
import { expect, inLanguage, test, withMouseAndFinger } from "./fixtures/test.ts";

test.use({ signedIn: true });

inLanguage("th", () =>
  withMouseAndFinger(() => {
    test("money is moved to a game and back, once in each direction, after each mistake was named", {
      tag: "@feature",
    }, async ({ app, page, books, words }) => {
      const { t, baht } = words;
      const wallet = t("common.wallet");
      const fromWallet = new RegExp(`^${wallet}`);
      const [cash, joker, operations] = await Promise.all([
        books.cash(),
        books.game("JOKER"),
        books.operations(),
      ]);
      const { transfer } = app;
      await app.home.open();
      await app.press(app.home.action("transfer"));
      await expect(transfer.root).toBeVisible();
      await expectAccessible(page);

      await expectTransferMistakes({ app, page, books, words, amounts: baht });

      await transfer.amount.fill("100.25");
      await app.press(transfer.submit);
      await expect(transfer.root).toBeHidden();
      const amount = baht.exact(100.25);
      await expect(
        transfer.done.getByText(t("transfer.done.text", { amount, from: wallet, to: "Joker" })),
      ).toBeVisible();
      await expect(transfer.play("Joker")).toBeVisible();
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
  }),
);
