import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

/** Titles of seeded movements from the service, in each language: a bonus in progress, and a prize of the wheel. */
const BONUS = { th: "โบนัสต้อนรับ 50%", la: "ໂບນັດຕ້ອນຮັບ 50%", en: "Welcome bonus 50%" };
const COUPON = { th: "คูปองวงล้อ 100", la: "ຄູປອງວົງລໍ້ 100", en: "Wheel coupon 100" };

inLanguage("la", () => {
  test("the statement shows the latest movement, and has pages for the others", {
    tag: "@feature",
  }, async ({ app, page, books, scenario, words: { t, baht } }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.byQr("KBANK", 77.5, () =>
      scenario.credit({ phone: DEMO_PHONE, provider: "KBANK" }),
    );
    await app.fillTransfer("33.25");
    await app.transfer.submit.click();
    await app.transfer.finish();
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

inLanguage("en", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("on the narrowest phone, with the keyboard alone, a filter shows only its rows, by day", async ({
    app,
    page,
    scenario,
    language,
    words: { t },
  }) => {
    // The seeded movements are minutes old: just after midnight they are of yesterday.
    await scenario.credit({ phone: DEMO_PHONE, amount: 50 });
    await app.statement.open();
    await expect(app.statement.rows.filter({ hasText: COUPON[language] })).toHaveCount(1);
    await expect(app.heading(new RegExp(t("statement.day.today")))).toContainText(
      t("statement.day.in"),
    );
    await app.statement.turnTo(2, 3);

    await app.statement.choose("in");
    await app.statement.choose("out");
    await app.statement.choose("transfer");
    await app.statement.choose("processing");
    await expect(app.statement.rows.filter({ hasText: BONUS[language] })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});

inLanguage("th", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("on a desktop the statement is a table with the receipt of the chosen row next to it, which is a modal on a narrower one", async ({
    app,
    page,
    words: { t },
  }) => {
    await app.statement.open();
    const table = page.getByRole("table", { name: t("statement.title") });
    await expect(table.getByRole("row")).not.toHaveCount(0);
    await expect(
      table.getByRole("columnheader", { name: t("statement.column.time") }),
    ).toBeVisible();
    await expect(table.getByRole("row").locator("[aria-current]")).toHaveCount(1);
    await expect(page.locator("[data-part=receipt]")).toBeVisible();
    await expectAccessible(page);
    const title = `${t("statement.kind.deposit")} \u00b7 KBANK`;
    const row = table.getByRole("button", { name: t("receipt.of", { title }) }).first();
    const receipt = app.receipt.root("deposit");
    await row.focus();
    await page.keyboard.press("Enter");
    await expect(receipt).toBeVisible();
    await expect(row).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("dialog")).toBeHidden();

    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(receipt).toBeHidden();
    await row.press("Enter");
    await expect(receipt).toBeVisible();
    await page.goBack();
    await expect(receipt).toBeHidden();
  });
});
