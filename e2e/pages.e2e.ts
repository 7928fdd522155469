import { expectAccessible, expectAccessibleAnywhere } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

inLanguage("la", () => {
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
    words: { t },
  }) => {
    await scenario.setSettings({ terminated: true });
    await page.goto("/login");
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(app.heading(t("app.terminated.title"))).toBeVisible();
    await expectAccessibleAnywhere(page);
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
    });
    await page.goto("/terminated");
    await expect(app.heading(t("app.terminated.title"))).toBeVisible();
    expect(calls).toEqual([]);
  });
});
