import { DEMO_PASSWORD } from "@satang/sandbox";
import { Chat } from "../models/chat.ts";
import { expect, test } from "./engine-test.ts";
import { goBack } from "./go-back.ts";

test.use({ signedIn: true });

test("a member writes to support, and the menu of the chat opens and closes", async ({
  app,
  page,
  words,
}) => {
  const chat = new Chat(page, words);
  await app.home.open();
  await chat.open();
  await chat.send("ฝากเงินไม่เข้า");
  await expect(chat.message("ฝากเงินไม่เข้า")).toBeVisible();
  const menu = page.getByRole("menu");
  await chat.root.getByRole("button", { name: words.t("chat.more") }).click();
  await expect(menu.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await chat.minimise.click();
  await expect(chat.root).toBeHidden();
});

test("the name in the profile is changed, and shown everywhere", async ({ app, page }) => {
  await app.profile.open();
  await app.profile.entry("edit").click();
  await app.profile.field("edit.name").fill("Mana Meechai");
  await app.profile.save.click();
  await app.profile.readSaved();
  await expect(page.getByRole("region", { name: "Mana Meechai" })).toBeVisible();
});

test("the password is changed, and the new one logs in", async ({ app }) => {
  const password = "a-longer-password";
  await app.profile.open();
  await app.profile.entry("password").click();
  await app.profile.changePassword(DEMO_PASSWORD, password, password);
  await app.profile.readSaved();
  await app.menu.logout.click();
  await app.login.heading.waitFor();
  await app.login.signIn({ password });
  await expect(app.home.wallet).toBeVisible();
});

test("the account of a game shows its credentials", async ({ app, page }) => {
  await app.home.open();
  await app.home.pressGame("Joker");
  await app.game.showPassword.click();
  await expect(app.game.play).toBeVisible();
  await goBack(page);
  await expect(app.game.root("Joker")).toBeHidden();
});
