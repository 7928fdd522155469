import { fail, type Result, succeed, toSatang } from "@satang/core";
import type { Evidence } from "@satang/machines/money";
import { PAGE_SIZE } from "../pages/pages.rules.ts";
import type { Client } from "../provider/scope.ts";
import { memberOf } from "./member-of.ts";
import { type RowsPage, readRowsBack } from "./read-rows-back.ts";

type Pinned = { readonly token: string | null };

/** Replies are read loosely: a reference may be a number, and a field may be missing. */
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Reads a page of statement rows, newest first, amounts in satang. */
export async function readRows(
  client: Client,
  pinned?: Pinned,
  page = 1,
): Promise<Result<RowsPage>> {
  const reply = await client.statement.list({ page, limit: PAGE_SIZE }, pinned);
  if (!reply.ok) return reply;
  const rows = reply.data.statements.map((row) => ({
    type: textOf(row.statementType),
    from: textOf(row.from),
    to: textOf(row.to),
    amount: Number.isFinite(row.amount) ? toSatang(row.amount) : null,
    status: textOf(row.status),
    createdAt: textOf(row.createdAt),
    reference: textOf(row.reference) || null,
  }));
  return succeed({ rows, total: reply.data.total });
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
  const statement = await readRowsBack((page) => readRows(client, pinned, page), since);
  if (statement.ok) return succeed({ member, ...statement.data });
  const wallet = await client.wallet.get(pinned);
  if (!wallet.ok) return fail(statement.error);
  return succeed({ member: memberOf(wallet.data.profile) ?? "", rows: null, isWhole: false });
}
