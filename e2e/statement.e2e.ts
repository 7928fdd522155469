import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

inEveryLanguage(() => {
  test("the statement shows the latest movement, and has pages for the others", async ({
    app,
    page,
    books,
    scenario,
    words: { t, baht },
  }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.byQr("KBANK", 77.5, () =>
      scenario.credit({ phone: DEMO_PHONE, provider: "KBANK" }),
    );
    await app.fillTransfer("33.25");
    await app.transfer.submit.click();
    await expect(app.transfer.dialog).toBeHidden();
    await app.home.action("withdraw").click();
    await app.withdraw.take(300);

    await app.menu.link("statement").click();
    await expect(app.statement.heading).toBeVisible();
    await expect(app.statement.rows).toHaveCount(10);
    await expectAccessible(page);
    const between = t("statement.between", { from: t("statement.wallet"), to: "Joker" });
    await app.statement.expectRow(
      0,
      t("statement.kind.withdraw"),
      `\u2212${baht.plain(300)}`,
      "processing",
    );
    await app.statement.expectRow(1, between, baht.plain(33.25), "success");
    await app.statement.expectRow(
      2,
      t("statement.kind.deposit"),
      `+${baht.plain(77.5)}`,
      "success",
    );

    const total = await books.operations();
    const pages = Math.ceil(total / 10);
    for (let number = 2; number <= pages; number += 1) {
      await app.statement.pageButton(number).click();
      await expect(app.statement.pageButton(number)).toHaveAttribute("aria-current", "page");
    }
    await expect(app.statement.rows).toHaveCount(total - (pages - 1) * 10);
    await expectAccessible(page);
  });
});
