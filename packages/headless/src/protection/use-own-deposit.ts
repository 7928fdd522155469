import { readDepositsSince } from "./own-deposits.ts";
import { type OwnDepositView, useOwnDepositOf } from "./use-own-deposit-of.ts";

/**
 * The member's own limit for a form that deposits. Today's deposits are read only when there is a limit.
 * @throws Error outside `SatangProvider`.
 */
export const useOwnDeposit = (): OwnDepositView => useOwnDepositOf(readDepositsSince);
