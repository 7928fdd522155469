import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import { NEWCOMER } from "./models/register-page.ts";

const UNREADABLE = { garbage: "errors.garbage.text", html: "errors.gateway.text" } as const;
/**
 * Chromium repeats a call when a reused connection breaks, so one dropped connection is not a lost
 * call.
 */
const forGood = { times: 20 };
/** Longer than the settling time: the service can no longer execute the call. */
const SETTLED = 91_000;
/** Longer than the first pause before code that did not load is loaded again. */
const LOADED_AGAIN = 6_000;

/** Whether a file of the app is the code of a QR deposit, and not one that loads it. */
const isCodeOfQr = (code: string) => code.includes("toQrImage") && !code.includes(".toQrImage");

inLanguage("la", () => {
  test.describe("on the login page", () => {
    for (const kind of ["garbage", "html"] as const) {
      test(`an unreadable reply (${kind}) shows a message, and the typed values stay`, async ({
        app,
        scenario,
        words: { t },
      }) => {
        scenario.faults.add({ operationId: "sessionLogin", kind });
        await app.login.open();
        await app.login.signIn();
        await expect(app.alert(t(UNREADABLE[kind]))).toBeVisible();
        await expect(app.login.username).toHaveValue(DEMO_PHONE);
        await app.login.submit.click();
        await expect(app.home.wallet).toBeVisible();
      });
    }

    test("a lost connection says that nobody is logged in yet; the next try logs the member in", async ({
      app,
      scenario,
      words: { t },
    }) => {
      scenario.faults.add({ operationId: "sessionLogin", kind: "dropBefore", ...forGood });
      await app.login.open();
      await app.login.signIn();
      await expect(app.alert(t("session.lostLine.title"))).toBeVisible();
      scenario.faults.clear();
      await app.login.submit.click();
      await expect(app.home.wallet).toBeVisible();
    });
  });
});

inLanguage("th", () => {
  test.describe("for a member", () => {
    test.use({ signedIn: true });

    test("a transfer with a reply that was lost after it was executed is reported as done, once", async ({
      app,
      page,
      books,
      scenario,
    }) => {
      const [joker, operations] = await Promise.all([books.game("JOKER"), books.operations()]);
      scenario.faults.add({ operationId: "walletTransfer", kind: "dropAfter", ...forGood });
      await app.home.open();
      await app.fillTransfer("10");
      await app.transfer.submit.click();
      await expect(app.outcome.title("done")).toBeVisible();
      await expectAccessible(page);
      expect(await books.game("JOKER")).toBe(joker + 10);
      expect(await books.operations()).toBe(operations + 1);
    });

    for (const kind of ["dropBefore", "garbage"] as const) {
      test(`a transfer that was not executed (${kind}) is reported so after the settling time, and retried with the same key`, async ({
        app,
        page,
        books,
        passTime,
        scenario,
      }) => {
        const [joker, operations] = await Promise.all([books.game("JOKER"), books.operations()]);
        scenario.faults.add({ operationId: "walletTransfer", kind, ...forGood });
        const keys: (string | undefined)[] = [];
        page.on("request", (request) => {
          if (request.url().endsWith("/api/wallet/transfer"))
            keys.push(request.headers()["idempotency-key"]);
        });
        await app.home.open();
        await app.fillTransfer("10");
        await app.transfer.submit.click();
        await expect(app.outcome.title("checking")).toBeVisible();
        await passTime(SETTLED);
        await expect(app.outcome.title("nothingHappened")).toBeVisible();
        await expectAccessible(page);
        expect(await books.operations()).toBe(operations);
        scenario.faults.clear();
        await app.outcome.action("retry").click();
        await expect(app.transfer.root).toBeHidden();
        expect(await books.game("JOKER")).toBe(joker + 10);
        expect(new Set(keys).size).toBe(1);
      });
    }

    test("a site that closes during a transfer leads to the page of a closed site", async ({
      app,
      page,
      scenario,
      words: { t },
    }) => {
      await app.home.open();
      await app.fillTransfer("10");
      scenario.faults.add({ operationId: "walletTransfer", kind: "gone" });
      await app.transfer.submit.click();
      await expect(app.heading(t("app.terminated.title"))).toBeVisible();
      await expect(page).toHaveURL(/\/terminated$/);
    });

    test("a session that ends during a withdrawal leads to the login, and its outcome is reported after it", async ({
      app,
      books,
      page,
      passTime,
      scenario,
      words: { t },
    }) => {
      const operations = await books.operations();
      await app.home.open();
      await app.home.action("withdraw").click();
      await app.withdraw.amount.fill("300");
      scenario.faults.add({
        operationId: "walletWithdrawAll",
        kind: "code",
        code: "EXPIRED_AUTH_TOKEN",
      });
      await app.withdraw.submit.click();
      await expect(app.login.heading).toBeVisible();
      await expect(page.getByText(t("session.ended.title"), { exact: true })).toHaveCount(1);
      await expect(page.getByText(t("errors.code.EXPIRED_AUTH_TOKEN"))).toHaveCount(1);
      await app.login.signIn();
      await expect(page).toHaveURL(/\/user\/home/);
      await app.home.acceptAgreement();
      await passTime(SETTLED);
      await expect(app.outcome.title("nothingHappened")).toBeVisible();
      expect(await books.operations()).toBe(operations);
    });
  });
});

