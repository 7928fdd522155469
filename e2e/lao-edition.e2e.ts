import { DEMO_PHONES } from "@satang/sandbox";
import { expectAccessibleAnywhere } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

/** Not ten digits: a number that only the Lao edition accepts. */
const PHONE = "20555591";

test.use({ edition: "lao" });

inLanguage("la", () => {
  test("a newcomer registers with kip at the bank of Laos, logs in, and sees amounts in kip", async ({
    app,
    page,
    scenario,
  }) => {
    await scenario.setSettings({ otpDigits: 4 });
    await app.register.open();
    await app.register.enterPhone(PHONE);
    await app.register.step("otp").waitFor();
    await app.register.enterOtp(await scenario.otp(PHONE));
    await app.register.step("profile").waitFor();
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await expect(app.register.currency("kip")).toBeChecked();
    await expectAccessibleAnywhere(page);
    await app.register.enterBank("BCEL");
    await expect(page).toHaveURL(/\/login$/);
    await app.login.signIn({ username: PHONE, password: NEWCOMER.password });
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(page.getByText(/₭/).first()).toBeVisible();
    await expect(page.getByText(/฿/)).toHaveCount(0);

    await app.home.action("deposit").click();
    await expect(page.getByRole("button", { name: /BCEL/ })).toBeVisible();
  });
});

inLanguage("en", () => {
  test("a newcomer may choose baht", async ({ app, page, scenario }) => {
    await scenario.setSettings({ registerOTP: false });
    await app.register.open();
    await app.register.enterPhone(PHONE);
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await app.register.currency("baht").check({ force: true });
    await app.register.enterBank();
    await expect(page).toHaveURL(/\/login$/);
    await app.login.signIn({ username: PHONE, password: NEWCOMER.password });
    await expect(page.getByText(/฿/).first()).toBeVisible();
  });

  test("the demo member has kip", async ({ app, page }) => {
    await app.login.open();
    await app.login.signIn({ username: DEMO_PHONES.lao });
    await expect(page.getByText(/2,500,000/).first()).toBeVisible();
  });
});
