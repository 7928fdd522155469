import type { Locator } from "@playwright/test";
import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { Chat } from "./models/chat.ts";

/** As a password manager or the browser sets a text: no event reports it. */
const setSilently = (field: Locator, text: string) =>
  field.evaluate((element, value) => {
    Reflect.set(Object.getPrototypeOf(element), "value", value, element);
  }, text);

for (const [language, how] of [
  ["th", "button"],
  ["la", "Enter"],
] as const) {
  inLanguage(language, () => {
    test(`a login that a password manager has filled in without an event is sent by ${how}`, async ({
      app,
      page,
    }) => {
      await app.login.open();
      await expect(page.locator("[data-prerendered]")).toHaveCount(0);
      await setSilently(app.login.username, DEMO_PHONE);
      await setSilently(app.login.password, DEMO_PASSWORD);
      if (how === "button") await app.press(app.login.submit);
      else await app.login.password.press("Enter");
      await expect(app.home.wallet).toBeVisible();
    });
  });
}

inLanguage("en", () => {
  test("a password manager that fills in the name only does not lose it when the password is typed", async ({
    app,
    page,
  }) => {
    await app.login.open();
    await expect(page.locator("[data-prerendered]")).toHaveCount(0);
    await setSilently(app.login.username, DEMO_PHONE);
    await app.login.password.focus();
    for (const key of DEMO_PASSWORD) await page.keyboard.press(key);
    await expect(app.login.username).toHaveValue(DEMO_PHONE);
    await page.keyboard.press("Enter");
    await expect(app.home.wallet).toBeVisible();
  });

  test.describe("signed in", () => {
    test.use({ signedIn: true });

    test("texts that were set without an event are what the forms of a member send", async ({
      app,
      books,
      page,
      words,
    }) => {
      await app.home.open();
      const chat = new Chat(page, words);
      await chat.open();
      await setSilently(chat.field, "Where is my deposit?");
      await chat.field.press("Enter");
      await expect(chat.message("Where is my deposit?")).toBeVisible();
      await expect(chat.field).toHaveValue("");
      await chat.minimise.click();
      await app.menu.link("home").click();

      const before = await books.cash();
      await app.press(app.home.action("withdraw"));
      await setSilently(app.withdraw.amount, "250");
      await app.press(app.withdraw.submit);
      await app.withdraw.root.waitFor({ state: "hidden" });
      await app.receipt.close("withdraw");
      expect(await books.cash()).toBe(before - 250);

      await page.goto("/user/bonus");
      await setSilently(app.bonuses.code, "NONE");
      await app.bonuses.code.press("Enter");
      await expect(page.getByText(words.t("promotion.notFound.title"))).toBeVisible();
    });
  });
});
