import { LANGUAGE_NAMES } from "@satang/i18n";
import { wordsOf } from "@satang/ui/testing";
import { expectLanguage } from "../fixtures/language.ts";
import { App } from "../models/app.ts";
import { NEWCOMER } from "../models/register-page.ts";
import { expect, test } from "./engine-test.ts";

test.describe("before the agreement was accepted", () => {
  test.use({ agreed: false });

  test("a member logs in, accepts the agreement and sees the balance", async ({ app, books }) => {
    await app.login.open();
    await app.login.signIn();
    await app.home.acceptAgreement();
    await expect(app.home.balance(await books.cash())).toBeVisible();
    await expect(app.home.game("Joker").first()).toBeVisible();
  });
});

test("a newcomer registers with a one-time code and logs in", async ({ app, page, scenario }) => {
  const { register } = app;
  await register.open();
  await register.enterPhone();
  await register.step("otp").waitFor();
  await register.enterOtp(await scenario.otp(NEWCOMER.phone));
  await register.step("profile").waitFor();
  await register.enterProfile();
  await register.step("bank").waitFor();
  await register.enterBank();
  await expect(page).toHaveURL(/\/login$/);
  await app.login.signIn({ username: NEWCOMER.phone, password: NEWCOMER.password });
  await expect(app.home.balance(0)).toBeVisible();
});

test("a visitor reads the login in each language, and the last one stays", async ({
  app,
  page,
}) => {
  await app.login.open();
  for (const locale of ["la", "en"] as const) {
    const words = await wordsOf(locale);
    await page.getByRole("radio", { name: LANGUAGE_NAMES[locale] }).press("Space");
    await expect(new App(page, words).login.heading).toBeVisible();
    await expectLanguage(page, words);
  }
  await page.reload();
  await expectLanguage(page, await wordsOf("en"));
});

test("a visitor changes to day and to night, and the last one stays", async ({
  app,
  page,
  words: { t },
}) => {
  const root = page.locator("html");
  await app.login.open();
  for (const [theme, name] of [
    ["river-night", "ui.theme.toNight"],
    ["river-day", "ui.theme.toDay"],
    ["river-night", "ui.theme.toNight"],
  ] as const) {
    const change = page.getByRole("button", { name: t(name) });
    if (await change.isVisible()) await change.click();
    await expect(root).toHaveAttribute("data-satang-theme", theme);
  }
  await page.reload();
  await expect(root).toHaveAttribute("data-satang-theme", "river-night");
  await expect(root).toHaveCSS("background-color", "rgb(10, 15, 31)");
});
