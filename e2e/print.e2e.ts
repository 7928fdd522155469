import type { Page } from "@playwright/test";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { Chat } from "./models/chat.ts";

/** The colours of what is printed as text, and of what is behind it. */
const printedColours = (page: Page) =>
  page.evaluate(() => {
    const colours = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>("html, body, body *")) {
      if (element.closest("svg, img") || !element.checkVisibility()) continue;
      const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
      colours.add(`${color} on ${backgroundColor} ${backgroundImage}`);
    }
    return [...colours];
  });

/** The white of the page, and nothing on it but ink. */
const INK = [
  expect.stringMatching(/ on rgb\(255, 255, 255\) none$/),
  "rgb(0, 0, 0) on rgba(0, 0, 0, 0) none",
];

inLanguage("th", () => {
  test.use({ signedIn: true, colorScheme: "dark" });

  test("the statement and a receipt are printed black on white, without navigation, chat and messages", async ({
    app,
    page,
    words,
  }) => {
    const chat = new Chat(page, words);
    await page.goto("/user/contact");
    await expect(chat.opener).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(chat.opener).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.goto("/user/statement");
    await expect(app.menu.bar).toBeVisible();
    const first = page.getByRole("main").getByRole("listitem").first();
    await expect(first).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(app.menu.bar).toBeHidden();
    await expect(page.locator("[data-part=app-bar]")).toBeHidden();
    await expect(first).toBeVisible();
    expect(await printedColours(page)).toEqual(INK);

    await page.emulateMedia({ media: "screen" });
    await page.goto("/user/home");
    await app.withdraw.openWithNewBalances();
    await app.withdraw.send(250);
    await app.withdraw.root.waitFor({ state: "hidden" });
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("dialog")).toContainText("250.00");
    await expect(page.getByRole("main")).toBeHidden();
    expect(await printedColours(page)).toEqual(INK);
    const { clientHeight, scrollHeight } = await page
      .locator("[data-part=modal] [data-part=body]")
      .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
    expect(scrollHeight).toBe(clientHeight);
  });
});
