import { payBonus } from "../bonus/pay-bonus.ts";
import type { MemberCall } from "../calls/call.ts";
import type { Slice } from "./wheel.data.ts";

/** Puts the value of a coupon into the wallet. */
export async function payPrize(call: MemberCall<unknown>, slice: Slice): Promise<void> {
  const description = { luckydraw: `คูปองกงล้อ ${slice.label} บาท` };
  await payBonus(call, { kind: "prize", amount: slice.prize, description });
}
