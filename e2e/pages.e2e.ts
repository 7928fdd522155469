import { expectAccessible, expectAccessibleIn } from "./fixtures/axe.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";

inEveryLanguage(() => {
  test("an unknown address says so and links back", async ({ app, page, words: { t } }) => {
    await page.goto("/nowhere/at-all");
    await expect(app.heading(t("app.notFound.title"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t("app.notFound.home") }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a closed site says so on one page that makes no call", async ({
    app,
    page,
    scenario,
    words,
  }) => {
    const { t } = words;
    await scenario.setSettings({ terminated: true });
    await page.goto("/login");
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(app.heading(t("app.terminated.title"))).toBeVisible();
    await expectAccessibleIn(words, page);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
    });
    await page.goto("/terminated");
    await expect(app.heading(t("app.terminated.title"))).toBeVisible();
    expect(calls).toEqual([]);
  });
});
