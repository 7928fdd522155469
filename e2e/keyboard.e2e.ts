import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import { Keyboard } from "./fixtures/keyboard.ts";
import { BONUS, CASH, NONE } from "./fixtures/offers.data.ts";
import { slipPicture } from "./fixtures/slip-picture.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { Chat } from "./models/chat.ts";
import { NEWCOMER } from "./models/register-page.ts";

inLanguage("la", () => {
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
});

inLanguage("th", () => {
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
    await keys.press(app.deposit.qrWay("WW"));
    await expect(app.deposit.allWays).toBeFocused();
    await keys.type(app.deposit.amount, "150");
    await page.keyboard.press("Enter");
    await expect(app.deposit.qr).toBeVisible();
    await keys.press(app.deposit.cancel);
    await keys.press(page.getByRole("button", { name: t("deposit.qr.ask.confirm") }));
    await expect(app.deposit.amount).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(app.deposit.root).toBeHidden();
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
    await keys.focusIn(app.transfer.done);
    await page.keyboard.press("Enter");
    await expect(app.transfer.done).toBeHidden();
    expect(await books.game("JOKER")).toBe(joker + 12);

    const cash = await books.cash();
    await keys.press(app.home.action("withdraw"));
    await keys.type(app.withdraw.amount, "300");
    await keys.press(app.withdraw.submit);
    await expect(app.receipt.root("withdraw")).toBeVisible();
    expect(await books.cash()).toBe(cash - 300);
    await page.keyboard.press("Escape");
    await expect(app.receipt.root("withdraw")).toBeHidden();

    await keys.press(app.menu.link("statement"));
    await expect(app.statement.rows.first()).toContainText(baht.plain(300));
    await keys.press(app.statement.pageButton(2));
    await expect(app.statement.pageButton(2)).toHaveAttribute("aria-current", "page");
    await expect(app.statement.rows.first()).toBeInViewport();
  });
});

