import { isSameName } from "@satang/machines/money";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";

/** The invite bonus is received once at a time. */
export const INVITE_BONUS_LOCK = "inviteBonus";

/** Receives all of the invite bonus that is ready. The service knows the amount. */
export type InviteBonusOrder = { readonly part: "all" };

/**
 * `GET /api/invite/bonus` (money.txt §7), a GET that moves money (decision 8). Its amount is known afterwards only: any
 * new bonus may be it, until a row carries the key. A repeat that a browser sent by itself is refused as collected
 * already, although the first was executed, so that it is not harmless.
 */
export const inviteBonusOperation = defineMoneyOperation<InviteBonusOrder>({
  name: "inviteBonus",
  owner: "member",
  lock: () => INVITE_BONUS_LOCK,
  isRepeatHarmless: false,
  refreshes: [...MONEY_KEYS, "invite"],
  readOrder: (stored) => (fieldsOf(stored)?.part === "all" ? { part: "all" } : null),
  send: ({ client, pinned }, _order, idempotencyKey) =>
    client.invite.receiveBonus({ ...pinned, idempotencyKey }),
  ...judgedByStatement<InviteBonusOrder>((row) => isSameName(row.type, "bonus")),
});
