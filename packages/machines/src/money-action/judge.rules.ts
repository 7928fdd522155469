import type { Satang } from "../amount/amount.rules.ts";
import { effectOnHoldings, freshRows, isFailedRow, isSameName } from "./evidence.rules.ts";
import type { Judgement } from "./money-action.types.ts";
import {
  type Evidence,
  type EvidenceRow,
  type Intention,
  type MoneyOrder,
  WALLET_ACCOUNT,
} from "./money-order.types.ts";

/** An order that moves money at once; creating a QR moves none. */
export type MoneyMove = Exclude<MoneyOrder, { kind: "qrCreate" }>;

/** Whether a row is the record of this order: by its key where the backend keeps keys, else by what it says. */
function records(row: EvidenceRow, order: MoneyMove, key: string): boolean {
  if (row.reference !== null) return row.reference === key;
  if (!isSameName(row.type, order.kind) || row.amount !== order.amount) return false;
  return (
    order.kind === "withdraw" || (isSameName(row.from, order.from) && isSameName(row.to, order.to))
  );
}

/**
 * The accounts whose sum testifies, and how the order would change it. A transfer is seen on the wallet where that
 * takes part, since games move by play; a withdrawal may draw on every account, so all of them together testify.
 */
function witnessOf(order: MoneyMove): { accounts: readonly string[] | "all"; change: Satang } {
  if (order.kind === "withdraw") return { accounts: "all", change: -order.amount };
  return isSameName(order.to, WALLET_ACCOUNT)
    ? { accounts: [order.to], change: order.amount }
    : { accounts: [order.from], change: -order.amount };
}

function holdings(evidence: Evidence, accounts: readonly string[] | "all"): Satang | null {
  const entries = Object.entries(evidence.balances).filter(
    ([code]) => accounts === "all" || accounts.some((account) => isSameName(account, code)),
  );
  return entries.length === 0 ? null : entries.reduce((sum, [, amount]) => sum + amount, 0);
}

/** More rows arrived than one page shows: the one looked for may be out of sight. */
function hasGap(before: Evidence, after: Evidence, fresh: readonly EvidenceRow[]): boolean {
  return before.rows.length > 0 && after.rows.length > 0 && fresh.length === after.rows.length;
}

/**
 * Decides from money as it stood before and as it stands now whether an order landed (decision 10).
 * 1. A new statement row of it decides: there, or there and failed.
 * 2. Without one the balance decides, less what other new rows explain: moved by exactly the amount → landed, not
 *    moved → nothing seen, anything else → unclear. Where rows carry keys, no row of ours is enough, unless the balance
 *    moved by exactly the amount.
 */
export function judgeMove(intention: Intention, order: MoneyMove, after: Evidence): Judgement {
  const { before, key } = intention;
  if (before.member !== after.member) return { kind: "foreign" };
  const fresh = freshRows(before, after);
  const record = fresh.find((row) => records(row, order, key));
  if (record) return isFailedRow(record) ? { kind: "undone" } : { kind: "landed", receipt: null };
  if (hasGap(before, after, fresh)) return { kind: "unclear" };

  const witness = witnessOf(order);
  const was = holdings(before, witness.accounts);
  const is = holdings(after, witness.accounts);
  if (was === null || is === null) return { kind: "unclear" };
  const unexplained = is - was - effectOnHoldings(witness.accounts, fresh);
  const keepsKeys = [...before.rows, ...after.rows].some(({ reference }) => reference !== null);
  // A backend that writes keys on its rows and has none of ours: only a balance that says otherwise is in doubt.
  if (keepsKeys) return { kind: unexplained === witness.change ? "unclear" : "notSeen" };
  if (unexplained === witness.change) return { kind: "landed", receipt: null };
  return { kind: unexplained === 0 ? "notSeen" : "unclear" };
}
