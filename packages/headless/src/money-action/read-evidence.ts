import { type Evidence, type Result, toSatang, WALLET_ACCOUNT } from "@satang/machines";
import type { Client } from "../provider/scope.ts";

/** Rows looked at: an order's own row is among the newest. */
const ROWS = 20;

/** Reads how the member's money stands: every balance and the newest statement rows, in satang. */
export async function readEvidence(client: Client): Promise<Result<Evidence>> {
  const [wallet, statement] = await Promise.all([
    client.wallet.get(),
    client.statement.list({ page: 1, limit: ROWS }),
  ]);
  if (!wallet.ok) return wallet;
  if (!statement.ok) return statement;
  const games = wallet.data.slots.map(({ code, amount }) => [code, toSatang(amount)] as const);
  return {
    ok: true,
    data: {
      member: wallet.data.profile._id,
      balances: {
        ...Object.fromEntries(games),
        [WALLET_ACCOUNT]: toSatang(wallet.data.wallet.amount),
      },
      rows: statement.data.statements.map((row) => ({
        type: row.statementType,
        from: row.from ?? "",
        to: row.to ?? "",
        amount: toSatang(row.amount),
        status: row.status,
        createdAt: row.createdAt,
        reference: row.reference ?? null,
      })),
    },
  };
}
