import type { Locator, Page } from "@playwright/test";
import { DEMO_PHONE } from "@satang/sandbox";
import { expectAccessibleAnywhere } from "./fixtures/axe.ts";
import { hold } from "./fixtures/hold.ts";
import { expectLoginMistakes, expectRegistrationMistakes } from "./fixtures/mistakes.ts";
import { expect, inLanguage, test, withMouseAndFinger } from "./fixtures/test.ts";
import type { App } from "./models/app.ts";
import { Chat } from "./models/chat.ts";
import { NEWCOMER } from "./models/register-page.ts";

async function finish(app: App, page: Page) {
  await app.register.enterBank();
  await expect(app.register.step("registered")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await app.login.signIn({ username: NEWCOMER.phone, password: NEWCOMER.password });
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(app.home.balance(0)).toBeVisible();
}

inLanguage("th", () => {
  withMouseAndFinger(() => {
    test("a newcomer registers with a one-time code, and logs in", { tag: "@feature" }, async ({
      app,
      page,
      scenario,
      words: { t },
    }) => {
      await app.register.open();
      await expectAccessibleAnywhere(page);
      await app.register.enterPhone();
      await app.register.step("otp").waitFor();
      await expectAccessibleAnywhere(page);
      await app.register.enterOtp("000001");
      await expect(page.getByText(t("errors.code.OTP_CODE_INVALID")).first()).toBeVisible();
      await app.register.enterOtp(await scenario.otp(NEWCOMER.phone));
      await app.register.step("profile").waitFor();
      await expectAccessibleAnywhere(page);
      await app.register.enterProfile();
      await app.register.step("bank").waitFor();
      await expectAccessibleAnywhere(page);
      await finish(app, page);
    });
  });
});

inLanguage("en", () => {
  test("login and registration say what is wrong with each value, and register nobody", async ({
    app,
    page,
    scenario,
    words,
  }) => {
    const registrations: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() === "POST" && pathname === "/api/account") registrations.push(pathname);
    });
    const visitor = { app, page, scenario, words };
    const phones = {
      own: NEWCOMER.phone,
      taken: DEMO_PHONE,
      wrong: { typed: "08123", problem: "register.problem.phoneTenDigits" },
    } as const;
    await expectLoginMistakes(visitor, phones);
    await expectRegistrationMistakes(visitor, phones);
    expect(registrations).toEqual([]);
  });
});

inLanguage("la", () => {
  test("a recently verified phone skips the code", async ({ app, page, scenario }) => {
    await scenario.verifyPhone(NEWCOMER.phone);
    await app.register.open();
    await app.register.enterPhone();
    await app.register.step("profile").waitFor();
    await app.register.enterProfile();
    await finish(app, page);
  });

  test("a bank is found by its code after the native list had the focus before the search was loaded", async ({
    app,
    page,
    scenario,
  }) => {
    await scenario.verifyPhone(NEWCOMER.phone);
    const { register } = app;
    await register.open();
    await register.enterPhone();
    await register.step("profile").waitFor();
    const release = await hold(page, /\/assets\/p-[^/]+\.js$/);
    await register.enterProfile();
    await register.step("bank").waitFor();
    // Until the banks are read, the first field with a mistake is the account.
    await register.bank.waitFor();
    await register.submit.click();
    await expect(register.bank).toBeFocused();
    release();
    await finish(app, page);
  });

  test("a site without one-time codes does not ask for one", async ({ app, page, scenario }) => {
    await scenario.setSettings({ registerOTP: false });
    await app.register.open();
    await app.register.enterPhone();
    await app.register.step("profile").waitFor();
    await app.register.enterProfile();
    await finish(app, page);
  });
});

