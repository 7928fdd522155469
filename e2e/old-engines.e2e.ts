import { withOldEngine } from "./fixtures/old-engine.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { Chat } from "./models/chat.ts";

inLanguage("th", () => {
  test.beforeEach(({ page }) => withOldEngine(page));

  test("a member with an iPhone 8 logs in, sees the balance and creates a QR", async ({
    app,
    page,
  }) => {
    await app.login.open();
    await app.login.signIn();
    await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
    await app.press(app.home.action("deposit"));
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("300");
    await expect(app.deposit.qr).toBeVisible();
  });

  test.describe("signed in", () => {
    test.use({ signedIn: true });

    test("the menu of the chat opens on an iPhone 8, closes on a press outside and on Escape, and does what is chosen", async ({
      page,
      words,
    }) => {
      const chat = new Chat(page, words);
      await page.goto("/user/home");
      await chat.open();
      const more = chat.root.getByRole("button", { name: words.t("chat.more") });
      const menu = page.getByRole("menu");
      await expect(menu).toBeHidden();
      await more.click();
      await expect(menu.getByRole("menuitem").first()).toBeFocused();
      const { bottom = 0 } = await more.evaluate((button) => button.getBoundingClientRect());
      expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);

      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
      await expect(more).toBeFocused();
      await more.click();
      await expect(menu).toBeVisible();
      await chat.field.click();
      await expect(menu).toBeHidden();
      await more.click();
      await expect(menu).toBeVisible();
      await more.click();
      await expect(menu).toBeHidden();
      await chat.readAsPlainList();
      await expect(menu).toBeHidden();
      await expect(chat.root).toBeVisible();
    });
  });
});
