import { expectAccessible, expectAccessibleIn } from "./fixtures/axe.ts";
import { MOVING } from "./fixtures/movement.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

inLanguage("en", () => {
  test("an unknown address says so and links back", async ({ app, page, words: { t } }) => {
    await page.goto("/nowhere/at-all");
    await expect(app.heading(t("app.notFound.title"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: t("app.notFound.home") }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("a closed site says so on one page with its own title and icon, which makes no call, until it opens again", async ({
    app,
    page,
    scenario,
    words,
  }) => {
    const { t } = words;
    const icon = page.locator("link[rel=icon]");
    const titleOf = (name: string) => t("app.title.page", { page: name, brand: "Satang" });
    // All calls of the page are answered: one that is under way would find the site closed by itself.
    const openWhole = async (address: string, lookups: readonly string[]) => {
      const answers = lookups.map((name) => page.waitForResponse(`**/api/lookup/${name}`));
      await page.goto(address);
      for (const answer of await Promise.all(answers)) await answer.finished();
    };
    await openWhole("/howto", ["info", "enableChatWidget"]);
    await expect(page).toHaveTitle(titleOf(t("app.title.howto")));
    const usual = (await icon.getAttribute("href")) ?? "";
    await scenario.setSettings({ terminated: true });
    await app.menu.link("home").click();
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(app.heading(t("app.terminated.title"))).toBeVisible();
    await expect(page).toHaveTitle(titleOf(t("app.title.terminated")));
    await expect(icon).not.toHaveAttribute("href", usual);
    const shown = await page.request.get((await icon.getAttribute("href")) ?? "");
    expect(shown.headers()["content-type"]).toContain("image/svg+xml");
    await expectAccessibleIn(words, page);

    await scenario.setSettings({ terminated: false });
    await openWhole("/login", ["active", "info"]);
    await expect(page).toHaveTitle(titleOf(t("app.title.login")));
    await expect(icon).toHaveAttribute("href", usual);

    await scenario.setSettings({ terminated: true });
    const calls: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/api/")) calls.push(request.url());
    });
    await page.goto("/terminated");
    await expect(app.heading(t("app.terminated.title"))).toBeVisible();
    expect(calls).toEqual([]);
  });
});

test.describe("a member", () => {
  test.use({ signedIn: true, contextOptions: MOVING });

  test("the menu answers a tap before the next page is rendered", async ({ app, words: { t } }) => {
    await app.home.open();
    await app.home.drawnBalance.waitFor();
    const link = app.menu.link("statement");
    const answer = await link.evaluate(async (tapped: HTMLElement) => {
      const before = document.querySelector("main h1");
      tapped.click();
      // React renders what a tap changes before the task of the tap ends.
      await Promise.resolve();
      return {
        current: tapped.getAttribute("aria-current"),
        isPageBeforeShown: before?.isConnected,
      };
    });
    expect(answer).toEqual({ current: "page", isPageBeforeShown: true });
    await expect(app.heading(t("statement.title"))).toBeVisible();
    await expect(app.home.wallet).toBeHidden();
  });
});
