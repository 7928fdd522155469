import { randomBytes } from "node:crypto";
import { toBaht, ZERO } from "@satang/core";
import { and, eq } from "drizzle-orm";
import type { Site } from "../calls/call.ts";
import type { Db } from "../database/database.ts";
import { gameAccount, type Member } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { accountCode, game as gameMoney } from "../ledger/account.rules.ts";
import { balancesOf } from "../ledger/balance.ts";
import { emblem, ground } from "../media/pictures.rules.ts";
import type { Game } from "../settings/games.data.ts";
import type { Settings } from "../settings/settings.ts";
import { addressesOf } from "./game-site.rules.ts";

/** A new password of a game account. */
export const newGamePassword = () => `Aa${randomBytes(4).toString("hex")}`;

/** The game of a code. @throws NO_GAME */
export function gameOf({ games }: Pick<Settings, "games">, code: string): Game {
  const found = games.find((game) => game.code === code);
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

/** Opens an account at each of these games. */
export async function openGameAccounts(
  tx: Db,
  member: Member,
  gameCodes: readonly string[],
  now: Date,
) {
  await tx.insert(gameAccount).values(
    gameCodes.map((gameCode) => ({
      memberId: member.id,
      gameCode,
      username: `sat${member.publicId}${gameCode.toLowerCase()}`,
      password: newGamePassword(),
      createdAt: now,
    })),
  );
}

/** Every game with the member's account and balance, as the wallet reply lists them. */
export async function listGameAccounts(
  tx: Db,
  site: Site,
  { games }: Pick<Settings, "games">,
  memberId: number,
) {
  const mine = await tx
    .select({ gameCode: gameAccount.gameCode })
    .from(gameAccount)
    .where(eq(gameAccount.memberId, memberId));
  const active = new Set(mine.map((row) => row.gameCode));
  const balances = await balancesOf(tx, memberId);
  return games.map((game) => {
    const { code, name, category, tile } = game;
    return {
      category,
      code,
      name,
      logo: tile === "" ? null : emblem(site, tile),
      background: tile === "" ? null : ground(site, tile),
      isActive: active.has(code),
      amount: toBaht(balances.get(accountCode(gameMoney(memberId, code))) ?? ZERO),
      ...addressesOf(site, game),
    };
  });
}
