import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

const MINUTE = 60_000;

test.use({ signedIn: true });

inLanguage("en", () => {
  test("a withdrawal ends on its receipt, which follows the bank, outlives a reload and is saved", async ({
    app,
    page,
    scenario,
    words: { baht },
  }) => {
    await app.home.open();
    await app.press(app.home.action("withdraw"));
    await app.withdraw.amount.fill("300");
    await app.press(app.withdraw.submit);
    await expect(app.receipt.dialog("withdraw")).toBeVisible();
    await expect(app.receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(app.receipt.outcome("receipt.outcome.withdraw.processing")).toBeVisible();
    scenario.clock.advance(2 * MINUTE);
    await expect(app.receipt.outcome("receipt.outcome.withdraw.success")).toBeVisible({
      timeout: 15_000,
    });
    const saved = page.waitForEvent("download");
    await app.press(app.receipt.save);
    expect((await saved).suggestedFilename()).toMatch(/^receipt-[\d-]+\.png$/);

    await page.keyboard.press("Escape");
    await expect(app.receipt.dialog("withdraw")).toBeHidden();
    await app.statement.open();
    await app.press(app.statement.rows.first().getByRole("button"));
    await expect(app.receipt.dialog("withdraw")).toBeVisible();
    await expect(app.receipt.dialog("withdraw")).toContainText(baht.plain(300));
    await page.goBack();
    await expect(app.receipt.dialog("withdraw")).toBeHidden();
  });
});
