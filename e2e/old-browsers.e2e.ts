import { DEMO_PHONE } from "@satang/sandbox";
import features from "../packages/ui/src/docs/browser-features.json" with { type: "json" };
import { missingIn } from "../scripts/browsers/compat.ts";
import type { Supported } from "../scripts/browsers/supported.ts";
import { missingAlone, withoutFeatures } from "./fixtures/old-browser.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { Chat } from "./models/chat.ts";
import { openings, reopen } from "./models/openings.ts";

/** Browsers that members hold, from the oldest supported one on: each lacks what came after it. */
const OLD: Readonly<Record<string, Supported>> = {
  "iOS 16.4": { browser: "safari_ios", version: "16.4" },
  "iOS 17.0": { browser: "safari_ios", version: "17.0" },
  "iOS 17.4": { browser: "safari_ios", version: "17.4" },
  "Chrome 111": { browser: "chrome_android", version: "111" },
  "Samsung Internet 22": { browser: "samsunginternet_android", version: "22" },
  "Firefox 121": { browser: "firefox_android", version: "121" },
};

for (const [name, browser] of Object.entries(OLD)) {
  inLanguage("th", () => {
    test.describe(`in ${name}`, () => {
      test.beforeEach(({ context }) => withoutFeatures(context, missingIn(browser)));
      // A style sheet that the last screen still loads has no page to go to.
      test.afterEach(({ context }) => context.unrouteAll({ behavior: "ignoreErrors" }));

      test("a member logs in, sees the balance and creates a QR", async ({ app, page }) => {
        await app.login.open();
        await app.login.signIn();
        await expect(page.getByRole("main").getByText("12,480.50").first()).toBeVisible();
        await app.press(app.home.action("deposit"));
        await app.deposit.chooseQr("KBANK");
        await app.deposit.createQr("300");
        await expect(app.deposit.qr).toBeVisible();
      });

      test.describe("signed in", () => {
        test.use({ signedIn: true });

        test("every sheet of every screen opens, shows its content and closes", async ({
          app,
          page,
          scenario,
        }) => {
          test.slow();
          await scenario.setSettings({ inviteBanners: [], refundBanners: [] });
          for (const path of new Set(openings.map((opening) => opening.path))) {
            await page.goto(path);
            for (const opening of openings.filter((one) => one.path === path))
              await reopen(app, page, opening, 1);
          }
        });

        test("the menu of the chat opens, closes on a press outside and on Escape, and does what is chosen", async ({
          page,
          words,
        }) => {
          const chat = new Chat(page, words);
          await page.goto("/user/home");
          await chat.open();
          const more = chat.root.getByRole("button", { name: words.t("chat.more") });
          const menu = page.getByRole("menu");
          await expect(menu).toBeHidden();
          await more.click();
          await expect(menu.getByRole("menuitem").first()).toBeFocused();
          const { bottom = 0 } = await more.evaluate((button) => button.getBoundingClientRect());
          expect((await menu.boundingBox())?.y).toBeGreaterThanOrEqual(bottom);

          await page.keyboard.press("Escape");
          await expect(menu).toBeHidden();
          await expect(more).toBeFocused();
          await more.click();
          await expect(menu).toBeVisible();
          await chat.field.click();
          await expect(menu).toBeHidden();
          await more.click();
          await expect(menu).toBeVisible();
          await more.click();
          await expect(menu).toBeHidden();
          await chat.readAsPlainList();
          await expect(menu).toBeHidden();
          await expect(chat.root).toBeVisible();
        });
      });
    });
  });
}

/** All of them or none are in a browser, as above. */
const OF_POPOVERS = /popover|toggle/i;

/** Of our own scripts: without a single feature, a page may take another way than without all that an old browser lacks. */
const ALONE = Object.entries(features)
  .filter(([name, { where }]) => !/^attribute|^:/.test(name) && /\.tsx?$/.test(where[0] ?? ""))
  .map(([name]) => name)
  .filter((name) => !OF_POPOVERS.test(name));

inLanguage("th", () => {
  test.describe("signed in", () => {
    test.use({ signedIn: true });

    for (const name of ALONE) {
      test(`without ${name} alone, a member pages the wallet and deposits by QR`, async ({
        app,
        context,
        page,
        scenario,
      }) => {
        await withoutFeatures(context, missingAlone(name));
        await page.goto("/user/home");
        const bonus = app.home.wallet.getByRole("radio", { name: app.words.t("wallet.bonus") });
        await bonus.press("Space");
        await expect(bonus).toBeChecked();
        await expect(app.home.wallet.getByText(app.words.t("wallet.bonusTitle"))).toBeInViewport();
        await app.home.action("deposit").click();
        await app.deposit.byQr("KBANK", 300, async () => {
          await expect(app.deposit.save).toBeVisible();
          await scenario.credit({ phone: DEMO_PHONE, provider: "KBANK" });
        });
        await expect(app.home.balance(12_780.5)).toBeAttached();
      });
    }
  });
});

for (const path of ["/login", "/user/home", "/register?code=PR1001"]) {
  test(`a browser that is too old for ${path} gets a page in three languages`, async ({
    context,
    page,
  }) => {
    await context.addInitScript(() => {
      CSS.supports = () => false;
    });
    await page.goto(path);
    await expect(page).toHaveURL(/\/unsupported\.html$/);
    for (const title of ["เบราว์เซอร์นี้เก่าเกินไป", "ບຣາວເຊີນີ້ເກົ່າເກີນໄປ", "This browser is too old"])
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
  });
}
