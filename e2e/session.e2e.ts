import type { Request } from "@playwright/test";
import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { laterVisit } from "./fixtures/later-visit.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { App } from "./models/app.ts";

inLanguage("th", () => {
  test("a remembered member is still signed in after the browser was closed", {
    tag: "@feature",
  }, async ({ app, page, context, browser, words }) => {
    await app.login.open();
    await expectAccessible(page);
    await app.login.remember.check();
    await app.login.signIn();
    await expect(page).toHaveURL(/\/user\/home$/);

    const later = await laterVisit(browser, context, words);
    await later.home.open();
    await expect(later.page).toHaveURL(/\/user\/home$/);
    await later.page.context().close();
  });

  test("the screens of a member are loaded while the login is typed", async ({ app, page }) => {
    await app.login.open();
    const loading = new Set<Request>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") loading.add(request);
    });
    page.on("requestfinished", (request) => loading.delete(request));
    await app.login.username.pressSequentially(DEMO_PHONE);
    await app.login.password.pressSequentially(DEMO_PASSWORD);
    await expect.poll(() => loading.size).toBe(0);
    await page.route("**/*.js", (route) => route.abort());
    await app.login.submit.click();
    await expect(app.home.drawnBalance).toBeVisible();
  });

  test("a wrong password shows a message, and the typed values stay", async ({
    app,
    page,
    words: { t },
  }) => {
    await app.login.open();
    await app.login.signIn({ password: "wrong" });
    await expect(app.alert(t("errors.code.WRONG_PASSWORD"))).toBeVisible();
    await expect(app.login.username).toHaveValue(DEMO_PHONE);
    await expect(app.login.password).toHaveValue("wrong");
    await expectAccessible(page);
  });

  test.describe("with a session that the service ended", () => {
    test.use({ signedIn: true });

    test("the login is opened, shows the reason once, and continues at the requested page", async ({
      app,
      page,
      scenario,
    }) => {
      await scenario.endSessions(DEMO_PHONE);
      await page.goto("/user/statement");
      await app.login.expectEnded();
      await expectAccessible(page);
      await app.login.signIn();
      await expect(page).toHaveURL(/\/user\/statement$/);
      await expect(app.statement.heading).toBeVisible();
    });
  });
});

inLanguage("th", () => {
  test("the session of a member who is not remembered ends with the tab", async ({
    app,
    page,
    context,
    browser,
    words,
  }) => {
    await app.login.open();
    await app.login.signIn();
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.reload();
    await expect(page).toHaveURL(/\/user\/home$/);

    const later = await laterVisit(browser, context, words);
    await later.page.goto("/user/home");
    await expect(later.login.heading).toBeVisible();
    await later.page.context().close();
  });
});

inLanguage("la", () => {
  test("a guarded page is remembered during the login", async ({ app, page }) => {
    await page.goto("/user/statement?page=2#row");
    await expect(page).toHaveURL(/\/login$/);
    await app.login.signIn();
    await expect(page).toHaveURL(/\/user\/statement\?page=2#row$/);
    await expect(app.statement.heading).toBeVisible();
  });

  test("going back to the login or the registration after signing in signs nobody out", async ({
    app,
    page,
  }) => {
    await page.goto("/register");
    await app.login.open();
    await app.menu.link("register").click();
    await expect(page).toHaveURL(/\/register$/);
    await app.menu.link("home").click();
    await app.login.signIn();
    await expect(app.home.drawnBalance).toBeVisible();
    for (const path of ["/register", "/login", "/register, loaded again"]) {
      await page.goBack();
      await expect(page, path).toHaveURL(/\/user\/home$/);
    }
    await page.reload();
    await expect(app.home.drawnBalance).toBeVisible();
  });

  test("logging out in one tab logs out the other", async ({ app, page, context, words }) => {
    await app.login.open();
    await app.login.remember.check();
    await app.login.signIn();
    await expect(page).toHaveURL(/\/user\/home$/);
    const other = new App(await context.newPage(), words);
    await other.home.open();
    await app.menu.logout.click();
    await expect(app.login.heading).toBeVisible();
    await expect(other.login.heading).toBeVisible();
  });

  test("logging out ends the token at the service, which nobody can use any more", async ({
    app,
    page,
    server,
  }) => {
    await app.login.open();
    await app.login.remember.check();
    await app.login.signIn();
    await app.home.drawnBalance.waitFor();
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const statusOf = async () => {
      const headers = { authorization: `Bearer ${token}`, "x-client": "wallet-user" };
      return (await fetch(`${server.url}/api/account/profile`, { headers })).status;
    };
    expect(await statusOf()).toBe(200);
    await app.menu.logout.click();
    await app.login.heading.waitFor();
    await expect.poll(statusOf).toBe(401);
  });

  test("logging out does not wait for a service that never answers, and the next member stays", async ({
    app,
    page,
    scenario,
  }) => {
    scenario.faults.add({ operationId: "sessionLogout", kind: "slow", ms: 120_000 });
    await app.login.open();
    await app.login.signIn();
    await app.home.drawnBalance.waitFor();
    const sent = page.waitForRequest(/\/api\/logout$/);
    await app.menu.logout.click();
    await app.login.heading.waitFor();
    await app.login.signIn();
    await expect(app.home.drawnBalance).toBeVisible();
    await sent;
  });
});
