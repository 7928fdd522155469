import { type Failure, type Satang, toSatang } from "@satang/core";
import { WALLET_ACCOUNT } from "@satang/machines";
import { useWallet, type WalletView } from "../wallet/index.ts";

/** An account that holds money. */
export type Holding = {
  /** `wallet` or the code of a game account. */
  readonly code: string;
  /** Name of the game; `null` for the wallet. */
  readonly name: string | null;
  /** Address of a picture. */
  readonly logo: string | null;
  readonly amount: Satang;
};

/** A read with its state. */
export type Loaded<T> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly error: Failure; readonly retry: () => void }
  | { readonly state: "ready"; readonly data: T };

function holdingsOf({ cash, games }: WalletView): readonly Holding[] {
  const active = games
    .filter(({ isActive }) => isActive)
    .map(({ code, name, logo, amount }) => ({
      code,
      name,
      logo: logo ?? null,
      amount: toSatang(amount),
    }));
  return [{ code: WALLET_ACCOUNT, name: null, logo: null, amount: toSatang(cash) }, ...active];
}

/** The member's money in the wallet reply. */
export type Holdings = {
  /** The wallet first, then the active game accounts. */
  readonly accounts: readonly Holding[];
  readonly wallet: Satang;
  /** The bonus wallet; `null` when the backend has none (decision 35). */
  readonly bonus: Satang | null;
  /** The bank account for withdrawals. */
  readonly bankAccount: WalletView["bankAccount"];
  /** Code of that account's bank, if the profile contains it. */
  readonly bankCode: string | null;
};

/** Every account of the member with its balance. */
export function useHoldings(): Loaded<Holdings> {
  const { data, error, refetch } = useWallet();
  if (data) {
    return {
      state: "ready",
      data: {
        accounts: holdingsOf(data),
        wallet: toSatang(data.cash),
        bonus: data.bonus === undefined ? null : toSatang(data.bonus),
        bankAccount: data.bankAccount,
        bankCode: data.profile.bankCode ?? null,
      },
    };
  }
  if (!error) return { state: "loading" };
  return { state: "failed", error, retry: () => void refetch() };
}
