import type { MemberCall } from "../http/call.ts";
import { house, wallet } from "../ledger/account.rules.ts";
import { move } from "../ledger/ledger.ts";
import type { Satang } from "../ledger/satang.rules.ts";
import { recordStatement, type StatementLine } from "../statement/record-statement.ts";

/** A gift of the house: which, and what its statement line says. */
export interface Gift {
  readonly kind: "invite" | "refund" | "prize";
  readonly amount: Satang;
  readonly description: NonNullable<StatementLine["description"]>;
}

/** Puts a gift into the member's wallet, in the books and in the statement. */
export async function payBonus(
  { tx, member, now, idempotencyKey }: MemberCall<unknown>,
  { kind, amount, description }: Gift,
): Promise<void> {
  const to = wallet(member.id);
  const movementId = await move(tx, { kind, from: house(kind), to, amount, at: now });
  await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "bonus",
    to: "wallet",
    amount,
    description,
    reference: idempotencyKey,
    at: now,
  });
}
