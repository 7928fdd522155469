import { toBaht } from "@satang/core";
import { count, desc, eq } from "drizzle-orm";
import type { Handlers } from "../calls/call.ts";
import { forMember } from "../calls/define-handler.ts";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { statementEntry } from "../database/schema.ts";
import { settleDuePayouts } from "../payout/settle-payout.ts";
import type { References } from "../settings/settings.ts";
import { offsetOf, type PageRequest } from "./page.rules.ts";
import { referenceOf } from "./reference.rules.ts";

const view = (row: typeof statementEntry.$inferSelect, references: References) => ({
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

/** The statement, newest row first. */
export const statementHandlers = {
  statementList: forMember<PageRequest>(async ({ tx, member, body, now, settings }) => {
    await settleDuePayouts(tx, member.id, now);
    const mine = eq(statementEntry.memberId, member.id);
    const [counted] = await tx.select({ total: count() }).from(statementEntry).where(mine);
    const rows = await tx
      .select()
      .from(statementEntry)
      .where(mine)
      .orderBy(desc(statementEntry.createdAt), desc(statementEntry.id))
      .limit(body.limit)
      .offset(offsetOf(body));
    return {
      total: counted?.total ?? 0,
      statements: rows.map((row) => view(row, settings.references)),
    };
  }),
} satisfies Handlers;
