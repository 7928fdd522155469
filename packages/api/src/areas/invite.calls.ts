import type { Call } from "../call/call.ts";
import type { CallOptions, MoneyOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";

/** Inviting friends (money.txt §7). */
export const inviteCalls = (call: Call) => ({
  /** A page of friends invited. */
  list: (input: Body<"inviteList">, options?: CallOptions) =>
    call("inviteList", { body: input }, options),
  /** Receives the invite bonus. Moves money although it is a GET. */
  receiveBonus: (options: MoneyOptions) => call("inviteReceiveBonus", {}, options),
  /** Banners before the invite modal. */
  banners: (options?: CallOptions) => call("inviteBanners", {}, options),
});
