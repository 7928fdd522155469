import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";
import type { Body } from "../contract/operation.types.ts";

/** Logging in and out. */
export const sessionCalls = (call: Call) => ({
  /** Logs in with a phone number or username; resolves to the token. */
  login: (input: Body<"sessionLogin">, options?: CallOptions) =>
    call("sessionLogin", { body: input }, options),
  /** Ends the session of the stored token, also when the page is left meanwhile. Optional for a backend (decision 20). */
  logout: (options?: CallOptions) => call("sessionLogout", { keepsAlive: true }, options),
});
