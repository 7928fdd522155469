import type { Satang } from "@satang/core";
import { useRef } from "react";
import { useWalletQuery } from "./use-wallet-query.ts";

/** View that {@link useBalanceRise} returns. */
export type BalanceRise = {
  /** The cash when the view was first rendered; `null` when it has not risen since, or was not known. */
  readonly before: Satang | null;
  /** The cash now; `null` until it was read. */
  readonly now: Satang | null;
};

/**
 * How the wallet's cash rises while a view is rendered, which reads the wallet when it was not read since money has moved.
 * @throws Error outside `SatangProvider`.
 */
export function useBalanceRise(): BalanceRise {
  const { data } = useWalletQuery("useBalanceRise");
  const now = data?.cash ?? null;
  const first = useRef(now);
  const before = first.current;
  const hasRisen = before !== null && now !== null && now > before;
  return { before: hasRisen ? before : null, now };
}
