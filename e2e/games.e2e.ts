import type { BrowserContext, Page } from "@playwright/test";
import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import {
  accountsOf,
  expectSite,
  moveWallet,
  openAccount,
  playWithWallet,
  resetPassword,
  resetsOf,
  tabOf,
} from "./fixtures/games.ts";
import { hold } from "./fixtures/hold.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

const forGood = { times: 1_000 };

const SLOTRACHA = { code: "SLOTRACHA", name: "Slotracha" } as const;
const JOKER = { code: "JOKER", name: "Joker" } as const;
/** A game with a site that gets the credentials as a posted form. */
const UFABET = { code: "UFABET", name: "UFABet" } as const;

/** Games that no other journey opens. A site without an auto-login asks the member to sign in. */
const OTHERS = [
  { name: "SlotXO", isSignedIn: false },
  { name: "SuperSlot", isSignedIn: false },
  { name: "Sexygame", isSignedIn: false },
  { name: "Betflix", isSignedIn: true },
  { name: "Imi", isSignedIn: true },
  { name: "PGSlot", isSignedIn: true },
  { name: "Joker 2", isSignedIn: true },
  { name: "Askmebet", isSignedIn: true },
  { name: "HuayHD", isSignedIn: true },
  { name: "Areaslot", isSignedIn: true },
] as const;

const noTab = async (context: BrowserContext) => expect.poll(() => context.pages().length).toBe(1);

const blockTabs = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { open: () => null }));

inLanguage("th", () => {
  test("an account is opened, its credentials read and copied, and the game played with the whole wallet", {
    tag: "@feature",
  }, async ({ app, page, context, books, server, words }) => {
    const accountAt = accountsOf(server.url, DEMO_PHONE);
    const player = { app, page, context, books, words, accountAt };
    await app.home.open();
    await openAccount(player, SLOTRACHA);
    await playWithWallet(player, SLOTRACHA);

    const kept = await page.evaluate(() =>
      JSON.stringify([localStorage, sessionStorage, history.state, location.href]),
    );
    expect(kept).not.toContain((await accountAt(SLOTRACHA.code)).password);
    await page.goBack();
    await expect(app.game.root(SLOTRACHA.name)).toBeHidden();
  });
});

inLanguage("la", () => {
  test("a new password is asked about first and is one call, and money is moved into a game that is not opened", async ({
    app,
    page,
    context,
    books,
    server,
    words,
  }) => {
    const player = {
      app,
      page,
      context,
      books,
      words,
      accountAt: accountsOf(server.url, DEMO_PHONE),
    };
    await app.home.open();
    await app.home.pressGame(JOKER.name);
    for (const system of ["android", "ios"] as const)
      await expect(app.game.app(system)).toHaveAttribute("rel", "noopener noreferrer");
    await app.game.showPassword.click();
    await resetPassword(player, JOKER);
    await moveWallet(player, JOKER);
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
    const { password } = await accountsOf(server.url, DEMO_PHONE)("JOKER");
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
    expect((await accountsOf(server.url, DEMO_PHONE)("JOKER")).password).not.toBe(password);

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
    const { username } = await accountsOf(server.url, DEMO_PHONE)("PG");
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
  test("each other game opens in a tab of its own, also one that is posted to, and no address has a password", async ({
    app,
    page,
    context,
    books,
    server,
    words,
  }) => {
    const { game, home } = app;
    const accountAt = accountsOf(server.url, DEMO_PHONE);
    const addresses: string[] = [];
    context.on("request", (request) => addresses.push(request.url()));
    await home.open();
    await home.pressGame(UFABET.name);
    // Empties the wallet: the games after it are only opened.
    await playWithWallet({ app, page, context, books, words, accountAt }, UFABET);
    await noTab(context);
    const { password } = await accountAt(UFABET.code);
    expect(addresses.filter((address) => address.includes(password))).toEqual([]);

    for (const { name, isSignedIn } of OTHERS) {
      await page.keyboard.press("Escape");
      await expect(game.play).toBeHidden();
      await home.pressGame(name);
      const tab = await tabOf(context, () => game.play.click());
      await expectSite(tab, isSignedIn ? /^Signed in as \w/ : "Please sign in");
      await expect(tab).toHaveTitle(name);
      await tab.close();
    }
  });

  test("where no tab opens there is a link, or a form for a game that is posted to", async ({
    app,
    page,
    context,
    server,
    words: { t },
  }) => {
    await blockTabs(page);
    const { game, home } = app;
    const keys = new Keyboard(page);
    for (const { code, name } of [{ code: "USUN", name: "Usun" }, UFABET]) {
      const { username } = await accountsOf(server.url, DEMO_PHONE)(code);
      await home.open();
      await home.pressGame(name);
      await game.play.click();
      await expect(app.alert(t("games.blocked.title"))).toBeVisible();
      await expectAccessible(page);
      const tab = await tabOf(context, () => keys.press(game.openBlocked(name)));
      await expectSite(tab, `Signed in as ${username}`);
      await tab.close();
    }
    expect(await page.evaluate(() => location.pathname)).toBe("/user/home");
  });

  test("where no tab opens, play after a transfer opens the account of the game", async ({
    app,
    page,
    context,
  }) => {
    await blockTabs(page);
    await app.home.open();
    await app.fillTransfer("10");
    await app.transfer.submit.click();
    await app.transfer.play("Joker").click();
    await expect(app.game.root("Joker")).toBeVisible();
    await expect(app.game.play).toBeVisible();
    await noTab(context);
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

  test("after a transfer one press opens the game, also one of the keyboard, and moves nothing more", async ({
    app,
    page,
    context,
    books,
    server,
    words: { t },
  }) => {
    const { game, home, transfer } = app;
    const { username } = await accountsOf(server.url, DEMO_PHONE)("BETFLIX");
    const wallet = new RegExp(`^${t("common.wallet")}`);
    const send = async () => {
      await home.action("transfer").click();
      await transfer.fill(wallet, /^Betflix/, "10");
      await transfer.submit.click();
    };
    const play = transfer.play("Betflix");
    const operations = await books.operations();
    await home.open();
    const presses = [
      () => play.click(),
      async () => {
        await play.waitFor();
        await new Keyboard(page).press(play);
      },
    ];
    for (const [index, press] of presses.entries()) {
      await send();
      const tab = await tabOf(context, press);
      await expectSite(tab, `Signed in as ${username}`);
      await tab.close();
      await expect(transfer.done).toBeHidden();
      await expect(game.root("Betflix")).toBeHidden();
      expect(await books.operations()).toBe(operations + index + 1);
    }
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
    // The wallet is read again: until then a press would move its money first.
    await expect(game.play).toContainText(t("games.playOpens"));
    scenario.faults.add({ operationId: "autoLoginWithPassword", kind: "status" });
    await game.play.click();
    await expect(app.alert(t("games.notOpened"))).toBeVisible();
    await noTab(context);
    expect(await books.game("CIRCUS")).toBeGreaterThan(0);
    expect(await books.total()).toBe(total);
  });

  test("with the keyboard alone apps and a game without an own login open, and addresses that are not safe do not", async ({
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
    await expect(game.copy("username")).toBeHidden();
    await page.reload();
    await expect(page.getByText(t("wallet.games.empty")).first()).toBeVisible();
  });
});