test.describe("for a newcomer", () => {
  test.use({ language: "en" });

  test("a check with an unreadable reply keeps the typed values, and the next try continues", async ({
    app,
    page,
    scenario,
    words: { t },
  }) => {
    await scenario.setSettings({ registerOTP: false });
    await app.register.open();
    await app.register.enterPhone();
    await app.register.step("profile").waitFor();
    scenario.faults.add({ operationId: "accountValidate", kind: "html", ...forGood });
    await app.register.enterProfile();
    await expect(app.alert(t("errors.gateway.text"))).toBeVisible();
    await expect(app.register.field("profile.name")).toHaveValue(NEWCOMER.name);
    await expectAccessible(page);
    scenario.faults.clear();
    await app.register.next.click();
    await expect(app.register.step("bank")).toBeVisible();
  });
});

test.describe("for a member", () => {
  test.use({ language: "en", signedIn: true });

  for (const kind of ["garbage", "html", "dropBefore"] as const) {
    test(`a wallet that cannot be read (${kind}) shows an error with a retry`, async ({
      app,
      page,
      scenario,
      words: { t },
    }) => {
      scenario.faults.add({ operationId: "walletGet", kind, ...forGood });
      await page.goto("/user/home");
      const retry = page.getByRole("button", { name: t("common.action.retry") });
      await expect(retry).toBeVisible({ timeout: 30_000 });
      await expectAccessible(page);
      scenario.faults.clear();
      await retry.click();
      await expect(app.home.wallet).toBeVisible();
    });
  }

  test("a transfer without a reply in a minute is looked up, never reported as failed", async ({
    app,
    page,
    books,
    passTime,
    scenario,
  }) => {
    const operations = await books.operations();
    await app.home.open();
    await app.fillTransfer("10");
    scenario.faults.add({ operationId: "walletTransfer", kind: "delay", ms: 90_000 });
    const sent = page.waitForRequest(/\/api\/wallet\/transfer$/);
    await app.transfer.submit.click();
    await sent;
    await passTime(61_000);
    await expect(app.outcome.title("checking")).toBeVisible();
    await expect(app.outcome.title("done")).toBeVisible();
    expect(await books.operations()).toBe(operations + 1);
  });

  test("a QR with a lost reply is found again, and created once", async ({
    app,
    page,
    scenario,
  }) => {
    let asked = 0;
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().includes("/api/qrcode/")) asked += 1;
    });
    scenario.faults.add({ operationId: "qrcodeCreate", kind: "dropAfter", ...forGood });
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("KBANK");
    await app.deposit.createQr("100");
    await expect(app.deposit.qr).toBeVisible({ timeout: 30_000 });
    expect(asked).toBe(1);
  });

  test("a QR with code that did not load is found as soon as it loads, without a press", async ({
    app,
    page,
    passTime,
    words: { t },
  }) => {
    const loaded = page.waitForResponse(
      async (response) => response.url().endsWith(".js") && isCodeOfQr(await response.text()),
    );
    await app.home.open();
    await app.home.action("deposit").click();
    await app.deposit.chooseQr("WW");
    await app.deposit.createQr("100");
    await expect(app.deposit.qr).toBeVisible();
    const code = (await loaded).url();
    await page.route(code, (route) => route.abort());
    await page.reload();
    await expect(page.getByRole("button", { name: t("common.action.retry") })).toBeVisible();
    await expect(app.deposit.qr).toBeHidden();
    await page.unroute(code);
    await passTime(LOADED_AGAIN);
    await expect(app.deposit.qr).toBeVisible();
  });

  test("a refused withdrawal says why and keeps the amount", async ({
    app,
    scenario,
    words: { t },
  }) => {
    scenario.faults.add({
      operationId: "walletWithdrawAll",
      kind: "code",
      code: "MONEY_NOT_ENOUGH",
    });
    await app.home.open();
    await app.home.action("withdraw").click();
    await app.withdraw.amount.fill("300");
    await app.withdraw.submit.click();
    await expect(app.alert(t("errors.code.MONEY_NOT_ENOUGH"))).toBeVisible();
    await expect(app.withdraw.amount).toHaveValue("300");
  });

  test("without a connection the statement says so, and loads when it returns", async ({
    app,
    context,
    page,
    words: { t },
  }) => {
    await app.home.open();
    await context.setOffline(true);
    await expect(page.getByText(t("app.offline.banner"))).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText(t("app.offline.banner"))).toBeHidden();
  });
});
