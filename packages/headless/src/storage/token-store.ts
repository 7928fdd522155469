import { createKeyValueStore, type KeyValueStore } from "./key-value-store.ts";
import { onShownAgain } from "./on-shown-again.ts";
import { storageKeys } from "./storage-keys.ts";

/** Stores the member's token. Provide your own for a session in a cookie or in memory; none of its functions may throw. */
export type TokenStore = {
  /** `null` when nobody is signed in. */
  read(): string | null;
  /**
   * `false` until it is known whether there is a token; then the listeners are called. @default always known
   */
  isKnown?(): boolean;
  /**
   * For whom the page was rendered, when it is shown to nobody else: then the session is known in the first rendering. What
   * has changed since then, in another tab for example, is rendered afterwards. @default the session is unknown until then
   */
  readonly renderedFor?: "signedIn" | "signedOut";
  /** Whether members log in on the host's own page, and not here. @default false */
  readonly isOfHost?: boolean;
  /** With `remember` the token is kept after the browser closes, otherwise, and on a full device, until the tab closes. */
  write(token: string, options: { remember: boolean }): void;
  /** Signs out here and in every other tab. */
  clear(): void;
  /** Called when another tab signed in or out, with the token or `null`. Returns a function that stops listening. */
  subscribe(listener: (token: string | null) => void): () => void;
};

/** Options of {@link createTokenStore}. */
export type TokenStoreOptions = {
  /** Prefix of the storage key and the channel name. @default "" */
  prefix?: string;
  /** @default window.localStorage */
  persistent?: KeyValueStore;
  /** @default window.sessionStorage */
  temporary?: KeyValueStore;
};

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
  const listeners = new Set<(token: string | null) => void>();
  const read = () => temporary.read(key) ?? persistent.read(key) ?? null;
  const forget = () => {
    temporary.remove(key);
    persistent.remove(key);
  };
  const notify = () => {
    for (const listener of listeners) listener(read());
  };

  let channel: BroadcastChannel | undefined;
  let stopShown: (() => void) | undefined;
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === prefix + key) notify();
  };
  const onSignedOut = () => {
    forget();
    notify();
  };
  const openChannel = (): BroadcastChannel | undefined =>
    window.BroadcastChannel && new BroadcastChannel(`${prefix}satang-sign-out`);
  const listen = () => {
    window.addEventListener("storage", onStorage);
    stopShown = onShownAgain(notify);
    channel = openChannel();
    channel?.addEventListener("message", onSignedOut);
  };
  const unlisten = () => {
    window.removeEventListener("storage", onStorage);
    stopShown?.();
    channel?.close();
    channel = undefined;
  };
  const broadcast = () => {
    // A channel does not receive its own messages, so the listening channel can post; without one,
    // a temporary channel posts.
    const sender = channel ?? openChannel();
    sender?.postMessage("signed-out");
    if (sender !== channel) sender?.close();
  };

  return {
    read,
    write(token, { remember }) {
      forget();
      // A full device keeps it for the tab, so that a reload signs nobody out.
      if (!remember || !persistent.write(key, token)) temporary.write(key, token);
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
