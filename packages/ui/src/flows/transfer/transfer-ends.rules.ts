import type { Holding } from "@satang/headless/money";
import type { TransferEnd } from "@satang/headless/transfer";

/** Both ends of a transfer, in the direction of the money. */
export const TRANSFER_ENDS: readonly TransferEnd[] = ["from", "to"];

/** The account with a code, when it is known. */
export const holdingOf = (accounts: readonly Holding[], wanted: string): Holding | undefined =>
  accounts.find(({ code }) => code === wanted);
