import {
  type Evidence,
  type EvidenceRow,
  type Result,
  toSatang,
  WALLET_ACCOUNT,
} from "@satang/machines";
import type { Client } from "../provider/scope.ts";

/** Rows looked at: an order's own row is among the newest. */
const ROWS = 20;

/** The newest statement rows, amounts in satang. */
export async function readRows(client: Client): Promise<Result<readonly EvidenceRow[]>> {
  const statement = await client.statement.list({ page: 1, limit: ROWS });
  if (!statement.ok) return statement;
  return {
    ok: true,
    data: statement.data.statements.map((row) => ({
      type: row.statementType,
      from: row.from ?? "",
      to: row.to ?? "",
      amount: toSatang(row.amount),
      status: row.status,
      createdAt: row.createdAt,
      reference: row.reference ?? null,
    })),
  };
}

/** Reads how the member's money stands: every balance and the newest statement rows, in satang. */
export async function readEvidence(client: Client): Promise<Result<Evidence>> {
  const [wallet, rows] = await Promise.all([client.wallet.get(), readRows(client)]);
  if (!wallet.ok) return wallet;
  if (!rows.ok) return rows;
  const games = wallet.data.slots.map(({ code, amount }) => [code, toSatang(amount)] as const);
  return {
    ok: true,
    data: {
      member: wallet.data.profile._id,
      balances: {
        ...Object.fromEntries(games),
        [WALLET_ACCOUNT]: toSatang(wallet.data.wallet.amount),
      },
      rows: rows.data,
    },
  };
}
