/** Where small strings outlive a reload. Never throws. */
export interface KeyValueStore {
  read(key: string): string | undefined;
  /**
   * Returns whether the value outlives this page as long as the store promises: `false` when the storage is full or
   * forbidden, and the value is kept in memory only.
   */
  write(key: string, value: string): boolean;
  remove(key: string): void;
  /** Every key that has a value. */
  keys(): readonly string[];
  /** Called when another tab has changed something. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

/** Options of {@link createKeyValueStore}. */
export interface KeyValueStoreOptions {
  /** Put before every key, so that two embedded wallets on one origin stay apart. @default "" */
  prefix?: string;
}

/** Keeps values in the page's memory only: for servers, tests and hosts that allow no storage. */
export function createMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key),
    write: (key, value) => {
      values.set(key, value);
      return true;
    },
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
    // No other tab sees this memory.
    subscribe: () => () => {},
  };
}

/**
 * A browser storage (`localStorage`, `sessionStorage`) as a {@link KeyValueStore}.
 * Takes a function, because in a sandboxed frame even touching `window.localStorage` throws.
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
          // A full storage still holds the value from before, which must not be read for the new one.
          attempt(
            (storage) => storage.removeItem(prefix + key),
            () => undefined,
          );
          return false;
        },
      ),
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
      return () => window.removeEventListener("storage", onStorage);
    },
  };
}
