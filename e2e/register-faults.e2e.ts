import type { Locator } from "@playwright/test";
import type { Fault, Scenario } from "@satang/sandbox";
import { expectAccessible } from "./fixtures/axe.ts";
import { expect, inLanguage, test } from "./fixtures/test.ts";
import type { App } from "./models/app.ts";
import { NEWCOMER } from "./models/register-page.ts";

/** A browser sends a call again when a connection breaks, so one dropped connection is not a lost call. */
const forGood = { times: 1_000 };
/** Longer than the settling time: the service can no longer execute the call. */
const SETTLED = 91_000;
/** The pause between two readings of an outcome while the newcomer is probably watching. */
const BETWEEN_READINGS = 3_000;

/** Why a call about the code fails, and what the newcomer reads. */
const FAILURES = {
  otpSend: [
    { fault: { kind: "garbage" }, text: "errors.garbage.text" },
    { fault: { kind: "code", code: "OTP_SEND_FAIL" }, text: "errors.code.OTP_SEND_FAIL" },
    { fault: { kind: "dropBefore", ...forGood }, text: "errors.network.text" },
  ],
  otpVerify: [
    { fault: { kind: "html" }, text: "errors.gateway.text" },
    { fault: { kind: "html", status: 200 }, text: "errors.portal.text" },
    // A reply that proves nothing is no success (decision 46).
    { fault: { kind: "body", body: "OK" }, text: "errors.garbage.text" },
    { fault: { kind: "code", code: "OTP_VERIFY_FAIL" }, text: "errors.code.OTP_VERIFY_FAIL" },
    // The number is verified, and the reply is lost.
    { fault: { kind: "dropAfter", ...forGood }, text: "errors.network.text" },
  ],
} as const;

inLanguage("la", () => {
  test("a code that could not be sent or checked is tried again, with the typed number and code", async ({
    app,
    page,
    scenario,
    words: { t },
  }) => {
    const { register } = app;
    await register.open();
    await register.field("phone.label").fill(NEWCOMER.phone);
    for (const { fault, text } of FAILURES.otpSend) {
      scenario.faults.add({ operationId: "otpSend", ...fault });
      await register.next.click();
      await expect(app.alert(t(text))).toBeVisible();
      await expect(register.field("phone.label")).toHaveValue("089 999 0001");
      scenario.faults.clear();
    }
    await expectAccessible(page, "phone");
    await register.next.click();
    await register.step("otp").waitFor();

    const code = await scenario.otp(NEWCOMER.phone);
    await register.field("otp.label").fill(code);
    for (const { fault, text } of FAILURES.otpVerify) {
      scenario.faults.add({ operationId: "otpVerify", ...fault });
      await register.next.click();
      await expect(app.alert(t(text))).toBeVisible();
      await expect(register.field("otp.label")).toHaveValue(code);
      scenario.faults.clear();
    }
    await expectAccessible(page, "code");
    await register.next.click();
    await register.step("profile").waitFor();
  });
});

type Newcomer = {
  readonly app: App;
  readonly scenario: Scenario;
  readonly passTime: (ms: number) => Promise<void>;
};

/** Expects an element while the outcome is read again and again, without waiting for the next reading. */
const whileReading = (passTime: Newcomer["passTime"], shown: Locator) =>
  expect(async () => {
    await passTime(BETWEEN_READINGS);
    await expect(shown).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [100] });

/** Registers, with a reply that is lost, until the app gave up finding out quickly whether it was executed. */
async function registerUnseen(
  { app, scenario, passTime }: Newcomer,
  lost: Extract<Fault["kind"], "dropBefore" | "dropAfter">,
) {
  await scenario.setSettings({ registerOTP: false });
  await app.register.open();
  await app.register.enterPhone();
  await app.register.enterProfile();
  await app.register.step("bank").waitFor();
  // The check before the registration is answered, and those after it are not.
  scenario.faults.add({ operationId: "accountValidate", kind: "delay", ms: 0 });
  scenario.faults.add({ operationId: "accountValidate", kind: "garbage", ...forGood });
  scenario.faults.add({ operationId: "accountRegister", kind: lost, ...forGood });
  await app.register.enterBank();
  await expect(app.register.outcomeUnknown).toBeVisible();
  await expect(app.register.check).toBeDisabled();
  await whileReading(passTime, app.register.notConfirmed);
}

inLanguage("en", () => {
  test("a registration that cannot be confirmed says so, is checked on request, and is reported as done", async ({
    app,
    page,
    passTime,
    scenario,
  }) => {
    const { register } = app;
    await registerUnseen({ app, scenario, passTime }, "dropAfter");
    await expectAccessible(page);
    const checked = page.waitForResponse(/\/api\/account\/validate$/);
    await register.check.click();
    await checked;
    await whileReading(passTime, register.notConfirmed);
    await expect(register.back).toBeHidden();
    scenario.faults.clear();
    await register.check.click();
    await expect(register.step("registered")).toBeVisible();
  });

  for (const { end, isAnswered } of [
    { end: "says so when the service answers", isAnswered: true },
    { end: "may begin again when the service never answers", isAnswered: false },
  ]) {
    test(`a newcomer who was not registered ${end}, and registers with the typed values`, async ({
      app,
      passTime,
      scenario,
      words: { t },
    }) => {
      const { register } = app;
      await registerUnseen({ app, scenario, passTime }, "dropBefore");
      if (isAnswered) scenario.faults.clear();
      await passTime(SETTLED);
      if (isAnswered) {
        await whileReading(passTime, app.alert(t("register.problem.notRegistered")));
      } else {
        await register.back.click();
        scenario.faults.clear();
      }
      await expect(register.step("bank")).toBeVisible();
      await expect(register.field("bank.accountNo")).toHaveValue(NEWCOMER.accountNo);
      await register.submit.click();
      await expect(register.step("registered")).toBeVisible();
    });
  }
});
