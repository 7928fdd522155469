import type { Call } from "../call/call.ts";
import type { CallOptions, MoneyOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";

/** The prize wheel (journey.txt §7). A refusal with status 200 becomes an error like any other. */
export const spinwheelCalls = (call: Call) => ({
  /** The wheel and the coins left. */
  setup: (options?: CallOptions) => call("spinwheelSetup", {}, options),
  /** Spins; resolves to the slice won and the coins left. */
  spin: (options: MoneyOptions) => call("spinwheelSpin", {}, options),
  /** Coupons won. */
  coupons: (options?: CallOptions) => call("spinwheelCoupons", {}, options),
  /** Claims a coupon by its prize code. */
  claimCoupon: (input: Body<"spinwheelClaimCoupon">, options: MoneyOptions) =>
    call("spinwheelClaimCoupon", { body: input }, options),
  /** Whether the wheel is on. */
  active: (options?: CallOptions) => call("spinwheelActive", {}, options),
});
