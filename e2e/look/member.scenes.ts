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
const page = scene("Other pages");

const retry = ({ app, page }: Stage) =>
  page
    .getByRole("button", { name: app.words.t("common.action.retry") })
    .first()
    .waitFor();

async function notYet({ app, page }: Stage, path: "profile" | "bonus" | "contact") {
  await page.goto(`/user/${path}`);
  const name = app.words.t(`app.title.${path}`);
  await page.getByText(app.words.t("app.notYet.title", { page: name })).waitFor();
}

async function opened({ app }: Stage) {
  await app.home.open();
  await app.home.drawnBalance.waitFor();
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
  page("profile, not there yet", (stage) => notYet(stage, "profile")),
  page("bonus, not there yet", (stage) => notYet(stage, "bonus")),
  page("member's contact, not there yet", (stage) => notYet(stage, "contact")),
  ...(["invite", "refund"] as const).map((entry) =>
    page(`${entry}, not there yet`, async (stage) => {
      await opened(stage);
      await stage.app.menu.choose(entry);
      await stage.page.getByRole("dialog").waitFor();
    }),
  ),
];
