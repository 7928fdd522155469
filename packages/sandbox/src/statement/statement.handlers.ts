import { toBaht } from "@satang/core";
import { and, count, desc, eq, gte, inArray, lt } from "drizzle-orm";
import type { Handlers } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import type { Db } from "../database/database.ts";
import { payout, statementEntry } from "../database/schema.ts";
import { wallet } from "../ledger/account.rules.ts";
import { balancesAfter } from "../ledger/balance.ts";
import { settleDuePayouts } from "../payout/settle-payout.ts";
import type { References } from "../settings/settings.ts";
import { offsetOf, type PageRequest } from "./page.rules.ts";
import { payoutSteps } from "./payout-steps.rules.ts";
import { referenceOf } from "./reference.rules.ts";
import { spanOfDays, totalsOfDays } from "./statement-days.rules.ts";
import { countFilters, type StatementFilter, typesOf } from "./statement-filter.rules.ts";

type Row = typeof statementEntry.$inferSelect;

const view = (row: Row, references: References) => ({
  _id: `st-${row.id}`,
  statementType: row.type,
  from: row.from,
  to: row.to,
  status: row.status,
  amount: toBaht(row.amount),
  createdAt: toSiteIso(row.createdAt),
  reference: referenceOf(references, row.id, row.reference) ?? null,
  ...Object.fromEntries(
    Object.entries(row.description).map(([kind, description]) => [kind, { description }]),
  ),
});

/** A page of the statement, of all rows or of those that a filter shows. */
export type StatementRequest = PageRequest & { readonly filter?: StatementFilter };

const ofMember = (memberId: number) => eq(statementEntry.memberId, memberId);

function shownBy(filter: StatementFilter | undefined) {
  if (filter === undefined) return undefined;
  const types = typesOf[filter];
  return types ? inArray(statementEntry.type, [...types]) : eq(statementEntry.status, "PROCESSING");
}

/** The filters, each with the number of the member's rows that it shows. */
async function readFilters(tx: Db, memberId: number) {
  const { type, status } = statementEntry;
  const groups = await tx
    .select({ type, status, rows: count() })
    .from(statementEntry)
    .where(ofMember(memberId))
    .groupBy(type, status);
  return countFilters(groups);
}

/** The totals of the days of some moments. */
async function readDays(tx: Db, memberId: number, moments: readonly Date[]) {
  const span = spanOfDays(moments);
  if (span === null) return [];
  const { createdAt } = statementEntry;
  const rows = await tx
    .select()
    .from(statementEntry)
    .where(and(ofMember(memberId), gte(createdAt, span.from), lt(createdAt, span.before)));
  return totalsOfDays(moments, rows);
}

/** The statement, newest row first. */
export const statementHandlers = {
  statementList: forMember<StatementRequest>(async ({ tx, member, body, now, settings }) => {
    await settleDuePayouts(tx, member.id, now);
    const shown = and(ofMember(member.id), shownBy(body.filter));
    const [counted] = await tx.select({ total: count() }).from(statementEntry).where(shown);
    const rows = await tx
      .select({ row: statementEntry, payout })
      .from(statementEntry)
      .leftJoin(payout, eq(payout.statementId, statementEntry.id))
      .where(shown)
      .orderBy(desc(statementEntry.createdAt), desc(statementEntry.id))
      .limit(body.limit)
      .offset(offsetOf(body));
    const moved = rows.flatMap(({ row }) => row.movementId ?? []);
    const balances = await balancesAfter(tx, wallet(member.id), moved);
    const moments = rows.map(({ row }) => row.createdAt);
    return {
      total: counted?.total ?? 0,
      statements: rows.map(({ row, payout: paid }) => {
        const balance = row.status === "FAILED" ? undefined : balances.get(row.movementId ?? 0);
        return {
          ...view(row, settings.references),
          balanceAfter: balance === undefined ? null : toBaht(balance),
          ...(paid && { steps: payoutSteps(paid) }),
        };
      }),
      filters: await readFilters(tx, member.id),
      days: await readDays(tx, member.id, moments),
    };
  }),
} satisfies Handlers;
