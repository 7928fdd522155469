import { payBonus } from "../bonus/pay-bonus.ts";
import type { MemberCall } from "../http/call.ts";
import type { Slice } from "./wheel.data.ts";

/** Puts a coupon's worth into the wallet. */
export async function payPrize(call: MemberCall<unknown>, slice: Slice): Promise<void> {
  const description = { luckydraw: `คูปองกงล้อ ${slice.label} บาท` };
  await payBonus(call, { kind: "prize", amount: slice.prize, description });
}
