import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { hold } from "./fixtures/hold.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expect, inEveryLanguage, inLanguage, test } from "./fixtures/test.ts";
import { signIn } from "./fixtures/visit.ts";

test.use({ signedIn: true });

const forGood = { times: 1_000 };

/** What the service says about the member's account at a game. */
async function accountAt(url: string, code: string) {
  const headers = { authorization: `Bearer ${await signIn(url)}`, "x-client": "wallet-user" };
  const reply = await fetch(`${url}/api/wallet/account/${code}`, { headers });
  return (await reply.json()) as { username: string; password: string };
}

/** The tab that a press opens. */
async function tabOf(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent("page"), press()]);
  return tab;
}

/** Expects the site of a game, which knows neither the page that opened it nor its address. */
async function expectSite(tab: Page, text: string) {
  await expect(tab.getByText(text)).toBeVisible();
  await expect(tab.getByText("opened by: nobody")).toBeVisible();
  expect(await tab.evaluate(() => window.opener)).toBeNull();
}

const noTab = async (context: BrowserContext) => expect.poll(() => context.pages().length).toBe(1);

const blockTabs = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { open: () => null }));

/** The calls for a new password from now on. */
function resetsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("resetpassword")) calls.push(request.url());
  });
  return calls;
}

inEveryLanguage(() => {
  test("an account is opened, its credentials read and copied, and the game played with the whole wallet", async ({
    app,
    page,
    context,
    books,
    server,
    words: { t },
  }) => {
    const { game, home } = app;
    const [cash, operations] = await Promise.all([books.cash(), books.operations()]);
    await home.open();
    await home.pressGame("Slotracha");
    await expect(page.getByText(t("wallet.games.activated", { name: "Slotracha" }))).toBeVisible();
    const { username, password } = await accountAt(server.url, "SLOTRACHA");
    const sheet = game.root("Slotracha");
    await expect(sheet.getByText(username)).toBeVisible();
    await expect(sheet.getByText(password)).toBeHidden();
    await expectAccessible(page);
    await game.showPassword.click();
    await expect(sheet.getByText(password)).toBeVisible();
    await game.copy("password").click();
    await expect(sheet.getByText(t("games.copiedPassword"))).toBeVisible();

    const tab = await tabOf(context, () => game.play.dblclick());
    await expectSite(tab, `Signed in as ${username}`);
    expect(tab.url()).not.toContain(password);
    await tab.close();
    await expect(page.getByText(t("games.moved", { name: "Slotracha" }))).toBeVisible();
    expect([await books.cash(), await books.game("SLOTRACHA")]).toEqual([0, cash]);
    expect(await books.operations()).toBe(operations + 1);

    await expect(game.play).toContainText(t("games.playOpens"));
    await expect(game.transferOnly).toBeDisabled();
    const again = await tabOf(context, () => game.play.click());
    await expectSite(again, `Signed in as ${username}`);
    expect(await books.operations()).toBe(operations + 1);

    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state, location.href]),
    );
    expect(kept).not.toContain(password);
    await page.goBack();
    await expect(sheet).toBeHidden();
  });
});

inEveryLanguage(() => {
  test("a new password is asked about first and is one call, and money is moved into a game that is not opened", async ({
    app,
    page,
    books,
    server,
    words: { t },
  }) => {
    const { game, home } = app;
    const calls = resetsOf(page);
    const [cash, joker] = await Promise.all([books.cash(), books.game("JOKER")]);
    const before = (await accountAt(server.url, "JOKER")).password;
    await home.open();
    await home.pressGame("Joker");
    for (const system of ["android", "ios"] as const)
      await expect(game.app(system)).toHaveAttribute("rel", "noopener noreferrer");
    await game.reset.click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(game.question).toBeHidden();
    expect(calls).toEqual([]);

    await game.reset.click();
    await game.confirm.dblclick();
    await expect(page.getByText(t("games.reset.changed.title"))).toBeVisible();
    expect(calls).toHaveLength(1);
    const { password } = await accountAt(server.url, "JOKER");
    expect(password).not.toBe(before);
    await game.showPassword.click();
    await expect(game.root("Joker").getByText(password)).toBeVisible();

    await game.transferOnly.dblclick();
    await expect(page.getByText(t("games.moved", { name: "Joker" }))).toBeVisible();
    expect([await books.cash(), await books.game("JOKER")]).toEqual([0, joker + cash]);
  });
});

