import { addSatang, type Satang } from "@satang/core";
import type { MemberCall } from "../calls/call.ts";
import { memberBonus } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { bonusWallet, house } from "../ledger/account.rules.ts";
import { balancesOf } from "../ledger/balance.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { type DescriptionKind, recordStatement } from "../statement/record-statement.ts";
import { activeBonus, type MemberBonus } from "./active-bonus.ts";
import { shareOf } from "./share-of.rules.ts";
import { startTurnover } from "./turnover.ts";

/** A bonus or a promotion that a member takes. */
type BonusGift = {
  readonly code: string;
  readonly name: string;
  readonly amount: Satang;
  readonly turnoverTimes: number;
  /** Percent of the member's money and the bonus below which it ends. */
  readonly percentFail: number;
  readonly kind: DescriptionKind;
};

/**
 * Puts a bonus into the bonus wallet, and the balance under its turnover condition. Until the bonus ends, only the full
 * balance can be withdrawn.
 * @throws BONUS_ALREADY_ACTIVE
 */
export async function takeBonus(call: MemberCall, gift: BonusGift): Promise<MemberBonus> {
  const { tx, member, now } = call;
  await lockMember(tx, member.id);
  if ((await activeBonus(tx, member.id)) !== undefined) throw refuse("BONUS_ALREADY_ACTIVE");
  const to = bonusWallet(member.id);
  const { amount } = gift;
  const movementId = await move(tx, { kind: "bonus", from: house("bonus"), to, amount, at: now });
  await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "bonus",
    to: "bonus",
    status: "PROCESSING",
    amount,
    description: { [gift.kind]: gift.name },
    reference: call.idempotencyKey,
    at: now,
  });
  const money = addSatang(...(await balancesOf(tx, member.id)).values());
  const minimum = shareOf(money, gift.percentFail);
  const [written] = await tx
    .insert(memberBonus)
    .values({
      memberId: member.id,
      bonusCode: gift.code,
      amount,
      minimum,
      isActive: true,
      updatedAt: now,
    })
    .returning();
  if (written === undefined) throw new Error("the bonus was not written");
  await startTurnover(call, {
    source: gift.kind,
    amount,
    times: gift.turnoverTimes,
    memberBonusId: written.id,
  });
  return written;
}
