import type { Client } from "@satang/api";

/** A page of `POST /api/statement`. */
export type StatementReply = Extract<
  Awaited<ReturnType<Client["statement"]["list"]>>,
  { ok: true }
>["data"];

/** A row as the server sends it (journey.txt 3). */
export type StatementRow = StatementReply["statements"][number];

/** Rows of a page (journey.txt 9). */
export const statementPageSize = 10;

/** What became of a row. */
export type StatementStatus = "processing" | "success" | "failed";

/** Whether money came, went or only moved. */
export type StatementSign = "plus" | "minus" | "none";

/** What a row is about, where the server's own words do not tell. */
export type StatementKind = "deposit" | "bonus" | "finishBonus" | "withdraw" | "transfer" | "other";

/** Where a description came from: it picks the picture. */
export type StatementSource = "bonus" | "promotion" | "invite" | "refund" | "luckydraw";

/** A row as screens read it. */
export interface StatementView {
  key: string;
  kind: StatementKind;
  sign: StatementSign;
  status: StatementStatus;
  /** The server's words: `undefined` when there are none, then kind and ends tell. */
  description: string | undefined;
  source: StatementSource | undefined;
  from: string | undefined;
  to: string | undefined;
  /** In baht. */
  amount: number;
  /** ISO 8601. */
  createdAt: string;
}

const kinds: Readonly<Record<string, StatementKind>> = {
  deposit: "deposit",
  bonus: "bonus",
  finish_bonus: "finishBonus",
  withdraw: "withdraw",
  transfer: "transfer",
};

const sources = ["bonus", "promotion", "invite", "refund", "luckydraw"] as const;

/** `+` for deposit and bonus, `-` for withdraw, none for others (journey.txt 5, decision 36). */
export function statementSign(type: string): StatementSign {
  if (type === "deposit" || type === "bonus") return "plus";
  return type === "withdraw" ? "minus" : "none";
}

/** Compared without case; whatever is unknown is in progress (decision 36). */
export function statementStatus(status: string): StatementStatus {
  const text = status.trim().toLowerCase();
  return text === "success" || text === "failed" ? text : "processing";
}

/** The description of bonus, promotion, invite, refund or lucky draw, the first there is. */
export function statementDescription(
  row: Pick<StatementRow, StatementSource>,
): { source: StatementSource; text: string } | undefined {
  for (const source of sources) {
    const text = row[source]?.description?.trim();
    if (text) return { source, text };
  }
  return undefined;
}

/** A row as screens read it. */
export function toStatementView(row: StatementRow, index: number): StatementView {
  const description = statementDescription(row);
  return {
    key: row._id ?? `${row.createdAt}-${index}`,
    kind: kinds[row.statementType] ?? "other",
    sign: statementSign(row.statementType),
    status: statementStatus(row.status),
    description: description?.text,
    source: description?.source,
    from: row.from || undefined,
    to: row.to || undefined,
    amount: row.amount,
    createdAt: row.createdAt,
  };
}

/** How many pages `total` rows make: at least one. */
export const statementPages = (total: number): number =>
  Math.max(1, Math.ceil(total / statementPageSize));
