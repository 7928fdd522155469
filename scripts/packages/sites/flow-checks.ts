import { expect } from "@playwright/test";
import { MEMBER } from "./member.data.ts";
import { type Models, openWheel } from "./models.ts";
import type { Outside } from "./sandbox.ts";
import type { FlowName, Place } from "./site.types.ts";

/** Steps of a member in a flow. */
type FlowCheck = {
  readonly name: FlowName;
  /** @returns the lines that the host writes about it */
  readonly play: (
    models: Models & { readonly outside: Outside },
    place: Pick<Place, "signsIn">,
  ) => Promise<readonly string[]>;
};

const PROVIDER = "KBANK";
/** No money yet: `onEvent` is called with it, a callback of the flow is not. */
export const QR_CREATED = "money.succeeded.v1 qrCreate 500";
const CODE = "TRANSFER_FAIL";

/** With the keyboard: a button of the same name may be below the form. */
async function sendLogin({ login }: Models) {
  await login.username.fill(MEMBER.phone);
  await login.password.fill(MEMBER.password);
  await login.password.press("Enter");
}

/** The member logs in where they are: with our form, or with the sign-in of the site, which is behind a button. */
async function logInAgain(models: Models, { signsIn }: Pick<Place, "signsIn">) {
  const { page, words, login, withdraw } = models;
  const name = words.t("session.ended.title");
  const alert = page.getByRole("alertdialog", { name });
  const ended = page.getByRole("dialog", { name }).or(alert);
  // A reading of the page may notice the end before the order does: then the button is not there any more.
  const order = withdraw.submit.click({ timeout: 5_000 }).catch(() => undefined);
  await ended.waitFor();
  await order;
  if (await alert.isVisible()) {
    const toSignIn = alert.getByRole("button", { name: words.t("session.submit") });
    await toSignIn.click();
    if (signsIn) {
      // The form may be closed, and asked for again.
      await login.username.waitFor();
      await page.keyboard.press("Escape");
      await login.username.waitFor({ state: "detached" });
      await toSignIn.click();
    }
  }
  if (signsIn) await sendLogin(models);
  await ended.waitFor({ state: "hidden" });
}

/**
 * Steps of a member on each page, in this order, with the lines that the host writes about them. `lacks` of a page names
 * those that it has no flow for, each with the reason.
 */
export const FLOW_CHECKS: readonly FlowCheck[] = [
  {
    name: "withdrawal",
    play: async ({ page, words, wallet, withdraw }) => {
      await wallet.action("withdraw").click();
      await withdraw.send(200);
      await page.getByText(words.like("withdraw.done.text")).first().waitFor();
      await wallet.balance(MEMBER.balance - 200).waitFor();
      return ["money.succeeded.v1 withdraw 200"];
    },
  },
  {
    name: "refusal",
    play: async ({ page, words, wallet, withdraw, outside }) => {
      await outside.refuseNext("walletWithdrawAll", CODE);
      await wallet.action("withdraw").click();
      await withdraw.send(300);
      await withdraw.root.getByText(words.t("withdraw.refused.failed")).waitFor();
      await page.keyboard.press("Escape");
      await withdraw.root.waitFor({ state: "hidden" });
      return ["money.failed.v1 withdraw 300"];
    },
  },
  {
    name: "cancel",
    play: async ({ page, wallet, withdraw }) => {
      await wallet.action("withdraw").click();
      await withdraw.amount.waitFor();
      await page.keyboard.press("Escape");
      await withdraw.root.waitFor({ state: "hidden" });
      return ["money.cancelled.v1 withdraw"];
    },
  },
  {
    name: "deposit",
    play: async ({ wallet, deposit, outside }) => {
      await wallet.action("deposit").click();
      await deposit.byQr(PROVIDER, 500, () => outside.payQr(PROVIDER));
      await wallet.balance(MEMBER.balance - 200 + 500).waitFor();
      return [QR_CREATED, "deposit.credited.v1 qrDeposit 500"];
    },
  },
  {
    name: "spin",
    play: async (models) => {
      const { page, spin } = models;
      const isModal = await openWheel(models);
      await spin.start.click();
      await expect(spin.prize("coupon")).toContainText("฿30", { timeout: 20_000 });
      await page.keyboard.press("Escape");
      await expect(spin.start).toBeFocused();
      if (isModal) {
        await page.keyboard.press("Escape");
        await spin.root.waitFor({ state: "hidden" });
      }
      return ["money.succeeded.v1 spin"];
    },
  },
  {
    name: "end of the session",
    play: async (models, place) => {
      const { page, words, wallet, withdraw, outside } = models;
      await wallet.action("withdraw").click();
      await withdraw.amount.fill("400");
      await outside.endSession();
      await logInAgain(models, place);
      await expect(withdraw.amount).toHaveValue("400");
      await withdraw.submit.click();
      await page.getByText(words.like("withdraw.done.text")).first().waitFor();
      return ["money.succeeded.v1 withdraw 400"];
    },
  },
  // Last, because its line would notice the end of a session before the member does.
  {
    name: "chat",
    play: async ({ chat, outside }) => {
      await chat.open();
      await chat.send("Hello 1");
      await chat.message("Hello 1").waitFor();
      await outside.answerChat("Hello 2");
      await chat.message("Hello 2").waitFor();
      await chat.minimise.click();
      return [];
    },
  },
];
