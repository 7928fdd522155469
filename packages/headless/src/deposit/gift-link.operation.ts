import { isSameName } from "@satang/machines";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";
import { judgeMoveBy, prepareMove } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";

/** Gift links are deposited one at a time. */
export const GIFT_LINK_LOCK = "giftLink";

/** Deposits a gift link. Only the sealed link is sent and stored, never the link itself (decision 12). */
export type GiftLinkOrder = { readonly sealed: string };

/**
 * `POST /api/wallet/truelink` (money.txt §7). Its amount is known afterwards only: any new deposit may be it, until a row
 * carries the key. A repeat that a browser sent by itself is refused as used already, although the first was executed, so
 * that it is not harmless.
 */
export const giftLinkOperation = defineMoneyOperation<GiftLinkOrder>({
  name: "giftLink",
  owner: "member",
  lock: () => GIFT_LINK_LOCK,
  isRepeatHarmless: false,
  refreshes: MONEY_KEYS,
  readOrder: (stored) => {
    const { sealed } = fieldsOf(stored) ?? {};
    return typeof sealed === "string" && sealed !== "" ? { sealed } : null;
  },
  prepare: prepareMove,
  send: ({ client, pinned }, { sealed }, idempotencyKey) =>
    client.wallet.truelink({ link: sealed }, { ...pinned, idempotencyKey }),
  judge: judgeMoveBy((row) => isSameName(row.type, "deposit")),
});
