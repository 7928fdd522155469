import { BONUS, CASH } from "../fixtures/offers.data.ts";
import { expect, test } from "./engine-test.ts";

test.use({ signedIn: true });

test("a bonus is received", async ({ app, page, scenario, words: { t } }) => {
  const { bonuses } = app;
  await scenario.setSettings({ bonuses: [BONUS] });
  await page.goto("/user/bonus");
  await bonuses.card(BONUS.name).click();
  await bonuses.receive.click();
  await expect(bonuses.saved).toContainText(t("bonus.saved"));
  await bonuses.readSaved();
  await expect(bonuses.balance).toContainText("50.00");
});

test("a promotion is found by its code and received", async ({ app, page, words: { t } }) => {
  const { bonuses } = app;
  await page.goto("/user/bonus");
  await bonuses.code.pressSequentially("lucky50");
  await expect(bonuses.code).toHaveValue("LUCKY50");
  await bonuses.code.press("Enter");
  await bonuses.receivePromotion.click();
  await expect(bonuses.saved).toContainText(t("promotion.saved"));
  await bonuses.readSaved();
  await expect(bonuses.cards.first()).toContainText(t("bonus.type.promotion"));
});

test("a spin wins a coupon, which is claimed", async ({ app, books, page, scenario }) => {
  const { spin } = app;
  const cash = await books.cash();
  await scenario.setSettings({ wheelSlices: [CASH] });
  await app.home.open();
  await app.menu.choose("spin");
  await spin.start.click();
  await expect(spin.prize("coupon")).toContainText("฿30");
  await page.keyboard.press("Escape");
  await spin.coupons.first().getByRole("button").click();
  await spin.confirm.click();
  await expect(spin.claimed).toBeVisible();
  expect(await books.cash()).toBeGreaterThan(cash);
});

test("a refund is added to the wallet, and the focus stays in its sheet", async ({
  app,
  books,
  page,
  words: { t },
}) => {
  const { refund } = app;
  const cash = await books.cash();
  await app.home.open();
  await app.menu.choose("refund");
  await refund.next.click();
  await refund.addWallet.click();
  await expect(page.getByText(t("errors.code.REFUND_SUCCESS"))).toBeVisible();
  expect(await books.cash()).toBe(cash + 64.25);
  await expect
    .poll(() => refund.root.evaluate((root) => root.contains(document.activeElement)))
    .toBe(true);
});

test("friends are invited by a link, which gives a bonus", async ({
  app,
  books,
  page,
  words: { t },
}) => {
  const { invite } = app;
  const cash = await books.cash();
  await app.home.open();
  await app.menu.choose("invite");
  await invite.next.click();
  await expect(invite.link).toBeVisible();
  await invite.receive.click();
  await expect(page.getByText(t("errors.code.INVITE_BONUS_SUCCESS"))).toBeVisible();
  expect(await books.cash()).toBe(cash + 75);
});
