import { type Result, succeed, ZERO } from "@satang/core";
import type { EvidenceRow } from "@satang/machines/money";
import { type RowsBack, readRowsBack } from "../money/read-rows-back.ts";
import { PAGE_SIZE } from "../pages/pages.rules.ts";
import type { Client } from "../provider/scope.ts";
import type { SlipRow } from "./slip.rules.ts";

type Pinned = { readonly token: string | null };

/** The status is left out: a slip that failed was uploaded too. */
const toRow = ({ createdAt, reference }: SlipRow): EvidenceRow => ({
  type: "slip",
  from: "",
  to: "",
  amount: ZERO,
  status: "",
  createdAt,
  reference: reference ?? null,
});

/**
 * The newest slips as evidence.
 * @param since how far back they must reach, by their own clock, ms; `null`: all of them. Only the newest page without it
 */
export const readSlipRows = (
  client: Client,
  pinned: Pinned,
  since?: number | null,
): Promise<Result<RowsBack>> =>
  readRowsBack(async (page) => {
    const reply = await client.statement.slips({ page, limit: PAGE_SIZE }, pinned);
    if (!reply.ok) return reply;
    const { slips, total = 0 } = reply.data;
    return succeed({ rows: slips.map(toRow), total });
  }, since);
