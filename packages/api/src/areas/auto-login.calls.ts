import type { Call } from "../call/call.ts";
import type { CallOptions } from "../contract/call-options.types.ts";
import type { PathOf } from "../contract/operation.types.ts";

/** Links that open a game signed in (decision 13). Their addresses hold credentials: never logged, kept or put in an error. */
export const autoLoginCalls = (call: Call) => ({
  /** For providers that take the username only. */
  withUsername: ({ provider, username }: PathOf<"autoLoginWithUsername">, options?: CallOptions) =>
    call("autoLoginWithUsername", { path: { provider, username } }, options),
  /** For providers that take username and password. */
  withPassword: (
    { provider, username, password }: PathOf<"autoLoginWithPassword">,
    options?: CallOptions,
  ) => call("autoLoginWithPassword", { path: { provider, username, password } }, options),
});
