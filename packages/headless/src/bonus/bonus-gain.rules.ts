import { type Satang, subtractSatang, ZERO } from "@satang/core";
import type { MemberWallet } from "../wallet/wallet.rules.ts";

/** A reading of the bonus wallet. */
export type BonusReading = Pick<MemberWallet, "bonus" | "syncedAt">;

/**
 * A reading that has the bonus wallet before an order was sent, and not one that came later.
 * @param sentAt server time in ms; `null` when nothing was sent
 */
export const isReadBefore = (reading: BonusReading | null, sentAt: number | null): boolean =>
  reading !== null && reading.bonus !== null && sentAt !== null && reading.syncedAt <= sentAt;

/** The amount that the bonus wallet gained between two readings; `null` when it gained nothing, or is not known in both. */
export function bonusGain(before: BonusReading | null, after: BonusReading | null): Satang | null {
  if (!before || !after || before.bonus === null || after.bonus === null) return null;
  const gained = subtractSatang(after.bonus, before.bonus);
  return gained > ZERO ? gained : null;
}
