import type { Client } from "@satang/api";
import type { Edition } from "@satang/core";
import type { QueryClient } from "@tanstack/react-query";
import { type ActorRegistry, createActorRegistry } from "../actors/actor-registry.ts";
import { createLocks, type Locks } from "../locks/locks.ts";
import { createSatangQueryClient } from "../queries/query-client.ts";
import { createKeyValueStore, type KeyValueStore } from "../storage/key-value-store.ts";
import { createTokenStore, type TokenStore } from "../storage/token-store.ts";
import type { ChatOptions } from "./chat-options.ts";
import type { Clock } from "./clock.ts";
import { createEventChannel, type EventChannel } from "./event-channel.ts";
import { createFailures, type Failures } from "./failures.ts";
import { createGiftLinkSeal, type GiftLinkOptions, type GiftLinkSeal } from "./gift-link-seal.ts";
import type { ProtectionOptions } from "./protection-options.ts";

export type { Client } from "@satang/api";

export type { Edition } from "@satang/core";

/**
 * The guarantees of the backend about money. `checkMoneyBackend` of `@satang/api/testing` checks
 * them with a test site (docs/money-engine.md).
 */
export type BackendPromises = {
  /**
   * The backend executes an `Idempotency-Key` once, so that a retry with the same key is offered at once.
   * @default false
   */
  honoursKeys?: boolean;
  /**
   * After this time the service can no longer execute a call, and its replicas are up to date, ms.
   * At least one minute, and at least 30 seconds longer than the client's timeout. @default 90_000
   */
  settleMs?: number;
  /**
   * Money that `withdrawAll` draws on: the wallet and the active games together, or the wallet alone (decision 47).
   * @default "total"
   */
  withdrawsFrom?: "total" | "wallet";
};

/**
 * Informs the service that the member has signed out, for example with `client.session.logout`. The page is signed out at the
 * same time and does not wait: what it resolves to or rejects with is not used.
 *
 * `options` has the token that was stored until now, and a signal that ends the call after 10 s.
 */
export type SignOutCall = (
  client: Client,
  options: { readonly token: string; readonly signal: AbortSignal },
) => Promise<unknown>;

/** Everything from outside of React that hooks use. */
export type SatangScope = {
  client: Client;
  /** The member's token; the client reads the same store. */
  tokens: TokenStore;
  /** Kept after the browser closes (`localStorage`). */
  storage: KeyValueStore;
  /** Ends with the tab (`sessionStorage`). */
  tabStorage: KeyValueStore;
  locks: Locks;
  /** Server time. */
  clock: Clock;
  queryClient: QueryClient;
  /** Machines that are independent of components. */
  actors: ActorRegistry;
  failures: Failures;
  /** Events about the member's money, for the host. */
  events: EventChannel;
  edition: Edition;
  backend: BackendPromises;
  giftLink: GiftLinkSeal;
  /** `null` when the host turned it off. */
  protection: ProtectionOptions | null;
  chat?: ChatOptions | undefined;
  signOut?: SignOutCall | undefined;
  /** As the host names them; read them with `usePictureOrigins`. */
  pictureOrigins: readonly string[];
};

/** Options of a host; everything except the client has a default. */
export interface SatangScopeOptions extends GiftLinkOptions {
  client: Client;
  /** @default createTokenStore({ prefix }) */
  tokens?: TokenStore;
  /** @default localStorage */
  storage?: KeyValueStore;
  /** @default sessionStorage */
  tabStorage?: KeyValueStore;
  /** @default Web Locks, otherwise leases in `storage` */
  locks?: Locks;
  /** @default the client's clock, which follows the server's */
  clock?: Clock;
  /** @default createSatangQueryClient() */
  queryClient?: QueryClient;
  /**
   * Channel in which the client reports a lost identity and `gone`. @default a new channel that
   * queries report to
   */
  failures?: Failures;
  /** Prefix of every storage key and lock name. @default "" */
  prefix?: string;
  /** @default "thai" */
  edition?: Edition;
  /** @default no guarantees */
  backend?: BackendPromises;
  /**
   * The player protection: reality checks, own limits, breaks. `false` turns it off. @default on, kept on
   * the device
   */
  protection?: ProtectionOptions | false;
  /** The chat backend. @default none: new messages are read every 5 s */
  chat?: ChatOptions | undefined;
  /** The call that ends a token when its member signs out. @default none: the token is removed from the device only */
  signOut?: SignOutCall | undefined;
  /**
   * Further origins from which pictures of the service are shown, such as `["https://pictures.example"]`: logos of games,
   * banners, pictures of the chat. A name that is not an origin with `https:` is left out. @default none: those of the page
   * and of the backend only
   */
  pictureOrigins?: readonly string[] | undefined;
}

/** Locks by leases, loaded with the first lock on a page without Web Locks. */
function lazyStorageLocks(storage: KeyValueStore): Locks {
  let loaded: Promise<Locks> | undefined;
  return {
    async tryRun(name, work) {
      loaded ??= import("../locks/storage-locks.ts").then((module) =>
        module.createStorageLocks(storage),
      );
      return (await loaded).tryRun(name, work);
    },
  };
}

/** Fills in the defaults. Uses neither network nor storage before the first use. */
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
    locks: options.locks ?? createLocks({ prefix, otherwise: lazyStorageLocks(storage) }),
    clock: options.clock ?? client.clock,
    queryClient: options.queryClient ?? createSatangQueryClient(),
    actors: createActorRegistry(),
    failures: options.failures ?? createFailures(),
    events: createEventChannel(),
    giftLink: createGiftLinkSeal(options),
    protection: options.protection === false ? null : (options.protection ?? {}),
    chat: options.chat,
    signOut: options.signOut,
    pictureOrigins: options.pictureOrigins ?? [],
  };
}
