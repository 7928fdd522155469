import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

inEveryLanguage(() => {
  test("the statement shows what was just done, and pages through the rest", async ({
    app,
    page,
    books,
    words: { t, format },
  }) => {
    await app.home.open();
    await app.home.action("transfer").click();
    await app.transfer.fill(new RegExp(`^${t("common.wallet")}`), /^Joker/, "33.25");
    await app.transfer.submit.click();
    await expect(app.transfer.dialog).toBeHidden();

    await app.menu.link("statement").click();
    await expect(app.statement.heading).toBeVisible();
    await expect(app.statement.rows).toHaveCount(10);
    await expectAccessible(page);
    const newest = app.statement.rows.first();
    await expect(newest).toContainText(format.money(33.25));
    await expect(newest).toContainText(t("common.status.success"));
    await expect(newest).toContainText(
      t("statement.between", { from: t("statement.wallet"), to: "JOKER" }),
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
