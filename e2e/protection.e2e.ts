import { expectAccessible, expectAccessibleIn } from "./fixtures/axe.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { DAY, MINUTE, playForAnHour, startAtNoon } from "./fixtures/play-time.ts";
import { countTaps } from "./fixtures/taps.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";

test.use({ signedIn: true });

inLanguage("th", () => {
  test("an hour of play is checked, a limit refuses a deposit, and a break leaves the way to the bank open", {
    tag: "@feature",
  }, async ({ app, page, books, passTime, scenario, words }) => {
    test.slow();
    const { t, baht } = words;
    const { limits } = app;
    startAtNoon(scenario);
    const balance = app.home.balance(await books.cash());
    await playForAnHour({ app, page, passTime, balance });

    await expect(limits.check).toContainText(baht.exact(0));
    // A bonus is under way: what was won or lost is not certain.
    await expect(limits.check).toContainText(t("protection.check.notKnown"));
    await expectAccessibleIn(words, page);
    await page.keyboard.press("Escape");
    await expect(limits.check).toBeVisible();
    await new Keyboard(page).press(limits.goOn);
    await expect(limits.check).toBeHidden();

    await limits.openFromBar();
    await expect(page.getByRole("main")).toContainText(t("protection.time.session"));
    await expectAccessibleIn(words, page);
    await limits.change("deposit").click();
    await limits.amount.fill("1000");
    await expectAccessible(page, "the limit");
    await limits.save.click();
    await expect(limits.limit("deposit")).toContainText(baht.short(1_000));
    await app.menu.choose("deposit");
    await app.deposit.chooseQr("WW");
    await app.deposit.amount.fill("1001");
    await app.deposit.create.click();
    const refused = { limit: baht.short(1_000), left: baht.exact(1_000) };
    await expect(app.deposit.root).toContainText(t("deposit.ownLimit.above", refused));
    await expect(app.deposit.qr).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(app.deposit.root).toBeHidden();

    await limits.pause.click();
    await page.getByRole("radio", { name: t("protection.time.weeks", { count: 1 }) }).check();
    await expectAccessible(page, "the break");
    const length = t("protection.time.weeks", { count: 1 });
    await page.getByRole("button", { name: t("protection.pause.begin", { length }) }).click();
    await expect(limits.pauseSheet).toBeHidden();
    await app.menu.link("home").click();
    await expect(limits.stopped).toBeVisible();
    await expectAccessibleIn(words, page);
    await expect(app.home.game("Joker")).toHaveCount(0);
    await app.menu.choose("deposit");
    await expect(app.deposit.root).toContainText(t("protection.stop.onBreak.text"));
    await expect(app.deposit.qrWay("WW")).toBeHidden();
    await page.keyboard.press("Escape");
    await expect(app.deposit.root).toBeHidden();

    const cash = await books.cash();
    await limits.withdraw.click();
    await app.withdraw.take(300);
    expect(await books.cash()).toBe(cash - 300);

    await page.reload();
    await expect(limits.stopped).toBeVisible();
    await passTime(7 * DAY);
    await expect(app.home.wallet).toBeVisible();
  });
});

inLanguage("th", () => {
  test("a deposit limit that is raised counts a day later, and the time of a day is limited at once", async ({
    app,
    page,
    passTime,
    scenario,
    words: { t, baht },
  }) => {
    const { limits } = app;
    startAtNoon(scenario);
    await limits.open();
    const limitDeposits = async (amount: string) => {
      await limits.change("deposit").click();
      await limits.amount.fill(amount);
      await limits.save.click();
      await expect(limits.sheet("deposit")).toBeHidden();
    };
    const keep = page.getByRole("button", { name: t("protection.limits.keep") });
    await limitDeposits("1000");
    await limitDeposits("2000");
    await expect(keep).toBeVisible();
    await expect(limits.limit("deposit")).toContainText(baht.short(1_000));
    const deposit = async (amount: string) => {
      await app.menu.choose("deposit");
      await app.deposit.chooseQr("WW");
      await app.deposit.createQr(amount);
    };
    await deposit("1001");
    const refused = { limit: baht.short(1_000), left: baht.exact(1_000) };
    await expect(app.deposit.root).toContainText(t("deposit.ownLimit.above", refused));
    await page.keyboard.press("Escape");
    await expect(app.deposit.root).toBeHidden();
    await passTime(DAY);
    await expect(keep).toBeHidden();
    await expect(limits.limit("deposit")).toContainText(baht.short(2_000));
    await deposit("1001");
    await app.deposit.qr.waitFor();
    // A QR that is paid while the time passes would be reported over the page.
    await app.deposit.confirmCancel();
    await app.deposit.amount.waitFor();
    await page.keyboard.press("Escape");
    await expect(app.deposit.root).toBeHidden();

    await limits.change("time").click();
    await page.getByRole("radio", { name: t("protection.time.minutes", { count: 30 }) }).check();
    await limits.save.click();
    await expect(limits.sheet("time")).toBeHidden();
    for (let turn = 0; turn < 2; turn += 1) await passTime(15 * MINUTE);
    await app.menu.link("home").click();
    await expect(limits.stopped).toBeVisible();
  });
});

