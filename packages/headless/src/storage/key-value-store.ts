import { onShownAgain } from "./on-shown-again.ts";

/** Storage of short strings that outlives a reload. Never throws. */
export type KeyValueStore = {
  read(key: string): string | undefined;
  /**
   * Returns whether the value was stored permanently; `false` when the storage is full or forbidden
   * and the value is kept in memory only.
   */
  write(key: string, value: string): boolean;
  /**
   * Writes a value that must outlive the page, or leaves the earlier one. Returns whether it was stored permanently.
   */
  writeOrKeep(key: string, value: string): boolean;
  remove(key: string): void;
  /** Every key that has a value. */
  keys(): readonly string[];
  /** Called when another tab changed something. Returns a function that stops listening. */
  subscribe(listener: () => void): () => void;
};

/** Options of {@link createKeyValueStore}. */
export type KeyValueStoreOptions = {
  /** Prefix of every key, so that two embedded wallets on one origin stay separate. @default "" */
  prefix?: string;
};

/** The same in every store, by its other functions. */
export function writeOrKeep(this: KeyValueStore, key: string, value: string): boolean {
  const before = this.read(key);
  if (this.write(key, value)) return true;
  // A value in memory would hide the earlier one.
  this.remove(key);
  if (before !== undefined) this.write(key, before);
  return false;
}

/** Keeps values in the memory of the page only: for servers, tests and hosts without storage. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    writeOrKeep,
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    // No other tab has access to this memory.
    subscribe: () => () => {},
  };
}

/**
 * A browser storage (`localStorage`, `sessionStorage`) as a {@link KeyValueStore}. Takes a
 * function, because in a sandboxed frame even reading `window.localStorage` throws.
 */
export function createKeyValueStore(
  open: () => Storage,
  { prefix = "" }: KeyValueStoreOptions = {},
): KeyValueStore {
  const fallback = createMemoryStore();
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(open());
    } catch {
      return otherwise();
    }
  };
  return {
    read: (key) =>
      attempt(
        (storage) => storage.getItem(prefix + key) ?? fallback.read(key),
        () => fallback.read(key),
      ),
    write: (key, value) =>
      attempt(
        (storage) => {
          storage.setItem(prefix + key, value);
          fallback.remove(key);
          return true;
        },
        () => {
          fallback.write(key, value);
          // A full storage still contains the earlier value, which must not be read in place of the
          // new one.
          attempt(
            (storage) => storage.removeItem(prefix + key),
            () => undefined,
          );
          return false;
        },
      ),
    writeOrKeep,
    remove: (key) => {
      fallback.remove(key);
      attempt(
        (storage) => storage.removeItem(prefix + key),
        () => undefined,
      );
    },
    keys: () => {
      const stored = attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "")
            .filter((key) => key.startsWith(prefix))
            .map((key) => key.slice(prefix.length)),
        () => [],
      );
      return [...new Set([...stored, ...fallback.keys()])];
    },
    subscribe: (listener) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key.startsWith(prefix)) listener();
      };
      window.addEventListener("storage", onStorage);
      const stopShown = onShownAgain(listener);
      return () => {
        window.removeEventListener("storage", onStorage);
        stopShown();
      };
    },
  };
}
