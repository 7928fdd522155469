import type { Call } from "../call/call.ts";
import type { CallOptions, MoneyOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";

/** Refund of losses (money.txt §7). */
export const refundCalls = (call: Call) => ({
  /** A page of refunds received. */
  list: (input: Body<"refundList">, options?: CallOptions) =>
    call("refundList", { body: input }, options),
  /** The refund accrued and whether it can be received. */
  check: (options?: CallOptions) => call("refundCheck", {}, options),
  /** Receives the refund. Moves money although it is a GET. */
  receive: (options: MoneyOptions) => call("refundReceive", {}, options),
  /** Adds the refund to the wallet. Moves money although it is a GET. */
  addWallet: (options: MoneyOptions) => call("refundAddWallet", {}, options),
  /** Banners before the refund modal. */
  banners: (options?: CallOptions) => call("refundBanners", {}, options),
});