inLanguage("la", () => {
  test("with the keyboard alone a member limits the time of a day, is stopped by it, and takes money back from a game", async ({
    app,
    page,
    books,
    passTime,
    scenario,
    words: { t },
  }) => {
    test.slow();
    const keys = new Keyboard(page);
    const { limits } = app;
    startAtNoon(scenario);
    await app.profile.open();
    await keys.press(limits.pause);
    await expect(limits.heading).toBeVisible();
    await keys.press(limits.change("time"));
    await keys.tabTo(limits.sheet("time").getByRole("radio", { checked: true }));
    await page.keyboard.press("ArrowUp");
    await expectAccessible(page, "the limit");
    await keys.press(limits.save);
    await expect(limits.sheet("time")).toBeHidden();
    for (let turn = 0; turn < 2; turn += 1) await passTime(15 * MINUTE);
    await keys.press(app.menu.link("home"));
    await expect(limits.stopped).toBeVisible();
    await expectAccessible(page);

    const joker = await books.game("JOKER");
    await keys.press(
      page.getByRole("main").getByRole("button", { name: t("protection.stop.toWallet") }),
    );
    await app.transfer.choose("from", /^Joker/);
    await app.transfer.choose("to", new RegExp(`^${t("common.wallet")}`));
    await keys.type(app.transfer.amount, "50");
    await page.keyboard.press("Enter");
    await expect(app.transfer.done).toBeVisible();
    expect(await books.game("JOKER")).toBe(joker - 50);
  });
});

inLanguage("en", () => {
  test("a QR takes four taps, and withdrawing no more, also during a break", async ({
    app,
    page,
    words: { t },
  }) => {
    const { limits } = app;
    await app.home.open();
    const taps = await countTaps(page);

    await app.home.action("deposit").click();
    await app.deposit.chooseQr("WW");
    await app.deposit.quickAmounts.first().click();
    await app.deposit.create.click();
    await app.deposit.qr.waitFor();
    const deposit = await taps();
    expect(deposit).toBe(4);
    await app.deposit.confirmCancel();
    await app.deposit.amount.waitFor();
    await page.keyboard.press("Escape");
    await expect(app.deposit.root).toBeHidden();

    const before = await taps();
    await app.home.action("withdraw").click();
    await app.withdraw.amount.fill("300");
    await app.withdraw.submit.click();
    await app.receipt.root("withdraw").waitFor();
    expect((await taps()) - before).toBeLessThanOrEqual(deposit);

    await page.keyboard.press("Escape");
    await limits.openFromBar();
    await limits.pause.click();
    await page.getByRole("button", { name: /^Take a break of 1/ }).click();
    await expect(limits.pauseSheet).toBeHidden();
    await app.menu.link("home").click();
    await limits.stopped.waitFor();
    const stopped = await taps();
    await limits.withdraw.click();
    await app.withdraw.amount.fill("300");
    await app.withdraw.submit.click();
    await app.receipt.root("withdraw").waitFor();
    expect((await taps()) - stopped).toBeLessThanOrEqual(deposit);
    await expect(page.getByText(t("protection.stop.onBreak.text"))).toBeVisible();
  });
});
