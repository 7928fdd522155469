import { type Currency, isCurrency, isSatang, type Satang } from "@satang/core";
import type { SatangScope } from "../provider/scope.ts";
import { storageKeys } from "../storage/storage-keys.ts";
import { byCategory, type GameAccount, type MemberWallet } from "./wallet.rules.ts";

/** Balances of an earlier read, which a screen shows with their time while the service does not answer. */
export type LastBalance = {
  readonly cash: Satang;
  /** `null` when the backend has no bonus wallet. */
  readonly bonus: Satang | null;
  readonly currency: Currency;
  readonly gamesOf: MemberWallet["gamesOf"];
  /** When they were read, server time in ms. */
  readonly syncedAt: number;
};

type Tab = Pick<SatangScope, "tabStorage">;

type Stored = Partial<Omit<LastBalance, "gamesOf"> & { readonly games: unknown }>;

const isGame = (game: Partial<GameAccount> | null): game is GameAccount =>
  typeof game?.code === "string" && typeof game.name === "string" && isSatang(game.amount);

/** The balances that were kept last; `null` when there are none. */
export function readLastBalance({ tabStorage }: Tab): LastBalance | null {
  try {
    const { games, ...stored }: Stored =
      JSON.parse(tabStorage.read(storageKeys.lastBalance) ?? "null") ?? {};
    const isBalance =
      isSatang(stored.cash) &&
      (stored.bonus === null || isSatang(stored.bonus)) &&
      isCurrency(stored.currency) &&
      Number.isFinite(stored.syncedAt);
    if (!isBalance) return null;
    const gamesOf = byCategory(Array.isArray(games) ? games.filter(isGame) : []);
    return { ...(stored as Omit<LastBalance, "gamesOf">), gamesOf };
  } catch {
    return null;
  }
}