inLanguage("th", () => {
  test("a new password that is refused or that has an open outcome is reported", async ({
    app,
    page,
    scenario,
    server,
    words: { t },
  }) => {
    const { game, home } = app;
    const calls = resetsOf(page);
    const { password } = await accountAt(server.url, "JOKER");
    await home.open();
    await home.pressGame("Joker");
    await scenario.setSettings({ gameProviders: false });
    await game.reset.click();
    await game.confirm.click();
    await expect(app.alert(t("errors.code.SLOT_RESET_PASSWORD_FAIL"))).toBeVisible();
    await scenario.setSettings({ gameProviders: true });

    scenario.faults.add({ operationId: "walletResetGamePassword", kind: "dropAfter" });
    await game.reset.click();
    await game.confirm.click();
    await expect(page.getByText(t("games.reset.changed.title"))).toBeVisible();
    expect((await accountAt(server.url, "JOKER")).password).not.toBe(password);

    scenario.faults.add({ operationId: "walletResetGamePassword", kind: "dropBefore", ...forGood });
    await game.reset.click();
    await game.confirm.click();
    await expect(app.alert(t("games.reset.unknown.title"))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: t("games.reset.unknown.check") }).click();
    await expect(app.alert(t("games.reset.unknown.title"))).toBeVisible();
    expect(calls).toHaveLength(3);
  });

  test("a reply after three seconds fills the tab, which says meanwhile that it waits", async ({
    app,
    context,
    scenario,
    server,
    words: { t },
  }) => {
    const { username } = await accountAt(server.url, "PG");
    await app.home.open();
    await app.home.pressGame("PG");
    scenario.faults.add({ operationId: "autoLoginWithUsername", kind: "delay", ms: 3_000 });
    const tab = await tabOf(context, () => app.game.play.click());
    await expect(tab).toHaveTitle(t("games.opening", { name: "PG" }));
    await expect(tab.getByText(t("games.opening", { name: "PG" }))).toBeVisible();
    await expectSite(tab, `Signed in as ${username}`);
  });
});

inLanguage("la", () => {
  test("where no tab opens there is a link, or a form for a game that is posted to", async ({
    app,
    page,
    context,
    server,
    words: { t },
  }) => {
    await blockTabs(page);
    const { game, home } = app;
    for (const { code, name } of [
      { code: "USUN", name: "Usun" },
      { code: "UFABET", name: "UFABet" },
    ]) {
      const { username } = await accountAt(server.url, code);
      await home.open();
      await home.pressGame(name);
      await game.play.click();
      await expect(app.alert(t("games.blocked.title"))).toBeVisible();
      await expectAccessible(page);
      const tab = await tabOf(context, () => game.openBlocked(name).click());
      await expectSite(tab, `Signed in as ${username}`);
      await tab.close();
    }
    expect(await page.evaluate(() => location.pathname)).toBe("/user/home");
  });

  test.describe("inside another app", () => {
    test.use({
      userAgent:
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari Line/14.9.0",
    });
    test("a link is offered at once, and no tab", async ({ app, context, words: { t } }) => {
      await app.home.open();
      await app.home.pressGame("Betflix");
      await app.game.play.click();
      await expect(app.alert(t("games.blocked.title"))).toBeVisible();
      expect(context.pages()).toHaveLength(1);
    });
  });
});

