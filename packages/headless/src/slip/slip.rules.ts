import type { Client } from "@satang/api";
import { type Currency, type Satang, toSatang } from "@satang/core";
import { type SlipReason, slipReason } from "@satang/machines/slip";
import { type StatementStatus, statementStatus } from "../statement/statement.rules.ts";

/** A page of `POST /api/statement/slip`. */
export type SlipsReply = Extract<
  Awaited<ReturnType<Client["statement"]["slips"]>>,
  { ok: true }
>["data"];

/** A slip as the server sends it (journey.txt §3). Screens read a {@link SlipEntry}. */
export type SlipRow = SlipsReply["slips"][number];

/** Key of every page of slips in the query cache. */
export const slipsKey = ["slips"] as const;

/** A slip as screens read it. */
export type SlipEntry = {
  /** Unique on its page. */
  readonly key: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** `null` while the service has read no amount above 0. */
  readonly amount: Satang | null;
  readonly currency: Currency;
  readonly status: StatementStatus;
  /** Why it failed; `null` when it did not, and for a reason that is not known. */
  readonly reason: SlipReason | null;
  /** Address of the picture; `null` when the server gives it by the reference only. */
  readonly link: string | null;
  /** Number by which the server finds the picture. */
  readonly reference: string | null;
};

/** Converts a row of the server to an entry, its amount from baht. */
export function toSlipEntry(row: SlipRow, index: number, currency: Currency): SlipEntry {
  const { createdAt, amount = 0, note, link, reference } = row;
  const status = statementStatus(row.status);
  return {
    key: `${reference ?? createdAt}-${index}`,
    createdAt,
    amount: amount > 0 ? toSatang(amount) : null,
    currency,
    status,
    reason: status === "failed" ? slipReason(note) : null,
    link: link?.trim() || null,
    reference: reference?.trim() || null,
  };
}
