import { WALLET_ACCOUNT } from "@satang/headless/money";
import { useKnownWallet } from "@satang/headless/wallet";
import type { ReactNode } from "react";
import { keptValues } from "../../text/kept-values.ts";

/**
 * Returns a function that marks what is not to be translated in words about an order or a row of the statement: the names of
 * its games, its code, and the numbers. The name of the wallet is a word.
 */
export function useKeptOrder() {
  const games = useKnownWallet()?.games;
  return (words: string, order: unknown): ReactNode => {
    const { from, to, code } = (order ?? {}) as Readonly<Record<string, unknown>>;
    const codes = [from, to, code].filter((one) => typeof one === "string");
    const others = codes.filter((one) => one !== WALLET_ACCOUNT);
    const names = games?.filter((game) => others.includes(game.code)).map(({ name }) => name) ?? [];
    return keptValues(words, [...names, ...others]);
  };
}
