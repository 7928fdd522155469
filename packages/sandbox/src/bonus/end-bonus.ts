import { addSatang, type Satang, satang } from "@satang/core";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { memberBonus, statementEntry, turnover } from "../database/schema.ts";
import { bonusWallet, house, wallet } from "../ledger/account.rules.ts";
import { balanceOf, balancesOf } from "../ledger/balance.ts";
import { move } from "../ledger/ledger.ts";
import type { Settings } from "../settings/settings.ts";
import { recordStatement } from "../statement/record-statement.ts";
import { activeBonus, type MemberBonus } from "./active-bonus.ts";

/** How a bonus ends: its turnover is complete, and its rest is the member's; or its rest returns to the site. */
type End = {
  readonly restTo: "member" | "site";
  /** The Idempotency-Key of the call that ends it. */
  readonly reference?: string | undefined;
  readonly at: Date;
};

/** Ends an active bonus, with one statement row when a rest moves. The caller has the member's lock. */
export async function endBonus(
  tx: Db,
  bonus: MemberBonus,
  { restTo, reference, at }: End,
): Promise<void> {
  const { memberId } = bonus;
  await tx.update(memberBonus).set({ isActive: false }).where(eq(memberBonus.id, bonus.id));
  if (restTo === "site") await tx.delete(turnover).where(eq(turnover.memberBonusId, bonus.id));
  await tx
    .update(statementEntry)
    .set({ status: "SUCCESS" })
    .where(
      and(
        eq(statementEntry.memberId, memberId),
        eq(statementEntry.type, "bonus"),
        eq(statementEntry.status, "PROCESSING"),
      ),
    );
  const from = bonusWallet(memberId);
  const amount = await balanceOf(tx, from);
  if (amount === 0) return;
  const to = restTo === "member" ? wallet(memberId) : house("bonus");
  const movementId = await move(tx, { kind: "finish_bonus", from, to, amount, at });
  await recordStatement(tx, {
    memberId,
    movementId,
    type: "finish_bonus",
    from: "bonus",
    ...(restTo === "member" && { to: "wallet" }),
    amount,
    description: { bonus: bonus.bonusCode },
    reference,
    at,
  });
}

/** The money of the member and the bonus below which a bonus ends: its own minimum, and that of the site. */
export const minimumOf = (
  bonus: Pick<MemberBonus, "minimum"> | undefined,
  { bonusMinimum }: Pick<Settings, "bonusMinimum">,
): Satang => satang(Math.max(bonusMinimum, bonus?.minimum ?? 0));

/** Ends the active bonus when the member's money and the bonus together are below its minimum. */
export async function endLowBonus(
  tx: Db,
  memberId: number,
  settings: Settings,
  at: Date,
): Promise<void> {
  const bonus = await activeBonus(tx, memberId);
  if (bonus === undefined) return;
  const money = addSatang(...(await balancesOf(tx, memberId)).values());
  if (money < minimumOf(bonus, settings)) await endBonus(tx, bonus, { restTo: "site", at });
}
