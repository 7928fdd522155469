import { count, desc, eq } from "drizzle-orm";
import { toSiteIso } from "../clock/site-time.rules.ts";
import { statementEntry } from "../database/schema.ts";
import type { Handlers } from "../http/call.ts";
import { forMember } from "../http/define-handler.ts";
import { toBaht } from "../ledger/satang.rules.ts";
import { settleDuePayouts } from "../withdraw/settle-payout.ts";
import { offsetOf, type PageRequest } from "./page.rules.ts";

const view = (row: typeof statementEntry.$inferSelect) => ({
  _id: `st-${row.id}`,
  statementType: row.type,
  from: row.from,
  to: row.to,
  status: row.status,
  amount: toBaht(row.amount),
  createdAt: toSiteIso(row.createdAt),
  reference: row.reference,
  ...Object.fromEntries(
    Object.entries(row.description).map(([kind, description]) => [kind, { description }]),
  ),
});

/** The list of what moved, newest first. */
export const statementHandlers = {
  statementList: forMember<PageRequest>(async ({ tx, member, body, now }) => {
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
    return { total: counted?.total ?? 0, statements: rows.map(view) };
  }),
} satisfies Handlers;
