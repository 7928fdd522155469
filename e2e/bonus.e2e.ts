import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { BONUS, ONCE, WEEKLY } from "./fixtures/offers.data.ts";
import { DAY } from "./fixtures/play-time.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

const phone = DEMO_PHONE;

inLanguage("th", () => {
  test("a bonus is received, its turnover is played, and it is used up for today", {
    tag: "@feature",
  }, async ({ app, page, books, scenario, words: { t } }) => {
    await scenario.setSettings({ bonuses: [BONUS] });
    const [cash, operations] = await Promise.all([books.cash(), books.operations()]);
    await app.home.open();
    await app.menu.choose("bonus");
    const { bonuses } = app;
    await expect(bonuses.card(BONUS.name)).toContainText(t("bonus.card.left.day", { count: 1 }));
    await expectAccessible(page);
    await bonuses.card(BONUS.name).click();
    await expect(page.getByText(/7%/).first()).toBeVisible();
    await expectAccessible(page);
    await bonuses.receive.dblclick();
    await expect(bonuses.saved).toContainText(t("bonus.saved"));
    await bonuses.readSaved();
    await expect(bonuses.cards.first()).toContainText(t("bonus.card.current"));
    await expect(bonuses.balance).toContainText("50.00");
    await expect(bonuses.code).toBeHidden();
    await expectAccessible(page);
    expect(await books.operations()).toBe(operations + 1);

    await scenario.play({ phone, game: "JOKER", bet: 100, won: 100 });
    await page.reload();
    await expect(bonuses.cards.first()).toContainText(t("bonus.card.received"));
    await expect(bonuses.card(BONUS.name)).toBeDisabled();
    expect(await books.cash()).toBe(cash + 50);
  });
});

inLanguage("la", () => {
  test("a code of a promotion is required, looked up, refused with its reason, received with the keyboard, and cancelled", {
    tag: "@feature",
  }, async ({ app, page, books, scenario, words: { t } }) => {
    const { bonuses } = app;
    const operations = await books.operations();
    await page.goto("/user/bonus");
    await bonuses.code.press("Enter");
    await expect(bonuses.code).toHaveAccessibleDescription(t("promotion.required"));
    await bonuses.code.pressSequentially("nothing");
    await expect(bonuses.code).toHaveValue("NOTHING");
    await bonuses.code.press("Enter");
    await expect(page.getByText(t("promotion.notFound.title"))).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(page.getByRole("dialog")).toBeHidden();

    await bonuses.code.fill("lucky50");
    await bonuses.code.press("Enter");
    await scenario.setMember({ phone, bonusLock: true });
    await bonuses.receivePromotion.press("Enter");
    await expect(app.alert(t("errors.code.BONUS_ALREADY_ACTIVE"))).toBeVisible();
    await scenario.setMember({ phone, bonusLock: false });
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.reload();
    await bonuses.code.fill("LUCKY50");
    await bonuses.code.press("Enter");
    await bonuses.receivePromotion.press("Enter");
    await expect(bonuses.saved).toContainText(t("promotion.saved"));
    await bonuses.readSaved();
    await expect(bonuses.cards.first()).toContainText(t("bonus.type.promotion"));
    expect(await books.operations()).toBe(operations + 1);

    await bonuses.cancel.press("Enter");
    await expectAccessible(page);
    await page.goBack();
    await expect(bonuses.question).toBeHidden();
    await bonuses.cancel.press("Enter");
    const cancelled = page.waitForResponse(/\/api\/bonus\/clear/);
    await bonuses.confirm.press("Enter");
    const { message } = (await (await cancelled).json()) as { message: string };
    await expect(page.getByText(message)).toBeVisible();
    await expect(bonuses.code).toBeVisible();
    await expect(bonuses.balance).toContainText("0.00");
  });
});

inLanguage("la", () => {
  test("a bonus of a week is back after a week, and one that is given once is not", async ({
    app,
    page,
    scenario,
    words: { t, like },
  }) => {
    const { bonuses } = app;
    await scenario.setSettings({ bonuses: [ONCE, WEEKLY] });
    await page.goto("/user/bonus");
    for (const { name, type } of [ONCE, WEEKLY]) {
      const card = bonuses.card(name);
      await expect(card).toContainText(t(`bonus.card.left.${type}`, { count: 1 }));
      await card.click();
      const sheet = page.getByRole("dialog", { name });
      await expect(sheet).toContainText(t(`bonus.type.${type}`));
      await expect(sheet).toContainText(t(`bonus.modal.times.${type}`, { count: 1 }));
      await bonuses.receive.click();
      await bonuses.readSaved();
      await bonuses.cancel.click();
      await bonuses.confirm.click();
      await expect(card).toBeDisabled();
      await expect(card).toContainText(t("bonus.card.received"));
    }
    await expect(bonuses.card(ONCE.name)).toContainText(t("bonus.card.never"));
    await expect(bonuses.card(WEEKLY.name).getByText(like("bonus.card.again"))).toBeVisible();

    scenario.clock.advance(7 * DAY);
    await page.reload();
    await expect(bonuses.card(WEEKLY.name)).toContainText(t("bonus.card.left.week", { count: 1 }));
    await expect(bonuses.card(WEEKLY.name)).toBeEnabled();
    await expect(bonuses.card(ONCE.name)).toBeDisabled();
  });
});
