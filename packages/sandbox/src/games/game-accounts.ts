import { randomBytes } from "node:crypto";
import { toBaht, ZERO } from "@satang/core";
import { and, eq } from "drizzle-orm";
import type { Site } from "../calls/call.ts";
import type { Db } from "../database/database.ts";
import { gameAccount, type Member } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { accountCode, game as gameMoney } from "../ledger/account.rules.ts";
import { balancesOf } from "../ledger/balance.ts";
import { emblem, picture } from "../media/pictures.rules.ts";
import { findGame, type Game, games } from "./games.data.ts";

/** A new password of a game account. */
export const newGamePassword = () => `Aa${randomBytes(4).toString("hex")}`;

/** The game of a code. @throws NO_GAME */
export function gameOf(code: string): Game {
  const found = findGame(code);
  if (found === undefined) throw refuse("NO_GAME");
  return found;
}

/** A member's account at a game, when there is one. */
export async function findGameAccount(tx: Db, memberId: number, gameCode: string) {
  const [found] = await tx
    .select()
    .from(gameAccount)
    .where(and(eq(gameAccount.memberId, memberId), eq(gameAccount.gameCode, gameCode)));
  return found;
}

/** Opens an account at a game. */
export async function openGameAccount(tx: Db, member: Member, gameCode: string, now: Date) {
  await tx.insert(gameAccount).values({
    memberId: member.id,
    gameCode,
    username: `sat${member.publicId}${gameCode.toLowerCase()}`,
    password: newGamePassword(),
    createdAt: now,
  });
}

/** Every game with the member's account and balance, as the wallet reply lists them. */
export async function listGameAccounts(tx: Db, site: Site, memberId: number) {
  const mine = await tx
    .select({ gameCode: gameAccount.gameCode })
    .from(gameAccount)
    .where(eq(gameAccount.memberId, memberId));
  const active = new Set(mine.map((row) => row.gameCode));
  const balances = await balancesOf(tx, memberId);
  return games.map(({ code, name, category, tile, android, ios }) => ({
    category,
    code,
    name,
    logo: emblem(site, tile),
    background: picture(site, tile),
    isActive: active.has(code),
    amount: toBaht(balances.get(accountCode(gameMoney(memberId, code))) ?? ZERO),
    web: `https://${code.toLowerCase()}.example/play`,
    android,
    ios,
  }));
}
