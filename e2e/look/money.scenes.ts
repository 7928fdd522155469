import type { Locator } from "@playwright/test";
import type { MessageKey } from "@satang/i18n";
import { DEMO_PHONE, type Fault } from "@satang/sandbox";
import type { Scene, Stage } from "./scene.ts";

const MINUTE = 60_000;
const FOR_GOOD = 50;
/** Delay of a reply that must not arrive while pictures are taken, ms. */
const AGES = 120_000;

const scene =
  (group: string) =>
  (name: string, play: Scene["play"]): Scene => ({ group, name, play, member: DEMO_PHONE });

const deposit = scene("Deposit");
const transfer = scene("Transfer");
const withdraw = scene("Withdraw");

async function open({ app }: Stage, action: "deposit" | "transfer" | "withdraw") {
  await app.home.open();
  await app.home.action(action).click();
}

async function toQr(stage: Stage) {
  await open(stage, "deposit");
  await stage.app.deposit.chooseQr("KBANK");
  await stage.app.deposit.createQr("500");
  await stage.app.deposit.qr.waitFor();
}

const word = ({ app, page }: Stage, key: MessageKey) =>
  page.getByText(app.words.like(key)).first().waitFor({ timeout: 40_000 });

async function toPanel(stage: Stage, index: number) {
  await open(stage, "deposit");
  await stage.app.deposit.root.getByRole("listitem").nth(index).getByRole("button").click();
  await stage.app.deposit.allWays.waitFor();
}

const fill = ({ app }: Stage) =>
  app.transfer.fill(new RegExp(`^${app.words.t("common.wallet")}`), /^Joker/, "250");

async function filled(stage: Stage) {
  await open(stage, "transfer");
  await fill(stage);
}

/** Presses the button; further faults begin when the order is sent. */
async function lose({ page, scenario }: Stage, submit: Locator, faults: readonly Fault[]) {
  const sent = page.waitForRequest(/\/api\/wallet\/(transfer|withdrawAll)$/);
  await submit.click();
  await sent;
  for (const fault of faults) scenario.faults.add(fault);
}

const lost = (name: string, fault: Fault, more: readonly Fault[], said: MessageKey) =>
  transfer(name, async (stage) => {
    await filled(stage);
    stage.scenario.faults.add(fault);
    await lose(stage, stage.app.transfer.submit, more);
    await word(stage, said);
  });

const walletTransfer = "walletTransfer";
const unreadable: readonly Fault[] = [
  { operationId: "walletGet", kind: "garbage", times: FOR_GOOD },
  { operationId: "statementList", kind: "garbage", times: FOR_GOOD },
];

/** A transfer is sent, its outcome is not known, and the member has closed the message. */
async function closedWithoutOutcome(stage: Stage) {
  await filled(stage);
  stage.scenario.faults.add({ operationId: walletTransfer, kind: "dropBefore", times: FOR_GOOD });
  await lose(stage, stage.app.transfer.submit, unreadable);
  await word(stage, "money.notKnownYet.title");
  await stage.page
    .getByRole("status")
    .getByRole("button", { name: stage.app.words.t("money.action.close") })
    .click();
}

async function withdrawing(stage: Stage, amount: string) {
  await open(stage, "withdraw");
  await stage.app.withdraw.amount.fill(amount);
}

