import type { Locator, Page } from "@playwright/test";
import type { Fault, Scenario } from "@satang/sandbox";
import { sendToFault } from "./fixtures/arrival.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { Keyboard } from "./fixtures/keyboard.ts";
import { expect, test } from "./fixtures/test.ts";
import { signIn } from "./fixtures/visit.ts";
import { App } from "./models/app.ts";
import { NEWCOMER } from "./models/register-page.ts";

/**
 * Chromium repeats a call when a reused connection breaks, so one dropped connection is not a lost
 * call.
 */
const FOR_GOOD = 20;
/** Longer than any test: `carryOutLateCalls` ends it. */
const HELD = 3_600_000;
/** Longer than the pause between the first readings. */
const A_READING = 4_000;
/** Longer than the pause between the later ones, shorter than the settling time. */
const A_WHILE = 12_000;
const SETTLED = 91_000;
const TIMED_OUT = 61_000;

test.use({ language: "en", signedIn: true });

/** Sends a transfer of 10 baht to Joker, which has a fault. */
async function sendTransfer(app: App, scenario: Scenario) {
  await app.home.open();
  await app.fillTransfer("10");
  await sendToFault(scenario, "walletTransfer", () => app.transfer.submit.click());
}

async function sendWithdrawal(app: App, scenario: Scenario) {
  await app.home.open();
  await app.home.action("withdraw").click();
  await app.withdraw.amount.fill("300");
  await sendToFault(scenario, "walletWithdrawAll", () => app.withdraw.submit.click());
}

/** Loads the page again. The address still names the form, and reports wait until a modal is closed (decision 42). */
async function reloadAndClose(page: Page, form: Locator) {
  await page.reload();
  await form.waitFor();
  await page.keyboard.press("Escape");
  await form.waitFor({ state: "hidden" });
}

