import { keepTranslated, textNodes, translatePage } from "@satang/story-kit/translate-page";
import { expect, inLanguage, test } from "./fixtures/test.ts";

/** The translator, with what it calls, as code of the page. */
const TRANSLATE = `(() => { ${[textNodes, translatePage, keepTranslated].join("\n")}; keepTranslated(); })()`;

inLanguage("en", () => {
  test("in a page that the browser translates a member logs in, transfers, and reads each new amount", async ({
    app,
    books,
    page,
    words,
  }) => {
    const { t, baht } = words;
    const { home, login, transfer } = app;
    const cash = await books.cash();
    await login.open();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await page.evaluate(TRANSLATE);
    await expect(page.locator("font > font").first()).toBeAttached();

    await login.signIn();
    await expect(home.balance(cash)).toBeAttached();
    await expect(home.drawnBalance.locator("font").first()).toBeAttached();

    const wallet = t("common.wallet");
    await app.press(home.action("transfer"));
    await transfer.fill(new RegExp(`^${wallet}`), /^Joker/, "1");
    for (const [typed, amount] of [
      ["100.25", 100.25],
      ["200", 200],
    ] as const) {
      await transfer.amount.fill(typed);
      await expect(transfer.submit).toContainText(
        t("transfer.submitFor", { amount: baht.exact(amount), from: wallet, to: "Joker" }),
      );
      await expect(transfer.root.locator("[data-part=after]")).toContainText(
        baht.plain(cash - amount),
      );
    }
    await app.press(transfer.submit);
    await transfer.finish();
    await expect(home.balance(cash - 200)).toBeAttached();
    await expect(home.drawnBalance).toContainText(baht.plain(cash - 200));

    await app.press(home.action("transfer"));
    await transfer.fill(/^Joker/, new RegExp(`^${wallet}`), "200");
    await app.press(transfer.submit);
    await transfer.finish();
    await expect(home.balance(cash)).toBeAttached();
    await expect(home.drawnBalance).toContainText(baht.plain(cash));
  });
});