inLanguage("en", () => {
  test.use({ signedIn: true });

  test("with the keyboard alone a member deposits a gift link, invites, takes a refund, sends a slip, saves a receipt, and changes the password and the name", async ({
    app,
    books,
    page,
    words: { t },
  }) => {
    test.slow();
    const keys = new Keyboard(page);
    const cash = await books.cash();
    const { deposit, invite, profile, receipt, refund, slips } = app;
    const chooseEntry = async (entry: "invite" | "refund") => {
      await keys.press(app.menu.plus);
      await keys.press(app.menu.entry(entry));
    };
    await app.home.open();

    await keys.press(app.home.action("deposit"));
    await keys.press(deposit.way(t("deposit.way.giftLink")));
    await keys.type(deposit.giftLink, "https://gift.satang.example/campaign/?v=keyboard01234567");
    await page.keyboard.press("Enter");
    await keys.press(deposit.done);
    await expect(deposit.root).toBeHidden();

    await chooseEntry("invite");
    await keys.press(invite.next);
    await keys.press(invite.receive);
    await expect(page.getByText(t("errors.code.INVITE_BONUS_SUCCESS"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(invite.root).toBeHidden();

    await chooseEntry("refund");
    await keys.press(refund.next);
    await keys.press(refund.addWallet);
    await expect(page.getByText(t("errors.code.REFUND_SUCCESS"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(refund.root).toBeHidden();
    expect(await books.cash()).toBe(cash + 100 + 75 + 64.25);

    await keys.press(app.menu.link("statement"));
    await keys.press(app.statement.rows.first().getByRole("button"));
    await expect(receipt.root("other")).toBeVisible();
    const saved = page.waitForEvent("download");
    await keys.press(receipt.save);
    expect((await saved).suggestedFilename()).toMatch(/\.png$/);
    await page.keyboard.press("Escape");
    await expect(receipt.root("other")).toBeHidden();

    await keys.press(page.getByRole("button", { name: t("statement.slips") }));
    const chooser = page.waitForEvent("filechooser");
    await keys.press(slips.file, "Space");
    await (await chooser).setFiles(slipPicture(3));
    await keys.press(slips.send);
    await expect(slips.root.getByText(t("slip.done.title"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(slips.root).toBeHidden();

    await profile.open();
    await keys.press(profile.entry("password"));
    await keys.type(profile.field("password.old"), DEMO_PASSWORD);
    await keys.type(profile.field("password.new"), "a-longer-password");
    await keys.type(profile.field("password.confirmation"), "a-longer-password");
    await page.keyboard.press("Enter");
    await keys.focusIn(profile.saved);
    await page.keyboard.press("Enter");
    await expect(profile.saved).toBeHidden();
    await expect(profile.entry("password")).toBeFocused();

    await keys.press(profile.entry("edit"));
    await keys.type(profile.field("edit.name"), "Mana Meechai");
    await page.keyboard.press("Enter");
    await keys.focusIn(profile.saved);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: "Mana Meechai" })).toBeVisible();
  });
});

inLanguage("la", () => {
  test.use({ signedIn: true, agreed: false });

  test("with the keyboard alone a member accepts the agreement, spins, claims a coupon, and receives and cancels bonuses", async ({
    app,
    books,
    page,
    scenario,
    words: { t },
  }) => {
    test.slow();
    await scenario.setSettings({ wheelSlices: [CASH, NONE], bonuses: [BONUS] });
    const keys = new Keyboard(page);
    const { bonuses, menu, spin } = app;
    const cash = await books.cash();
    await app.home.open();

    const agreement = page.getByRole("dialog", { name: t("info.agreement.title") });
    await agreement.waitFor();
    await keys.press(page.getByRole("button", { name: t("info.agreement.accept") }));
    await expect(agreement).toBeHidden();
    await keys.expectFocus();

    await keys.press(menu.plus);
    await keys.press(menu.entry("spin"));
    await keys.press(spin.start);
    await expect(spin.prize("coupon")).toBeVisible();
    await keys.key("Escape");
    await expect(spin.prize("coupon")).toBeHidden();
    await expect(spin.start).toBeFocused();
    const pageButton = (number: number) =>
      spin.root.getByRole("button", { name: t("ui.pagination.page", { page: number }) });
    await keys.press(pageButton(2), "Space");
    await expect(pageButton(2)).toBeFocused();
    const won = spin.coupons.filter({ hasText: "฿30" });
    await keys.tabTo(won.getByRole("button"), "Shift+Tab");
    await keys.key("Enter");
    await keys.focusIn(spin.question);
    await keys.key("Escape");
    await expect(spin.question).toBeHidden();
    await expect(won.getByRole("button")).toBeFocused();
    await keys.key("Space");
    await keys.press(spin.confirm);
    await keys.focusIn(spin.claimed);
    await keys.key("Enter");
    await expect(spin.claimed).toBeHidden();
    await expect(won).toHaveCount(0);
    await keys.expectFocus();
    expect(await books.cash()).toBe(cash + 30);
    await keys.key("Escape");
    await expect(spin.root).toBeHidden();
    await expect(menu.plus).toBeFocused();

    await keys.key("Enter");
    await keys.press(menu.entry("bonus"));
    await expect(bonuses.card(BONUS.name)).toBeVisible();
    await keys.expectFocus();
    await keys.press(bonuses.card(BONUS.name));
    await keys.press(bonuses.receive);
    await keys.focusIn(bonuses.saved);
    await keys.key("Enter");
    await expect(bonuses.saved).toBeHidden();
    await keys.expectFocus();
    await keys.press(bonuses.cancel);
    await keys.focusIn(bonuses.question);
    await keys.key("Escape");
    await expect(bonuses.question).toBeHidden();
    await expect(bonuses.cancel).toBeFocused();
    await keys.key("Enter");
    await keys.press(bonuses.confirm);
    await expect(bonuses.code).toBeVisible();
    await keys.expectFocus();

    await keys.type(bonuses.code, "nothing");
    await keys.key("Enter");
    const dialog = page.getByRole("dialog", { name: t("promotion.title") });
    await expect(dialog).toContainText(t("promotion.notFound.title"));
    await keys.expectFocus();
    await keys.key("Escape");
    await expect(dialog).toBeHidden();
    await expect(bonuses.code).toBeFocused();
    await keys.key("Control+a");
    await page.keyboard.type("lucky50");
    await keys.key("Enter");
    await keys.press(bonuses.receivePromotion);
    await keys.focusIn(bonuses.saved);
    await keys.key("Enter");
    await expect(bonuses.saved).toBeHidden();
    await keys.expectFocus();
  });
});

inLanguage("th", () => {
  test.use({ signedIn: true });

  test("with the keyboard alone a member watches a film, resets a password of a game, writes to support, limits deposits and takes a break", async ({
    app,
    page,
    words,
  }) => {
    test.slow();
    const { t } = words;
    const keys = new Keyboard(page);
    const chat = new Chat(page, words);
    const { game, home, limits, menu } = app;
    await home.open();

    await keys.press(home.game("Joker").first());
    await keys.press(game.showPassword);
    await keys.press(game.reset);
    await keys.focusIn(game.question);
    await keys.key("Escape");
    await expect(game.question).toBeHidden();
    await expect(game.reset).toBeFocused();
    await keys.key("Enter");
    await keys.press(game.confirm);
    await expect(game.question).toBeHidden();
    await keys.expectFocus();
    await keys.key("Escape");
    await expect(home.game("Joker").first()).toBeFocused();

    await keys.press(menu.link("contact"));
    await expect(app.heading(t("info.contact.title"))).toBeVisible();
    await keys.expectFocus();
    await keys.press(page.getByRole("link", { name: t("info.howto.title") }));
    const film = page
      .getByRole("list", { name: t("info.howto.title") })
      .getByRole("button", { name: t("info.howto.topic.bonus") });
    await keys.press(film);
    await expect(page.getByRole("dialog", { name: t("info.howto.topic.bonus") })).toBeVisible();
    await keys.expectFocus();
    await keys.key("Escape");
    await expect(film).toBeFocused();

    await keys.press(chat.opener);
    await chat.line("connected").waitFor();
    await keys.type(chat.field, "ฝากเงินไม่เข้า");
    await keys.key("Enter");
    await expect(chat.message("ฝากเงินไม่เข้า")).toBeVisible();
    await keys.key("Escape");
    await expect(chat.root).toBeHidden();
    await expect(chat.opener).toBeFocused();

    await app.profile.open();
    await keys.press(limits.pause);
    await expect(limits.heading).toBeVisible();
    await keys.expectFocus();
    await keys.press(limits.change("deposit"));
    await keys.type(limits.amount, "1000");
    await keys.key("Enter");
    await expect(limits.sheet("deposit")).toBeHidden();
    await keys.expectFocus();
    await keys.press(limits.pause);
    await keys.tabTo(limits.pauseSheet.getByRole("radio", { checked: true }));
    await keys.key("ArrowDown");
    await keys.press(limits.pauseSheet.getByRole("button").last());
    await expect(limits.pauseSheet).toBeHidden();
    await keys.expectFocus();
    await keys.press(menu.link("home"));
    await expect(limits.stopped).toBeVisible();
    await keys.expectFocus();
  });
});
