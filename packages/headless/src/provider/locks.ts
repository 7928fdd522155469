/** One holder at a time by name, across tabs where the browser can. */
export interface Locks {
  /**
   * Runs `work` while holding the lock, and resolves to its result.
   * Resolves to `undefined` without running it when someone else holds the lock.
   */
  tryRun<T>(name: string, work: () => Promise<T>): Promise<T | undefined>;
}

/** Locks of this page only: for tests, and browsers without Web Locks (insecure contexts). */
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

/** Web Locks where there are any, else {@link createPageLocks}. */
export function createLocks({ prefix = "" }: { prefix?: string } = {}): Locks {
  const manager = globalThis.navigator?.locks;
  if (!manager) return createPageLocks();
  return {
    tryRun: (name, work) =>
      manager.request(prefix + name, { ifAvailable: true }, (lock) =>
        lock ? work() : Promise.resolve(undefined),
      ),
  };
}
