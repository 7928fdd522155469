import type { Client } from "@satang/api";
import { addSatang, type Currency, type Satang, toSatang } from "@satang/core";

/** Reply of `GET /api/wallet`, as on the wire: amounts in baht. */
export type WalletReply = Extract<
  Awaited<ReturnType<Client["wallet"]["get"]>>,
  { ok: true }
>["data"];

/** A game account of the wallet reply (money.txt §3). */
export type GameAccount = Omit<WalletReply["slots"][number], "amount"> & {
  readonly amount: Satang;
};

/** The three carousels of the home screen (journey.txt §2). */
export type GameCategory = GameAccount["category"];

/** Earnings of a member by inviting friends. */
export type InviteTotals = {
  readonly amount: Satang;
  /** Percent; `null` when the backend does not say it. */
  readonly success: number | null;
  /** Percent; `null` when the backend does not say it. */
  readonly fail: number | null;
};

/** Wallet of the member, as screens read it. Every amount in hundredths of `currency`. */
export type MemberWallet = {
  /** The member's currency: every amount of this member is in it. */
  readonly currency: Currency;
  readonly cash: Satang;
  /** `null` when the backend has no bonus wallet: its panel is hidden (decision 35). */
  readonly bonus: Satang | null;
  /** Cash and every game account (journey.txt §3). */
  readonly total: Satang;
  readonly profile: Omit<WalletReply["profile"], "currency">;
  readonly bankAccount: WalletReply["bankAccount"];
  /** `null` when the backend has no totals. */
  readonly invite: InviteTotals | null;
  readonly games: readonly GameAccount[];
  readonly gamesOf: Readonly<Record<GameCategory, readonly GameAccount[]>>;
  /** When the balances were read, server time in ms. */
  readonly syncedAt: number;
};

const toInviteTotals = ({ amount, success, fail }: NonNullable<WalletReply["invite"]>) => ({
  amount: toSatang(amount),
  success: success ?? null,
  fail: fail ?? null,
});

/** Cash and every game account (journey.txt §3). */
export const ownedBy = ({ wallet, slots }: Pick<WalletReply, "wallet" | "slots">): Satang =>
  addSatang(toSatang(wallet.amount), ...slots.map(({ amount }) => toSatang(amount)));

/** Game accounts by carousel. A category unknown to the app is shown with the slots. */
export function byCategory(
  games: readonly GameAccount[],
): Readonly<Record<GameCategory, readonly GameAccount[]>> {
  const inCategory = (category: GameCategory) => games.filter((game) => game.category === category);
  const [sport, lotto] = [inCategory("sport"), inCategory("lotto")];
  const placed = new Set([...sport, ...lotto]);
  return { slot: games.filter((game) => !placed.has(game)), sport, lotto };
}

/** Converts a wallet reply for screens. */
export function toMemberWallet(
  reply: WalletReply,
  { currency, syncedAt }: Pick<MemberWallet, "currency" | "syncedAt">,
): MemberWallet {
  const cash = toSatang(reply.wallet.amount);
  const games = reply.slots.map((game) => ({ ...game, amount: toSatang(game.amount) }));
  const { currency: _, ...profile } = reply.profile;
  return {
    currency,
    cash,
    bonus: reply.bonusWallet ? toSatang(reply.bonusWallet.amount) : null,
    total: ownedBy(reply),
    profile,
    bankAccount: reply.bankAccount,
    invite: reply.invite ? toInviteTotals(reply.invite) : null,
    games,
    gamesOf: byCategory(games),
    syncedAt,
  };
}
