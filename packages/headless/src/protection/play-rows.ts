import { type Result, succeed, toSatang } from "@satang/core";
import {
  type PlayBaseline,
  type PlayPage,
  type PlayRow,
  pagesReachBack,
  rowsSince,
  toPlayBaseline,
} from "@satang/machines/protection";
import type { SatangScope } from "../provider/index.ts";
import { type StatementRow, statementKind, statementStatus } from "../statement/statement.rules.ts";
import { ownedBy } from "../wallet/wallet.rules.ts";

type Reader = Pick<SatangScope, "client" | "clock">;
type Options = { readonly signal?: AbortSignal };

/** The most rows that a page may have. */
const PAGE_ROWS = 100;
/** A session or a day with more pages than these has no known sums. */
const MOST_PAGES = 10;

const toPlayRow = (row: StatementRow): PlayRow => ({
  kind: statementKind(row.statementType),
  status: statementStatus(row.status),
  amount: toSatang(row.amount),
  at: Date.parse(row.createdAt),
});

async function readPage(
  { client }: Reader,
  page: number,
  options: Options,
): Promise<Result<PlayPage>> {
  const reply = await client.statement.list({ page, limit: PAGE_ROWS }, options);
  if (!reply.ok) return reply;
  return succeed({ total: reply.data.total, rows: reply.data.statements.map(toPlayRow) });
}

/** Reads every row since a moment, ms; `null` when what was read may not be all of them. */
export async function readRowsSince(
  reader: Reader,
  since: number,
  options: Options = {},
): Promise<Result<readonly PlayRow[] | null>> {
  const pages: PlayPage[] = [];
  while (pages.length < MOST_PAGES) {
    const read = await readPage(reader, pages.length + 1, options);
    if (!read.ok) return read;
    pages.push(read.data);
    if (read.data.rows.length === 0 || pagesReachBack(pages, since)) break;
  }
  return succeed(rowsSince(pages, since));
}

/** Reads what the member owns, and whether something is under way. */
export async function readBaseline(reader: Reader): Promise<Result<PlayBaseline>> {
  const at = reader.clock.now();
  const wallet = await reader.client.wallet.get();
  if (!wallet.ok) return wallet;
  const page = await readPage(reader, 1, {});
  if (!page.ok) return page;
  return succeed(toPlayBaseline(ownedBy(wallet.data), page.data.rows, at));
}
