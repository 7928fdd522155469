import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { hold } from "./fixtures/hold.ts";
import { withLateApp } from "./fixtures/late-app.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

/** Where an extension adds its element. React replaces the login for some of them. */
const PLACES = {
  "start of the page": "body",
  "head of the page": "head",
  "start of the app": "#root",
  "start of the screen": "[data-prerendered]",
  "start of the form": "form",
  "box of a field": "form [data-part=box]",
} as const;

/** The element of an extension, in each language that the page has. */
const addElement = (page: Page, place: string) =>
  page.evaluate((selector) => {
    for (const parent of document.querySelectorAll(selector))
      parent.prepend(document.createElement("satang-extension"));
  }, place);

async function typeKeys(page: Page, text: string): Promise<void> {
  for (const key of text) await page.keyboard.press(key);
}

/** The words of a language, without which the app does not start, and other parts. */
const WORDS = /\/assets\/p-[^/]+\.js$/;

/** Error of React when it has replaced a page that it did not render. */
const REPLACED = "Minified React error #418";

for (const [language, [where, place]] of Object.entries(PLACES).map(
  (entry, at) => [(["th", "la", "en"] as const)[at % 3] ?? "th", entry] as const,
)) {
  inLanguage(language, () => {
    test(`text that is typed while the app takes over the login stays, with an element of an extension at the ${where}`, async ({
      app,
      page,
      violations,
    }) => {
      const release = await withLateApp(page);
      const releaseWords = await hold(page, WORDS);
      await page.clock.pauseAt(new Date(Date.now() + 60_000));
      await page.goto("/login", { waitUntil: "commit" });
      await expect(app.login.heading).toBeVisible();
      await app.login.username.focus();
      await typeKeys(page, DEMO_PHONE.slice(0, 3));
      await addElement(page, place);

      release();
      await typeKeys(page, DEMO_PHONE.slice(3, 5));
      releaseWords();
      // While the app starts, each key when the browser has taken the one before.
      await typeKeys(page, DEMO_PHONE.slice(5, 7));
      // The app reacts, and no timer ends until the time passes.
      const reacts = page.getByRole("contentinfo").getByRole("link", { name: /satang\.example/ });
      await expect(reacts).toBeVisible();
      await expect(app.login.username).toBeFocused();
      await typeKeys(page, DEMO_PHONE.slice(7, 9));
      await page.clock.resume();
      await expect(page.locator("[data-prerendered]")).toHaveCount(0);
      await typeKeys(page, DEMO_PHONE.slice(9));
      await expect(app.login.username).toHaveValue(DEMO_PHONE);

      await page.locator("input[type=password]").focus();
      await typeKeys(page, DEMO_PASSWORD);
      await page.keyboard.press("Enter");
      await expect(app.home.wallet).toBeVisible();
      const replaced = violations.filter((text) => text.includes(REPLACED));
      for (const text of replaced) violations.splice(violations.indexOf(text), 1);
    });
  });
}
