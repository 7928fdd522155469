import type { Satang } from "@satang/core";
import { isIntentionKey } from "./intention-key.rules.ts";
import type { Judgement } from "./money-operation.types.ts";
import { markOf } from "./row-mark.rules.ts";

/** The code of the wallet in transfers and statement rows. */
export const WALLET_ACCOUNT = "wallet";

/** A statement row as evidence. */
export type EvidenceRow = {
  /** `statementType`: deposit, bonus, finish_bonus, withdraw, transfer. */
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** `null` when it cannot be read as an amount. */
  readonly amount: Satang | null;
  readonly status: string;
  /** ISO 8601, as the server wrote it. */
  readonly createdAt: string;
  /**
   * The idempotency key of the call that made it, or the backend's own number; `null` when the
   * backend keeps neither.
   */
  readonly reference: string | null;
};

/** Money of a member at one moment, as the service shows it. */
export type Evidence = {
  /** The member's `_id`. */
  readonly member: string;
  /** The newest statement rows, newest first; `null` when the statement could not be read (decision 51). */
  readonly rows: readonly EvidenceRow[] | null;
  /** Whether these are all rows of the member, not only the first page. */
  readonly isWhole: boolean;
};

/** Codes and words of the wire are compared without case. */
export const isSameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

/** Whether a row may be of this amount: one without a readable amount may. */
export const mayBeOfAmount = (row: EvidenceRow, amount: Satang): boolean =>
  row.amount === null || row.amount === amount;

/** A row that moved nothing. */
export const isFailedRow = (row: EvidenceRow): boolean => isSameName(row.status, "failed");

const identityOf = ({ reference, createdAt, type, from, to, amount }: EvidenceRow): string =>
  markOf([reference, createdAt, type, from, to, amount].join("|").toLowerCase());

/** Rows with an identity that is not known. Equal rows are counted. */
function findUnknownRows(
  known: readonly string[],
  rows: readonly EvidenceRow[],
): readonly EvidenceRow[] {
  const seen = new Map<string, number>();
  for (const identity of known) seen.set(identity, (seen.get(identity) ?? 0) + 1);
  return rows.filter((row) => {
    const left = seen.get(identityOf(row)) ?? 0;
    seen.set(identityOf(row), left - 1);
    return left <= 0;
  });
}

/**
 * Part of the statement from before the first send that an intention keeps: no more than its
 * judgement needs, because it is stored on the device.
 */
export type MoveBaseline = {
  /**
   * The time of the oldest row that was read, in ms by the clock of the rows; `null` without a row.
   * A row older than it is older than the send, whatever other clocks show.
   */
  readonly since: number | null;
  /** The time of the newest row that was read, in the same way. */
  readonly latest: number | null;
  /** Marks of the rows that the order could have written; they say nothing about the rows (ADR 0031). */
  readonly known: readonly string[];
};

/**
 * The baseline of an order.
 * @param rows read before the send
 * @param matches whether the order would write such a row
 */
export function toBaseline(
  rows: readonly EvidenceRow[],
  matches: (row: EvidenceRow) => boolean,
): MoveBaseline {
  const times = rows.map((row) => Date.parse(row.createdAt)).filter(Number.isFinite);
  const isEmpty = times.length === 0;
  return {
    since: isEmpty ? null : Math.min(...times),
    latest: isEmpty ? null : Math.max(...times),
    known: rows.filter(matches).map(identityOf),
  };
}

const isText = (value: unknown): value is string => typeof value === "string";
const timeOrNull = (value: unknown): number | null =>
  typeof value === "number" && Number.isFinite(value) ? value : null;

/** Reads a stored baseline. Storage is not trusted: anything else is a baseline without rows. */
export function readBaseline(before: unknown): MoveBaseline {
  const { since, latest, known }: { readonly [Part in keyof MoveBaseline]?: unknown } =
    typeof before === "object" && before !== null ? before : {};
  return {
    since: timeOrNull(since),
    latest: timeOrNull(latest),
    known: Array.isArray(known) ? known.filter(isText) : [],
  };
}

