import type { Call } from "../call/call.ts";
import type { CallOptions, MoneyOptions } from "../contract/call-options.types.ts";
import type { PathOf } from "../contract/operation.types.ts";

/** Promotion codes, always upper case (journey.txt §7). */
export const promotionCalls = (call: Call) => ({
  /** The promotion in use, or `null`. */
  current: (options?: CallOptions) => call("promotionCurrent", {}, options),
  /** Finds a promotion by its code; NO_PROMOTION when there is none. */
  find: ({ code }: PathOf<"promotionFind">, options?: CallOptions) =>
    call("promotionFind", { path: { code } }, options),
  /** Receives a promotion. Moves money although it is a GET. A bare `true` proves nothing, like every reply that says nothing of the call. */
  activate: ({ code }: PathOf<"promotionActivate">, options: MoneyOptions) =>
    call("promotionActivate", { path: { code } }, options),
});
