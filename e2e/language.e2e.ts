import { LANGUAGE_NAMES, type Locale, languageTag } from "@satang/i18n";
import { wordsOf } from "@satang/ui/testing";
import { expectAccessible } from "./fixtures/axe.ts";
import { expectLanguage } from "./fixtures/language.ts";
import { expect, test } from "./fixtures/test.ts";
import { App } from "./models/app.ts";

/** The language of the device, and the one that the visitor chooses. */
const VISITS = [
  ["th", "la"],
  ["la", "en"],
  ["en", "th"],
] as const satisfies readonly (readonly [Locale, Locale])[];

for (const [own, chosen] of VISITS) {
  test.describe(own, { tag: `@${own}` }, () => {
    test.use({
      language: own,
      locale: languageTag(own),
      storageState: { cookies: [], origins: [] },
    });

    test(`the first visit is in the language of the device, and the one that is chosen stays: ${own}, then ${chosen}`, async ({
      app,
      page,
      scenario: _reset,
      words,
    }) => {
      await app.login.open();
      await expectLanguage(page, words);
      const others = await wordsOf(chosen);
      const other = new App(page, others);
      await page.getByRole("radio", { name: LANGUAGE_NAMES[chosen] }).press("Space");
      await expect(other.login.heading).toBeVisible();
      await expectLanguage(page, others);
      await expectAccessible(page);
      await page.reload();
      await other.login.signIn();
      await expect(other.home.action("deposit")).toBeVisible();
      await expectLanguage(page, others);
    });
  });
}