/** The data by which a money operation is judged. */
export type MoveFacts = {
  readonly key: string;
  readonly member: string | null;
  readonly before: MoveBaseline;
  /** Whether this order would write such a row. */
  readonly matches: (row: EvidenceRow) => boolean;
};

/** The largest difference between the clocks of two servers that write rows, ms. */
const CLOCK_TOLERANCE_MS = 5_000;

const isOlder = (row: EvidenceRow, since: number) =>
  Date.parse(row.createdAt) < since - CLOCK_TOLERANCE_MS;

/** Rows that may have been written after a baseline was read. Equal rows are counted. */
const findLaterRows = (
  { since, known }: Pick<MoveBaseline, "since" | "known">,
  rows: readonly EvidenceRow[],
): readonly EvidenceRow[] =>
  findUnknownRows(known, rows).filter((row) => since === null || !isOlder(row, since));

/**
 * Rows that were written after an earlier reading of the newest rows. The status of a row may have changed meanwhile, and
 * a row that is older than that reading has moved up, because another one is not shown any more. Equal rows are counted.
 */
export const findFreshRows = (
  before: readonly EvidenceRow[],
  after: readonly EvidenceRow[],
): readonly EvidenceRow[] =>
  findLaterRows(
    toBaseline(before, () => true),
    after,
  );

/** Whether it shows the rows from before the send: one that lost them may have lost a later one too. */
const showsEarlier = (rows: readonly EvidenceRow[], since: number | null) =>
  since === null || rows.some((row) => Date.parse(row.createdAt) <= since + CLOCK_TOLERANCE_MS);

/** Whether it shows a row as new as the newest one from before the send: otherwise it is of an earlier time. */
const showsLatest = (rows: readonly EvidenceRow[], latest: number | null) =>
  latest === null || rows.some((row) => Date.parse(row.createdAt) >= latest - CLOCK_TOLERANCE_MS);

/**
 * Whether a row was written since a moment of the server's time. A row with a date in the future was written by a clock
 * that differs, and its date says nothing.
 * @param since ms
 * @param now ms
 */
export function isWrittenSince(
  { createdAt }: Pick<EvidenceRow, "createdAt">,
  since: number,
  now: number,
): boolean {
  const at = Date.parse(createdAt);
  return at >= since && at <= now + CLOCK_TOLERANCE_MS;
}

/**
 * Whether the rows, newest first, reach back to before a moment, so that no row since then is
 * missing. By the clock of the rows, ms.
 */
export const reachesBack = (rows: readonly EvidenceRow[], since: number | null): boolean =>
  since !== null && rows.some((row) => isOlder(row, since));

/**
 * Judges from one reading whether an order that moves money was executed (decisions 10, 51).
 *
 * 1. A row with our key is proof. A call that the browser repeated may have a second, failed row.
 * 2. Without such a row, it was not executed when no new row matches the order. A row with the key
 *    of another intention belongs to that one.
 * 3. Any other row that matches proves nothing: another device may have made the same transfer, or
 *    the backend did not write our key, even when it wrote keys before.
 *
 * Rows are compared with rows only: the clock that writes `createdAt` may differ from the clock of
 * the `Date` header.
 */
export function judgeMove(facts: MoveFacts, after: Evidence): Judgement {
  if (after.member !== facts.member) return { kind: "foreign" };
  if (after.rows === null) return { kind: "unclear", hint: null };
  const own = after.rows.filter(({ reference }) => isSameName(reference ?? "", facts.key));
  if (own.length > 0)
    return own.every(isFailedRow) ? { kind: "reversed" } : { kind: "done", receipt: null };
  const { since, latest } = facts.before;
  const isBack = after.isWhole ? showsEarlier(after.rows, since) : reachesBack(after.rows, since);
  if (!isBack || !showsLatest(after.rows, latest)) return { kind: "unclear", hint: null };
  const possible = findLaterRows(facts.before, after.rows).filter(
    (row) => !isIntentionKey(row.reference ?? "") && facts.matches(row),
  );
  return possible.length === 0
    ? { kind: "absent" }
    : { kind: "unclear", hint: possible[0] ?? null };
}
