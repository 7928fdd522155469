/** Where small strings outlive a reload. Never throws: a full or forbidden storage forgets instead. */
export interface KeyValueStore {
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
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
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
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
        },
        () => {
          fallback.write(key, value);
          // A full storage still holds the value from before, which must not be read for the new one.
          attempt(
            (storage) => storage.removeItem(prefix + key),
            () => undefined,
          );
        },
      ),
    remove: (key) => {
      fallback.remove(key);
      attempt(
        (storage) => storage.removeItem(prefix + key),
        () => undefined,
      );
    },
  };
}