/** The modals that move money. */
export const moneyScenes: readonly Scene[] = [
  deposit("ways", async (stage) => {
    await open(stage, "deposit");
    await stage.app.deposit.root.getByRole("listitem").first().waitFor();
  }),
  ...["KBANK QR", "WW QR", "E2P QR", "KBANK account", "SCB account", "wallet", "gift link"].map(
    (name, index) => deposit(`way: ${name}`, (stage) => toPanel(stage, index)),
  ),
  deposit("below the minimum", async (stage) => {
    await open(stage, "deposit");
    await stage.app.deposit.chooseQr("WW");
    await stage.app.deposit.amount.fill("50");
    await stage.app.deposit.create.click();
  }),
  deposit("creating", async (stage) => {
    stage.scenario.faults.add({
      operationId: "qrcodeCreate",
      kind: "delay",
      ms: AGES,
      times: FOR_GOOD,
    });
    await open(stage, "deposit");
    await stage.app.deposit.chooseQr("KBANK");
    await stage.app.deposit.createQr("500");
    await word(stage, "deposit.qr.creating");
  }),
  deposit("QR shown", toQr),
  deposit("cancel?", async (stage) => {
    await toQr(stage);
    await stage.app.deposit.cancel.click();
    await word(stage, "deposit.qr.ask.title");
  }),
  deposit("QR expired", async (stage) => {
    await toQr(stage);
    stage.scenario.clock.advance(11 * MINUTE);
    await word(stage, "deposit.qr.expired.title");
  }),
  deposit("QR refused", async (stage) => {
    stage.scenario.faults.add({ operationId: "qrcodeCreate", kind: "code", code: "QR_FAIL" });
    await open(stage, "deposit");
    await stage.app.deposit.chooseQr("KBANK");
    await stage.app.deposit.createQr("500");
    await word(stage, "deposit.qr.createRefused");
  }),
  deposit("credited", async (stage) => {
    await toQr(stage);
    await stage.scenario.credit({ phone: DEMO_PHONE, provider: "KBANK" });
    await word(stage, "deposit.qr.credited.title");
  }),
  deposit("said to be paid", async (stage) => {
    await toQr(stage);
    await stage.app.deposit.transferred.click();
    await word(stage, "deposit.qr.waiting.text");
  }),
  transfer("nothing chosen", async (stage) => {
    await open(stage, "transfer");
    await stage.app.transfer.amount.waitFor();
  }),
  transfer("sent without accounts", async (stage) => {
    await open(stage, "transfer");
    await stage.app.transfer.submit.click();
    await word(stage, "transfer.problem.accountMissing");
  }),
  transfer("chosen", filled),
  transfer("done", async (stage) => {
    await filled(stage);
    await stage.app.transfer.submit.click();
    await stage.page.getByText(stage.app.words.like("transfer.done.text")).first().waitFor();
  }),
  transfer("refused", async (stage) => {
    await filled(stage);
    stage.scenario.faults.add({ operationId: walletTransfer, kind: "code", code: "TRANSFER_FAIL" });
    await stage.app.transfer.submit.click();
    await word(stage, "money.refused.title");
  }),
  lost(
    "checking the result",
    { operationId: walletTransfer, kind: "dropAfter", times: FOR_GOOD },
    [{ operationId: "statementList", kind: "delay", ms: AGES, times: FOR_GOOD }],
    "money.checking.title",
  ),
  lost(
    "it went through",
    { operationId: walletTransfer, kind: "dropAfter", times: FOR_GOOD },
    [],
    "money.done.title",
  ),
  lost(
    "not known yet",
    { operationId: walletTransfer, kind: "dropBefore", times: FOR_GOOD },
    unreadable,
    "money.notKnownYet.title",
  ),
  transfer("sent again while it is not known", async (stage) => {
    await closedWithoutOutcome(stage);
    // Without a reload, because the wallet cannot be read any more.
    await stage.app.home.action("transfer").click();
    await fill(stage);
    await stage.app.transfer.submit.click();
    await word(stage, "money.repeated.title");
  }),
  transfer("list of open operations", async (stage) => {
    await closedWithoutOutcome(stage);
    await word(stage, "money.open.title");
  }),
  withdraw("at rest", async (stage) => {
    await open(stage, "withdraw");
    await stage.app.withdraw.amount.waitFor();
  }),
  withdraw("within the bounds", (stage) => withdrawing(stage, "1000")),
  withdraw("below the minimum", (stage) => withdrawing(stage, "50")),
  withdraw("above the maximum", (stage) => withdrawing(stage, "60000")),
  withdraw("active bonus", async (stage) => {
    await stage.scenario.setMember({ phone: DEMO_PHONE, bonusLock: true });
    await open(stage, "withdraw");
    await word(stage, "withdraw.bonus");
  }),
  withdraw("minimum above the balance", async (stage) => {
    await stage.scenario.setSettings({ withdrawMin: 1_000_000, withdrawMax: 2_000_000 });
    await open(stage, "withdraw");
    await stage.page
      .getByText(stage.app.words.like("withdraw.problem.minimumAboveBalance"))
      .waitFor();
  }),
  withdraw("accepted", async (stage) => {
    await withdrawing(stage, "1000");
    await stage.app.withdraw.submit.click();
    await stage.app.receipt.outcome("receipt.outcome.withdraw.processing").waitFor();
  }),
  withdraw("outcome unknown", async (stage) => {
    await withdrawing(stage, "1000");
    stage.scenario.faults.add({
      operationId: "walletWithdrawAll",
      kind: "dropBefore",
      times: FOR_GOOD,
    });
    await lose(stage, stage.app.withdraw.submit, unreadable);
    await word(stage, "money.notKnownYet.title");
  }),
];
