import { DEMO_PHONE } from "@satang/sandbox";
import type { Scene, Stage } from "./scene.ts";

/** Seeded, without any statement row. */
const QUIET_MEMBER = "0822222222";
const FOR_GOOD = 50;
/** Delay of a reply that must not arrive while pictures are taken, ms. */
const AGES = 120_000;

const scene =
  (group: string) =>
  (name: string, play: Scene["play"], more: Partial<Scene> = {}): Scene => ({
    group,
    name,
    play,
    member: DEMO_PHONE,
    ...more,
  });

const home = scene("Home");
const statement = scene("Statement");
const profile = scene("Profile");
const page = scene("Other pages");

const retry = ({ app, page }: Stage) =>
  page
    .getByRole("button", { name: app.words.t("common.action.retry") })
    .first()
    .waitFor();

async function openedContact({ app, page }: Stage) {
  await page.goto("/user/contact");
  await app.heading(app.words.t("info.contact.title")).waitFor();
}

async function opened({ app }: Stage) {
  await app.home.open();
  await app.home.drawnBalance.waitFor();
}

async function openedProfile({ app }: Stage) {
  await app.profile.open();
  await app.profile.entry("password").waitFor();
}

async function openedBonus({ app, page }: Stage) {
  await page.goto("/user/bonus");
  await app.bonuses.cards.first().waitFor();
}

/** The screens behind the login; modals have their own sheets. */
export const memberScenes: readonly Scene[] = [
  home("at rest", opened, { tall: true }),
  home("loading", async ({ page, scenario }) => {
    scenario.faults.add({ operationId: "walletGet", kind: "delay", ms: AGES, times: FOR_GOOD });
    await page.goto("/user/home");
    await page.locator("[aria-busy=true]").first().waitFor();
  }),
  home("unreadable", async (stage) => {
    stage.scenario.faults.add({ operationId: "walletGet", kind: "html", times: FOR_GOOD });
    await stage.page.goto("/user/home");
    await retry(stage);
  }),
  home("no line", async (stage) => {
    await opened(stage);
    await stage.context.setOffline(true);
    await stage.page.getByText(stage.app.words.t("app.offline.banner")).waitFor();
  }),
  home("action drawer", async (stage) => {
    await opened(stage);
    await stage.app.menu.plus.click();
    await stage.app.menu.drawer.waitFor();
  }),
  home("conditions", async (stage) => {
    await opened(stage);
    await stage.app.menu.conditions.click();
    await stage.page
      .getByRole("dialog", { name: stage.app.words.t("app.conditions.title") })
      .waitFor();
  }),
  statement(
    "first page",
    async ({ app }) => {
      await app.statement.open();
      await app.statement.rows.first().waitFor();
    },
    { tall: true },
  ),
  statement(
    "last page",
    async ({ app }) => {
      await app.statement.open();
      await app.statement.pageButton(2).click();
      await app.statement.pageButton(3).click();
      await app.statement.rows.first().waitFor();
    },
    { tall: true },
  ),
  statement("loading", async ({ page, scenario }) => {
    scenario.faults.add({ operationId: "statementList", kind: "delay", ms: AGES, times: FOR_GOOD });
    await page.goto("/user/statement");
    await page.locator("[aria-busy=true]").first().waitFor();
  }),
  statement(
    "empty",
    async ({ app, page }) => {
      await app.statement.open();
      await page.getByText(app.words.t("statement.empty.title")).waitFor();
    },
    { member: QUIET_MEMBER },
  ),
  statement("unreadable", async (stage) => {
    stage.scenario.faults.add({ operationId: "statementList", kind: "garbage", times: FOR_GOOD });
    await stage.app.statement.open();
    await retry(stage);
  }),
  statement("no line", async (stage) => {
    stage.scenario.faults.add({
      operationId: "statementList",
      kind: "dropBefore",
      times: FOR_GOOD,
    });
    await stage.app.statement.open();
    await retry(stage);
  }),
  profile("at rest", openedProfile, { tall: true }),
  profile("change password, passwords differ", async (stage) => {
    await openedProfile(stage);
    await stage.app.profile.entry("password").click();
    await stage.app.profile.changePassword("satang-demo", "one", "two");
  }),
  profile("edit", async (stage) => {
    await openedProfile(stage);
    await stage.app.profile.entry("edit").click();
    await stage.app.profile.root("edit").waitFor();
  }),
  page("bonus", openedBonus, { tall: true }),
  page("bonus, conditions", async (stage) => {
    await openedBonus(stage);
    await stage.app.bonuses.cards.getByRole("button").first().click();
    await stage.app.bonuses.receive.waitFor();
  }),
  page("bonus received", async (stage) => {
    const { bonuses } = stage.app;
    await openedBonus(stage);
    await bonuses.cards.getByRole("button").first().click();
    await bonuses.receive.click();
    await stage.page.locator("[data-part=moment]").waitFor();
  }),
  page(
    "bonus in use",
    async (stage) => {
      await stage.scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
      await openedBonus(stage);
      await stage.app.bonuses.cancel.waitFor();
    },
    { tall: true },
  ),
  page("promotion", async (stage) => {
    await openedBonus(stage);
    await stage.app.bonuses.code.fill("LUCKY50");
    await stage.app.bonuses.code.press("Enter");
    await stage.app.bonuses.receivePromotion.waitFor();
  }),
  page("member's contact", openedContact),
  ...(["invite", "refund"] as const).flatMap((entry) => [
    page(`${entry}, banners`, async (stage) => {
      await opened(stage);
      await stage.app.menu.choose(entry);
      await stage.app[entry].next.waitFor();
    }),
    page(entry, async (stage) => {
      await opened(stage);
      await stage.app.menu.choose(entry);
      await stage.app[entry].next.click();
      await stage.app[entry].receive.waitFor();
    }),
  ]),
];
