import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expect, inEveryLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

inEveryLanguage(() => {
  test("with the keyboard alone a newcomer registers and logs in", async ({
    app,
    page,
    scenario,
  }) => {
    test.slow();
    const keys = new Keyboard(page);
    const { register, login } = app;
    await register.open();
    await keys.type(register.field("phone.label"), NEWCOMER.phone);
    await page.keyboard.press("Enter");
    await register.step("otp").waitFor();
    await keys.type(register.field("otp.label"), await scenario.otp(NEWCOMER.phone));
    await keys.press(register.next);
    await register.step("profile").waitFor();
    await keys.type(register.field("profile.name"), NEWCOMER.name);
    await keys.type(register.field("profile.password"), NEWCOMER.password);
    await keys.type(register.field("profile.confirmation"), NEWCOMER.password);
    await keys.press(register.next);
    await register.step("bank").waitFor();
    await keys.type(register.bank.and(page.locator("[aria-autocomplete]")), NEWCOMER.bankCode);
    await page.getByRole("option").waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await keys.type(register.field("bank.accountNo"), NEWCOMER.accountNo);
    await keys.type(register.field("bank.firstName"), NEWCOMER.firstName);
    await keys.type(register.field("bank.lastName"), NEWCOMER.lastName);
    await keys.press(register.submit);
    await expect(register.step("registered")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await keys.type(login.username, NEWCOMER.phone);
    await keys.type(login.password, NEWCOMER.password);
    await page.keyboard.press("Enter");
    await expect(app.home.wallet).toBeVisible();
  });

  test("with the keyboard alone a member logs in, deposits, transfers, withdraws and reads the statement", async ({
    app,
    books,
    page,
    words: { t, baht },
  }) => {
    test.slow();
    const keys = new Keyboard(page);
    const joker = await books.game("JOKER");
    await app.login.open();
    await keys.type(app.login.username, DEMO_PHONE);
    await keys.type(app.login.password, DEMO_PASSWORD);
    await keys.press(app.login.remember, "Space");
    await keys.press(app.login.submit);
    await expect(app.home.wallet).toBeVisible();

    await keys.press(app.home.action("deposit"));
    await keys.tabTo(app.deposit.tab(t("deposit.qr.tab", { provider: "KBANK" })));
    await page.keyboard.press("ArrowRight");
    await expect(app.deposit.tab(t("deposit.qr.tab", { provider: "WW" }))).toBeFocused();
    await keys.type(app.deposit.amount, "150");
    await page.keyboard.press("Enter");
    await expect(app.deposit.qr).toBeVisible();
    await keys.press(app.deposit.cancel);
    await keys.press(page.getByRole("button", { name: t("deposit.qr.ask.confirm") }));
    await expect(app.deposit.amount).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.deposit.dialog).toBeHidden();
    await expect(app.home.action("deposit")).toBeFocused();

    await keys.press(app.home.action("transfer"));
    await keys.tabTo(app.transfer.end("from").getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowDown");
    await keys.tabTo(app.transfer.end("to").getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(app.transfer.choice("to", /^Joker/)).toBeChecked();
    await keys.type(app.transfer.amount, "12");
    await keys.press(app.transfer.submit);
    await expect(app.transfer.dialog).toBeHidden();
    expect(await books.game("JOKER")).toBe(joker + 12);

    const cash = await books.cash();
    await keys.press(app.home.action("withdraw"));
    await keys.type(app.withdraw.amount, "300");
    await keys.press(app.withdraw.submit);
    await expect(app.withdraw.dialog).toBeHidden();
    expect(await books.cash()).toBe(cash - 300);

    await keys.press(app.menu.link("statement"));
    await expect(app.statement.rows.first()).toContainText(baht.plain(300));
    await keys.press(app.statement.pageButton(2));
    await expect(app.statement.pageButton(2)).toHaveAttribute("aria-current", "page");
    await expect(app.statement.pageButton(2)).toBeFocused();
  });
});
