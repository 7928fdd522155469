import type { Currency, Failure, Satang } from "@satang/core";
import { WALLET_ACCOUNT } from "@satang/machines/money";
import { useWalletQuery } from "../wallet/use-wallet-query.ts";
import type { MemberWallet } from "../wallet/wallet.rules.ts";

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
  | { readonly state: "readFailed"; readonly readFailure: Failure; readonly retry: () => void }
  | { readonly state: "ready"; readonly data: T };

function holdingsOf({ cash, games }: MemberWallet): readonly Holding[] {
  const active = games
    .filter(({ isActive }) => isActive)
    .map(({ code, name, logo, amount }) => ({
      code,
      name,
      logo: logo ?? null,
      amount,
    }));
  return [{ code: WALLET_ACCOUNT, name: null, logo: null, amount: cash }, ...active];
}

/** The member's money in the wallet reply. */
export type Holdings = {
  /** The member's currency: every amount is in it. */
  readonly currency: Currency;
  /** The wallet first, then the active game accounts. */
  readonly accounts: readonly Holding[];
  readonly wallet: Satang;
  /** The bonus wallet; `null` when the backend has none (decision 35). */
  readonly bonus: Satang | null;
  /** The account for withdrawals. */
  readonly bankAccount: MemberWallet["bankAccount"];
  /** Code of that account's bank, when the profile has it. */
  readonly bankCode: string | null;
};

/** Every account of the member with its balance. */
export function useHoldings(): Loaded<Holdings> {
  const { data, error, refetch } = useWalletQuery("useHoldings");
  if (data) {
    return {
      state: "ready",
      data: {
        accounts: holdingsOf(data),
        currency: data.currency,
        wallet: data.cash,
        bonus: data.bonus,
        bankAccount: data.bankAccount,
        bankCode: data.profile.bankCode ?? null,
      },
    };
  }
  if (!error) return { state: "loading" };
  return { state: "readFailed", readFailure: error, retry: () => void refetch() };
}
