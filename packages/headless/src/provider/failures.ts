import type { Failure } from "@satang/core";

/**
 * A channel for every failed call of the scope; the session listens for a lost identity and `gone`.
 */
export type Failures = {
  report(error: Failure): void;
  /** Returns a function that stops listening. */
  subscribe(listener: (error: Failure) => void): () => void;
};

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
