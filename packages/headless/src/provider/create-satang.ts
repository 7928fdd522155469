import { type ClientOptions, createClient } from "@satang/api";
import { createTokenStore } from "../storage/token-store.ts";
import { warnOfBaseUrl } from "./base-url-problem.ts";
import { createFailures } from "./failures.ts";
import type { SatangScopeOptions } from "./scope.ts";

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
export function createSatang({
  tokens: ownTokens,
  storage,
  tabStorage,
  locks,
  queryClient,
  prefix = "",
  edition = "thai",
  backend = {},
  giftLinkKey,
  sealGiftLink,
  protection,
  chat,
  ...clientOptions
}: SatangOptions): SatangScopeOptions {
  const tokens = ownTokens ?? createTokenStore({ prefix });
  const failures = createFailures();
  if (process.env.NODE_ENV !== "production") warnOfBaseUrl(clientOptions.baseUrl);
  const client = createClient({
    ...clientOptions,
    getToken: () => tokens.read(),
    onGone: () => failures.report({ kind: "gone" }),
    onUnauthorized: (error) => failures.report(error),
  });
  return {
    client,
    tokens,
    failures,
    prefix,
    edition,
    backend,
    ...(giftLinkKey === undefined ? {} : { giftLinkKey }),
    ...(sealGiftLink ? { sealGiftLink } : {}),
    ...(protection === undefined ? {} : { protection }),
    ...(chat ? { chat } : {}),
    ...(storage ? { storage } : {}),
    ...(tabStorage ? { tabStorage } : {}),
    ...(locks ? { locks } : {}),
    ...(queryClient ? { queryClient } : {}),
  };
}
