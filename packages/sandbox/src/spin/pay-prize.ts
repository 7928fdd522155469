import { toExactSatang, ZERO } from "@satang/core";
import { payBonus } from "../bonus/pay-bonus.ts";
import { startTurnover } from "../bonus/turnover.ts";
import type { MemberCall } from "../calls/call.ts";
import type { Slice } from "../prize/slice.types.ts";

/** Puts the value of a coupon into the wallet; a bonus has a turnover condition. */
export async function payPrize(call: MemberCall<unknown>, slice: Slice): Promise<void> {
  const amount = toExactSatang(slice.prize) ?? ZERO;
  await payBonus(call, { kind: "prize", amount, description: { luckydraw: slice.name } });
  if (slice.kind !== "bonus") return;
  await startTurnover(call, { source: "prize", amount, times: call.settings.turnoverTimes });
}
