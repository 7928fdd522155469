import type { ApiError } from "@satang/api";

/** Every failed call of the scope, in one place: the session listens for lost identity and `gone`. */
export interface Failures {
  report(error: ApiError): void;
  /** Returns how to stop listening. */
  subscribe(listener: (error: ApiError) => void): () => void;
}

/** A channel without listeners. */
export function createFailures(): Failures {
  const listeners = new Set<(error: ApiError) => void>();
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
