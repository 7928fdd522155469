import type { Client } from "@satang/api";
import { addSatang, toBaht, toSatang } from "@satang/core";

/** Reply of `GET /api/wallet`. */
export type WalletReply = Extract<
  Awaited<ReturnType<Client["wallet"]["get"]>>,
  { ok: true }
>["data"];

/** A game account of the wallet reply (money.txt §3). */
export type GameAccount = WalletReply["slots"][number];

/** The three carousels of the home screen (journey.txt §2). */
export type GameCategory = GameAccount["category"];

/** The wallet as screens read it. Every amount in baht, summed in whole satang. */
export interface WalletView {
  cash: number;
  /** Absent when the backend has no bonus wallet; its panel is hidden then (decision 35). */
  bonus: number | undefined;
  /** Cash and every game account (journey.txt §3). */
  total: number;
  profile: WalletReply["profile"];
  bankAccount: WalletReply["bankAccount"];
  invite: WalletReply["invite"];
  games: readonly GameAccount[];
  gamesOf: Readonly<Record<GameCategory, readonly GameAccount[]>>;
  /** When the balances were read, server time in ms. */
  syncedAt: number;
}

/**
 * Converts a wallet reply for screens. Accounts of an unknown category are shown with the slots.
 */
export function toWalletView(reply: WalletReply, syncedAt: number): WalletView {
  const games = reply.slots;
  const inCategory = (category: GameCategory) => games.filter((game) => game.category === category);
  const placed = new Set([...inCategory("sport"), ...inCategory("lotto")]);
  return {
    cash: reply.wallet.amount,
    bonus: reply.bonusWallet?.amount,
    total: toBaht(addSatang(...[reply.wallet, ...games].map(({ amount }) => toSatang(amount)))),
    profile: reply.profile,
    bankAccount: reply.bankAccount,
    invite: reply.invite,
    games,
    gamesOf: {
      slot: games.filter((game) => !placed.has(game)),
      sport: inCategory("sport"),
      lotto: inCategory("lotto"),
    },
    syncedAt,
  };
}
