import type { Satang } from "@satang/core";
import { eq } from "drizzle-orm";
import type { MemberCall } from "../calls/call.ts";
import { memberBonus } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { bonusWallet, house } from "../ledger/account.rules.ts";
import { balanceOf } from "../ledger/balance.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import { type DescriptionKind, recordStatement } from "../statement/record-statement.ts";
import { activeBonus, type MemberBonus } from "./active-bonus.ts";

/** Puts a bonus into the bonus wallet; until the bonus ends, only the full balance can be withdrawn. @throws BONUS_ALREADY_ACTIVE */
export async function takeBonus(
  call: MemberCall,
  gift: { code: string; name: string; amount: Satang; kind: DescriptionKind },
): Promise<MemberBonus> {
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
  const [written] = await tx
    .insert(memberBonus)
    .values({ memberId: member.id, bonusCode: gift.code, amount, isActive: true, updatedAt: now })
    .returning();
  if (written === undefined) throw new Error("the bonus was not written");
  return written;
}

/** Ends the active bonus and returns its rest to the site. @throws BONUS_CLEAR */
export async function endBonus(call: MemberCall): Promise<void> {
  const { tx, member, now } = call;
  await lockMember(tx, member.id);
  const active = await activeBonus(tx, member.id);
  if (active === undefined) throw refuse("BONUS_CLEAR");
  await tx.update(memberBonus).set({ isActive: false }).where(eq(memberBonus.id, active.id));
  const from = bonusWallet(member.id);
  const amount = await balanceOf(tx, from);
  if (amount === 0) return;
  const to = house("bonus");
  const movementId = await move(tx, { kind: "finish_bonus", from, to, amount, at: now });
  await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "finish_bonus",
    from: "bonus",
    amount,
    description: { bonus: active.bonusCode },
    reference: call.idempotencyKey,
    at: now,
  });
}