/** Lets time pass in small parts, less than the settling time together, until something is shown. */
async function passTimeUntil(passTime: (ms: number) => Promise<void>, target: Locator) {
  await expect(async () => {
    await passTime(A_READING);
    await expect(target).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}

const faultOf = (scenario: Scenario, fault: Omit<Fault, "operationId">) =>
  scenario.faults.add({ operationId: "walletTransfer", ...fault });

test.describe("a transfer that the service may still execute is not known yet, and runs once", () => {
  test("when the connection drops, the service acts later, and the member orders it again", async ({
    app,
    books,
    passTime,
    scenario,
  }) => {
    const operations = await books.operations();
    faultOf(scenario, { kind: "late", ms: HELD, times: FOR_GOOD });
    await sendTransfer(app, scenario);
    await expect(app.outcome.title("checking")).toBeVisible();
    await passTimeUntil(passTime, app.outcome.title("notKnownYet"));
    await app.outcome.close.click();
    scenario.faults.clear();
    await app.fillTransfer("10");
    await app.transfer.submit.click();
    await expect(app.outcome.title("repeated")).toBeVisible();
    await scenario.carryOutLateCalls();
    await passTimeUntil(passTime, app.outcome.title("done"));
    expect(await books.operations()).toBe(operations + 1);
  });

  test("when the service is slow and the page is loaded again", async ({
    app,
    books,
    page,
    passTime,
    scenario,
  }) => {
    const operations = await books.operations();
    faultOf(scenario, { kind: "slow", ms: HELD });
    await sendTransfer(app, scenario);
    await page.reload();
    await passTimeUntil(passTime, app.outcome.title("notKnownYet"));
    await scenario.carryOutLateCalls();
    await passTimeUntil(passTime, app.outcome.title("done"));
    expect(await books.operations()).toBe(operations + 1);
  });

  test("when reads come from a replica that lags behind", async ({
    app,
    books,
    passTime,
    scenario,
  }) => {
    await scenario.setSettings({ replicaLagMs: HELD });
    faultOf(scenario, { kind: "dropAfter", times: FOR_GOOD });
    await sendTransfer(app, scenario);
    await expect(app.outcome.title("checking")).toBeVisible();
    await passTimeUntil(passTime, app.outcome.title("notKnownYet"));
    const behind = await books.operations();
    await scenario.setSettings({ replicaLagMs: 0 });
    await passTimeUntil(passTime, app.outcome.title("done"));
    expect(await books.operations()).toBe(behind + 1);
  });

  test("when a call is executed after its timeout", async ({ app, books, passTime, scenario }) => {
    const operations = await books.operations();
    faultOf(scenario, { kind: "slow", ms: HELD });
    await sendTransfer(app, scenario);
    await passTime(TIMED_OUT);
    await expect(app.outcome.title("checking")).toBeVisible();
    await passTimeUntil(passTime, app.outcome.title("notKnownYet"));
    await scenario.carryOutLateCalls();
    await passTimeUntil(passTime, app.outcome.title("done"));
    expect(await books.operations()).toBe(operations + 1);
  });
});

for (const kind of ["processing", "tooMany"] as const) {
  test(`a transfer that the service answers with "${kind}" is looked up, and reported as done once it ran`, async ({
    app,
    books,
    passTime,
    scenario,
    words: { t },
  }) => {
    const operations = await books.operations();
    faultOf(scenario, { kind, acts: true, ms: HELD });
    await sendTransfer(app, scenario);
    await expect(app.outcome.title("checking")).toBeVisible();
    await expect(app.transfer.failed(t("money.refused.title"))).toBeHidden();
    await scenario.carryOutLateCalls();
    await passTimeUntil(passTime, app.outcome.title("done"));
    expect(await books.operations()).toBe(operations + 1);
  });
}

test("a logout asks first while a transfer has no known outcome, which the next login looks up", async ({
  app,
  page,
  passTime,
  scenario,
}) => {
  const { login, menu, outcome } = app;
  const keys = new Keyboard(page);
  faultOf(scenario, { kind: "late", ms: HELD, times: FOR_GOOD });
  await sendTransfer(app, scenario);
  await passTimeUntil(passTime, outcome.title("notKnownYet"));
  await outcome.close.click();
  await keys.press(menu.logout);
  await expect(menu.logoutQuestion).toBeVisible();
  await expect(menu.logoutAnswer("stay")).toBeFocused();
  await expectAccessible(page);
  for (const key of ["Enter", "Escape"]) {
    await keys.key(key);
    await expect(menu.logoutQuestion, key).toBeHidden();
    await expect(menu.logout, key).toBeFocused();
    await keys.key("Enter");
    await expect(menu.logoutAnswer("stay")).toBeFocused();
  }
  await page.goBack();
  await expect(menu.logoutQuestion).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);

  await keys.press(menu.logout);
  await expect(menu.logoutAnswer("stay")).toBeFocused();
  scenario.faults.clear();
  // A reading of the statement would answer the question.
  scenario.faults.add({ operationId: "statementList", kind: "status", times: 1_000 });
  // The token of the call ends with the logout.
  await scenario.carryOutLateCalls();
  await keys.press(menu.logoutAnswer("logout"));
  await expect(login.heading).toBeVisible();
  scenario.faults.clear();
  await login.signIn();
  await app.home.acceptAgreement();
  await passTimeUntil(passTime, outcome.title("done"));
  await outcome.close.click();
  await expect(outcome.message).toBeHidden();
  await menu.logout.click();
  await expect(login.heading).toBeVisible();
});

test("a refusal with status 200 is shown as a refusal, and nothing is moved", async ({
  app,
  books,
  scenario,
  words: { t },
}) => {
  const operations = await books.operations();
  faultOf(scenario, { kind: "body", body: '{"code":"MONEY_NOT_ENOUGH"}' });
  await sendTransfer(app, scenario);
  await expect(app.transfer.failed(t("money.refused.title"))).toContainText(
    t("errors.code.MONEY_NOT_ENOUGH"),
  );
  await expect(app.transfer.done).toBeHidden();
  expect(await books.operations()).toBe(operations);
});

test("an object that is not a reply of a transfer, with status 200, is looked up, and reported as not executed", async ({
  app,
  books,
  passTime,
  scenario,
}) => {
  const operations = await books.operations();
  faultOf(scenario, { kind: "body", body: '{"foo":1}' });
  await sendTransfer(app, scenario);
  await expect(app.outcome.title("checking")).toBeVisible();
  await passTime(SETTLED);
  await expect(app.outcome.title("nothingHappened")).toBeVisible();
  expect(await books.operations()).toBe(operations);
});

test("a reply that proves nothing is looked up, and the transfer is reported once when the statement shows it", async ({
  app,
  books,
  scenario,
}) => {
  const operations = await books.operations();
  await app.home.open();
  for (const [index, body] of ["", '"SUCCESS"', "OK", "null"].entries()) {
    faultOf(scenario, { kind: "body", body, acts: true });
    await app.fillTransfer("10");
    await app.transfer.submit.click();
    await expect(app.outcome.title("done"), `answered by "${body}"`).toBeVisible();
    await app.outcome.close.click();
    await expect(app.transfer.root).toBeHidden();
    expect(await books.operations()).toBe(operations + index + 1);
  }
});

test.describe("a QR that can no longer be paid is hidden", () => {
  test("after another device replaced it", async ({
    app,
    page,
    passTime,
    server,
    words: { t },
  }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("100");
    await expect(app.deposit.qr).toBeVisible();
    const token = await signIn(server.url);
    await fetch(`${server.url}/api/qrcode/WW`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "idempotency-key": crypto.randomUUID(),
        "x-client": "wallet-user",
      },
      body: JSON.stringify({ amount: 100 }),
    });
    // A read that is under way while the time passes has no reply in time; the next one has.
    await expect(async () => {
      await passTime(A_WHILE);
      await expect(app.deposit.qr).toBeHidden({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByText(t("deposit.qr.withdrawn.title"))).toBeVisible();
  });

  test("after another tab replaced it", async ({ app, context, page, words }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("100");
    await expect(app.deposit.qr).toBeVisible();
    const other = new App(await context.newPage(), words);
    await other.home.open();
    await other.home.action("deposit").click();
    await other.deposit.chooseQr("WW");
    await other.deposit.createQr("200");
    await expect(other.deposit.qr).toBeVisible();
    await expect(app.deposit.qr).toBeHidden();
    await expect(page.getByText(words.t("deposit.qr.withdrawn.title"))).toBeVisible();
  });

  test("after a cancel with a lost reply", async ({ app, page, passTime, scenario }) => {
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("WW");
    await app.deposit.createQr("100");
    await expect(app.deposit.qr).toBeVisible();
    scenario.faults.add({ operationId: "qrcodeCancel", kind: "dropAfter", times: FOR_GOOD });
    const sent = page.waitForRequest((request) => request.method() === "DELETE");
    await app.deposit.confirmCancel();
    await sent;
    await passTime(A_WHILE);
    await expect(app.deposit.qr).toBeHidden();
    await expect(app.deposit.amount).toBeVisible();
  });
});

test("a transfer with a number of the service on its row stays unknown after the settling time", async ({
  app,
  books,
  passTime,
  scenario,
}) => {
  const operations = await books.operations();
  await scenario.setSettings({ references: "own" });
  faultOf(scenario, { kind: "dropAfter", times: FOR_GOOD });
  await sendTransfer(app, scenario);
  await expect(app.outcome.title("checking")).toBeVisible();
  await passTime(SETTLED);
  await passTimeUntil(passTime, app.outcome.title("notKnownYet"));
  await expect(app.outcome.action("forget")).toBeVisible();
  expect(await books.operations()).toBe(operations + 1);
});

test("the same transfer of another device is not taken for this one when rows have no keys", async ({
  app,
  passTime,
  scenario,
  server,
}) => {
  await scenario.setSettings({ references: "none" });
  faultOf(scenario, { kind: "dropBefore", times: FOR_GOOD });
  await sendTransfer(app, scenario);
  await expect(app.outcome.title("checking")).toBeVisible();
  scenario.faults.clear();
  const token = await signIn(server.url);
  const reply = await fetch(`${server.url}/api/wallet/transfer`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
      "x-client": "wallet-user",
    },
    body: JSON.stringify({ from: "wallet", to: "JOKER", amount: 10 }),
  });
  expect(reply.status).toBe(200);
  await passTime(SETTLED);
  await passTimeUntil(passTime, app.outcome.title("notKnownYet"));
  await expect(app.outcome.title("done")).toBeHidden();
});

