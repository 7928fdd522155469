import { logIn } from "./models.mjs";

/**
 * What a member does on each page, in this order, until the picture can be taken. `applies` is for pages that have the step.
 */
export const STEPS = [
  {
    name: "log in",
    applies: ({ signsIn }) => signsIn,
    play: ({ login }) => login.submit.waitFor(),
  },
  {
    name: "wallet",
    play: async (models, { signsIn }) => {
      if (signsIn) await logIn(models);
      await models.wallet.balance(500).waitFor();
    },
  },
  {
    name: "deposit",
    play: async ({ words, wallet, deposit }) => {
      await wallet.action("deposit").click();
      await deposit.way(words.t("deposit.way.qr", { provider: "E2P" })).waitFor();
    },
  },
  {
    name: "withdrawal",
    play: async ({ page, wallet, withdraw }) => {
      await page.keyboard.press("Escape");
      await wallet.action("withdraw").click();
      await withdraw.amount.waitFor();
    },
  },
];
