import type { Page } from "@playwright/test";
import type { Scenario } from "@satang/sandbox";
import { sendToFault } from "./fixtures/arrival.ts";
import { MOVING } from "./fixtures/movement.ts";
import { PROMOTION } from "./fixtures/offers.data.ts";
import { storedIntentions } from "./fixtures/stored-intentions.ts";
import { expect, test, withMouseAndFinger } from "./fixtures/test.ts";
import { App } from "./models/app.ts";
import { NEWCOMER } from "./models/register-page.ts";

/** A new code is sent at most once a minute (decision 22). */
const UNTIL_RESEND = 61_000;

// The second press of a double tap meets what is still moving.
test.use({ signedIn: true, contextOptions: MOVING });

/** Starts a withdrawal with a reply that arrives `ms` later. */
async function sendWithdrawal(app: App, scenario: Scenario, ms: number) {
  scenario.faults.add({ operationId: "walletWithdrawAll", kind: "delay", ms });
  await app.home.open();
  await app.home.action("withdraw").click();
  await app.withdraw.amount.fill("300");
  await sendToFault(scenario, "walletWithdrawAll", () => app.withdraw.submit.click());
}

withMouseAndFinger(() => {
  test("a double tap on transfer moves the money once", async ({ app, books }) => {
    const [joker, operations] = await Promise.all([books.game("JOKER"), books.operations()]);
    await app.home.open();
    await app.fillTransfer("20");
    await app.pressTwice(app.transfer.submit);
    await expect(app.transfer.root).toBeHidden();
    expect(await books.game("JOKER")).toBe(joker + 20);
    expect(await books.operations()).toBe(operations + 1);
  });

  test("a double tap on a QR creates one, and does not cancel it", async ({ app, page }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/qrcode/")) asked += 1;
    });
    await app.home.open();
    await app.press(app.home.action("deposit"));
    await app.deposit.chooseQr("E2P");
    await app.deposit.amount.fill("100");
    await app.pressTwice(app.deposit.create);
    await expect(app.deposit.qr).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(asked).toBe(1);
  });

  test("a double tap on withdraw withdraws the money once", async ({ app, books }) => {
    const [cash, operations] = await Promise.all([books.cash(), books.operations()]);
    await app.home.open();
    await app.press(app.home.action("withdraw"));
    await app.withdraw.amount.fill("300");
    await app.pressTwice(app.withdraw.submit);
    await expect(app.withdraw.root).toBeHidden();
    await expect(app.receipt.root("withdraw")).toBeVisible();
    expect(await books.cash()).toBe(cash - 300);
    expect(await books.operations()).toBe(operations + 1);
  });
});

test("a reload during a withdrawal does not repeat it, and its outcome is shown", async ({
  app,
  books,
  page,
  scenario,
}) => {
  const operations = await books.operations();
  await sendWithdrawal(app, scenario, 4_000);
  await page.reload();
  await expect(app.outcome.title("done")).toBeVisible();
  expect(await books.operations()).toBe(operations + 1);
});

test("a withdrawal that signing out interrupted waits for its own member, also when another one signs in", async ({
  app,
  books,
  page,
  scenario,
}) => {
  const operations = await books.operations();
  await sendWithdrawal(app, scenario, 2_000);
  await page.goto("/login");

  await app.login.signIn({ username: "0822222222" });
  await app.home.acceptAgreement();
  await app.home.action("withdraw").click();
  await expect(app.withdraw.amount).toBeVisible();
  for (const outcome of ["checking", "notKnownYet", "done"] as const)
    await expect(app.outcome.title(outcome)).toBeHidden();
  // A report waits until no modal is open.
  await page.keyboard.press("Escape");
  await expect(app.withdraw.root).toBeHidden();
  await expect(app.outcome.message).toHaveCount(0);
  await page.goto("/login");

  await app.login.signIn();
  await app.home.acceptAgreement();
  await expect(app.outcome.title("done")).toBeVisible();
  expect(await books.operations()).toBe(operations + 1);
});

