"use client";

import { type ClientOptions, createClient } from "@satang/api";
import { createTokenStore } from "../storage/token-store.ts";
import { warnOfBaseUrl } from "./base-url-problem.ts";
import { createFailures } from "./failures.ts";
import type { SatangScopeOptions } from "./scope.ts";
import { warnOfToken } from "./warn-of-token.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Options of {@link createSatang}: those of the client and of the provider. */
export interface SatangOptions
  extends Omit<ClientOptions, "getToken" | "onGone" | "onUnauthorized" | "clock">,
    Omit<SatangScopeOptions, "client" | "failures" | "clock"> {}

/**
 * Creates client, token store and failure channel, connected to each other: the props of
 * `SatangProvider`. Call it once, outside of React. Throws a TypeError when `baseUrl` is not an
 * address.
 * @example const satang = createSatang({ baseUrl: "https://wallet.satang.example" });
 */
export function createSatang(options: SatangOptions): SatangScopeOptions {
  const tokens = options.tokens ?? createTokenStore(options);
  const failures = createFailures();
  if (process.env.NODE_ENV !== "production") warnOfBaseUrl(options.baseUrl);
  const client = createClient({
    ...options,
    getToken: () =>
      process.env.NODE_ENV === "production" ? tokens.read() : warnOfToken(tokens.read()),
    onGone: () => failures.report({ kind: "gone" }),
    onUnauthorized: (error) => failures.report(error),
  });
  return { ...options, client, tokens, failures };
}
