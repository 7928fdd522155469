/** The Idempotency-Keys of calls that have arrived and are not carried out yet. */
export type KeysInFlight = {
  /** Takes a name until it is released. @returns how to release it, or `undefined` when it is taken */
  claim(name: string): (() => void) | undefined;
};

/** Keeps the keys of one process. */
export function createKeysInFlight(): KeysInFlight {
  const taken = new Set<string>();
  return {
    claim(name) {
      if (taken.has(name)) return undefined;
      taken.add(name);
      return () => taken.delete(name);
    },
  };
}
