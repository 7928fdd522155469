import type { Call } from "../call/call.ts";
import type { CallOptions, MoneyOptions } from "../contract/call-options.types.ts";
import type { PathOf } from "../contract/operation.types.ts";

/** Bonuses (journey.txt §7). */
export const bonusCalls = (call: Call) => ({
  /** Bonuses on offer. */
  list: (options?: CallOptions) => call("bonusList", {}, options),
  /** Receives a bonus. Moves money although it is a GET. */
  activate: ({ code }: PathOf<"bonusActivate">, options: MoneyOptions) =>
    call("bonusActivate", { path: { code } }, options),
  /** Whether a bonus is active, and its type. */
  checkActive: (options?: CallOptions) => call("bonusCheckActive", {}, options),
  /** Balance in baht below which a bonus ends. */
  checkMinimum: (options?: CallOptions) => call("bonusCheckMinimum", {}, options),
  /** Cancels the active bonus; resolves to a message to show. Moves money although it is a GET. */
  clear: (options: MoneyOptions) => call("bonusClear", {}, options),
});
