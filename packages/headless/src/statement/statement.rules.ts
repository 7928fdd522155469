import type { Client } from "@satang/api";
import { type Currency, type Satang, toExactSatang, toSatang } from "@satang/core";
import { PAGE_SIZE, pageCountOf } from "../pages/pages.rules.ts";

/** A page of `POST /api/statement`. */
export type StatementReply = Extract<
  Awaited<ReturnType<Client["statement"]["list"]>>,
  { ok: true }
>["data"];

/** A row as the server sends it (journey.txt §3). Screens read a {@link StatementEntry}. */
export type StatementRow = StatementReply["statements"][number];

/** Rows of a page (journey.txt §9). */
export const statementPageSize = PAGE_SIZE;

/** Number of pages for `total` rows: at least one. */
export const statementPages = pageCountOf;

/** Outcome of a row. */
export type StatementStatus = "processing" | "success" | "failed";

/** Direction of the money: in, out, or neither. */
export type StatementSign = "plus" | "minus" | "none";

/** Kind of a row, for rows without a description of the server. */
export type StatementKind = "deposit" | "bonus" | "finishBonus" | "withdraw" | "transfer" | "other";

/** Origin of a description; it decides the icon. */
export type StatementSource = "bonus" | "promotion" | "invite" | "refund" | "luckydraw";

/** A row as screens read it. */
export type StatementEntry = {
  /** Unique on its page. */
  readonly key: string;
  /** Number of the row at the service; `null` when the service does not say it. */
  readonly id: string | null;
  /** Reference of the movement at the service; `null` when the service does not say it. */
  readonly reference: string | null;
  readonly kind: StatementKind;
  readonly sign: StatementSign;
  readonly status: StatementStatus;
  /** Text of the server; `null` when there is none: then show kind, `from` and `to`. */
  readonly description: string | null;
  /** Origin of the description. */
  readonly source: StatementSource | null;
  /** `wallet`, the code of a game, or the name of a bank account. */
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: Satang;
  readonly currency: Currency;
  /** ISO 8601. */
  readonly createdAt: string;
  /** Balance of the wallet afterwards; `null` when the service does not say it. */
  readonly balanceAfter: Satang | null;
  /** The steps of a movement that takes a while; empty when the service does not say them. */
  readonly steps: readonly MovementStep[];
};

/** The steps that a movement can have. */
export const stepNames = ["requested", "processing", "done", "failed"] as const;

/** A step of a movement of money. */
export type MovementStep = {
  readonly name: (typeof stepNames)[number];
  /** ISO 8601; `null` while it was not reached. */
  readonly at: string | null;
};

/** The steps that have a name here; an unreadable time counts as not reached. */
export const readSteps = (steps: StatementRow["steps"]): readonly MovementStep[] =>
  (steps ?? []).flatMap(({ step, at }) => {
    const name = stepNames.find((known) => known === step);
    return name ? [{ name, at: at && !Number.isNaN(Date.parse(at)) ? at : null }] : [];
  });

const kinds: ReadonlyMap<string, StatementKind> = new Map<string, StatementKind>([
  ["deposit", "deposit"],
  ["bonus", "bonus"],
  ["finish_bonus", "finishBonus"],
  ["withdraw", "withdraw"],
  ["transfer", "transfer"],
]);

const sources = ["bonus", "promotion", "invite", "refund", "luckydraw"] as const;

/** `+` for deposit and bonus, `-` for withdraw, none for others (journey.txt §5, decision 36). */
export function statementSign(type: string): StatementSign {
  if (type === "deposit" || type === "bonus") return "plus";
  return type === "withdraw" ? "minus" : "none";
}

/** Compared without case; an unknown status is in progress (decision 36). */
export function statementStatus(status: string): StatementStatus {
  const text = status.trim().toLowerCase();
  return text === "success" || text === "failed" ? text : "processing";
}

/** The first description of bonus, promotion, invite, refund and lucky draw, or `null`. */
export function statementDescription(
  row: Pick<StatementRow, StatementSource>,
): { source: StatementSource; text: string } | null {
  for (const source of sources) {
    const text = row[source]?.description?.trim();
    if (text) return { source, text };
  }
  return null;
}

/** Kind of a row, by its type. */
export const statementKind = (type: string): StatementKind => kinds.get(type) ?? "other";

/** Converts a row of the server to an entry, its amount from baht. */
export function toStatementEntry(
  row: StatementRow,
  index: number,
  currency: Currency,
): StatementEntry {
  const description = statementDescription(row);
  return {
    key: row._id ?? `${row.createdAt}-${index}`,
    id: row._id ?? null,
    reference: row.reference ?? null,
    kind: statementKind(row.statementType),
    sign: statementSign(row.statementType),
    status: statementStatus(row.status),
    description: description?.text ?? null,
    source: description?.source ?? null,
    from: row.from || null,
    to: row.to || null,
    amount: toSatang(row.amount),
    currency,
    createdAt: row.createdAt,
    balanceAfter: typeof row.balanceAfter === "number" ? toExactSatang(row.balanceAfter) : null,
    steps: readSteps(row.steps),
  };
}
