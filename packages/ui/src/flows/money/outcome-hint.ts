import { isSatang, type Satang } from "@satang/core";

/** A statement row that may match the order, but proves nothing. */
export type OutcomeHint = {
  readonly amount: Satang;
  /** ISO 8601. */
  readonly createdAt: string;
};

/** Reads the hint of a judgement; `null` when it is not a statement row with a readable time. */
export function toHint(seen: unknown): OutcomeHint | null {
  if (typeof seen !== "object" || seen === null) return null;
  const { amount, createdAt } = seen as { amount?: unknown; createdAt?: unknown };
  const isRow = isSatang(amount) && typeof createdAt === "string";
  return isRow && !Number.isNaN(Date.parse(createdAt)) ? { amount, createdAt } : null;
}
