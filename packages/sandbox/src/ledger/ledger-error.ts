/** Why the ledger refuses a movement. */
export type LedgerReason = "notEnoughMoney" | "tooMuchMoney";

const texts: Readonly<Record<LedgerReason, string>> = {
  notEnoughMoney: "the account holds less than the movement takes",
  tooMuchMoney: "the balance of an account would be above the largest safe integer",
};

/** A movement that the ledger refuses because of the balances it would leave. */
export class LedgerError extends Error {
  readonly reason: LedgerReason;

  constructor(reason: LedgerReason) {
    super(texts[reason]);
    this.name = "LedgerError";
    this.reason = reason;
  }
}
