import { LANGUAGE_NAMES } from "@satang/i18n";
import { DEMO_PASSWORD } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { App } from "./models/app.ts";

test.use({ signedIn: true });

const NEW_PASSWORD = "a-longer-password";

inLanguage("en", () => {
  test("a member changes the password: the old one opens nothing, and another device is logged out", {
    tag: "@feature",
  }, async ({ app, page, browser, words, words: { t } }) => {
    const other = new App(await (await browser.newContext()).newPage(), words);
    await other.login.open();
    await other.login.signIn();
    await expect(other.page).toHaveURL(/\/user\/home$/);

    await app.profile.open();
    await expectAccessible(page);
    await app.profile.entry("password").click();
    await app.profile.changePassword(DEMO_PASSWORD, NEW_PASSWORD, "another");
    await expect(page.getByText(t("profile.problem.passwordsDiffer"))).toBeVisible();
    await app.profile.changePassword("wrong", NEW_PASSWORD, NEW_PASSWORD);
    await expect(app.alert(t("errors.code.WRONG_PASSWORD"))).toBeVisible();
    await expect(app.profile.field("password.old")).toHaveValue("wrong");
    await expectAccessible(page);
    await app.profile.changePassword(DEMO_PASSWORD, NEW_PASSWORD, NEW_PASSWORD);
    await expect(app.profile.saved).toBeVisible();
    await app.profile.readSaved();
    await expect(app.profile.root("password")).toBeHidden();

    await other.page.reload();
    await expect(other.login.heading).toBeVisible();
    await other.login.signIn();
    await expect(other.alert(t("errors.code.WRONG_CREDENTIAL"))).toBeVisible();
    await other.login.signIn({ password: NEW_PASSWORD });
    await expect(other.page).toHaveURL(/\/user\/home$/);
    await other.page.context().close();
  });

  test("a member changes the name, which is then shown everywhere", async ({ app, page }) => {
    await app.profile.open();
    await app.profile.entry("edit").click();
    await app.profile.field("edit.name").fill("Mana Meechai");
    await expectAccessible(page);
    await app.profile.save.click();
    await expect(app.profile.saved).toBeVisible();
    await app.profile.readSaved();
    await expect(page.getByRole("link", { name: /Mana Meechai/ }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole("region", { name: "Mana Meechai" })).toBeVisible();
  });

  test("a member chooses theme and language in the profile, where they stay, and nowhere else", async ({
    app,
    page,
    words: { t },
  }) => {
    const languages = page.getByRole("radiogroup", { name: t("ui.language") });
    const theme = (name: "light" | "auto") =>
      page.getByRole("radio", { name: t(`app.theme.${name}`) });
    const root = page.locator("html");
    await page.setViewportSize({ width: 1280, height: 800 });
    await app.home.open();
    await expect(languages).toHaveCount(0);
    await app.profile.open();
    await expect(languages).toHaveCount(1);
    await expectAccessible(page);
    await theme("light").press("Space");
    await page.reload();
    await expect(root).toHaveAttribute("data-satang-theme", "river-day");
    await theme("auto").press("Space");
    await expect(root).not.toHaveAttribute("data-satang-theme");
    await page.getByRole("radio", { name: LANGUAGE_NAMES.th }).press("Space");
    await expect(root).toHaveAttribute("lang", /^th/);
    await page.reload();
    await expect(root).toHaveAttribute("lang", /^th/);
  });
});
