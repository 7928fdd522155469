import { DEMO_PHONE } from "@satang/sandbox";
import type { Scene, Stage } from "./scene.ts";

const login = (name: string, play: Scene["play"], more: Partial<Scene> = {}): Scene => ({
  group: "Log in",
  name,
  play,
  ...more,
});

const register = (name: string, play: Scene["play"], more: Partial<Scene> = {}): Scene => ({
  group: "Register",
  name,
  play,
  ...more,
});

async function toOtp({ app }: Stage) {
  await app.register.open();
  await app.register.enterPhone();
  await app.register.step("otp").waitFor();
}

async function toProfile({ app, scenario }: Stage) {
  await scenario.setSettings({ registerOTP: false });
  await app.register.open();
  await app.register.enterPhone();
  await app.register.step("profile").waitFor();
}

async function toBank(stage: Stage) {
  await toProfile(stage);
  await stage.app.register.enterProfile();
  await stage.app.register.bank.waitFor();
}

/** Everything before the login. */
export const visitorScenes: readonly Scene[] = [
  login("empty", ({ app }) => app.login.open()),
  login("nothing typed", async ({ app, page }) => {
    await app.login.open();
    await app.login.submit.click();
    await page.getByText(app.words.t("session.missing.username")).waitFor();
  }),
  login("wrong password", async ({ app }) => {
    await app.login.open();
    await app.login.signIn({ password: "wrong" });
    await app.alert(app.words.t("errors.code.WRONG_PASSWORD")).waitFor();
  }),
  login("lost line", async ({ app, scenario }) => {
    scenario.faults.add({ operationId: "sessionLogin", kind: "dropBefore", times: 20 });
    await app.login.open();
    await app.login.signIn();
    await app.alert(app.words.t("session.lostLine.title")).waitFor();
  }),
  login(
    "after the session ended",
    async ({ app, page, scenario }) => {
      await scenario.endSessions(DEMO_PHONE);
      await page.goto("/user/home");
      await page.getByText(app.words.t("session.ended.title")).waitFor();
    },
    { member: DEMO_PHONE },
  ),
  register("phone", ({ app }) => app.register.open()),
  register("phone too short", async ({ app, page }) => {
    await app.register.open();
    await app.register.enterPhone("08123");
    await page.getByText(app.words.t("register.problem.phoneTenDigits")).first().waitFor();
  }),
  register("code", toOtp),
  register("wrong code", async (stage) => {
    await toOtp(stage);
    await stage.app.register.enterOtp("000001");
    await stage.page.getByText(stage.app.words.t("errors.code.OTP_CODE_INVALID")).first().waitFor();
  }),
  register("profile", toProfile, { tall: true }),
  register("bank", toBank, { tall: true }),
  register(
    "bank, nothing filled in",
    async (stage) => {
      await toBank(stage);
      await stage.app.register.submit.click();
      await stage.page.getByText(stage.app.words.t("register.missing.bankCode")).first().waitFor();
    },
    { tall: true },
  ),
  register("outcome unknown", async (stage) => {
    await toBank(stage);
    stage.scenario.faults.add({ operationId: "accountRegister", kind: "dropAfter", times: 20 });
    // The outcome is looked up by a login (ADR 0010).
    stage.scenario.faults.add({ operationId: "sessionLogin", kind: "dropBefore", times: 20 });
    await stage.app.register.enterBank();
    await stage.app.heading(stage.app.words.t("register.outcomeUnknown.title")).waitFor();
  }),
  register("done", async (stage) => {
    await toBank(stage);
    await stage.app.register.enterBank();
    await stage.app.register.step("registered").waitFor();
  }),
  {
    group: "Other pages",
    name: "not found",
    play: async ({ app, page }) => {
      await page.goto("/nowhere");
      await app.heading(app.words.t("app.notFound.title")).waitFor();
    },
  },
  {
    group: "Other pages",
    name: "terminated",
    play: async ({ app, page, scenario }) => {
      await scenario.setSettings({ terminated: true });
      await page.goto("/login");
      await app.heading(app.words.t("app.terminated.title")).waitFor();
    },
  },
  ...(["howto", "contact"] as const).map(
    (path): Scene => ({
      group: "Other pages",
      name: path,
      play: async ({ app, page }) => {
        await page.goto(`/${path}`);
        await app.heading(app.words.t(`info.${path}.title`)).waitFor();
      },
    }),
  ),
];
