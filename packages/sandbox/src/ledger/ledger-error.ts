/** A movement that the ledger refuses, because the account it comes from holds less. */
export class LedgerError extends Error {
  readonly reason = "notEnoughMoney";

  constructor() {
    super("the account holds less than the movement takes");
    this.name = "LedgerError";
  }
}
