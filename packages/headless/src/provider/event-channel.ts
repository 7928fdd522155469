import type { SatangEvent, SatangEventListener } from "./event.types.ts";

/** The events of a scope. */
export type EventChannel = {
  emit(event: SatangEvent): void;
  /** Returns a function that stops listening. */
  subscribe(listener: SatangEventListener): () => void;
};

/** A channel without listeners. A listener that throws stops neither the others nor an order. */
export function createEventChannel(): EventChannel {
  const listeners = new Set<SatangEventListener>();
  return {
    emit(event) {
      for (const listener of listeners) {
        try {
          listener(event);
        } catch (error) {
          reportError(error);
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