test("a transfer is reported after a reload on a device with full storage", async ({
  app,
  books,
  page,
  passTime,
  scenario,
}) => {
  const operations = await books.operations();
  await app.home.open();
  await page.evaluate(() => {
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1)
          localStorage.setItem(`full-${size}-${part}`, "x".repeat(size));
      } catch {}
    }
  });
  faultOf(scenario, { kind: "slow", ms: HELD });
  await sendTransfer(app, scenario);
  await reloadAndClose(page, app.transfer.root);
  await scenario.carryOutLateCalls();
  await passTimeUntil(passTime, app.outcome.title("done"));
  expect(await books.operations()).toBe(operations + 1);
});

test("each of two interrupted operations is reported", async ({
  app,
  books,
  page,
  passTime,
  scenario,
}) => {
  const operations = await books.operations();
  faultOf(scenario, { kind: "slow", ms: HELD });
  scenario.faults.add({ operationId: "walletWithdrawAll", kind: "slow", ms: HELD });
  await sendTransfer(app, scenario);
  await reloadAndClose(page, app.transfer.root);
  await passTimeUntil(passTime, app.outcome.title("notKnownYet"));
  await app.outcome.close.click();
  await sendWithdrawal(app, scenario);
  await reloadAndClose(page, app.withdraw.root);
  await scenario.carryOutLateCalls();
  await passTimeUntil(passTime, app.outcome.title("done"));
  await expect(app.outcome.order("Transfer of")).toBeVisible();
  await app.outcome.close.click();
  await expect(app.outcome.order("Withdrawal of")).toBeVisible();
  await expect(app.outcome.title("done")).toBeVisible();
  await app.outcome.close.click();
  await expect(app.outcome.title("done")).toBeHidden();
  expect(await books.operations()).toBe(operations + 2);
});

