import type { OperationId } from "@satang/api";
import { DEMO_PASSWORD, DEMO_PHONE, type Fault } from "@satang/sandbox";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

/** Longer than two taps that count as one, ms. */
const BETWEEN_PRESSES = 1_000;

type Code = NonNullable<Fault["code"]>;

/**
 * Refusals that the app's own checks or the seeded site prevent: the call, and its codes. Other services may answer with
 * them.
 */
const REFUSALS = {
  qr: ["qrcodeCreate", ["QR_FAIL", "NO_BANK", "BONUS_CONDITION"]],
  giftLink: ["walletTruelink", ["TRUELINK_DUPLICATE"]],
  transfer: [
    "walletTransfer",
    ["TRANSFER_MINIMUM", "TRANSFER_FAIL", "SLOT_NO_ACCOUNT", "BONUS_CONDITION", "KEY_MISSING"],
  ],
  withdraw: ["walletWithdrawAll", ["NO_BANK", "KEY_INVALID"]],
  accountName: ["accountUpdateBankAccountName", ["BANK_ACCOUNT_NAME_ENG"]],
  profile: ["accountUpdateProfile", ["BANK_ACCOUNT_NAME_ENG", "INVALID_USER_INFO"]],
} as const satisfies Readonly<Record<string, readonly [OperationId, readonly Code[]]>>;

