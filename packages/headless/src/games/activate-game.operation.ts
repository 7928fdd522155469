import { succeed } from "@satang/core";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";

/** Game accounts are opened one at a time. */
export const ACTIVATE_LOCK = "activate";

/** Opens the member's account of a game. */
export type ActivateGameOrder = {
  /** Code of the game. */
  readonly code: string;
};

/**
 * `GET /api/wallet/activate/{code}` (money.txt §7; journey.txt §4). Opening it twice does no harm:
 * the wallet shows whether it is open.
 */
export const activateGameOperation = defineMoneyOperation<ActivateGameOrder>({
  name: "activateGame",
  owner: "member",
  lock: () => ACTIVATE_LOCK,
  isRepeatHarmless: true,
  refreshes: ["wallet"],
  readOrder: (stored) => {
    const { code } = fieldsOf(stored) ?? {};
    return typeof code === "string" ? { code } : null;
  },
  prepare: async () => succeed(null),
  send: ({ client, pinned }, { code }) => client.wallet.activateGame({ code }, pinned),
  judge: async ({ client, pinned }, { order: { code } }) => {
    const wallet = await client.wallet.get(pinned);
    if (!wallet.ok) return { kind: "unclear", hint: null };
    const game = wallet.data.slots.find((slot) => slot.code === code);
    // A list of other games shows nothing about this one.
    if (game === undefined) return { kind: "unclear", hint: null };
    return game.isActive ? { kind: "done", receipt: null } : { kind: "absent" };
  },
});
