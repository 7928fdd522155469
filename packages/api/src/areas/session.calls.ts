import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";

/** Logging in. Logging out makes no call (decision 20). */
export const sessionCalls = (call: Call) => ({
  /** Logs in with a phone number or username; resolves to the token. */
  login: (input: Body<"sessionLogin">, options?: CallOptions) =>
    call("sessionLogin", { body: input }, options),
});
