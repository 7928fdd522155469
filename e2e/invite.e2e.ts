import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

test.use({ signedIn: true, permissions: ["clipboard-read", "clipboard-write"] });

/** Longer than two taps that count as one, ms. */
const BETWEEN_PRESSES = 1_000;
/** The largest amount of one call, baht; a balance holds 90 of them. */
const LARGEST = 999_999_999_999.99;

/** A friend who has not played registers with an invite code. */
async function registerFriend(url: string, inviteCode: string | null) {
  const { phone, firstName, lastName, accountNo, ...friend } = NEWCOMER;
  await fetch(`${url}/api/account`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-client": "wallet-user" },
    body: JSON.stringify({
      ...friend,
      phoneNumber: phone,
      bankAccountName: `${firstName} ${lastName}`,
      bankAccountNo: accountNo,
      inviteCode,
    }),
  });
}

inLanguage("la", () => {
  test("the invite modal shows banners, the link and the friends, and gives the bonus once", {
    tag: "@feature",
  }, async ({ app, page, books, passTime, scenario, words: { t } }) => {
    const [cash, operations] = await Promise.all([books.cash(), books.operations()]);
    const { invite } = app;
    await app.home.open();
    await app.menu.choose("invite");
    await expect(invite.next).toBeVisible();
    await expectAccessible(page);
    await invite.next.click();
    await expect(invite.link).toBeVisible();
    await expectAccessible(page);
    await invite.copy.click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toBe(new URL("/register?code=PR1001", page.url()).href);
    await expect(page.getByText(t("ui.copied", { text: link }))).toBeVisible();

    await expect(invite.friends).toHaveCount(10);
    await invite.root.getByRole("button", { name: t("ui.pagination.next") }).click();
    await expect(invite.friends).toHaveCount(2);

    await expect(invite.bonus).toContainText("75.00");
    await invite.receive.dblclick();
    await expect(page.getByText(t("errors.code.INVITE_BONUS_SUCCESS"))).toBeVisible();
    await expect(invite.bonus).toContainText("0.00");
    expect(await books.cash()).toBe(cash + 75);
    expect(await books.operations()).toBe(operations + 1);
    await passTime(BETWEEN_PRESSES);
    await invite.receive.click();
    await expect(page.getByText(t("errors.code.INVITE_COLLECT"))).toBeVisible();
    await scenario.setSettings({ inviteActive: false });
    await passTime(BETWEEN_PRESSES);
    await invite.receive.click();
    await expect(page.getByText(t("errors.code.INVITE_INACTIVE"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.home.balance(cash + 75)).toBeAttached();
  });
});

inLanguage("en", () => {
  test("a member reads why there is no bonus, and keeps one that the wallet cannot hold", async ({
    app,
    page,
    passTime,
    scenario,
    server,
    words: { t },
  }) => {
    const { invite } = app;
    const phone = "0822222222";
    const receive = async (
      code: "NO_INVITE_BONUS" | "NO_INVITEE_PLAY_INFO" | "INVITE_BONUS_FAIL",
    ) => {
      await passTime(BETWEEN_PRESSES);
      await invite.receive.click();
      await expect(page.getByText(t(`errors.code.${code}`))).toBeVisible();
    };
    await scenario.setSettings({ inviteBanners: [], registerOTP: false });
    await app.login.open();
    await app.login.signIn({ username: phone });
    await app.home.acceptAgreement();
    await app.menu.choose("invite");
    const link = (await invite.link.textContent()) ?? "";
    await receive("NO_INVITE_BONUS");
    await registerFriend(server.url, new URL(link).searchParams.get("code"));
    await receive("NO_INVITEE_PLAY_INFO");
    await scenario.credit({ phone, amount: LARGEST });
    for (let friend = 0; friend < 90; friend += 1)
      await scenario.setMember({ phone, addInvite: LARGEST });
    await receive("INVITE_BONUS_FAIL");
  });
});

test("the back button closes the banners and opens the modal; the next one closes it", async ({
  app,
  page,
}) => {
  const { invite } = app;
  await app.home.open();
  await app.menu.choose("invite");
  await expect(invite.next).toBeVisible();
  await page.goBack();
  await expect(invite.link).toBeVisible();
  await page.goBack();
  await expect(invite.root).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
});
