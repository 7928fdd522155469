import type { SatangEvent, SatangEventListener } from "./event.types.ts";

/** The events of a scope. */
export type EventChannel = {
  /** The events that this page has emitted, oldest first. */
  readonly emitted: readonly SatangEvent[];
  emit(event: SatangEvent): void;
  /** Forgets the emitted events: they are of a member who is not here any more. */
  forget(): void;
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
    forget() {
      emitted.length = 0;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
