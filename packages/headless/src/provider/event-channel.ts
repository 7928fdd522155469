import type { SatangEvent, SatangEventListener } from "./event.types.ts";

/** The events of a scope. */
export type EventChannel = {
  /** The events that this page has emitted, oldest first; emptied when the session of their member ends. */
  readonly emitted: SatangEvent[];
  emit(event: SatangEvent): void;
  /** Returns a function that stops listening. */
  subscribe(listener: SatangEventListener): () => void;
};

/** A channel without listeners. A listener that throws stops neither the others nor an order. */
export function createEventChannel(): EventChannel {
  const listeners = new Set<SatangEventListener>();
  const emitted: SatangEvent[] = [];
  return {
    emitted,
    emit(event) {
      emitted.push(event);
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
