import { fail, type Result, succeed, toSatang } from "@satang/core";
import { type Evidence, type EvidenceRow, reachesBack } from "@satang/machines";
import type { Client } from "../provider/scope.ts";

/** Rows of a page (money.txt §9). */
const PAGE = 10;
/** Maximum number of pages to read: the row of an order is among the newest. */
const MOST_PAGES = 10;

type Pinned = { readonly token: string | null };
type Rows = { readonly rows: readonly EvidenceRow[]; readonly isWhole: boolean };

/** One page of statement rows, newest first, amounts in satang; `isWhole` when it is the last one. */
export async function readRows(client: Client, pinned?: Pinned, page = 1): Promise<Result<Rows>> {
  const reply = await client.statement.list({ page, limit: PAGE }, pinned);
  if (!reply.ok) return reply;
  const rows = reply.data.statements.map((row) => ({
    type: row.statementType,
    from: row.from ?? "",
    to: row.to ?? "",
    amount: toSatang(row.amount),
    status: row.status,
    createdAt: row.createdAt,
    reference: row.reference ?? null,
  }));
  return succeed({ rows, isWhole: rows.length < PAGE });
}

/** Rows back to a time, server time in ms; only the newest page without a time. */
async function readRowsSince(
  client: Client,
  pinned: Pinned,
  since: number | undefined,
): Promise<Result<Rows>> {
  let rows: readonly EvidenceRow[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const read = await readRows(client, pinned, page);
    if (!read.ok) return read;
    rows = [...rows, ...read.data.rows];
    const { isWhole } = read.data;
    if (isWhole || since === undefined || reachesBack(rows, since))
      return succeed({ rows, isWhole });
  }
  return succeed({ rows, isWhole: false });
}

/**
 * Reads the evidence about a member's money: the statement, otherwise the wallet alone (decision
 * 51). Fails when neither can be read.
 * @param member owner of the money that the bound calls read
 * @param since how far back the rows must reach, server time in ms
 */
export async function readEvidence(
  client: Client,
  pinned: Pinned,
  member: string,
  since?: number,
): Promise<Result<Evidence>> {
  const statement = await readRowsSince(client, pinned, since);
  if (statement.ok) return succeed({ member, ...statement.data });
  const wallet = await client.wallet.get(pinned);
  if (!wallet.ok) return fail(statement.error);
  return succeed({ member: wallet.data.profile._id, rows: null, isWhole: false });
}
