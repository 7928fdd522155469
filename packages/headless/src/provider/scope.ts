import type { Client } from "@satang/api";
import type { Edition } from "@satang/core";
import type { QueryClient } from "@tanstack/react-query";
import { type ActorRegistry, createActorRegistry } from "../actors/actor-registry.ts";
import { createLocks, type Locks } from "../locks/locks.ts";
import { createStorageLocks } from "../locks/storage-locks.ts";
import { createSatangQueryClient } from "../queries/query-client.ts";
import { createKeyValueStore, type KeyValueStore } from "../storage/key-value-store.ts";
import { createTokenStore, type TokenStore } from "../storage/token-store.ts";
import type { Clock } from "./clock.ts";
import { createFailures, type Failures } from "./failures.ts";

export type { Client } from "@satang/api";

export type { Edition } from "@satang/core";

/**
 * What the backend promises about money. `checkMoneyBackend` of `@satang/api/testing` proves it against a test site
 * (docs/money-engine.md).
 */
export interface BackendPromises {
  /** It runs an `Idempotency-Key` once, so that a retry with the same key is offered at once. @default false */
  honoursKeys?: boolean;
  /**
   * After this time the service can no longer act on a call, and its replicas show what it did, ms. Never less than a
   * minute, never less than half a minute beyond the client's timeout. @default 90_000
   */
  settleMs?: number;
}

/** Everything a hook may need from outside React. */
export interface SatangScope {
  client: Client;
  /** The member's token; the client reads the same store. */
  tokens: TokenStore;
  /** Outlives the browser (`localStorage`). */
  storage: KeyValueStore;
  /** Ends with the tab (`sessionStorage`). */
  tabStorage: KeyValueStore;
  locks: Locks;
  /** Server time. */
  clock: Clock;
  queryClient: QueryClient;
  /** Machines that live outside components. */
  actors: ActorRegistry;
  failures: Failures;
  edition: Edition;
  backend: BackendPromises;
}

/** What a host brings; everything but the client has a default. */
export interface SatangScopeOptions {
  client: Client;
  /** @default createTokenStore({ prefix }) */
  tokens?: TokenStore;
  /** @default localStorage */
  storage?: KeyValueStore;
  /** @default sessionStorage */
  tabStorage?: KeyValueStore;
  /** @default Web Locks, else leases in `storage` */
  locks?: Locks;
  /** @default the client's clock, which follows the server's */
  clock?: Clock;
  /** @default createSatangQueryClient() */
  queryClient?: QueryClient;
  /** Where the client reports lost identity and `gone`. @default an own one: queries report into it */
  failures?: Failures;
  /** Put before every storage key and lock name. @default "" */
  prefix?: string;
  /** @default "thai" */
  edition?: Edition;
  /** @default promises nothing */
  backend?: BackendPromises;
}

/** Fills in the defaults. Touches neither network nor storage before first use. */
export function createScope(options: SatangScopeOptions): SatangScope {
  const { client, prefix = "", edition = "thai", backend = {} } = options;
  const storage = options.storage ?? createKeyValueStore(() => window.localStorage, { prefix });
  return {
    client,
    edition,
    backend,
    tokens: options.tokens ?? createTokenStore({ prefix }),
    storage,
    tabStorage: options.tabStorage ?? createKeyValueStore(() => window.sessionStorage, { prefix }),
    locks: options.locks ?? createLocks({ prefix, otherwise: createStorageLocks(storage) }),
    clock: options.clock ?? client.clock,
    queryClient: options.queryClient ?? createSatangQueryClient(),
    actors: createActorRegistry(),
    failures: options.failures ?? createFailures(),
  };
}
