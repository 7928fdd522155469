/** Locks with one holder per name, across tabs when the browser supports it. */
export type Locks = {
  /**
   * Runs `work` while holding the lock, and resolves to its result. Resolves to `undefined` without
   * running it when the lock is held already.
   */
  tryRun<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
};

/** Locks within this page only: for tests, and hosts with one page. */
export function createPageLocks(): Locks {
  const held = new Set<string>();
  return {
    async tryRun(name, work) {
      if (held.has(name)) return undefined;
      held.add(name);
      try {
        return await work();
      } finally {
        held.delete(name);
      }
    },
  };
}

/** Options of {@link createLocks}. */
export type LocksOptions = {
  /** Prefix of every lock name. @default "" */
  prefix?: string;
  /** The locks to use when Web Locks are missing or forbidden. @default createPageLocks() */
  otherwise?: Locks;
  /** @default navigator.locks */
  manager?: Pick<LockManager, "request"> | undefined;
};

/** Web Locks; when they are missing, or forbidden in a frame, the locks of `otherwise`. */
export function createLocks({
  prefix = "",
  otherwise = createPageLocks(),
  manager = globalThis.navigator?.locks,
}: LocksOptions = {}): Locks {
  if (!manager) return otherwise;
  return {
    async tryRun<T>(name: string, work: () => Promise<T>): Promise<T | undefined> {
      let isAnswered = false;
      try {
        return await manager.request(prefix + name, { ifAvailable: true }, async (lock) => {
          isAnswered = true;
          return lock ? work() : undefined;
        });
      } catch (error) {
        if (isAnswered) throw error;
        return otherwise.tryRun(name, work);
      }
    },
  };
}
