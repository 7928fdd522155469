import { fail, type Result, succeed, toSatang } from "@satang/core";
import { type Evidence, type EvidenceRow, reachesBack } from "@satang/machines";
import type { Client } from "../provider/scope.ts";

/** Rows of a page (money.txt §9). */
const PAGE = 10;
/** Maximum number of pages to read: the row of an order is among the newest. */
const MOST_PAGES = 10;

type Pinned = { readonly token: string | null };
type Page = {
  readonly rows: readonly EvidenceRow[];
  /** Number of all rows of the member. */
  readonly total: number;
};
type Rows = Pick<Evidence, "isWhole"> & Pick<Page, "rows">;

/** One page of statement rows, newest first, amounts in satang. */
export async function readRows(client: Client, pinned?: Pinned, page = 1): Promise<Result<Page>> {
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
  return succeed({ rows, total: reply.data.total });
}

/** Rows back to a time, or all of them when the time is `null`; only the newest page without one. */
async function readRowsSince(
  client: Client,
  pinned: Pinned,
  since: number | null | undefined,
): Promise<Result<Rows>> {
  let rows: readonly EvidenceRow[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const read = await readRows(client, pinned, page);
    if (!read.ok) return read;
    const { rows: found, total } = read.data;
    rows = [...rows, ...found];
    // A page can be short although it is not the last one: `total` must agree.
    const isWhole = found.length < PAGE && rows.length >= total;
    const isEnd = isWhole || found.length === 0;
    if (isEnd || since === undefined || reachesBack(rows, since)) return succeed({ rows, isWhole });
  }
  return succeed({ rows, isWhole: false });
}

/**
 * Reads the evidence about a member's money: the statement, otherwise the wallet alone (decision
 * 51). Fails when neither can be read.
 * @param member owner of the money that the bound calls read
 * @param since how far back the rows must reach, by their own clock, ms; `null`: all rows. Only the
 * newest page without it
 */
export async function readEvidence(
  client: Client,
  pinned: Pinned,
  member: string,
  since?: number | null,
): Promise<Result<Evidence>> {
  const statement = await readRowsSince(client, pinned, since);
  if (statement.ok) return succeed({ member, ...statement.data });
  const wallet = await client.wallet.get(pinned);
  if (!wallet.ok) return fail(statement.error);
  return succeed({ member: wallet.data.profile._id, rows: null, isWhole: false });
}
