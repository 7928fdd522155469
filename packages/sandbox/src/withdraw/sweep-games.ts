import { type Satang, ZERO } from "@satang/core";
import { asc, eq } from "drizzle-orm";
import type { MemberCall } from "../calls/call.ts";
import type { Db } from "../database/database.ts";
import { gameAccount } from "../database/schema.ts";
import { accountCode, game, wallet } from "../ledger/account.rules.ts";
import { balancesOf } from "../ledger/balance.ts";
import { move } from "../ledger/ledger.ts";
import { recordStatement } from "../statement/record-statement.ts";

/** The money of one game account. */
type GameMoney = { readonly gameCode: string; readonly amount: Satang };

/** Balances of a member's game accounts; accounts without money are left out. */
export async function gameMoneyOf(tx: Db, memberId: number): Promise<readonly GameMoney[]> {
  const accounts = await tx
    .select({ gameCode: gameAccount.gameCode })
    .from(gameAccount)
    .where(eq(gameAccount.memberId, memberId))
    .orderBy(asc(gameAccount.gameCode));
  const balances = await balancesOf(tx, memberId);
  return accounts
    .map(({ gameCode }) => ({
      gameCode,
      amount: balances.get(accountCode(game(memberId, gameCode))) ?? ZERO,
    }))
    .filter(({ amount }) => amount > 0);
}

/** Moves the money of games into the wallet, one statement row for each. */
export async function sweepGames(
  { tx, member, now, idempotencyKey }: MemberCall,
  games: readonly GameMoney[],
): Promise<void> {
  for (const { gameCode, amount } of games) {
    const movementId = await move(tx, {
      kind: "transfer",
      from: game(member.id, gameCode),
      to: wallet(member.id),
      amount,
      at: now,
    });
    await recordStatement(tx, {
      memberId: member.id,
      movementId,
      type: "transfer",
      from: gameCode,
      to: "wallet",
      amount,
      // Not the key itself: a row with the key proves that the withdrawal was executed.
      reference: idempotencyKey && `${idempotencyKey}/${gameCode}`,
      at: now,
    });
  }
}
