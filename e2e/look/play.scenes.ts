import { DEMO_PHONE } from "@satang/sandbox";
import type { Scene, Stage } from "./scene.ts";

/** Seeded, without money and without an account at a game. */
const NEW_MEMBER = "0822222222";
const HOUR = 3_600_000;
/** A page that the device stops for more than half an hour begins a new session. */
const TURN = HOUR / 4;

const scene =
  (group: string) =>
  (name: string, play: Scene["play"], more: Partial<Scene> = {}): Scene => ({
    group,
    name,
    play,
    member: DEMO_PHONE,
    ...more,
  });

const games = scene("Games");
const wheel = scene("Wheel");
const protection = scene("Player protection");
const first = scene("First run");

const WON = {
  code: "CASH30",
  label: "฿30",
  name: "฿30",
  bgColor: "#c22a6b",
  textColor: "#ffffff",
  kind: "cash",
  prize: 30,
  weight: 1,
} as const;

const NOTHING = { ...WON, code: "NONE", label: "0", kind: "none", prize: 0 } as const;

async function openedGame(stage: Stage, name: string) {
  await stage.app.home.open();
  await stage.app.home.pressGame(name);
}

async function openedWheel({ app }: Stage) {
  await app.home.open();
  // A phone has a drawer, a desktop a rail.
  await app.menu.choose("spin");
  await app.spin.coupons.first().waitFor();
}

/** Spins a wheel on which every slice is the same. */
async function spun(stage: Stage, slice: typeof WON | typeof NOTHING) {
  await stage.scenario.setSettings({ wheelSlices: [slice, { ...slice, code: "OTHER" }] });
  await openedWheel(stage);
  await stage.app.spin.start.click();
  await stage.app.spin.prize(slice.kind === "none" ? "nothing" : "coupon").waitFor();
}

async function onBreak({ app, page }: Stage) {
  await app.limits.open();
  await app.limits.pause.click();
  await app.limits.pauseSheet.getByRole("button").last().click();
  await app.limits.pauseSheet.waitFor({ state: "hidden" });
  await page.goto("/user/home");
  await app.limits.stopped.waitFor();
}

/** Games, the prize wheel, player protection, and the first visit of a member. */
export const playScenes: readonly Scene[] = [
  games("account", async (stage) => {
    await openedGame(stage, "Joker");
    await stage.app.game.showPassword.waitFor();
  }),
  games("new password?", async (stage) => {
    await openedGame(stage, "Joker");
    await stage.app.game.reset.click();
    await stage.app.game.question.waitFor();
  }),
  games("no tab opens", async (stage) => {
    await stage.page.addInitScript(() => Object.assign(window, { open: () => null }));
    await openedGame(stage, "Usun");
    await stage.app.game.play.click();
    await stage.app.game.openBlocked("Usun").waitFor();
  }),
  games("activated", async (stage) => {
    await openedGame(stage, "Slotracha");
    const { t } = stage.app.words;
    await stage.page.getByText(t("wallet.games.activated", { name: "Slotracha" })).waitFor();
    await stage.app.game.showPassword.waitFor();
  }),
  wheel("open", openedWheel),
  wheel("prize", (stage) => spun(stage, WON)),
  wheel("no prize", (stage) => spun(stage, NOTHING)),
  wheel("no coins", async (stage) => {
    await stage.scenario.setMember({ phone: DEMO_PHONE, coin: 0 });
    await openedWheel(stage);
  }),
  wheel("claim?", async (stage) => {
    await openedWheel(stage);
    await stage.app.spin.coupons.first().getByRole("button").click();
    await stage.app.spin.question.waitFor();
  }),
  protection("limits", ({ app }) => app.limits.open(), { tall: true }),
  protection("limit for deposits", async ({ app }) => {
    await app.limits.open();
    await app.limits.change("deposit").click();
    await app.limits.save.waitFor();
  }),
  protection("break?", async ({ app }) => {
    await app.limits.open();
    await app.limits.pause.click();
    await app.limits.pauseSheet.getByRole("radio").first().waitFor();
  }),
  protection("on a break", onBreak),
  protection("reality check", async (stage) => {
    const { app, page, scenario } = stage;
    await app.home.open();
    await app.home.drawnBalance.waitFor();
    for (let turn = 0; turn < 5; turn += 1) {
      scenario.clock.advance(TURN);
      await page.clock.fastForward(TURN);
    }
    await app.limits.check.waitFor();
  }),
  first(
    "home",
    async ({ app, page }) => {
      await app.home.open();
      await page.getByText(app.words.t("wallet.first.title")).waitFor();
    },
    { member: NEW_MEMBER, tall: true },
  ),
  first(
    "transfer without a game",
    async ({ app, page }) => {
      await app.home.open();
      await app.home.action("transfer").click();
      await page.getByText(app.words.t("transfer.noGames.title")).waitFor();
    },
    { member: NEW_MEMBER },
  ),
  first(
    "withdraw without money",
    async ({ app }) => {
      await app.home.open();
      await app.home.action("withdraw").click();
      await app.withdraw.root.getByRole("button").nth(1).waitFor();
    },
    { member: NEW_MEMBER },
  ),
  first("agreement", async ({ app, page }) => {
    await page.addInitScript(() => localStorage.removeItem("remember-agreement"));
    await app.home.open();
    const name = app.words.t("info.agreement.title");
    await page.getByRole("dialog", { name }).waitFor();
  }),
];
