import type { Page } from "@playwright/test";
import type { Scenario } from "@satang/sandbox";
import { MOVING } from "./fixtures/movement.ts";
import { expect, test, withMouseAndFinger } from "./fixtures/test.ts";
import { App } from "./models/app.ts";

// The second press of a double tap meets what is still moving.
test.use({ signedIn: true, contextOptions: MOVING });

/** Starts a withdrawal with a reply that arrives `ms` later. */
async function sendWithdrawal(app: App, page: Page, scenario: Scenario, ms: number) {
  scenario.faults.add({ operationId: "walletWithdrawAll", kind: "delay", ms });
  await app.home.open();
  await app.home.action("withdraw").click();
  await app.withdraw.amount.fill("300");
  const sent = page.waitForRequest(/\/api\/wallet\/withdrawAll$/);
  await app.withdraw.submit.click();
  await sent;
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
  await sendWithdrawal(app, page, scenario, 4_000);
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
  await sendWithdrawal(app, page, scenario, 2_000);
  await page.goto("/login");

  await app.login.signIn({ username: "0822222222" });
  await app.home.acceptAgreement();
  await app.home.action("withdraw").click();
  await expect(app.withdraw.amount).toBeVisible();
  for (const outcome of ["checking", "notKnownYet", "done"] as const)
    await expect(app.outcome.title(outcome)).toBeHidden();
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
  scenario.faults.add({ operationId: "walletTransfer", kind: "delay", ms: 4_000 });
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
