import type { Page } from "@playwright/test";
import { withLateApp } from "./fixtures/late-app.ts";
import { withoutInline, withPolicy } from "./fixtures/policy.ts";
import { expect, inEveryLanguage, inLanguage, test } from "./fixtures/test.ts";
import { signIn, storageOf } from "./fixtures/visit.ts";

/** Opens home with an app that arrives when it is released. */
async function openEarly(page: Page): Promise<() => void> {
  const release = await withLateApp(page);
  await page.goto("/user/home", { waitUntil: "commit" });
  return release;
}

const early = (page: Page) => page.locator("[data-part=wallet-early]:visible");

/** Until the app has taken over the page. */
const taken = (page: Page) => expect(page.locator("[data-prerendered]")).toHaveCount(0);

test.use({ signedIn: true });

inEveryLanguage(() => {
  test("home is shown with the balance before the app is loaded, and is not rendered again", async ({
    app,
    page,
  }) => {
    const release = await openEarly(page);
    await expect(early(page)).toHaveText("\u0E3F12,480.50");
    await expect(app.home.action("deposit")).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await early(page).locator("> *").boundingBox();
    const kept = await page
      .locator("[data-prerendered]:visible :is(header, nav, main, button, a, h1)")
      .elementHandles();
    release();
    await taken(page);
    await expect(app.home.drawnBalance).toHaveText("\u0E3F12,480.50");
    for (const element of kept) expect(await element.evaluate((e) => e.isConnected)).toBe(true);
    const after = await app.home.drawnBalance.boundingBox();
    expect([after?.x, after?.y]).toEqual([before?.x, before?.y]);
  });

  test("a button that was pressed before the app is loaded is pressed once", async ({
    app,
    page,
  }) => {
    const release = await openEarly(page);
    await app.home.action("withdraw").click();
    await app.home.action("deposit").click();
    release();
    await expect(app.deposit.root).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(1);
  });
});

inLanguage("th", () => {
  test("a button that is pressed with the keyboard before the app is loaded keeps the focus of its modal", async ({
    app,
    page,
  }) => {
    const release = await openEarly(page);
    await app.home.action("deposit").focus();
    await page.keyboard.press("Enter");
    release();
    await expect(app.deposit.root).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.home.action("deposit")).toBeFocused();
  });

  test("the wallet is asked for once, as every call is", async ({ app, page, words }) => {
    const asked: (string | undefined)[][] = [];
    page.on("request", (request) => {
      if (!request.url().endsWith("/api/wallet")) return;
      const headers = request.headers();
      asked.push([headers["x-client"], headers["accept-language"]]);
    });
    await app.home.open();
    await app.home.drawnBalance.waitFor();
    await expect(page.getByText(words.t("wallet.games.slot"))).toBeVisible();
    expect(asked).toEqual([["wallet-user", "th-TH"]]);
  });

  test("a balance that the member hides is not shown early either", async ({ app, page }) => {
    await page.addInitScript(() => localStorage.setItem("hidden-balance", "true"));
    const answered = page.waitForResponse("**/api/wallet");
    const release = await openEarly(page);
    await answered;
    await expect(app.home.wallet).toBeVisible();
    await expect(page.getByText("12,480")).toHaveCount(0);
    release();
    await expect(app.home.drawnBalance).toHaveText("\u2022".repeat(6));
    await expect(page.getByText("12,480")).toHaveCount(0);
  });

  test("a first read that gets no answer is made again by the app", async ({ app, page }) => {
    let calls = 0;
    await page.route("**/api/wallet", (route) => {
      calls += 1;
      return calls === 1 ? route.abort() : route.continue();
    });
    await page.goto("/user/home");
    await expect(app.home.drawnBalance).toHaveText("\u0E3F12,480.50");
    expect(calls).toBe(2);
  });

  for (const [what, reply] of [
    ["is no JSON", { body: "<html>", contentType: "text/html" }],
    ["has no wallet", { json: { ok: true } }],
    ["has an amount that is markup", { json: { wallet: { amount: "<b>1</b>" } } }],
  ] as const) {
    test(`a first reply that ${what} shows no balance, and an error that can be retried`, async ({
      app,
      page,
      words: { t },
    }) => {
      await page.route("**/api/wallet", (route) => route.fulfill(reply));
      await page.goto("/user/home");
      const retry = app.home.wallet
        .or(page.getByRole("main"))
        .getByRole("button", { name: t("common.action.retry") });
      await expect(retry.first()).toBeVisible();
      await expect(early(page)).toHaveCount(0);
      await page.unroute("**/api/wallet");
      await retry.first().click();
      await expect(app.home.drawnBalance).toHaveText("\u0E3F12,480.50");
    });
  }

  test("a session that has ended shows no balance, and leads to the login", async ({
    browser,
    server,
  }) => {
    const storageState = storageOf({ url: server.url, locale: "th", token: "ended" });
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    await page.goto(`${server.url}/user/home`);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator("[data-part=wallet-early]")).toHaveCount(0);
    await context.close();
  });

  test("a reload with an open modal opens it again", async ({ app, page }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await expect(app.deposit.root).toBeVisible();
    await page.reload();
    await expect(app.deposit.root).toBeVisible();
  });

  test("a host that allows no inline script and style shows home when the app has loaded", async ({
    browser,
    server,
  }) => {
    const token = await signIn(server.url);
    const storageState = storageOf({ url: server.url, locale: "th", theme: "river-day", token });
    const context = await browser.newContext({ storageState });
    const page = await context.newPage();
    await withPolicy(page, "/user/home", withoutInline);
    await page.goto(`${server.url}/user/home`);
    await taken(page);
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(251, 247, 240)");
    await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
    await context.close();
  });
});
