import { toBaht, toExactSatang } from "@satang/core";
import type { Db } from "../database/database.ts";
import type { Member } from "../database/schema.ts";
import { ScenarioError } from "../errors/scenario-error.ts";
import { house, wallet } from "../ledger/account.rules.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { recordStatement } from "../statement/record-statement.ts";
import { openQr, payQr } from "./qr-deposit.ts";
import type { QrProvider } from "./qr-provider.rules.ts";

/** A deposit that the bank reports. */
export type CreditOrder = {
  /** Pays the open QR of this provider. */
  readonly provider?: QrProvider;
  /** Baht; a plain bank transfer when there is no provider. */
  readonly amount?: number;
};

/** The bank credits a deposit. @returns the amount, baht */
export async function creditDeposit(
  tx: Db,
  member: Member,
  { provider, amount }: CreditOrder,
  now: Date,
): Promise<number> {
  const memberId = member.id;
  if (provider !== undefined) {
    const qr = await openQr(tx, memberId, provider, now);
    if (qr === undefined) throw new ScenarioError(`there is no ${provider} QR to pay`);
    await payQr(tx, qr, now);
    return toBaht(qr.amount);
  }
  const paid = toExactSatang(amount ?? 0);
  if (paid === null || paid === 0) throw new ScenarioError("amount is baht above 0");
  await lockMember(tx, memberId);
  const movementId = await move(tx, {
    kind: "deposit",
    from: house("bank"),
    to: wallet(memberId),
    amount: paid,
    at: now,
  });
  await recordStatement(tx, {
    memberId,
    movementId,
    type: "deposit",
    from: member.bankCode,
    to: "wallet",
    amount: paid,
    at: now,
  });
  return toBaht(paid);
}
