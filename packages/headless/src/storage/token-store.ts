import { createKeyValueStore, type KeyValueStore } from "./key-value-store.ts";
import { storageKeys } from "./storage-keys.ts";

/** Stores the member's token. Provide your own for a session in a cookie or in memory. */
export interface TokenStore {
  read(): string | undefined;
  /** With `remember` the token is kept after the browser closes, otherwise until the tab closes. */
  write(token: string, options: { remember: boolean }): void;
  /** Signs out here and in every other tab. */
  clear(): void;
  /** Called when another tab signed in or out. Returns a function that stops listening. */
  subscribe(listener: (token: string | undefined) => void): () => void;
}

/** Options of {@link createTokenStore}. */
export interface TokenStoreOptions {
  /** Prefix of the storage key and the channel name. @default "" */
  prefix?: string;
  /** @default window.localStorage */
  persistent?: KeyValueStore;
  /** @default window.sessionStorage */
  temporary?: KeyValueStore;
}

/**
 * The default store: `localStorage` when the member wants to be remembered, otherwise
 * `sessionStorage`. Other tabs cannot read a session token, so sign-out is also sent with a
 * BroadcastChannel.
 * @example
 * const satang = createSatang({ baseUrl, tokens: createTokenStore({ prefix: "acme-" }) });
 */
export function createTokenStore({
  prefix = "",
  persistent = createKeyValueStore(() => window.localStorage, { prefix }),
  temporary = createKeyValueStore(() => window.sessionStorage, { prefix }),
}: TokenStoreOptions = {}): TokenStore {
  const key = storageKeys.token;
  const listeners = new Set<(token: string | undefined) => void>();
  const read = () => temporary.read(key) ?? persistent.read(key);
  const forget = () => {
    temporary.remove(key);
    persistent.remove(key);
  };
  const notify = () => {
    for (const listener of listeners) listener(read());
  };

  let channel: BroadcastChannel | undefined;
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === prefix + key) notify();
  };
  const onSignedOut = () => {
    forget();
    notify();
  };
  const listen = () => {
    window.addEventListener("storage", onStorage);
    if (typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(`${prefix}satang-sign-out`);
    channel.addEventListener("message", onSignedOut);
  };
  const unlisten = () => {
    window.removeEventListener("storage", onStorage);
    channel?.close();
    channel = undefined;
  };
  const broadcast = () => {
    if (typeof BroadcastChannel === "undefined") return;
    // A channel does not receive its own messages, so the listening channel can post; without one,
    // a temporary channel posts.
    const sender = channel ?? new BroadcastChannel(`${prefix}satang-sign-out`);
    sender.postMessage("signed-out");
    if (sender !== channel) sender.close();
  };

  return {
    read,
    write(token, { remember }) {
      forget();
      (remember ? persistent : temporary).write(key, token);
    },
    clear() {
      forget();
      broadcast();
    },
    subscribe(listener) {
      if (listeners.size === 0) listen();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unlisten();
      };
    },
  };
}