test("a second tab that is opened during a transfer shows no message about it", async ({
  app,
  context,
  passTime,
  scenario,
  words,
}) => {
  faultOf(scenario, { kind: "slow", ms: HELD });
  await sendTransfer(app, scenario);
  const other = new App(await context.newPage(), words);
  await other.home.open();
  await passTime(A_WHILE);
  await expect(other.outcome.message).toHaveCount(0);
  await scenario.carryOutLateCalls();
  await expect(app.transfer.root).toBeHidden();
  await passTime(A_WHILE);
  await expect(other.outcome.message).toHaveCount(0);
});

test("a game that is activated with a lost reply is opened, and no error is shown", async ({
  app,
  page,
  passTime,
  scenario,
  words: { t },
}) => {
  scenario.faults.add({ operationId: "walletActivateGame", kind: "dropAfter", times: FOR_GOOD });
  await app.home.open();
  const games = page.getByRole("button", { name: t("wallet.games.activate") });
  await games.first().waitFor();
  const sent = page.waitForRequest(/\/api\/wallet\/activate\//);
  const closed = await games.count();
  await games.first().click();
  await sent;
  await expect(async () => {
    await passTime(A_READING);
    await expect(app.game.showPassword).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await page.keyboard.press("Escape");
  await expect(games).toHaveCount(closed - 1);
  await expect(page.getByText(t("errors.network.text"))).toHaveCount(0);
});

test("a QR order that one member left behind does not block the first press of another member", async ({
  app,
  page,
  scenario,
}) => {
  scenario.faults.add({ operationId: "qrcodeCreate", kind: "slow", ms: HELD });
  await app.home.open();
  await app.home.action("deposit").click();
  await app.deposit.chooseQr("KBANK");
  await sendToFault(scenario, "qrcodeCreate", () => app.deposit.createQr("100"));
  await page.goto("/login");
  await app.login.signIn({ username: "0822222222" });
  await app.home.acceptAgreement();
  await app.home.action("deposit").click();
  await app.deposit.chooseQr("KBANK");
  await app.deposit.createQr("100");
  await expect(app.deposit.qr).toBeVisible();
});

test("a transfer is not sent when the token changes between reading and sending, so that no money of another member moves", async ({
  app,
  books,
  page,
  server,
  words: { t },
}) => {
  const operations = await books.operations();
  const other = await signIn(server.url, { username: "0822222222" });
  await app.home.open();
  await app.fillTransfer("10");
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/wallet/transfer")) sent += 1;
  });
  await page.route("**/api/statement", async (route) => {
    await page.evaluate((token) => localStorage.setItem("token", token), other);
    await route.continue();
  });
  await app.transfer.submit.click();
  await expect(app.transfer.failed(t("money.notSent.title"))).toContainText(
    t("money.notSent.memberChanged"),
  );
  expect(sent).toBe(0);
  expect(await books.operations()).toBe(operations);
});

test("a withdrawal during which the session ends is reported as done after the next login", async ({
  app,
  books,
  passTime,
  scenario,
}) => {
  const operations = await books.operations();
  scenario.faults.add({
    operationId: "walletWithdrawAll",
    kind: "code",
    code: "EXPIRED_AUTH_TOKEN",
    acts: true,
  });
  await sendWithdrawal(app, scenario);
  await expect(app.login.heading).toBeVisible();
  await app.login.signIn();
  await app.home.acceptAgreement();
  await passTimeUntil(passTime, app.outcome.title("done"));
  expect(await books.operations()).toBe(operations + 1);
});

test("a transfer is sent while the statement service is down", async ({ app, books, scenario }) => {
  const operations = await books.operations();
  scenario.faults.add({ operationId: "statementList", kind: "status", times: 1_000 });
  await app.home.open();
  await app.fillTransfer("10");
  await app.transfer.submit.click();
  await expect(app.transfer.root).toBeHidden();
  scenario.faults.clear();
  expect(await books.operations()).toBe(operations + 1);
});

test.describe("a newcomer", () => {
  test.use({ signedIn: false });

  test("a registration that a reload interrupts is looked up", async ({
    app,
    page,
    passTime,
    scenario,
  }) => {
    await scenario.setSettings({ registerOTP: false });
    await app.register.open();
    await app.register.enterPhone();
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    scenario.faults.add({ operationId: "accountRegister", kind: "slow", ms: HELD });
    await sendToFault(scenario, "accountRegister", () => app.register.enterBank());
    await page.reload();
    await scenario.carryOutLateCalls();
    await passTime(A_WHILE);
    await expect(app.register.step("registered")).toBeVisible();
    // The page was left without closing the result: the next one reports it, in front of its heading.
    await page.goto("/login");
    await expect(app.outcome.title("registrationDone")).toBeVisible();
    await app.outcome.close.click();
    await app.login.signIn({ username: NEWCOMER.phone, password: NEWCOMER.password });
    await expect(app.home.balance(0)).toBeVisible();
  });
});
