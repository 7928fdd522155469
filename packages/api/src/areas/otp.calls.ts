import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";

/** Calls for one-time codes (journey.txt §7). */
export const otpCalls = (call: Call) => ({
  /** Sends a code. A reply with `code: "OTP_VERIFIED"` means none is needed. */
  send: (input: Body<"otpSend">, options?: CallOptions) =>
    call("otpSend", { body: input }, options),
  /** Checks a code. */
  verify: (input: Body<"otpVerify">, options?: CallOptions) =>
    call("otpVerify", { body: input }, options),
});
