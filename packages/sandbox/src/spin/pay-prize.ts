import type { MemberCall } from "../http/call.ts";
import { house, wallet } from "../ledger/account.rules.ts";
import { move } from "../ledger/ledger.ts";
import { recordStatement } from "../statement/record-statement.ts";
import type { Slice } from "./wheel.data.ts";

/** Puts a coupon's worth into the wallet. */
export async function payPrize(call: MemberCall<unknown>, slice: Slice): Promise<void> {
  const { tx, member, now } = call;
  const amount = slice.prize;
  const to = wallet(member.id);
  const movementId = await move(tx, { kind: "prize", from: house("prize"), to, amount, at: now });
  await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "bonus",
    to: "wallet",
    amount,
    description: { luckydraw: `คูปองกงล้อ ${slice.label} บาท` },
    reference: call.idempotencyKey,
    at: now,
  });
}