test("two tabs that transfer at the same time move the money once; the other tab says so", async ({
  app,
  books,
  context,
  scenario,
  words,
}) => {
  const { t } = words;
  const [joker, operations] = await Promise.all([books.game("JOKER"), books.operations()]);
  scenario.faults.add({ operationId: "walletTransfer", kind: "delay", ms: 10_000 });
  const other = new App(await context.newPage(), words);
  for (const tab of [app, other]) {
    await tab.home.open();
    await tab.fillTransfer("20");
  }
  await app.transfer.submit.click();
  await other.transfer.submit.click();
  await expect(other.transfer.failed(t("money.notSent.title"))).toBeVisible();
  await expect(app.transfer.root).toBeHidden({ timeout: 20_000 });
  expect(await books.game("JOKER")).toBe(joker + 20);
  expect(await books.operations()).toBe(operations + 1);
});

/** How often the page calls each of these paths from now on. */
function countCalls(page: Page, paths: readonly string[]): Record<string, number> {
  const calls = Object.fromEntries(paths.map((path) => [path, 0]));
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname in calls) calls[pathname] = (calls[pathname] ?? 0) + 1;
  });
  return calls;
}

test("a member who taps twice opens a game account, receives a promotion and cancels it with one call each", async ({
  app,
  page,
  scenario,
  words: { t },
}) => {
  const { games } = await scenario.setSettings({ promotions: [PROMOTION] });
  // The first tile of its carousel is in view.
  await scenario.setSettings({ games: games.filter(({ code }) => code === "SLOTRACHA") });
  const { bonuses, home } = app;
  const paths = [
    "/api/wallet/activate/SLOTRACHA",
    "/api/promotion/activate/MEKONG",
    "/api/bonus/clear",
  ];
  const calls = countCalls(page, paths);
  await home.open();
  await app.pressTwice(home.game("Slotracha").first());
  await expect(page.getByText(t("wallet.games.activated", { name: "Slotracha" }))).toBeVisible();
  // A page that is left earlier reports it once more.
  await expect.poll(() => storedIntentions(page)).toEqual([]);
  await page.goto("/user/bonus");
  await bonuses.code.fill(PROMOTION.code);
  await bonuses.code.press("Enter");
  await app.pressTwice(bonuses.receivePromotion);
  await expect(bonuses.saved).toBeVisible();
  await bonuses.readSaved();
  await bonuses.cancel.click();
  await app.pressTwice(bonuses.confirm);
  await expect(bonuses.code).toBeVisible();
  expect(calls).toEqual(Object.fromEntries(paths.map((path) => [path, 1])));
});

test.describe("before the login", () => {
  test.use({ signedIn: false });

  test("a newcomer who taps twice is sent one code each time, is registered with one call and logged in with one", async ({
    app,
    page,
    passTime,
    scenario,
    words: { t },
  }) => {
    const { register, login } = app;
    const once = ["/api/otp/verify", "/api/account", "/api/login"];
    const calls = countCalls(page, [...once, "/api/otp/send"]);
    await register.open();
    await register.field("phone.label").fill(NEWCOMER.phone);
    await app.pressTwice(register.next);
    await register.step("otp").waitFor();
    expect(calls["/api/otp/send"]).toBe(1);
    await passTime(UNTIL_RESEND);
    const resend = page.getByRole("button", { name: t("register.otp.resend") });
    await app.pressTwice(resend);
    await expect(resend).toBeHidden();
    expect(calls["/api/otp/send"]).toBe(2);
    await register.field("otp.label").fill(await scenario.otp(NEWCOMER.phone));
    await app.pressTwice(register.next);
    await register.step("profile").waitFor();
    await register.enterProfile();
    await register.step("bank").waitFor();
    await register.chooseBank(NEWCOMER.bankCode);
    for (const field of ["accountNo", "firstName", "lastName"] as const)
      await register.field(`bank.${field}`).fill(NEWCOMER[field]);
    await app.pressTwice(register.submit);
    await expect(page).toHaveURL(/\/login$/);
    await login.username.fill(NEWCOMER.phone);
    await login.password.fill(NEWCOMER.password);
    await app.pressTwice(login.submit);
    await expect(page).toHaveURL(/\/user\/home$/);
    expect(calls).toEqual({
      ...Object.fromEntries(once.map((path) => [path, 1])),
      "/api/otp/send": 2,
    });
  });
});
