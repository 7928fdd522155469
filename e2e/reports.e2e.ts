import type { Page } from "@playwright/test";
import { PROMOTION } from "./fixtures/offers.data.ts";
import { slipPicture } from "./fixtures/slip-picture.ts";
import { storedIntentions } from "./fixtures/stored-intentions.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import type { App } from "./models/app.ts";

/** From now on the page paints nothing: its frames never come. */
const stopPainting = (page: Page) =>
  page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });

/** Waits until the page has the reply, and has stored that the order is done. */
const isDecided = (page: Page) =>
  page.waitForFunction(
    () => Object.values({ ...localStorage }).some((text) => text.includes('"kind":"done"')),
    undefined,
    { polling: 20 },
  );

/** Orders of a member, up to the last press. */
const ORDERS: Readonly<Record<string, (app: App, press: () => Promise<unknown>) => Promise<void>>> =
  {
    transfer: async (app, stop) => {
      await app.fillTransfer("20");
      await stop();
      await app.transfer.submit.click();
    },
    withdrawal: async (app, stop) => {
      await app.home.action("withdraw").click();
      await app.withdraw.amount.fill("300");
      await stop();
      await app.withdraw.submit.click();
    },
    "gift link": async (app, stop) => {
      await app.home.action("deposit").click();
      await app.deposit.chooseGiftLink();
      await app.deposit.giftLink.fill("https://gift.satang.example/campaign/?v=reports012345678");
      await stop();
      await app.deposit.sendGiftLink.click();
    },
    refund: async (app, stop) => {
      await app.menu.choose("refund");
      await app.refund.next.click();
      await expect(app.refund.addWallet).toBeEnabled();
      await stop();
      await app.refund.addWallet.click();
    },
    spin: async (app, stop) => {
      await app.menu.choose("spin");
      await expect(app.spin.coins(3)).toBeVisible();
      await stop();
      await app.spin.start.click();
    },
    coupon: async (app, stop) => {
      await app.menu.choose("spin");
      await app.spin.coupons.first().getByRole("button").click();
      await app.spin.confirm.waitFor();
      await stop();
      await app.spin.confirm.click();
    },
    "bonus of friends": async (app, stop) => {
      await app.menu.choose("invite");
      await app.invite.next.click();
      await expect(app.invite.bonus).toContainText("75.00");
      await stop();
      await app.invite.receive.click();
    },
    promotion: async (app, stop) => {
      await app.page.goto("/user/bonus");
      await app.bonuses.code.fill(PROMOTION.code);
      await app.bonuses.code.press("Enter");
      await app.bonuses.receivePromotion.waitFor();
      await stop();
      await app.bonuses.receivePromotion.click();
    },
    slip: async (app, stop) => {
      await app.statement.open();
      await app.page
        .getByRole("button", { name: app.words.t("statement.slips"), exact: true })
        .click();
      await app.slips.file.setInputFiles(slipPicture(1));
      await app.slips.send.waitFor();
      await stop();
      await app.slips.send.click();
    },
  };

/** Goes on to the report in what a reload opens again: a report waits until no other modal is open. */
const GO_ON: Readonly<Record<string, (app: App) => Promise<void>>> = {
  withdrawal: (app) => app.receipt.close("withdraw"),
  refund: (app) => app.refund.next.click(),
  "bonus of friends": (app) => app.invite.next.click(),
};

inLanguage("en", () => {
  test.describe("for a member", () => {
    test.use({ signedIn: true });

    for (const [name, order] of Object.entries(ORDERS)) {
      test(`a reload after the reply and before the first picture reports the ${name} once`, async ({
        app,
        page,
        scenario,
      }) => {
        await scenario.setSettings({ promotions: [PROMOTION] });
        await app.home.open();
        await order(app, () => stopPainting(page));
        await isDecided(page);
        await page.reload();
        await GO_ON[name]?.(app);
        await expect(app.outcome.title("done")).toBeVisible();
        await app.outcome.close.click();
        await expect.poll(() => storedIntentions(page)).toEqual([]);
        // Another address than that of the sheet, which the same one would open again.
        await page.goto("/user/limits");
        await app.limits.heading.waitFor();
        await expect(app.outcome.message).toHaveCount(0);
      });
    }
  });

  test("a registration from a tab that was closed is reported on the registration page", async ({
    app,
    context,
    page,
    scenario,
    words: { t },
  }) => {
    await scenario.setSettings({ registerOTP: false });
    const { register } = app;
    await register.open();
    await register.enterPhone();
    await register.enterProfile();
    await register.step("bank").waitFor();
    await stopPainting(page);
    await register.enterBank();
    await isDecided(page);
    const next = await context.newPage();
    await page.close();
    await next.goto("/register");
    await expect(
      next.getByRole("heading", { level: 3, name: t("money.registrationDone.title") }),
    ).toBeVisible({ timeout: 5_000 });
  });
});
