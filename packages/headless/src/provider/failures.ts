import type { Failure } from "@satang/core";

/** Every failed call of the scope, in one place: the session listens for lost identity and `gone`. */
export interface Failures {
  report(error: Failure): void;
  /** Returns how to stop listening. */
  subscribe(listener: (error: Failure) => void): () => void;
}

/** A channel without listeners. */
export function createFailures(): Failures {
  const listeners = new Set<(error: Failure) => void>();
  return {
    report(error) {
      for (const listener of listeners) listener(error);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
