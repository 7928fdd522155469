import { isCurrency, isSatang } from "@satang/core";
import {
  type MovementStep,
  type StatementEntry,
  type StatementKind,
  type StatementSign,
  type StatementStatus,
  statementSign,
  stepNames,
} from "../statement/statement.rules.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";
import type { ExecutedOrder, Receipt, ReceiptEnd, ReceiptSource } from "./receipt.types.ts";

/** The clocks of two servers of the service agree within this time, ms (docs/money-engine.md). */
const CLOCKS_MS = 5_000;
/** A deposit can be credited a day before the member comes back and sees it, ms. */
const SEEN_LATE_MS = 24 * 60 * 60_000;
/** A row that is written later than this does not belong to an order that was just executed, ms. */
const LATEST_MS = 120_000;

/** Source of a receipt until the statement has the row of an executed order. A withdrawal is on its way to the bank. */
export const receiptOfOrder = ({ at, ...order }: ExecutedOrder): ReceiptSource => ({
  ...order,
  isOrder: true,
  id: null,
  description: null,
  sign: statementSign(order.kind),
  status: order.kind === "withdraw" ? "processing" : "success",
  createdAt: new Date(at).toISOString(),
  balanceAfter: null,
  steps: [],
});

/** Whether the service can still change it, or its row was not found yet. */
export const isUnsettled = ({ isOrder, status }: ReceiptSource): boolean =>
  isOrder === true || status === "processing";

const isSameEnd = (wanted: string | null, end: string | null) =>
  wanted === null || end === null || wanted.toLowerCase() === end.toLowerCase();

/** Time from the order or row to another row, ms; negative when that row is older. */
const laterBy = (wanted: ReceiptSource, row: StatementEntry): number =>
  Date.parse(row.createdAt) - Date.parse(wanted.createdAt);

const isEqualMove = (wanted: ReceiptSource, row: StatementEntry): boolean =>
  row.kind === wanted.kind &&
  row.amount === wanted.amount &&
  isSameEnd(wanted.from, row.from) &&
  isSameEnd(wanted.to, row.to);

function isRowOfOrder(order: ReceiptSource, row: StatementEntry): boolean {
  const later = laterBy(order, row);
  const earliest = row.kind === "deposit" ? -SEEN_LATE_MS : -CLOCKS_MS;
  return isEqualMove(order, row) && later >= earliest && later <= LATEST_MS;
}

const findRowOfOrder = (order: ReceiptSource, rows: readonly StatementEntry[]) =>
  rows
    .filter((row) => isRowOfOrder(order, row))
    .sort((one, other) => Math.abs(laterBy(order, one)) - Math.abs(laterBy(order, other)))[0];

/** A row without number and reference: with two equal ones of the same moment it cannot be known which it was. */
function findSameRow(wanted: ReceiptSource, rows: readonly StatementEntry[]) {
  const same = rows.filter((row) => laterBy(wanted, row) === 0 && isEqualMove(wanted, row));
  return same.length === 1 ? same[0] : undefined;
}

/**
 * The row of a receipt: by its number, by its reference, otherwise the nearest in time that matches an order which was
 * just executed, or the same row as before. `null` when there is none.
 * @param rows newest first
 */
export function findReceiptRow(
  wanted: ReceiptSource,
  rows: readonly StatementEntry[],
): StatementEntry | null {
  const { id, isOrder, reference } = wanted;
  if (id !== null) return rows.find((row) => row.id === id) ?? null;
  const named = reference === null ? undefined : rows.find((row) => row.reference === reference);
  if (named) return named;
  return (isOrder ? findRowOfOrder(wanted, rows) : findSameRow(wanted, rows)) ?? null;
}

type Known = Pick<MemberWallet, "bankAccount" | "games" | "profile"> | null;

function endOf(name: string | null, isOwnBank: boolean, wallet: Known): ReceiptEnd | null {
  const account = name?.toLowerCase();
  if (account === "wallet") return { kind: account, owner: wallet?.profile.name ?? null };
  if (account === "bonus") return { kind: account };
  if (isOwnBank && wallet) {
    const { bankAccountName, bankAccountNo } = wallet.bankAccount;
    const bankCode = wallet.profile.bankCode ?? null;
    return { kind: "bank", bankCode, accountNo: bankAccountNo, accountName: bankAccountName };
  }
  if (name === null) return null;
  const game = wallet?.games.find(({ code }) => code === name);
  return game ? { kind: "game", name: game.name, code: game.code } : { kind: "other", name };
}

/**
 * The receipt of a row. A withdrawal goes to the member's own account.
 * @param wallet `null` until it was read: accounts and games have the names of the service then
 */
export const toReceipt = (source: ReceiptSource, wallet: Known): Receipt => ({
  ...source,
  from: endOf(source.from, false, wallet),
  to: endOf(source.to, source.kind === "withdraw", wallet),
});

type Stored = Readonly<Partial<Record<keyof ReceiptSource, unknown>>>;

const isText = (value: unknown): value is string => typeof value === "string";
const isTextOrNull = (value: unknown) => value === null || isText(value);
const isOneOf = (words: readonly unknown[], value: unknown) => words.includes(value);

const KINDS: readonly StatementKind[] = [
  "deposit",
  "bonus",
  "finishBonus",
  "withdraw",
  "transfer",
  "other",
];
const SIGNS: readonly StatementSign[] = ["plus", "minus", "none"];
const STATUSES: readonly StatementStatus[] = ["processing", "success", "failed"];

const isMoment = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));

const isStep = (value: unknown): boolean => {
  const { name, at } = (value ?? {}) as Partial<Record<keyof MovementStep, unknown>>;
  return isOneOf(stepNames, name) && (at === null || isMoment(at));
};

const isReceiptSource = (read: Stored): read is ReceiptSource =>
  isSatang(read.amount) &&
  (read.balanceAfter === null || isSatang(read.balanceAfter)) &&
  isCurrency(read.currency) &&
  isMoment(read.createdAt) &&
  Array.isArray(read.steps) &&
  read.steps.every(isStep) &&
  [read.id, read.reference, read.description, read.from, read.to].every(isTextOrNull) &&
  isOneOf([undefined, true], read.isOrder) &&
  isOneOf(KINDS, read.kind) &&
  isOneOf(SIGNS, read.sign) &&
  isOneOf(STATUSES, read.status);

/** A stored receipt; `null` when it is none. Storage is not trusted: another value would end the screen. */
export function readReceiptSource(stored: string | undefined): ReceiptSource | null {
  try {
    // An earlier version stored neither of the two.
    const read = { balanceAfter: null, steps: [], ...(JSON.parse(stored ?? "null") as Stored) };
    return isReceiptSource(read) ? read : null;
  } catch {
    return null;
  }
}
