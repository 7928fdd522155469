import type { Satang } from "@satang/core";
import type { MemberCall } from "../calls/call.ts";
import { house, wallet } from "../ledger/account.rules.ts";
import { move } from "../ledger/ledger.ts";
import { recordStatement, type StatementLine } from "../statement/record-statement.ts";

/** A gift of the site, and the text of its statement row. */
export type Gift = {
  readonly kind: "invite" | "refund" | "prize";
  readonly amount: Satang;
  readonly description: NonNullable<StatementLine["description"]>;
};

/** Puts a gift into the member's wallet, and writes its statement row. */
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
