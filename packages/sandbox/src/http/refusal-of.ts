import { brokenUniqueConstraint } from "../database/unique-violation.ts";
import { Refusal, refuse } from "../errors/refusal.ts";
import { LedgerError } from "../ledger/ledger-error.ts";
import { refusalOfConstraint } from "./unique-refusals.rules.ts";

/** The refusal that a thrown error means to the caller; `undefined` for an error of the sandbox itself. */
export function refusalOf(thrown: unknown): Refusal | undefined {
  if (thrown instanceof Refusal) return thrown;
  if (thrown instanceof LedgerError) {
    return thrown.reason === "notEnoughMoney"
      ? refuse("MONEY_NOT_ENOUGH")
      : refuse("TRANSFER_FAIL", "The amount is too large");
  }
  const code = refusalOfConstraint(brokenUniqueConstraint(thrown) ?? "");
  return code === undefined ? undefined : refuse(code);
}
