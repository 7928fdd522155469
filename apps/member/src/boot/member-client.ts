import { type ApiError, bindClockToPage, type Client, createClient } from "@satang/api";
import { createFailures, createTokenStore, type Failures, type TokenStore } from "@satang/headless";
import { config } from "../config.ts";

/** The client, what signs its calls, and what it reports outside any one call. */
export interface MemberClient {
  client: Client;
  tokens: TokenStore;
  /** The end of the site and of the session, from any call; bridged into the provider's scope. */
  failures: Failures;
}

/** The app's one client. */
export function createMemberClient(): MemberClient {
  const tokens = createTokenStore({ prefix: config.storagePrefix });
  const failures = createFailures();
  const report = (error: ApiError) => failures.report(error);
  const client = createClient({
    baseUrl: config.apiBaseUrl || window.location.origin,
    getToken: () => tokens.read() ?? null,
    onGone: () => report({ kind: "gone" }),
    onUnauthorized: report,
  });
  bindClockToPage(client.clock, window);
  return { client, tokens, failures };
}
