import { MEMBER } from "./member.data.ts";
import { logIn, type Models, openWheel } from "./models.ts";
import type { Place } from "./site.types.ts";

/** A moment of which pictures are taken. */
export type LookStep = {
  readonly name: string;
  /** Whether a page has the step. @default true for every page */
  readonly applies?: (place: Place) => boolean;
  /** Steps of a member until the picture can be taken. */
  readonly play: (models: Models, place: Place) => Promise<void>;
  /** Waits in each size of the page. */
  readonly settle?: (models: Models) => Promise<void>;
};

/** Steps of a member on each page, in this order. */
export const STEPS: readonly LookStep[] = [
  {
    name: "log in",
    applies: ({ signsIn = false }) => signsIn,
    play: ({ login }) => login.submit.waitFor(),
  },
  {
    name: "wallet",
    play: async (models, { signsIn }) => {
      if (signsIn) await logIn(models);
      await models.wallet.balance(MEMBER.balance).waitFor();
    },
  },
  {
    name: "deposit",
    play: async ({ wallet, deposit }) => {
      await wallet.action("deposit").click();
      await deposit.qrWay("E2P").waitFor();
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
  {
    name: "wheel",
    applies: ({ lacks }) => !lacks.spin,
    play: async (models) => {
      const { page, withdraw, spin } = models;
      await page.keyboard.press("Escape");
      await withdraw.root.waitFor({ state: "hidden" });
      await openWheel(models);
      await spin.start.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "chat",
    applies: ({ lacks }) => !lacks.chat,
    play: async ({ page, chat }) => {
      await page.keyboard.press("Escape");
      await chat.open();
    },
    // The conversation is laid out again in each size.
    settle: ({ chat }) => chat.messages.first().waitFor(),
  },
];