inLanguage("en", () => {
  for (const { lost, times } of [
    { lost: "once, so that the browser sent it again", times: 1 },
    { lost: "for good", times: 20 },
  ]) {
    test(`a registration with a reply that was lost ${lost} is reported as done`, async ({
      app,
      page,
      scenario,
    }) => {
      await scenario.setSettings({ registerOTP: false });
      await app.register.open();
      await app.register.enterPhone();
      await app.register.enterProfile();
      await app.register.step("bank").waitFor();
      scenario.faults.add({ operationId: "accountRegister", kind: "dropAfter", times });
      await app.register.enterBank();
      await expect(app.register.step("registered")).toBeVisible();
      await expect(page).toHaveURL(/\/login$/);
      await app.login.signIn({ username: NEWCOMER.phone, password: NEWCOMER.password });
      await expect(app.home.balance(0)).toBeVisible();
    });
  }

  test("back and reload keep the typed values, never the password", async ({
    app,
    page,
    scenario,
  }) => {
    await scenario.setSettings({ registerOTP: false });
    await app.register.open();
    await app.register.enterPhone();
    await app.register.step("profile").waitFor();
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await app.register.field("bank.accountNo").fill(NEWCOMER.accountNo);
    await page.goBack();
    await app.register.step("profile").waitFor();
    await expect(page).toHaveURL(/\/register$/);
    await expect(app.register.field("profile.name")).toHaveValue(NEWCOMER.name);
    await page.reload();
    await app.register.step("phone").waitFor();
    await expect(app.register.field("phone.label")).toHaveValue(/^\d{3}.?\d{3}.?\d{4}$/);
    await app.register.next.click();
    await app.register.step("profile").waitFor();
    await expect(app.register.field("profile.name")).toHaveValue(NEWCOMER.name);
    await expect(app.register.field("profile.password")).toHaveValue("");
    await app.register.enterProfile();
    await app.register.step("bank").waitFor();
    await expect(app.register.field("bank.accountNo")).toHaveValue(NEWCOMER.accountNo);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(NEWCOMER.password);
  });

  test("on a phone, nothing covers a button or the field in use", async ({
    app,
    page,
    scenario,
    words,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await scenario.setSettings({ registerOTP: false });
    const chat = new Chat(page, words);
    const isReachable = (target: Locator) =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const at = (x: number, y: number) => element.contains(document.elementFromPoint(x, y));
        return at(left + 8, bottom - 8) && at(right - 8, bottom - 8) && at(right - 8, top + 8);
      });
    const settled = page.waitForResponse((reply) => reply.url().includes("/api/lookup/enableChat"));
    await app.register.open();
    await page.keyboard.press("Tab");
    await settled;
    await expect(chat.opener).toHaveCount(0);
    expect(await isReachable(app.register.next)).toBe(true);
    await app.register.enterPhone();
    await app.register.step("profile").waitFor();
    for (const field of ["name", "password", "confirmation", "inviteCode"] as const) {
      await page.evaluate(() => scrollTo(0, 0));
      expect(await isReachable(app.register.next)).toBe(true);
      await app.register.field(`profile.${field}`).focus();
      expect(await isReachable(app.register.field(`profile.${field}`))).toBe(true);
      expect(await isReachable(app.register.next)).toBe(true);
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await isReachable(app.register.next)).toBe(true);
    await expect(page.getByRole("contentinfo").getByRole("button")).toBeInViewport();
  });

  test("on a desktop the steps have visible names", async ({ app, page, words: { t } }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await app.register.open();
    // A name for screen readers only is a pixel wide.
    const name = await page.getByText(t("register.steps.otp")).boundingBox();
    expect(name?.width).toBeGreaterThan(60);
  });

  test("the code of an invite link is filled in and kept, and is sent with the source that was chosen", async ({
    app,
    page,
    scenario,
  }) => {
    const { register } = app;
    await scenario.setSettings({ registerOTP: false });
    await page.goto("/register?code=PR1001");
    await register.step("phone").waitFor();
    await register.enterPhone();
    const invite = register.field("profile.inviteCode");
    await expect(invite).toHaveValue("PR1001");
    await expect(invite).not.toBeEditable();
    await register.source.selectOption("TIKTOK");
    await register.enterProfile();
    await register.step("bank").waitFor();
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/account"),
    );
    await register.enterBank();
    expect((await sent).postDataJSON()).toMatchObject({ source: "TIKTOK", inviteCode: "PR1001" });
    await expect(register.step("registered")).toBeVisible();
  });

  for (const code of ["?code=PR1001.", "?Code=pr1001)", "?CODE=%E2%80%8BPR1001%20สมัครเลย"]) {
    test(`the invite code of /register${code} is not lost`, async ({ app, page, scenario }) => {
      await scenario.setSettings({ registerOTP: false });
      await page.goto(`/register${code}`);
      await app.register.step("phone").waitFor();
      await app.register.enterPhone();
      const invite = app.register.field("profile.inviteCode");
      await expect(invite).toHaveValue("PR1001");
      await expect(invite).not.toBeEditable();
    });
  }

  test("an invite link that lost its code is named, and the code can be typed", async ({
    app,
    page,
    scenario,
    words: { t },
  }) => {
    await scenario.setSettings({ registerOTP: false });
    await page.goto("/register?code=");
    const notice = page.getByText(t("register.profile.inviteDamaged"));
    await expect(notice).toBeVisible();
    await expectAccessibleAnywhere(page);
    await app.register.enterPhone();
    await expect(notice).toBeVisible();
    const invite = app.register.field("profile.inviteCode");
    await invite.click();
    await page.keyboard.type("pr1001");
    await app.register.enterProfile();
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/api/account"),
    );
    await app.register.step("bank").waitFor();
    await app.register.enterBank();
    expect((await sent).postDataJSON()).toMatchObject({ inviteCode: "PR1001" });
  });

  test("a bad invite link does not block the registration", async ({ app, page, scenario }) => {
    await scenario.setSettings({ registerOTP: false, otpDigits: 4 });
    await page.goto("/register?code=PRabc123def");
    await app.register.step("phone").waitFor();
    await app.register.enterPhone();
    await app.register.enterProfile();
    await expect(app.register.field("profile.inviteCode")).toBeEditable();
    await expectAccessibleAnywhere(page);
    await app.register.withoutInvite.click();
    await finish(app, page);
  });
});
