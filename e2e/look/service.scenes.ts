import { DEMO_PHONE } from "@satang/sandbox";
import { slipPicture } from "../fixtures/slip-picture.ts";
import type { Scene, Stage } from "./scene.ts";

const scene =
  (group: string) =>
  (name: string, play: Scene["play"]): Scene => ({ group, name, play, member: DEMO_PHONE });

const slips = scene("Slips");
const invite = scene("Invite");
const refund = scene("Refund");
const receipt = scene("Receipt");

async function openedSlips({ app, page }: Stage) {
  await app.statement.open();
  await page.getByRole("button", { name: app.words.t("statement.slips") }).click();
  await app.slips.row(0).waitFor();
}

async function withdrawn({ app }: Stage) {
  await app.home.open();
  await app.home.action("withdraw").click();
  await app.withdraw.amount.fill("300");
  await app.withdraw.submit.click();
  await app.receipt.outcome("receipt.outcome.withdraw.processing").waitFor();
}

async function behindBanners({ app }: Stage, modal: "invite" | "refund") {
  await app.home.open();
  // A phone has a drawer, a desktop a rail.
  const entry = app.words.t(`app.drawer.${modal}`);
  const rail = app.page.getByRole("button", { name: entry }).first();
  if (await rail.isVisible()) await rail.click();
  else await app.menu.choose(modal);
  await app[modal].next.waitFor();
}

/** The modals around money: slips, inviting, refunds and receipts. */
export const serviceScenes: readonly Scene[] = [
  slips("list", openedSlips),
  slips("checked", async (stage) => {
    await openedSlips(stage);
    await stage.app.slips.file.setInputFiles(slipPicture(1));
    await stage.app.slips.root.getByText(stage.app.words.t("slip.checks.qr")).waitFor();
  }),
  invite("banners", (stage) => behindBanners(stage, "invite")),
  invite("friends", async (stage) => {
    await behindBanners(stage, "invite");
    await stage.app.invite.next.click();
    await stage.app.invite.friends.first().waitFor();
  }),
  refund("accrued", async (stage) => {
    await behindBanners(stage, "refund");
    await stage.app.refund.next.click();
    await stage.app.refund.log.first().waitFor();
  }),
  refund("locked", async (stage) => {
    await stage.scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
    await behindBanners(stage, "refund");
    await stage.app.refund.next.click();
    await stage.app.refund.log.first().waitFor();
  }),
  receipt("in progress", withdrawn),
  receipt("paid", async (stage) => {
    await withdrawn(stage);
    stage.scenario.clock.advance(120_000);
    await stage.app.receipt
      .outcome("receipt.outcome.withdraw.success")
      .waitFor({ timeout: 20_000 });
  }),
];
