import type { SatangEvent, SatangEventListener } from "./event.types.ts";

/** How many events a late listener still gets: more than a member orders on one page. */
const KEPT_EVENTS = 100;

/** Options of a listener. */
export type SubscribeOptions = {
  /** Begins with the events that this page has emitted already. @default false */
  readonly fromStart?: boolean;
};

/** The events of a scope. */
export type EventChannel = {
  emit(event: SatangEvent): void;
  /** Returns a function that stops listening. */
  subscribe(listener: SatangEventListener, options?: SubscribeOptions): () => void;
};

/** A channel without listeners. A listener that throws stops neither the others nor an order. */
export function createEventChannel(): EventChannel {
  const listeners = new Set<SatangEventListener>();
  const emitted: SatangEvent[] = [];
  const notify = (listener: SatangEventListener, event: SatangEvent) => {
    try {
      listener(event);
    } catch (error) {
      reportError(error);
    }
  };
  return {
    emit(event) {
      emitted.push(event);
      if (emitted.length > KEPT_EVENTS) emitted.shift();
      for (const listener of listeners) notify(listener, event);
    },
    subscribe(listener, { fromStart = false } = {}) {
      if (fromStart) for (const event of emitted) notify(listener, event);
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
