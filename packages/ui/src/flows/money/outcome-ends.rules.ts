import { WALLET_ACCOUNT } from "@satang/headless/money";

/** Where the money of an order is on its way: codes of accounts, and `bank` for the member's own. */
export type OutcomeEnds = readonly [from: string, to: string];

/** The member's bank account. */
export const BANK_END = "bank";

type Fields = Readonly<Partial<Record<"from" | "to", unknown>>>;

const isCode = (value: unknown): value is string => typeof value === "string" && value !== "";

/** The two ends of an order; `null` for an order that does not move the member's money from one account to another. */
export function outcomeEnds(operation: string | null, order: unknown): OutcomeEnds | null {
  const { from, to } = (order ?? {}) as Fields;
  if (operation === "withdraw") return [WALLET_ACCOUNT, BANK_END];
  if (!isCode(to)) return null;
  if (operation === "transferAll") return [WALLET_ACCOUNT, to];
  return operation === "transfer" && isCode(from) ? [from, to] : null;
}
