import type { Db } from "../database/database.ts";
import { type Account, bonusWallet, game, house, wallet } from "../ledger/account.rules.ts";
import { move } from "../ledger/ledger.ts";
import { recordStatement } from "../statement/record-statement.ts";
import { type Event, history } from "./history.data.ts";

type Line = NonNullable<Event["line"]>;

function accountOf(memberId: number, name: string | undefined, line: Line): Account {
  if (name === "wallet") return wallet(memberId);
  if (name === "bonus") return bonusWallet(memberId);
  if (name !== undefined && line.type === "transfer") return game(memberId, name);
  return house(line.type === "bonus" || line.type === "finish_bonus" ? "bonus" : "bank");
}

async function play(tx: Db, memberId: number, code: string, amount: number, at: Date) {
  const table = house("play");
  const account = game(memberId, code);
  const [from, to] = amount > 0 ? [table, account] : [account, table];
  await move(tx, { kind: "play", from, to, amount: Math.abs(amount), at });
}

/** Lives the demo member's past through the ledger, oldest first. */
export async function playHistory(tx: Db, memberId: number, now: Date): Promise<void> {
  for (const { ago, amount, line, played } of [...history].reverse()) {
    const at = new Date(now.getTime() - ago);
    if (played !== undefined) await play(tx, memberId, played, amount, at);
    if (line === undefined) continue;
    const moved = line.status === undefined || line.status === "SUCCESS";
    const from = accountOf(memberId, line.from, line);
    const to = accountOf(memberId, line.to, line);
    const movement = moved ? await move(tx, { kind: line.type, from, to, amount, at }) : undefined;
    await recordStatement(tx, {
      ...line,
      memberId,
      amount,
      at,
      ...(movement === undefined ? {} : { movementId: movement }),
    });
  }
}