inLanguage("en", () => {
  test("an account that is opened while the member does something else does not come over it", async ({
    app,
    page,
    words: { t },
  }) => {
    const { deposit, game, home } = app;
    await home.open();
    // The sheet of a game stays loaded, and says only once what has happened.
    await home.pressGame("Joker");
    await expect(game.showPassword).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(game.root("Joker")).toBeHidden();
    const release = await hold(page, /\/api\/wallet\/activate\//);
    await home.pressGame("Slotracha");
    await home.action("deposit").click();
    await expect(deposit.way(t("deposit.way.giftLink"))).toBeVisible();
    release();
    const activated = page.getByText(t("wallet.games.activated", { name: "Slotracha" }));
    await expect(activated).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(deposit.root).toBeHidden();
    await expect(home.game("Slotracha")).toHaveAttribute("data-state", "active");
    await expect(game.root("Slotracha")).toBeHidden();
  });

  test("a failure leaves no tab, and says what happened", async ({
    app,
    page,
    context,
    books,
    scenario,
    words: { t },
  }) => {
    const { game, home } = app;
    const total = await books.total();
    await home.open();
    await home.pressGame("PG");
    scenario.faults.add({
      operationId: "walletTransferAll",
      kind: "code",
      code: "BONUS_REMAINING",
    });
    await game.play.click();
    await expect(app.alert(t("errors.code.BONUS_REMAINING"))).toBeVisible();
    await noTab(context);
    await expectAccessible(page);

    scenario.faults.add({ operationId: "walletTransferAll", kind: "dropBefore", ...forGood });
    await game.play.click();
    await expect(page.getByText(t("money.checking.title")).first()).toBeVisible();
    await noTab(context);
    await page.keyboard.press("Escape");
    expect(await books.total()).toBe(total);
  });

  test("the money is moved alone, and stays in the game when the game cannot be opened", async ({
    app,
    page,
    context,
    books,
    scenario,
    words: { t },
  }) => {
    const { game, home } = app;
    const total = await books.total();
    await home.open();
    await home.pressGame("Circus");
    await game.transferOnly.dblclick();
    await expect(page.getByText(t("games.moved", { name: "Circus" }))).toBeVisible();
    scenario.faults.add({ operationId: "autoLoginWithPassword", kind: "status" });
    await game.play.click();
    await expect(app.alert(t("games.notOpened"))).toBeVisible();
    await noTab(context);
    expect(await books.game("CIRCUS")).toBeGreaterThan(0);
    expect(await books.total()).toBe(total);
  });

  test("with the keyboard alone: apps, a game without an own login, and addresses that are not safe", async ({
    app,
    page,
    context,
    scenario,
    words: { t },
  }) => {
    const keyboard = new Keyboard(page);
    const { game, home } = app;
    await home.open();
    await keyboard.press(home.game("Joker").first());
    await expect(game.root("Joker")).toBeVisible();
    const android = await tabOf(context, () => keyboard.press(game.app("android")));
    await expectSite(android, "The app for android");
    await android.close();
    await expect(game.app("ios")).toHaveAttribute("rel", "noopener noreferrer");
    const tab = await tabOf(context, () => keyboard.press(game.play));
    await expectSite(tab, "Please sign in");
    await tab.close();
    await expect(game.copy("username")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(home.game("Joker").first()).toBeFocused();

    const unsafe = { tile: "star", category: "slot", event: true } as const;
    await scenario.setSettings({
      games: [
        {
          ...unsafe,
          code: "JOKER",
          name: "Joker",
          web: "javascript:alert(1)",
          android: "http://apps.example/a",
          ios: "data:text/html,1",
        },
      ],
    });
    await page.reload();
    await keyboard.press(home.game("Joker").first());
    await expect(game.copy("username")).toBeVisible();
    await expect(game.play).toBeHidden();
    await expect(game.app("android").or(game.app("ios"))).toHaveCount(0);
    await scenario.setSettings({ games: [] });
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(page.getByText(t("wallet.games.empty")).first()).toBeVisible();
  });
});