inLanguage("la", () => {
  test("the profile forms say what is wrong with their values, and save nothing", async ({
    app,
    page,
    words: { t },
  }) => {
    await app.profile.open();
    await app.profile.entry("password").click();
    await app.profile.save.click();
    await expect(page.getByText(t("profile.problem.required"))).toHaveCount(3);
    await app.profile.changePassword(DEMO_PASSWORD, "one-password", "another");
    await expect(page.getByText(t("profile.problem.passwordsDiffer"))).toBeVisible();
    await page.keyboard.press("Escape");

    await app.profile.entry("edit").click();
    // Only this bank asks for Latin letters.
    await app.profile.chooseBank("KTB");
    await page.getByLabel(t("profile.accountName"), { exact: true }).fill("มาลี");
    await page.getByLabel(t("profile.accountNo"), { exact: true }).fill("12a");
    await app.profile.save.click();
    await expect(page.getByText(t("profile.problem.latinOnly"))).toBeVisible();
    await expect(page.getByText(t("profile.problem.accountDigits"))).toBeVisible();
  });

  test("every money form shows what the service refused, and keeps its values", async ({
    app,
    page,
    books,
    passTime,
    scenario,
    words: { t, baht },
  }) => {
    test.slow();
    const phone = DEMO_PHONE;
    const { games } = await scenario.setSettings({ withdrawMin: 100, withdrawMax: 50_000_000 });
    const operations = await books.operations();
    const total = await books.total();
    const wallet = new RegExp(`^${t("common.wallet")}`);
    const shows = async (text: string) => {
      await expect(page.getByText(text).first()).toBeVisible();
      await passTime(BETWEEN_PRESSES);
    };
    const showsCode = (code: Code) => shows(t(`errors.code.${code}`));
    /** The next calls are refused, with one code each. */
    const refuses = async (
      [operationId, codes]: (typeof REFUSALS)[keyof typeof REFUSALS],
      send: () => Promise<unknown>,
    ) => {
      for (const code of codes) {
        scenario.faults.add({ operationId, kind: "code", code });
        await send();
        await showsCode(code);
      }
    };
    const ok = () =>
      app.press(page.getByRole("button", { name: t("common.action.ok"), exact: true }));

    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.amount.fill("100");
    await refuses(REFUSALS.qr, () => app.deposit.create.click());
    await expect(app.deposit.amount).toHaveValue("100");
    await app.deposit.allWays.click();
    await app.deposit.chooseGiftLink();
    await app.deposit.giftLink.fill("https://gift.satang.example/");
    await app.deposit.sendGiftLink.click();
    await showsCode("TRUELINK_INVALID");
    await app.deposit.giftLink.fill("https://gift.satang.example/campaign/?v=refusal012345678");
    await refuses(REFUSALS.giftLink, () => app.deposit.sendGiftLink.click());
    await scenario.setSettings({ storedWallet: false });
    await app.deposit.sendGiftLink.click();
    await showsCode("NO_WALLET");
    await page.keyboard.press("Escape");

    await app.home.action("transfer").click();
    await app.transfer.fill(wallet, /^PG/, "10");
    const transferIsRefused = async (code: Code) => {
      await app.transfer.submit.click();
      await showsCode(code);
      await ok();
    };
    for (const code of REFUSALS.transfer[1]) {
      scenario.faults.add({ operationId: REFUSALS.transfer[0], kind: "code", code });
      await transferIsRefused(code);
    }
    await scenario.setSettings({ games: games.filter(({ code }) => code !== "PG") });
    await transferIsRefused("NO_GAME");
    await scenario.setSettings({ games });
    await expect(app.transfer.amount).toHaveValue("10");
    // The balance of a game is not certain, so that an amount above it is sent.
    await app.transfer.fill(/^Joker/, wallet, "999999");
    await transferIsRefused("MONEY_NOT_ENOUGH");
    await page.keyboard.press("Escape");

    await app.home.action("withdraw").click();
    await app.withdraw.amount.fill("300");
    await refuses(REFUSALS.withdraw, () => app.withdraw.submit.click());
    await scenario.setSettings({ withdrawMin: 400 });
    await app.withdraw.submit.click();
    await shows(t("withdraw.problem.belowMinimum", { minimum: baht.short(400) }));
    await app.withdraw.amount.fill("450");
    await scenario.setSettings({ withdrawMin: 100, withdrawMax: 350 });
    await app.withdraw.submit.click();
    await shows(t("withdraw.problem.aboveMaximum", { maximum: baht.short(350) }));
    await expect(app.withdraw.amount).toHaveValue("450");
    await scenario.setSettings({ withdrawMax: 50_000_000 });
    await page.keyboard.press("Escape");

    await app.withdraw.openWithNewBalances();
    await app.withdraw.amount.fill(String(total));
    await scenario.play({ phone, game: "JOKER", bet: 1 });
    const bonusRead = page.waitForResponse("**/api/bonus/check/active");
    await app.withdraw.submit.click();
    await showsCode("MONEY_NOT_ENOUGH");
    // A refusal reads the bonus again: this reading would find the lock.
    await (await bonusRead).finished();
    await app.withdraw.amount.fill("300");
    await scenario.setMember({ phone, bonusLock: true });
    await scenario.setSettings({ withdrawMin: 301 });
    await app.withdraw.submit.click();
    const balance = baht.exact(await books.total());
    await shows(t("withdraw.problem.notFullBalance", { balance }));
    await scenario.setSettings({ withdrawMin: 100 });
    await scenario.setMember({ phone, bonusLock: false });
    await page.keyboard.press("Escape");

    await app.withdraw.openWithNewBalances();
    await app.withdraw.amount.fill("300");
    await scenario.setMember({ phone, bonusLock: true });
    await app.withdraw.submit.click();
    await showsCode("BONUS_CONDITION");
    expect(await books.operations()).toBe(operations);
  });

  test("the profile forms show what the service refused, and keep their values", async ({
    app,
    page,
    passTime,
    scenario,
    words: { t },
  }) => {
    const { banks } = await scenario.setSettings({});
    const showsCode = async (code: Code) => {
      await expect(page.getByText(t(`errors.code.${code}`)).first()).toBeVisible();
      await passTime(BETWEEN_PRESSES);
    };
    await app.profile.open();
    await app.profile.entry("password").click();
    await app.profile.changePassword("wrong", "one-password", "one-password");
    await showsCode("WRONG_PASSWORD");
    await expect(app.profile.field("password.new")).toHaveValue("one-password");
    await page.keyboard.press("Escape");

    await app.profile.entry("edit").click();
    await app.profile.chooseBank("KTB");
    await page.getByLabel(t("profile.accountName"), { exact: true }).fill("MANEE MEENA");
    const account = page.getByLabel(t("profile.accountNo"), { exact: true });
    // The number of another member.
    await account.fill("9801234567");
    await app.profile.save.click();
    await showsCode("EXISTING_BANK");
    for (const code of REFUSALS.profile[1]) {
      scenario.faults.add({ operationId: REFUSALS.profile[0], kind: "code", code });
      await app.profile.save.click();
      await showsCode(code);
    }
    await scenario.setSettings({ banks: banks.filter(({ code }) => code !== "KTB") });
    await app.profile.save.click();
    await showsCode("INVALID_BANK");
    await expect(account).toHaveValue("9801234567");
  });
});
