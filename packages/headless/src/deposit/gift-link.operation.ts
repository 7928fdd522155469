import { randomUuid } from "@satang/api";
import { fail, type Satang, succeed, toExactSatang } from "@satang/core";
import { isSameName } from "@satang/machines/money";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";
import { judgedByStatement } from "../money/move.ts";
import { MONEY_KEYS } from "../money/refresh-money.ts";

/** Gift links are deposited one at a time. */
export const GIFT_LINK_LOCK = "giftLink";

/**
 * Identifies a gift link on this device: it is the order, and may be stored. Neither the link nor its seal can be found from
 * it: a seal that is stored could be sent by the next member of the device (ADR 0031).
 */
export type GiftLinkOrder = {
  /** SHA-256 of the link, hexadecimal. */
  readonly digest: string;
};

/** Credited gift; the amount is `null` when the service does not say it. */
export type GiftLinkReceipt = { readonly amount: Satang | null };

const seals = new WeakMap<GiftLinkOrder, string>();

/** The same text for the same link; another one each time where the page has no Web Crypto. */
async function digestOf(link: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return randomUuid();
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(link));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Splits a gift link into an order, which may be stored, and its seal, which stays in memory. @throws what `seal` throws */
export async function toGiftLinkOrder(
  link: string,
  seal: (link: string) => Promise<string>,
): Promise<GiftLinkOrder> {
  const order = { digest: await digestOf(link) };
  seals.set(order, await seal(link));
  return order;
}

/** Replies are read loosely: the amount, in baht, may be missing. */
function toGiftLinkReceipt(reply: unknown): GiftLinkReceipt {
  const amount = fieldsOf(reply)?.amount;
  return { amount: typeof amount === "number" ? toExactSatang(amount) : null };
}

/**
 * `POST /api/wallet/truelink` (money.txt §7). Its amount is known afterwards only: any new deposit may be it, until a row
 * carries the key. A repeat that a browser sent by itself is refused as used already, although the first was executed, so
 * that it is not harmless.
 */
export const giftLinkOperation = defineMoneyOperation<GiftLinkOrder, GiftLinkReceipt>({
  name: "giftLink",
  owner: "member",
  lock: () => GIFT_LINK_LOCK,
  isRepeatHarmless: false,
  isSendable: (order) => seals.has(order),
  refreshes: MONEY_KEYS,
  readOrder: (stored) =>
    typeof fieldsOf(stored)?.digest === "string" ? (stored as GiftLinkOrder) : null,
  send: async ({ client, pinned }, order, idempotencyKey) => {
    const sealed = seals.get(order);
    if (sealed === undefined) return fail({ kind: "notSent", reason: "input" });
    const reply = await client.wallet.truelink({ link: sealed }, { ...pinned, idempotencyKey });
    return reply.ok ? succeed(toGiftLinkReceipt(reply.data)) : reply;
  },
  ...judgedByStatement<GiftLinkOrder>((row) => isSameName(row.type, "deposit")),
});
